/** The emulator through the service's own client, as the shop uses it. */
import { FusionAlgorithm, Index, QueryMode, type RangeResult, WeightingStrategy } from '@upstash/vector';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startUpstashVector, type UpstashVectorEmulator } from './upstash-vector.ts';

let upstash: UpstashVectorEmulator;
let index: Index;
beforeAll(async () => {
  upstash = await startUpstashVector({ meanings: { vitrine: 'cabinet' }, filterBudget: 5 });
  index = new Index({ url: upstash.url, token: upstash.token, retry: false });
});
beforeEach(() => upstash.reset());
afterAll(() => upstash.close());

const lamps = ['brass', 'steel', 'oak', 'paper', 'linen', 'glass'].map((material, at) => ({
  id: `lamp-${at}`,
  data: `A ${material} reading lamp`,
  metadata: { material, price: 10 * (at + 1) },
}));

const idsOf = (hits: readonly { id: string | number }[]) => hits.map(({ id }) => id);

describe('records', () => {
  test('one and many are put in, and put in again in place of the first', async () => {
    expect(await index.upsert(lamps)).toBe('Success');
    await index.upsert({ id: 'lamp-0', data: 'A copper lamp', metadata: { material: 'copper' } });
    const [lamp, none] = await index.fetch(['lamp-0', 'lamp-99'], {
      includeMetadata: true,
      includeData: true,
    });
    expect(lamp).toEqual({ id: 'lamp-0', data: 'A copper lamp', metadata: { material: 'copper' } });
    expect(none).toBeNull();
    expect((await index.info()).vectorCount).toBe(lamps.length);
  });

  test('are copied by their vectors without being embedded again', async () => {
    await index.upsert(lamps.slice(0, 1));
    const [lamp] = await index.fetch(['lamp-0'], { includeVectors: true, includeData: true });
    const { vector, sparseVector, data } = lamp ?? {};
    await index
      .namespace('copy')
      .upsert({ id: 'lamp-0', vector: vector!, sparseVector: sparseVector!, data: data! });
    expect(upstash.records('copy')).toEqual([
      expect.objectContaining({ id: 'lamp-0', vector, sparseVector }),
    ]);
    expect(upstash.requests.map(({ command }) => command)).toEqual(['upsert-data', 'fetch', 'upsert']);
  });

  test('are read page by page, each once', async () => {
    await index.upsert(lamps);
    const seen: (string | number)[] = [];
    let cursor: string | number = '0';
    do {
      const page: RangeResult = await index.range({ cursor, limit: 4 });
      seen.push(...idsOf(page.vectors));
      cursor = page.nextCursor;
    } while (cursor !== '');
    expect(seen).toEqual(idsOf(lamps));
  });

  test('are deleted by id, by prefix and by filter', async () => {
    await index.upsert(lamps);
    expect(await index.delete('lamp-0')).toEqual({ deleted: 1 });
    expect(await index.delete(['lamp-0', 'lamp-1'])).toEqual({ deleted: 1 });
    expect(await index.delete({ filter: 'price > 50' })).toEqual({ deleted: 1 });
    expect(await index.delete({ prefix: 'lamp-' })).toEqual({ deleted: 3 });
  });

  test.each([
    [
      'of another dimension',
      { id: 'x', vector: [1, 2], sparseVector: { indices: [1], values: [1] } },
      /dimension: 2/,
    ],
    ['without a sparse vector', { id: 'x', vector: [1, 2] }, /both dense and sparse/],
    ['without text', { id: 'x', data: '' }, /non-empty/],
  ])('%s are refused', async (_, record, message) => {
    await expect(index.upsert(record as never)).rejects.toThrow(message);
  });
});

describe('a query', () => {
  beforeEach(async () => {
    await index.upsert([
      ...lamps,
      { id: 'case', data: 'Display cabinet of glass', metadata: { material: 'glass' } },
    ]);
  });

  test('by text finds what shares its words first, stemmed', async () => {
    const [hit] = await index.query({
      data: 'lamps of papers',
      topK: 1,
      includeData: true,
      includeMetadata: true,
    });
    expect(hit).toEqual({
      id: 'lamp-3',
      score: expect.any(Number),
      data: 'A paper reading lamp',
      metadata: { material: 'paper', price: 40 },
    });
  });

  test('sparse finds only what shares a word, dense ranks everything', async () => {
    const ask = (queryMode: QueryMode) => index.query({ data: 'glass', topK: 10, queryMode });
    expect(idsOf(await ask(QueryMode.SPARSE)).sort()).toEqual(['case', 'lamp-5']);
    const dense = await ask(QueryMode.DENSE);
    expect(dense).toHaveLength(7);
    for (const { score } of dense) expect(score).toBeGreaterThanOrEqual(0);
    expect(dense[0]?.score).toBeLessThanOrEqual(1);
  });

  test('dense knows what a word means', async () => {
    expect((await index.query({ data: 'vitrine', topK: 1, queryMode: QueryMode.DENSE }))[0]?.id).toBe('case');
    expect(await index.query({ data: 'vitrine', topK: 1, queryMode: QueryMode.SPARSE })).toEqual([]);
  });

  test('weighs a rare word above a common one with IDF', async () => {
    const [common, rare] = await Promise.all(
      ['lamp', 'paper'].map((data) =>
        index.query({ data, topK: 1, queryMode: QueryMode.SPARSE, weightingStrategy: WeightingStrategy.IDF }),
      ),
    );
    expect(rare?.[0]?.score).toBeGreaterThan(common?.[0]?.score ?? 0);
  });

  test('hybrid is fused by rank unless by distribution', async () => {
    const [first] = await index.query({ data: 'paper lamp', topK: 1 });
    expect(first).toEqual({ id: 'lamp-3', score: 2 / 61 });
    const [other] = await index.query({ data: 'paper lamp', topK: 1, fusionAlgorithm: FusionAlgorithm.DBSF });
    expect(other?.id).toBe('lamp-3');
    expect(other?.score).toBeGreaterThan(0.5);
  });

  test('by vectors finds the record they are of', async () => {
    const [lamp] = await index.fetch(['lamp-4'], { includeVectors: true });
    const [hit] = await index.query({ vector: lamp!.vector!, sparseVector: lamp!.sparseVector!, topK: 1 });
    expect(hit?.id).toBe('lamp-4');
  });

  test('several at once are answered by a list each, a single one flat', async () => {
    const answers = await index.queryMany([
      { data: 'brass', topK: 1 },
      { data: 'oak', topK: 1 },
    ]);
    expect(answers.map(idsOf)).toEqual([['lamp-0'], ['lamp-2']]);
    expect((await index.queryMany([{ data: 'oak', topK: 1 }])).map(idsOf)).toEqual([['lamp-2']]);
  });

  test('keeps its filter', async () => {
    const hits = await index.query({
      data: 'reading lamp',
      topK: 7,
      filter: 'price <= 20',
      includeMetadata: true,
    });
    expect(idsOf(hits).sort()).toEqual(['lamp-0', 'lamp-1']);
  });

  test('with a filter that is none is refused', async () => {
    await expect(index.query({ data: 'lamp', topK: 1, filter: 'price <=' })).rejects.toThrow(
      "Invalid filter. At line 1:8 mismatched input '<EOF>' expecting NUMBER",
    );
  });

  test('with a selective filter gives fewer than there are once its budget is spent', async () => {
    // Glass are the sixth and the seventh nearest, and five are looked at.
    expect(await index.query({ data: 'brass reading lamp', topK: 2, filter: "material = 'glass'" })).toEqual(
      [],
    );
  });
});

describe('namespaces', () => {
  test('are apart, listed, and gone with all they hold', async () => {
    await index.namespace('a').upsert(lamps);
    await index.namespace('b').upsert(lamps.slice(0, 1));
    expect((await index.listNamespaces()).sort()).toEqual(['', 'a', 'b']);
    expect(await index.namespace('b').query({ data: 'steel', topK: 9 })).toHaveLength(1);
    expect((await index.info()).namespaces).toMatchObject({ a: { vectorCount: 6 }, b: { vectorCount: 1 } });
    expect(await index.deleteNamespace('a')).toBe('Success');
    expect((await index.listNamespaces()).sort()).toEqual(['', 'b']);
    expect(await index.namespace('a').query({ data: 'steel', topK: 9 })).toEqual([]);
  });

  test('that are not there cannot be deleted, and one comes to be by being read', async () => {
    await expect(index.deleteNamespace('none')).rejects.toThrow('does not exist');
    await index.namespace('read').query({ data: 'steel', topK: 1 });
    expect(await index.listNamespaces()).toContain('read');
  });
});

describe('faults', () => {
  test.each([
    ['503', { kind: 'status', status: 503, error: 'Overloaded' } as const, 'Overloaded'],
    ['429', { kind: 'status', status: 429, error: 'Too many requests' } as const, 'Too many requests'],
    ['a proxy’s page', { kind: 'html', status: 502 } as const, /JSON/],
  ])('%s, once', async (_, fault, message) => {
    upstash.fail(fault);
    await expect(index.query({ data: 'lamp', topK: 1 })).rejects.toThrow(message);
    expect(await index.query({ data: 'lamp', topK: 1 })).toEqual([]);
  });

  test('a broken connection, which the client tries once more', async () => {
    upstash.fail({ kind: 'cut' });
    expect(await index.query({ data: 'lamp', topK: 1 })).toEqual([]);
    upstash.failAlways({ kind: 'cut' });
    await expect(index.query({ data: 'lamp', topK: 1 })).rejects.toThrow('fetch failed');
  });

  test('a slow answer comes, or the client leaves', async () => {
    upstash.failAlways({ kind: 'slow', ms: 30 });
    expect(await index.listNamespaces()).toEqual(['']);
    const leaving = new Index({ url: upstash.url, token: upstash.token, signal: () => AbortSignal.abort() });
    await expect(leaving.listNamespaces()).rejects.toThrow(/abort/i);
  });

  test('a wrong token and an unknown command', async () => {
    const stranger = new Index({ url: upstash.url, token: 'stolen' });
    await expect(stranger.info()).rejects.toThrow('Unauthorized: Invalid auth token');
    const response = await fetch(`${upstash.url}/toString`, {
      method: 'POST',
      headers: { authorization: `Bearer ${upstash.token}` },
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'Unknown command: toString', status: 404 },
    ]);
    expect(upstash.requests).toEqual([]);
  });
});
