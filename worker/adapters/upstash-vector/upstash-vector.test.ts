import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startUpstashVector, type UpstashVectorEmulator } from '../../../tests/emulators/upstash-vector.ts';
import { products } from '../../../tests/fixtures/shop.ts';
import { imported, release, send, upstashRetrieval } from '../../../tests/fixtures/upstash-shop.ts';
import { namespaceOf } from './namespaces.ts';

/** What only a service that knows meanings finds, and what is made sure of whatever it finds. */

let upstash: UpstashVectorEmulator;
beforeAll(async () => {
  upstash = await startUpstashVector({ meanings: { chesterfield: 'sofa', refund: 'return' } });
});
beforeEach(async () => {
  upstash.reset();
  await send(upstash, imported());
});
afterAll(() => upstash.close());

const productSpace = namespaceOf('products', release.catalogue);
const skusOf = ({ hits }: { readonly hits: readonly { readonly sku: string }[] }) =>
  hits.map(({ sku }) => sku);

/** The record of a product as it would be with other words, put in its place. */
async function upsert(
  id: string,
  more: { readonly data?: string; readonly metadata?: Record<string, unknown> },
) {
  const record =
    upstash.records(productSpace).find((one) => one.id === id) ?? upstash.records(productSpace)[0];
  const body = { id, data: more.data ?? record?.data, metadata: { ...record?.metadata, ...more.metadata } };
  await fetch(`${upstash.url}/upsert-data/${productSpace}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${upstash.token}` },
    body: JSON.stringify(body),
  });
}

describe('what is found by its meaning alone', () => {
  beforeEach(() => upsert('harbor', { data: 'chesterfield' }));

  test('is an answer where it is near, and counts', async () => {
    const { retrieval, index, told } = upstashRetrieval(upstash);
    const query = { text: 'chesterfield', limits: {}, limit: 6 };
    expect((await index.products(query)).hits).toEqual([]);
    expect(await retrieval.products(query)).toEqual({
      hits: [{ sku: 'T-HARBOR-RUST', score: expect.any(Number) }],
      found: 1,
    });
    expect(told).toEqual([]);
  });

  test.each([
    ['a budget', { price: { currency: 'USD', max: 90_000 } }, ['T-HARBOR-SAGE']],
    ['a budget no variant keeps', { price: { currency: 'USD', max: 80_000 } }, []],
    ['stock', { inStock: true as const }, ['T-HARBOR-RUST']],
    [
      'both, which no one variant keeps',
      { inStock: true as const, price: { currency: 'USD', max: 90_000 } },
      [],
    ],
    [
      'a material',
      { without: [{ kind: 'material' as const, phrases: ['linen'], name: 'linen', words: 'no linen' }] },
      [],
    ],
  ])('keeps %s by the variant shown', async (_, limits, expected) => {
    const { retrieval } = upstashRetrieval(upstash);
    expect(skusOf(await retrieval.products({ text: 'chesterfield', limits, limit: 6 }))).toEqual(expected);
  });

  test('is put in order where an order is wished', async () => {
    await upsert('dusk', { data: 'chesterfield' });
    const { retrieval } = upstashRetrieval(upstash);
    const order = { by: 'price', direction: 'least', currency: 'USD', words: 'the cheapest' } as const;
    const query = { text: 'chesterfield', limits: {}, limit: 6 };
    expect(skusOf(await retrieval.products({ ...query, order }))).toEqual(['T-DUSK', 'T-HARBOR-RUST']);
    const dearest = { ...order, direction: 'most' } as const;
    expect(skusOf(await retrieval.products({ ...query, order: dearest }))).toEqual([
      'T-HARBOR-RUST',
      'T-DUSK',
    ]);
  });

  test('is no answer where it is only the nearest of what is far', async () => {
    const { retrieval } = upstashRetrieval(upstash);
    const answer = await retrieval.products({
      text: 'velvet chesterfield with wheels',
      limits: {},
      limit: 6,
    });
    expect(answer).toEqual({ hits: [], found: 0 });
  });
});

describe('the shop’s own records have the last word', () => {
  test('on a price that Upstash has wrong', async () => {
    await upsert('dusk', { metadata: { prices: { USD: { min: 100, max: 100 } } } });
    const { retrieval } = upstashRetrieval(upstash);
    const limits = { price: { currency: 'USD', max: 200 } };
    expect(await retrieval.products({ text: 'reading lamp', limits, limit: 6 })).toEqual({
      hits: [],
      found: 0,
    });
  });

  test('on what kind of thing it is', async () => {
    await upsert('dusk', { data: 'sofa', metadata: { type: 1 } });
    const { retrieval } = upstashRetrieval(upstash);
    expect(skusOf(await retrieval.products({ text: 'sofa', limits: {}, limit: 6 }))).toEqual([
      'T-HARBOR-RUST',
    ]);
  });

  test('on products that are no longer on offer, and on SKUs that never were', async () => {
    await upsert('fern', { data: 'Fern Reading Lamp', metadata: { sku: 'T-FERN' } });
    await upsert('ghost', { data: 'Ghost Reading Lamp', metadata: { sku: 'T-GHOST' } });
    await upsert('odd', { data: 'Odd Reading Lamp', metadata: { sku: { $ne: 1 } } });
    const { retrieval } = upstashRetrieval(upstash);
    for (const text of ['Fern Reading Lamp', 'Ghost Reading Lamp', 'Odd Reading Lamp']) {
      const found = skusOf(await retrieval.products({ text, limits: {}, limit: 12 }));
      expect(found.toSorted()).toEqual(['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK', 'T-EMBER']);
    }
  });
});

test('four hits are asked for each one wanted, and what is missing comes from the index in the worker', async () => {
  const { retrieval } = upstashRetrieval(upstash);
  for (const id of ['aster', 'birch', 'cove', 'dusk']) {
    await fetch(`${upstash.url}/delete/${productSpace}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${upstash.token}` },
      body: JSON.stringify({ ids: [id] }),
    });
  }
  const { hits, found } = await retrieval.products({ text: 'reading lamp', limits: {}, limit: 5 });
  expect(hits.map(({ sku }) => sku).sort()).toEqual(['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK', 'T-EMBER']);
  expect(hits[0]?.sku).toBe('T-EMBER');
  expect(found).toBe(5);
  const asked = upstash.requests.findLast(({ command }) => command === 'query-data');
  expect(asked?.body).toMatchObject([
    { topK: 20, queryMode: 'HYBRID' },
    { topK: 20, queryMode: 'DENSE' },
  ]);
});

test('what the shopper typed goes into the text, mended, and never into a filter', async () => {
  const { retrieval } = upstashRetrieval(upstash);
  const limits = {
    price: { currency: 'USD', max: 9000 },
    without: [
      { kind: 'material' as const, phrases: ["x' OR 1 = 1"], name: "x' OR 1 = 1", words: "no x' OR 1 = 1" },
    ],
  };
  await retrieval.products({ text: "reding lamp ' OR buyable = 0", limits, limit: 3 });
  const asked = upstash.requests.findLast(({ command }) => command === 'query-data');
  const [both] = (asked?.body ?? []) as { data: string; filter: string }[];
  expect(both?.data).toBe("reading lamp ' or buyable 0");
  expect(both?.filter).toBe(
    'prices.USD.min <= 9000 AND prices.USD.max >= 0 AND statesMaterials = 1 AND type IN (0)',
  );
});

test.each([
  ['without a word to find by', { text: '???' }],
  ['for what the shop does not sell', { text: 'ceiling fan' }],
  [
    'for the cheapest of what is known',
    { order: { by: 'price', direction: 'least', currency: 'USD', words: 'cheapest' } as const },
  ],
])('a search %s asks Upstash for nothing', async (_, query) => {
  const { retrieval } = upstashRetrieval(upstash);
  const before = upstash.requests.length;
  expect(
    await retrieval.products({ text: 'reading lamp', limits: {}, limit: 3, ...query }),
  ).not.toHaveProperty('degraded');
  expect(upstash.requests).toHaveLength(before);
});

describe('policies', () => {
  test('are found by meaning, and quoted from the shop’s own text', async () => {
    const { retrieval } = upstashRetrieval(upstash);
    const { sections } = await retrieval.policies('refund window', 1);
    expect(sections).toEqual([
      expect.objectContaining({ id: 'returns#return-window', text: expect.stringContaining('30 days') }),
    ]);
  });

  test('of which the shop has none are answered by none', async () => {
    const { retrieval } = upstashRetrieval(upstash);
    expect(await retrieval.policies('xylophone', 3)).toEqual({ sections: [] });
  });
});

test('a namespace is asked for its mark once, not in every search', async () => {
  const { retrieval } = upstashRetrieval(upstash, products);
  const before = upstash.requests.length;
  for (const text of ['lamp', 'sofa', 'reading lamp'])
    await retrieval.products({ text, limits: {}, limit: 3 });
  const commands = upstash.requests.slice(before).map(({ command }) => command);
  expect(commands.toSorted()).toEqual(['fetch', 'query-data', 'query-data', 'query-data']);
});
