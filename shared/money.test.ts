import { describe, expect, it } from 'vitest';
import { decimalString, formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [{ amount: 7900, currency: 'USD' }, 'en-US', '$79.00'],
    [{ amount: 7900, currency: 'JPY' }, 'en-US', '¥7,900'],
    [{ amount: 7900, currency: 'KWD' }, 'en-US', 'KWD\u00a07.900'],
    [{ amount: 129_900, currency: 'EUR' }, 'de-DE', '1.299,00\u00a0€'],
    [{ amount: 10_000_000, currency: 'INR' }, 'en-IN', '₹1,00,000.00'],
    [{ amount: 5, currency: 'USD' }, 'en-US', '$0.05'],
    [{ amount: -7905, currency: 'USD' }, 'en-US', '-$79.05'],
  ])('shows %o in %s with the decimals of its currency', (money, locale, shown) => {
    expect(formatMoney(money, locale)).toBe(shown);
  });

  it('shows the largest amount to the last cent, where a float would round it', () => {
    expect(formatMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'USD' })).toBe('$90,071,992,547,409.91');
  });
});

describe('decimalString', () => {
  it.each([
    [7905, 'USD', '79.05'],
    [5, 'KWD', '0.005'],
    [0, 'USD', '0.00'],
    [7900, 'JPY', '7900'],
    [-5, 'USD', '-0.05'],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(decimalString({ amount, currency })).toBe(text);
  });
});
