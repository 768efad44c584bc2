import { describe, expect, test } from 'vitest';
import { type Product, productSchema } from '../../../shared/product.ts';
import { sections, words } from '../../../tests/fixtures/shop.ts';
import { buildIndex } from './build.ts';
import { EmbeddedIndex } from './index.ts';

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
const { files } = buildIndex(products, sections, { ...words, needs });
const index = new EmbeddedIndex(
  async (name) => {
    const content = files.get(name) ?? '';
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return bytes.slice().buffer as ArrayBuffer;
  },
  { source: 'test', asOf: '2026-11-01T09:00:00.000Z' },
);

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

describe('a thing that is named', () => {
  test('is meant whatever else is told of it', async () => {
    expect((await search('a bed frame for guests who stay the night'))[0]).toBe('FELL');
  });

  test('but not where a noun is only mentioned in a story', async () => {
    expect((await search('the bed has gone hard and saggy and my back aches'))[0]).toBe('TARN');
  });
});
