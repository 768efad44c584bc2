import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLimits, arbitraryShop } from '../../tests/fixtures/arbitrary-products.ts';
import { keepsLimits } from './catalogue.ts';
import { narrow } from './query.ts';

describe('narrow', () => {
  it('is an intersection: what keeps both limits, and only that, keeps them at once', () => {
    fc.assert(
      fc.property(arbitraryShop, arbitraryLimits, arbitraryLimits, (shop, a, b) => {
        for (const variant of shop.flatMap((product) => product.variants)) {
          expect(keepsLimits(variant, narrow(a, b))).toBe(keepsLimits(variant, a) && keepsLimits(variant, b));
        }
      }),
    );
  });

  it('takes nothing away where there is no other limit', () => {
    fc.assert(
      fc.property(arbitraryLimits, (limits) => {
        expect(narrow(limits, {})).toEqual(limits);
        expect(narrow({}, limits)).toEqual(limits);
        expect(narrow(limits, limits)).toEqual(limits);
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
    expect(keepsLimits(variant, empty)).toBe(false);
    expect(keepsLimits(variant, narrow(empty, price('USD')))).toBe(false);
  });
});
