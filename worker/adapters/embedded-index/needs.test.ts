import { describe, expect, test } from 'vitest';
import { type Product, productSchema } from '../../../shared/product.ts';
import { testIndex, words } from '../../../tests/fixtures/shop.ts';

const thing = (id: string, type: string, more: Record<string, unknown> = {}): Product =>
  productSchema.parse({
    id,
    title: `${id} ${type}`,
    url: `/products/${id}`,
    type,
    category: 'Home',
    description: 'For the whole family, night and day.',
    variants: [
      { sku: id.toUpperCase(), price: { amount: 1000, currency: 'USD' }, stock: { state: 'in-stock' } },
    ],
    ...more,
  });

const products = [
  thing('moor', 'sofa bed'),
  thing('fell', 'bed frame'),
  thing('tarn', 'mattress topper'),
  thing('beck', 'towel set', { materials: ['linen'] }),
];
const needs = [
  {
    said: ['guests stay the night', 'friends crash on the floor', 'somewhere for visitors to sleep'],
    means: ['sofa bed', 'bed frame'],
  },
  { said: ['the bed has gone hard and saggy', 'my back aches in the morning'], means: ['mattress topper'] },
  { said: ['dripping after a shower', 'get dry after a swim'], means: ['towel set', 'hot tub'] },
];
const index = testIndex(products, { ...words, needs });

async function search(text: string, limits = {}): Promise<string[]> {
  const { hits } = await index.products({ text, limits, limit: 4 });
  return hits.map(({ sku }) => sku);
}

describe('a need that names no thing', () => {
  test.each([
    ['friends who sleep over need somewhere to crash', 'MOOR'],
    ['my back aches every morning', 'TARN'],
    ['dripping wet after the shower', 'BECK'],
  ])('%j is met by what is meant', async (need, sku) => {
    expect((await search(need))[0]).toBe(sku);
  });

  test('is met by what it means second after that', async () => {
    expect((await search('visitors who stay the night')).slice(0, 2)).toEqual(['MOOR', 'FELL']);
  });

  test('keeps every limit', async () => {
    expect(await search('friends crash on the floor', { price: { max: 500, currency: 'USD' } })).toEqual([]);
  });

  test('is no need where most of its words are unknown, or only one is said', async () => {
    expect(await search('guests trombone quartet recital')).toEqual([]);
    expect(await search('morning trombone')).toEqual([]);
  });
});

test('a type is known however a feed writes it', async () => {
  const typed = products.map((product) => ({
    ...product,
    type: `${product.type[0]!.toUpperCase()}${product.type.slice(1)}s`,
  }));
  const other = testIndex(typed, { ...words, needs });
  const { hits } = await other.products({ text: 'friends crash on the floor', limits: {}, limit: 1 });
  expect(hits[0]?.sku).toBe('MOOR');
});

describe('a word that makes another thing of the one before it', () => {
  test.each(['sofa bed oil', 'bed frame cleaner'])('leaves nothing to show: %j', async (query) => {
    expect(await search(query)).toEqual([]);
  });

  test.each([
    ['sofa bed oil rubbed', 'MOOR'],
    ['bed frame and sofa bed cleaner', 'FELL'],
  ])('does so only at the end of the first name: %j', async (query, sku) => {
    expect((await search(query))[0]).toBe(sku);
  });
});

describe('a thing that is named', () => {
  test('is meant whatever else is told of it', async () => {
    expect((await search('a bed frame for guests who stay the night'))[0]).toBe('FELL');
  });

  test('but not where a noun is only mentioned in a story', async () => {
    expect((await search('the bed has gone hard and saggy and my back aches'))[0]).toBe('TARN');
  });
});
