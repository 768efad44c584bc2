import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilter } from '../../../tests/emulators/upstash-vector-filter.ts';
import { tokensOf } from '../../../tests/emulators/upstash-vector-tokens.ts';
import { arbitraryLimits, arbitraryShop, oneLimit } from '../../../tests/fixtures/arbitrary-products.ts';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { dimensions, keepsLimits, type Limits } from '../../domain/limits.ts';
import type { Exclusion } from '../../domain/reading/excluded.ts';
import { filterOf } from './filter.ts';
import { productRecord } from './records.ts';

describe('a filter', () => {
  test.each<[string, Limits, readonly number[], string | undefined]>([
    ['of nothing', {}, [], undefined],
    [
      'of a budget',
      { price: { currency: 'USD', max: 7999 } },
      [],
      'prices.USD.min <= 7999 AND prices.USD.max >= 0',
    ],
    [
      'of a price between',
      { price: { currency: 'EUR', min: 5000, max: 8000 } },
      [],
      'prices.EUR.min <= 8000 AND prices.EUR.max >= 5000',
    ],
    ['of a currency alone', { price: { currency: 'JPY' } }, [], 'prices.JPY.max >= 0'],
    ['of what can be bought', { inStock: true }, [], 'buyable = 1'],
    ['of countries', { countries: ['US', 'CA'] }, [], "countries CONTAINS 'US' AND countries CONTAINS 'CA'"],
    [
      'of a size between two millimetres',
      { sizes: [{ dimension: 'width', min: 609.6, max: 914.4, words: '2 to 3 ft' }] },
      [],
      'sizes.width.min <= 915 AND sizes.width.max >= 609',
    ],
    ['of types', {}, [3, 17], 'type IN (3, 17)'],
    [
      'of a material not wanted, by what states its materials at all',
      { without: [{ kind: 'material', phrases: ['leather'], name: 'leather', words: 'no leather' }] },
      [],
      'statesMaterials = 1',
    ],
    [
      'of a feature not wanted',
      { without: [{ kind: 'feature', phrases: ['arm'], name: 'arms', words: 'no arms' }] },
      [],
      undefined,
    ],
  ])('%s', (_, limits, types, expected) => {
    expect(filterOf(limits, types)).toBe(expected);
  });

  test('never keeps out a product that keeps the limits', () => {
    fc.assert(
      fc.property(arbitraryShop, fc.oneof(arbitraryLimits, oneLimit), (products, limits) => {
        const filter = parseFilter(filterOf(limits, []) ?? 'HAS FIELD sku');
        for (const product of products) {
          const isKept = product.variants.some((variant) =>
            keepsLimits(product, variant, limits, vocabulary),
          );
          const record = JSON.parse(JSON.stringify(productRecord(product, vocabulary).metadata));
          if (isKept) expect(filter(record)).toBe(true);
        }
      }),
    );
  });
});

/** What may stand in a filter: names of ours, whole numbers, and codes of capitals. */
const fields = new Set([
  'buyable',
  'countries',
  'noAssembly',
  'statesMaterials',
  'type',
  ...dimensions.flatMap((dimension) => [`sizes.${dimension}.min`, `sizes.${dimension}.max`]),
]);
/** Token by kind -> whether it is one of ours. */
const isOurs: Readonly<Record<string, (text: string) => boolean>> = {
  identifier: (text) => fields.has(text) || /^prices\.[A-Z]{3}\.(?:min|max)$/.test(text),
  number: (text) => /^\d{1,16}$/.test(text),
  string: (text) => /^[A-Z]{2}$/.test(text),
  keyword: (text) => ['AND', 'IN', 'CONTAINS'].includes(text),
  operator: (text) => ['<=', '>=', '=', '(', ')', ','].includes(text),
  end: () => true,
};

/** Strings such as break out of a query, among any others. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    "' OR 1 = 1",
    '") OR buyable = 0',
    'USD.max >= 0 OR prices.EUR',
    'US\nCA',
    'ÜSD',
    'usd',
    '',
    'US',
  ),
);
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -1, 2 ** 60, 1e21, -0));
const hostileLimits: fc.Arbitrary<Limits> = fc.record({
  price: fc.record({ currency: nasty, min: number, max: number }),
  countries: fc.array(nasty),
  sizes: fc.array(fc.record({ dimension: nasty, min: number, max: number, words: nasty })) as fc.Arbitrary<
    never[]
  >,
  without: fc.array(
    fc.oneof<fc.Arbitrary<Exclusion>[]>(
      fc.record({ kind: fc.constant('feature'), phrases: fc.array(nasty), name: nasty, words: nasty }),
      fc.record({ kind: fc.constant('material'), phrases: fc.array(nasty), name: nasty, words: nasty }),
      fc.record({ kind: fc.constant('assembly'), name: nasty, words: nasty }),
    ),
  ),
});

test('nothing but our names, whole numbers and codes ever stands in a filter, whatever the limits hold', () => {
  fc.assert(
    fc.property(hostileLimits, fc.array(number), (limits, types) => {
      const filter = filterOf(limits, types);
      if (filter === undefined) return;
      parseFilter(filter);
      const strange = tokensOf(filter).filter(({ kind, text }) => !isOurs[kind]?.(text));
      expect(strange).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
