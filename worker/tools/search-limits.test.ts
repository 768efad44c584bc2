import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../shared/product.ts';
import { lampOf } from '../../tests/fixtures/arbitrary-products.ts';
import { testIndex, vocabulary } from '../../tests/fixtures/shop.ts';
import { emptyContext, emptyRetrieval, toolContext } from '../../tests/fixtures/tool-context.ts';
import { keepsLimits, type Limits } from '../domain/limits.ts';
import type { ProductQuery } from '../ports/retrieval.ts';
import { searchProducts } from './search-products.ts';

type Request = Parameters<typeof searchProducts.run>[0];

const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KWD', 'CHF');
const amount = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.maxSafeNat());
const price = fc.record({ currency, min: amount, max: amount }, { requiredKeys: ['currency'] });
const shoppersLimits: fc.Arbitrary<Limits> = fc.record(
  { price, inStock: fc.constant(true as const) },
  { requiredKeys: [] },
);
const words = fc.constantFrom(
  'reading lamp',
  'lamp under $500',
  'lamp over £1 or up to 900 euros',
  'between $1 and $99999 lamp',
  'lamp from 1 to 100000 dollars in stock',
  'cheap lamp budget 1k',
  'max €5 lamp',
);
const units = fc.oneof(
  fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
  fc.constantFrom(0.005, 79.99, 80, 1e9),
);
const request: fc.Arbitrary<Request> = fc.record(
  { query: words, max_price: units, min_price: units, currency, in_stock_only: fc.boolean() },
  { requiredKeys: ['query'] },
);
const variant: fc.Arbitrary<Variant> = fc.record({
  sku: fc.constant('X'),
  options: fc.constant({}),
  price: fc.option(fc.record({ amount, currency })),
  stock: fc.constantFrom({ state: 'in-stock' as const }, { state: 'sold-out' as const }),
});

describe('the shopper’s own limits', () => {
  test('are never widened, whatever budget in whatever currency the model passes', async () => {
    await fc.assert(
      fc.asyncProperty(
        shoppersLimits,
        request,
        fc.array(variant, { minLength: 20, maxLength: 40 }),
        async (limits, asked, variants) => {
          const queries: ProductQuery[] = [];
          const retrieval = {
            ...emptyRetrieval,
            products: async (query: ProductQuery) => {
              queries.push(query);
              return { hits: [], found: 1 };
            },
          };
          await searchProducts.run(asked, emptyContext({ limits, retrieval }).context);
          const [query] = queries;
          for (const candidate of variants) {
            const lamp = lampOf('lamp', [candidate]);
            const keeps = (all: Limits) => keepsLimits(lamp, candidate, all, vocabulary);
            if (keeps(query?.limits ?? {})) expect(keeps(limits)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('hold for every product the model is shown', async () => {
    const index = testIndex();
    await fc.assert(
      fc.asyncProperty(shoppersLimits, request, async (limits, asked) => {
        const context = toolContext({ limits, retrieval: index, products: index });
        const { found } = await searchProducts.run(asked, context);
        for (const { product, variant } of found.items ?? [])
          expect(keepsLimits(product, variant, limits, vocabulary)).toBe(true);
      }),
    );
  });

  test('hold even when retrieval gives what breaks them, and what is dropped does not count', async () => {
    const skus = ['T-BIRCH', 'T-DUSK', 'T-EMBER', 'T-COVE', 'T-HARBOR-SAGE', 'T-FERN', 'NO-SUCH'];
    const products = async () => ({ hits: skus.map((sku) => ({ sku, score: 1 })), found: skus.length });
    const retrieval = { ...emptyRetrieval, products };
    const limits = { price: { max: 6000, currency: 'USD' }, inStock: true as const };
    const { view, note, found } = await searchProducts.run(
      { query: 'lamp' },
      toolContext({ retrieval, limits }),
    );
    expect(view).toMatchObject({ products: [{ sku: 'T-COVE' }], found: 1 });
    expect(found.items).toHaveLength(1);
    expect(note).toBe('1 product');
  });
});
