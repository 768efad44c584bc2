import { describe, expect, it } from 'vitest';
import { cardSchema } from '../../shared/card.ts';
import { productSchema, type Stock } from '../../shared/product.ts';
import { absolute, cardOf, itemOf, priceText, stockText, titleOf } from './catalogue.ts';

const shopUrl = 'https://shop.test/';
const chair = productSchema.parse({
  id: 'wren-chair',
  title: 'Wren Chair',
  url: '/products/wren-chair',
  type: 'chair',
  category: 'Seating',
  description: '',
  since: '2026-09-01',
  variants: [
    {
      sku: 'WREN-OAK',
      options: { colour: 'Oak', size: 'Wide' },
      price: { amount: 12_000, currency: 'USD' },
      listPrice: { amount: 15_000, currency: 'USD' },
      stock: { state: 'in-stock', quantity: 4 },
      picture: 'https://cdn.test/wren.svg',
    },
    { sku: 'WREN-ASH', price: null, stock: { state: 'sold-out' } },
  ],
});
const oak = itemOf(chair, 'WREN-OAK')!;
const ash = itemOf(chair, 'WREN-ASH')!;
const card = (item: typeof oak, day: string) =>
  cardOf(
    item,
    { facts: [{ label: 'Seats', value: '1' }], notStated: ['Weight'] },
    { provenance: { source: 'catalogue', asOf: '2026-11-01T09:00:00.000Z' }, shopUrl, now: Date.parse(day) },
  );

describe('an item', () => {
  it('is found by its own SKU only', () => {
    expect(oak.variant.sku).toBe('WREN-OAK');
    expect([itemOf(chair, 'wren-oak'), itemOf(chair, ''), itemOf(chair, 'toString')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is called by its options where there are others to tell it from', () => {
    expect(titleOf(oak)).toBe('Wren Chair (Oak, Wide)');
    expect(titleOf(ash)).toBe('Wren Chair');
    expect(titleOf({ ...oak, product: { ...chair, variants: [oak.variant] } })).toBe('Wren Chair');
  });

  it('says its price, or that it is on request', () => {
    expect([priceText(oak.variant), priceText(ash.variant)]).toEqual(['$120.00', 'price on request']);
  });
});

describe('stockText', () => {
  it.each<[Stock, string]>([
    [{ state: 'in-stock' }, 'in stock'],
    [{ state: 'in-stock', quantity: 5 }, 'in stock'],
    [{ state: 'in-stock', quantity: 4 }, 'in stock, only 4 left'],
    [{ state: 'made-to-order' }, 'made to order'],
    [{ state: 'made-to-order', leadDays: 21 }, 'made to order in 21 days'],
    [{ state: 'made-to-order', leadDays: 1 }, 'made to order in 1 day'],
    [{ state: 'sold-out' }, 'sold out'],
  ])('of %o is %j', (stock, text) => {
    expect(stockText(stock)).toBe(text);
  });
});

describe('a card', () => {
  it('holds what the catalogue says and where that comes from', () => {
    expect(cardSchema.parse(card(oak, '2026-11-01'))).toEqual({
      sku: 'WREN-OAK',
      title: 'Wren Chair',
      url: 'https://shop.test/products/wren-chair',
      image: { url: 'https://cdn.test/wren.svg', alt: 'Wren Chair in Oak' },
      options: { colour: 'Oak', size: 'Wide' },
      price: { amount: 12_000, currency: 'USD' },
      listPrice: { amount: 15_000, currency: 'USD' },
      stock: { state: 'in-stock', quantity: 4 },
      badges: ['sale', 'low-stock'],
      facts: [{ label: 'Seats', value: '1' }],
      notStated: ['Weight'],
      provenance: { source: 'catalogue', asOf: '2026-11-01T09:00:00.000Z' },
    });
  });

  it('is marked new for sixty days from the day it is first offered', () => {
    expect(card(ash, '2026-10-30T23:00Z').badges).toEqual(['new']);
    expect(card(ash, '2026-10-31').badges).toEqual([]);
  });

  it('is marked a final sale where the product is one', () => {
    const final = { ...ash, product: { ...chair, finalSale: true } };
    expect(card(final, '2026-12-01').badges).toEqual(['final-sale']);
  });

  it('of a thing without price or picture has neither', () => {
    expect(card(ash, '2026-12-01')).toMatchObject({ price: null });
    expect(card(ash, '2026-12-01')).not.toHaveProperty('image');
    expect(card(ash, '2026-12-01')).not.toHaveProperty('listPrice');
  });
});

describe('absolute', () => {
  it.each([
    ['/products/wren', 'https://shop.test/products/wren'],
    ['products/wren', 'https://shop.test/products/wren'],
    ['https://cdn.test/a.svg', 'https://cdn.test/a.svg'],
    ['javascript:alert(1)', shopUrl],
    ['JAVASCRIPT:alert(1)', shopUrl],
    [' java\tscript:alert(1)', shopUrl],
    ['data:text/html,x', shopUrl],
    ['vbscript:x', shopUrl],
    ['file:///etc/passwd', shopUrl],
    ['http://', shopUrl],
  ])('of %j is %j', (url, address) => {
    expect(absolute(url, shopUrl)).toBe(address);
  });
});
