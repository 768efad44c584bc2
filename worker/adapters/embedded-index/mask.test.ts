import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/product.ts';
import {
  arbitraryLimits,
  arbitraryShop,
  lampOf,
  oneLimit,
} from '../../../tests/fixtures/arbitrary-products.ts';
import { testIndex, vocabulary } from '../../../tests/fixtures/shop.ts';
import { keepsLimits, type Limits } from '../../domain/limits.ts';

/** What a search may show, worked out without an index: the products on offer that have a variant within the limits. */
function within(shop: readonly Product[], limits: Limits) {
  return shop
    .filter((product) => product.status === 'active')
    .map((product) => product.variants.filter((variant) => keepsLimits(product, variant, limits, vocabulary)))
    .filter((variants) => variants.length > 0);
}

/** What a limit is on, to be counted by: every kind must have kept some products and have kept others back. */
function kindsOf({ price, inStock, sizes = [], without = [], countries, beds, seats }: Limits): string[] {
  return [
    ...(price ? ['price'] : []),
    ...(inStock ? ['stock'] : []),
    ...sizes.map(({ dimension }) => dimension),
    ...without.map(({ kind }) => `not ${kind}`),
    ...(countries ? ['country'] : []),
    ...(beds ? ['bed size'] : []),
    ...(seats ? ['seats'] : []),
  ];
}

describe('the mask of the index and keepsLimits of the catalogue', () => {
  test('agree on ten thousand queries: nothing is found that breaks one, nothing missed that keeps it', {
    timeout: 60_000,
  }, async () => {
    const [kept, broken] = [new Map<string, number>(), new Map<string, number>()];
    let queries = 0;
    await fc.assert(
      fc.asyncProperty(
        arbitraryShop,
        fc.array(fc.oneof(oneLimit, arbitraryLimits), { minLength: 20, maxLength: 30 }),
        async (shop, many) => {
          const index = testIndex(shop);
          const offered = shop.filter((product) => product.status === 'active');
          for (const limits of many) {
            const { hits, found } = await index.products({ text: 'lamp', limits, limit: 1000 });
            const expected = within(shop, limits);
            expect(found).toBe(expected.length);
            expect(hits).toHaveLength(expected.length);
            const allowed = new Set(expected.flat().map((variant) => variant.sku));
            for (const { sku } of hits) expect(allowed).toContain(sku);
            queries += 1;
            for (const kind of kindsOf(limits)) {
              kept.set(kind, (kept.get(kind) ?? 0) + expected.length);
              broken.set(kind, (broken.get(kind) ?? 0) + offered.length - expected.length);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(queries).toBeGreaterThanOrEqual(10_000);
    expect([...kept].filter(([, count]) => count < 3)).toEqual([]);
    expect([...broken].filter(([, count]) => count < 3)).toEqual([]);
    expect(kept.size).toBe(22);
  });

  test('a hit is the first variant within the limits that can be bought, else the first within them', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryShop, arbitraryLimits, async (shop, limits) => {
        const { hits } = await testIndex(shop).products({ text: 'lamp', limits, limit: 1000 });
        const expected = within(shop, limits).map(
          (variants) => (variants.find(({ stock }) => stock.state !== 'sold-out') ?? variants[0])?.sku,
        );
        expect(hits.map(({ sku }) => sku).sort()).toEqual(expected.sort());
      }),
    );
  });

  test('a budget counts at its exact bounds, beyond 32 bits too', async () => {
    const price = { amount: 6_000_000_000, currency: 'IDR' };
    const index = testIndex([
      lampOf('dear', [{ sku: 'DEAR', options: {}, price, stock: { state: 'in-stock' } }]),
    ]);
    const found = async (bounds: { min?: number; max?: number }) => {
      const limits = { price: { ...bounds, currency: 'IDR' } };
      return (await index.products({ text: 'lamp', limits, limit: 1 })).found;
    };
    expect(await found({ max: 6_000_000_000 })).toBe(1);
    expect(await found({ min: 6_000_000_000 })).toBe(1);
    expect(await found({ max: 5_999_999_999 })).toBe(0);
    expect(await found({ min: 6_000_000_001 })).toBe(0);
  });

  test('limits must hold for one and the same variant: a small black one and a large white one do not add up', async () => {
    const lamp = (sku: string, colour: string, width: number) => ({
      sku,
      options: { colour },
      price: null,
      stock: { state: 'in-stock' as const },
      size: { width },
    });
    const index = testIndex([lampOf('two', [lamp('BLACK', 'Black', 100), lamp('WHITE', 'White', 900)])]);
    const sizes = [{ dimension: 'width', max: 500, words: 'under 50 cm wide' }] as const;
    const [, , , black] = vocabulary.colourFamilies.map((_, bit) => 1 << bit);
    const without = [{ kind: 'colour', bits: black ?? 0, name: 'black', words: 'not black' }] as const;
    const search = async (limits: Limits) =>
      (await index.products({ text: 'lamp', limits, limit: 9 })).hits.map(({ sku }) => sku);
    expect(await search({ sizes })).toEqual(['BLACK']);
    expect(await search({ without })).toEqual(['WHITE']);
    expect(await search({ sizes, without })).toEqual([]);
  });

  test('a country beyond the thirty-second is one like the others', async () => {
    const codes = Array.from(
      { length: 60 },
      (_, at) => `${'ABC'[Math.floor(at / 26)]}${String.fromCharCode(65 + (at % 26))}`,
    );
    const offer = [{ sku: 'FAR', options: {}, price: null, stock: { state: 'in-stock' as const } }];
    const index = testIndex([{ ...lampOf('far', offer), shipsTo: codes }]);
    const found = async (countries: string[]) =>
      (await index.products({ text: 'lamp', limits: { countries }, limit: 1 })).found;
    expect(await found(codes)).toBe(1);
    expect(await found(['ZZ'])).toBe(0);
  });
});

test('what tells of an unwanted feature only in its description goes behind what does not speak of it', async () => {
  const offer = (sku: string) => [
    { sku, options: {}, price: null, stock: { state: 'in-stock' as const }, size: {} },
  ];
  const index = testIndex([
    { ...lampOf('told', offer('TOLD')), description: 'The arms are padded.' },
    lampOf('silent', offer('SILENT')),
  ]);
  const without = [{ kind: 'feature', phrases: ['arm'], name: 'arms', words: 'without arms' }] as const;
  const { hits } = await index.products({ text: 'lamp', limits: { without }, limit: 9 });
  expect(hits.map(({ sku }) => sku)).toEqual(['SILENT', 'TOLD']);
});
