import { expect, test } from 'vitest';
import { productSchema } from '../../../shared/product.ts';
import { products } from '../../../tests/fixtures/shop.ts';
import { describeIssues } from './issues.ts';

const [variant] = products[0]!.variants;

function wrongWith(changes: object): string | undefined {
  const { error } = productSchema.safeParse({ ...products[0], ...changes });
  return error && describeIssues(error);
}

test.each([
  [{ title: '' }, 'title: it is empty'],
  [{ title: undefined, url: 3 }, 'title: it is missing; url: it must be text'],
  [{ type: 'x'.repeat(201) }, 'type: it is longer than 200 characters'],
  [{ variants: [] }, 'variants: it is empty'],
  [{ size: { width: 0 } }, 'size.width: it must be more than 0'],
  [{ seats: 1.5 }, 'seats: it must be a whole number'],
  [{ seats: 101 }, 'seats: it is more than 100'],
  [{ since: 'May' }, 'since: it must be a day such as 2026-11-30'],
  [{ status: 'gone' }, 'status: it is none of active, archived, hidden'],
  [{ id: 'UP' }, 'id: it must be lower-case letters, digits and hyphens'],
  [{ variants: [7] }, 'variant 1: it must be an object, written as { ... }'],
  [
    { variants: [variant, { ...variant, sku: 'B', price: { amount: -1, currency: 'USD' } }] },
    'price.amount of variant 2: it is below 0',
  ],
  [{ variants: [{ ...variant, gtin: 'x' }] }, 'gtin of variant 1: it is not written as it must be'],
  [
    { variants: [{ ...variant, stock: { state: 'maybe' } }] },
    'stock.state of variant 1: it is none of in-stock, made-to-order, sold-out',
  ],
  [{ variants: [variant, variant] }, 'variants: two variants share a SKU'],
])('%o', (changes, words) => {
  expect(wrongWith(changes)).toBe(words);
});
