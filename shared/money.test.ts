import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalString, formatMoney, minorUnitDigits, parseMoney } from './money.ts';

const currencies = ['JPY', 'KRW', 'USD', 'EUR', 'GBP', 'INR', 'CHF', 'KWD', 'BHD', 'TND'];
const locales = [
  'en-US',
  'en-GB',
  'en-IN',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'pl-PL',
  'pt-BR',
  'sv-SE',
  'ja-JP',
];

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

describe('parseMoney', () => {
  it.each([
    ['1,299.00', 'USD', 'en-US', 129_900],
    ['1299', 'USD', 'en-US', 129_900],
    ['12.5', 'USD', 'en-US', 1250],
    ['1.299,00', 'EUR', 'de-DE', 129_900],
    ['1 299,00', 'EUR', 'fr-FR', 129_900],
    ['1\u202f299,00', 'EUR', 'fr-FR', 129_900],
    ["1'299.00", 'CHF', 'de-CH', 129_900],
    ['1’299.00', 'CHF', 'de-CH', 129_900],
    ['1,00,000', 'INR', 'en-IN', 10_000_000],
    ['7,900', 'JPY', 'en-US', 7900],
    ['12.00', 'JPY', 'en-US', 12],
    ['7.905', 'KWD', 'en-US', 7905],
    [' 79.05 ', 'USD', 'en-US', 7905],
  ])('reads %j as %s in %s', (text, currency, locale, amount) => {
    expect(parseMoney(text, currency, locale)).toEqual({ amount, currency });
  });

  it.each([
    ['1.299', 'USD', 'en-US', 'more decimals than cents have'],
    ['1,299', 'EUR', 'de-DE', 'a decimal comma with three digits'],
    ['12,99', 'USD', 'en-US', 'a group of two'],
    ['1,2990', 'USD', 'en-US', 'a group of four'],
    ['100,000', 'INR', 'en-IN', 'a group that India does not make'],
    ['12.5', 'JPY', 'en-US', 'decimals of a currency that has none'],
    ['1.2345', 'KWD', 'en-US', 'four decimals'],
    ['1.2.3', 'USD', 'en-US', 'two decimal points'],
    ['', 'USD', 'en-US', 'nothing'],
    ['.50', 'USD', 'en-US', 'no whole'],
    ['-5', 'USD', 'en-US', 'a sign'],
    ['1e3', 'USD', 'en-US', 'an exponent'],
    ['$5', 'USD', 'en-US', 'a currency sign'],
    ['5 or 6', 'USD', 'en-US', 'words'],
    ['90071992547409.92', 'USD', 'en-US', 'more than exact integers hold'],
  ])('refuses %j as %s in %s: %s', (text, currency, locale) => {
    expect(parseMoney(text, currency, locale)).toBeUndefined();
  });

  it('reads back whatever any locale shows of any currency', () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (amount, currency, locale) => {
          const digits = minorUnitDigits(currency);
          const shown = new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          });
          const text = shown.format(decimalString({ amount, currency }) as Intl.StringNumericLiteral);
          expect(parseMoney(text, currency, locale)).toEqual({ amount, currency });
        },
      ),
    );
  });
});
