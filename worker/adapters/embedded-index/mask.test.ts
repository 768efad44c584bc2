import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../shared/product.ts';
import { arbitraryLimits, arbitraryShop, lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { testIndex } from '../../../tests/fixtures/shop.ts';
import { keepsLimits } from '../../domain/catalogue.ts';
import type { Limits } from '../../domain/query.ts';

/** What a search may show, worked out without an index: the products on offer that have a variant within the limits. */
function within(shop: readonly Product[], limits: Limits) {
  return shop
    .filter((product) => product.status === 'active')
    .map((product) => product.variants.filter((variant) => keepsLimits(variant, limits)))
    .filter((variants) => variants.length > 0);
}

describe('the mask of the index and keepsLimits of the catalogue', () => {
  test('agree on every variant: nothing that breaks a limit is found, nothing that keeps them is missed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryShop, fc.array(arbitraryLimits, { minLength: 5 }), async (shop, many) => {
        const index = testIndex(shop);
        for (const limits of many) {
          const { hits, found } = await index.products({ text: 'lamp', limits, limit: 1000 });
          const expected = within(shop, limits);
          expect(found).toBe(expected.length);
          expect(hits).toHaveLength(expected.length);
          const allowed = new Set(expected.flat().map((variant) => variant.sku));
          for (const { sku } of hits) expect(allowed).toContain(sku);
        }
      }),
      { numRuns: 150 },
    );
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
});
