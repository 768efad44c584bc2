import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, type Price } from './cost.ts';
import { priceOf, prices } from './prices.ts';

const flash: Price = { input: 500_000, cached: 50_000, output: 3_000_000 };

describe('what a call costs', () => {
  test.each([
    ['a million tokens of input', { input: 1_000_000, output: 0 }, 500_000],
    ['of output', { input: 0, output: 1_000_000 }, 3_000_000],
    ['input from the cache', { input: 1_000_000, cached: 1_000_000, output: 0 }, 50_000],
    ['half of it from the cache', { input: 2000, cached: 1000, output: 100 }, 500 + 50 + 300],
    ['nothing', { input: 0, output: 0 }, 0],
    ['one token, rounded up', { input: 1, output: 0 }, 1],
    ['more cached than there was', { input: 1000, cached: 5000, output: 0 }, 50],
  ])('%s', (_, tokens, micros) => {
    expect(amountOf(tokens, flash)).toBe(micros);
  });

  test('without a price: tokens', () => {
    expect(amountOf({ input: 2000, cached: 1500, output: 100 }, undefined)).toBe(2100);
  });

  test('is a whole number that is never too small, as exact arithmetic has it', () => {
    const count = fc.nat(10_000_000);
    const price = fc.record({ input: count, cached: count, output: fc.nat(100_000_000) });
    fc.assert(
      fc.property(count, count, count, price, (input, cached, output, price) => {
        const amount = amountOf({ input, cached, output }, price);
        const fromCache = BigInt(Math.min(input, cached));
        const exact =
          (BigInt(input) - fromCache) * BigInt(price.input) +
          fromCache * BigInt(price.cached) +
          BigInt(output) * BigInt(price.output);
        expect(BigInt(amount)).toBe((exact + 999_999n) / 1_000_000n);
      }),
    );
  });
});

describe('the table of prices', () => {
  test('says where it is from and when', () => {
    expect(prices.source).toMatch(/^https:/);
    expect(new Date(prices.asOf).toJSON()).toContain(prices.asOf);
  });

  test.each(Object.entries(prices.models))('%s: whole numbers, and the cache is cheaper', (_, price) => {
    for (const amount of Object.values(price)) expect(Number.isSafeInteger(amount)).toBe(true);
    expect(price.cached).toBeGreaterThan(0);
    expect(price.cached).toBeLessThan(price.input);
    expect(price.input).toBeLessThan(price.output);
    // A slip of a digit: nothing of the kind costs under a cent or over a hundred dollars.
    expect(price.cached).toBeGreaterThanOrEqual(10_000);
    expect(price.output).toBeLessThanOrEqual(100_000_000);
  });

  test('knows the model that answers where none is chosen', () => {
    expect(priceOf('gemini-3-flash-preview')).toEqual(flash);
  });

  test.each(['gemini-9', 'constructor', '__proto__', ''])('knows no price of %j', (id) => {
    expect(priceOf(id)).toBeUndefined();
  });
});
