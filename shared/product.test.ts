import { describe, expect, it } from 'vitest';
import { productSchema } from './product.ts';

const variant = {
  sku: 'MOSS-1',
  price: { amount: 12_900, currency: 'USD' },
  stock: { state: 'in-stock', quantity: 3 },
};
const product = {
  id: 'moss-armchair',
  title: 'Moss Armchair',
  url: '/products/moss-armchair',
  type: 'armchair',
  category: 'Seating',
  description: 'A low chair.',
  variants: [variant],
};

const withVariant = (more: Record<string, unknown>) => ({ ...product, variants: [{ ...variant, ...more }] });
const issuesOf = (json: unknown) =>
  productSchema.safeParse(json).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('productSchema', () => {
  it('fills in what a shop may leave out', () => {
    expect(productSchema.parse(product)).toMatchObject({
      rooms: [],
      materials: [],
      size: {},
      facts: {},
      finalSale: false,
      status: 'active',
      variants: [{ options: {} }],
    });
  });

  it('takes "price on request" for what it is: a price that is not known', () => {
    expect(productSchema.parse(withVariant({ price: null })).variants[0]?.price).toBeNull();
  });

  it('refuses two variants of one SKU', () => {
    expect(issuesOf({ ...product, variants: [variant, { ...variant, price: null }] })).toEqual(['variants']);
  });

  it.each([
    ['a fraction of a cent', { price: { amount: 129.5, currency: 'USD' } }, 'variants.0.price.amount'],
    ['a price below nothing', { price: { amount: -1, currency: 'USD' } }, 'variants.0.price.amount'],
    ['beyond exact integers', { price: { amount: 2 ** 60, currency: 'USD' } }, 'variants.0.price.amount'],
    ['an amount as text', { price: { amount: '129', currency: 'USD' } }, 'variants.0.price.amount'],
    ['a currency in lower case', { price: { amount: 1, currency: 'usd' } }, 'variants.0.price.currency'],
    ['a currency sign', { price: { amount: 1, currency: '$' } }, 'variants.0.price.currency'],
    ['no price at all', { price: undefined }, 'variants.0.price'],
    ['a SKU with a space', { sku: 'MOSS 1' }, 'variants.0.sku'],
    ['an empty SKU', { sku: '' }, 'variants.0.sku'],
    ['a stock of none in stock', { stock: { state: 'in-stock', quantity: 0 } }, 'variants.0.stock.quantity'],
    ['an unknown state of stock', { stock: { state: 'soon' } }, 'variants.0.stock.state'],
    ['half a millimetre', { size: { height: 450.5 } }, 'variants.0.size.height'],
  ])('refuses %s', (_, more, path) => {
    expect(issuesOf(withVariant(more))).toEqual([path]);
  });

  it.each([
    ['no higher than the price', { amount: 12_900, currency: 'USD' }, variant.price],
    ['in another currency', { amount: 15_000, currency: 'EUR' }, variant.price],
    ['of a thing with no price', { amount: 15_000, currency: 'USD' }, null],
  ])('refuses a list price %s, since a card would call it a sale', (_, listPrice, price) => {
    expect(issuesOf(withVariant({ price, listPrice }))).toEqual(['variants.0.listPrice']);
  });

  it('refuses a product without a variant, and an id that no address can hold', () => {
    expect(issuesOf({ ...product, variants: [] })).toEqual(['variants']);
    expect(issuesOf({ ...product, id: 'Moss Armchair' })).toEqual(['id']);
  });
});
