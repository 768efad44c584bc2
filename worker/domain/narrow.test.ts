import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLimits, arbitraryShop, lampOf, oneLimit } from '../../tests/fixtures/arbitrary-products.ts';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import { describeLimits, keepsLimits, narrow } from './limits.ts';

describe('narrow', () => {
  it('is an intersection: what keeps both limits, and only that, keeps them at once', () => {
    const limits = fc.oneof(oneLimit, arbitraryLimits);
    let both = 0;
    fc.assert(
      fc.property(arbitraryShop, limits, limits, (shop, a, b) => {
        const keeps = (product: (typeof shop)[number], limit: typeof a) =>
          product.variants.map((variant) => keepsLimits(product, variant, limit, vocabulary));
        for (const product of shop) {
          const [first, second] = [keeps(product, a), keeps(product, b)];
          const expected = first.map((kept, at) => kept && second[at]);
          expect(keeps(product, narrow(a, b))).toEqual(expected);
          both += expected.filter(Boolean).length;
        }
      }),
      { numRuns: 300 },
    );
    expect(both).toBeGreaterThan(50);
  });

  it('takes nothing away where there is no other limit, and says nothing twice', () => {
    fc.assert(
      fc.property(arbitraryLimits, (limits) => {
        const once = narrow(limits, {});
        expect(narrow({}, limits)).toEqual(once);
        expect(narrow(limits, limits)).toEqual(once);
        expect(narrow(once, {})).toEqual(once);
        expect(new Set(describeLimits(limits))).toEqual(new Set(describeLimits(once)));
      }),
    );
  });

  it('of prices in two currencies stays empty, whatever is narrowed further', () => {
    const price = (currency: string) => ({ price: { max: 5000, currency } });
    const empty = narrow(price('USD'), price('GBP'));
    const variant = {
      sku: 'A',
      options: {},
      price: { amount: 100, currency: 'USD' },
      stock: { state: 'in-stock' as const },
    };
    const keeps = (limits: typeof empty) => keepsLimits(lampOf('a', [variant]), variant, limits, vocabulary);
    expect(keeps(price('USD'))).toBe(true);
    expect(keeps(empty)).toBe(false);
    expect(keeps(narrow(empty, price('USD')))).toBe(false);
  });

  it('asks for all countries of both', () => {
    expect(narrow({ countries: ['CA'] }, { countries: ['US', 'CA'] })).toEqual({ countries: ['CA', 'US'] });
  });
});
