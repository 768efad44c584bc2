import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shared/product.ts';
import { startUpstashVector, type UpstashVectorEmulator } from '../../tests/emulators/upstash-vector.ts';
import { products } from '../../tests/fixtures/shop.ts';
import { imported, send } from '../../tests/fixtures/upstash-shop.ts';
import { completedNamespace } from '../../worker/adapters/upstash-vector/namespaces.ts';
import type { Imported } from '../imported.ts';

let upstash: UpstashVectorEmulator;
beforeAll(async () => {
  upstash = await startUpstashVector();
});
beforeEach(() => upstash.reset());
afterAll(() => upstash.close());

/** The release of an import, named by a digit. */
function named(digit: string, own: readonly Product[] = products): Imported {
  return { ...imported(own), release: { catalogue: digit.repeat(12), policies: 'f'.repeat(12) } };
}
const space = (digit: string) => `products-2-${digit.repeat(12)}`;
const policies = `policies-2-${'f'.repeat(12)}`;
const commands = () => upstash.requests.map(({ command }) => command);
const idsIn = (namespace: string) => upstash.records(namespace).map(({ id }) => id);

test('a first release is sent whole, products apart from policies, and marked as complete', async () => {
  const { parts, deleted, kept } = await send(upstash, named('1'));
  expect(parts).toEqual([
    { kind: 'products', namespace: space('1'), sent: 6, copied: 0, present: 0 },
    { kind: 'policies', namespace: policies, sent: 3, copied: 0, present: 0 },
  ]);
  expect([deleted, kept]).toEqual([[], []]);
  expect(idsIn(space('1')).sort()).toEqual(['aster', 'birch', 'cove', 'dusk', 'ember', 'harbor']);
  expect(idsIn(completedNamespace)).toEqual([space('1'), policies]);
});

test('the same release again sends nothing', async () => {
  await send(upstash, named('1'));
  const before = upstash.requests.length;
  const { parts } = await send(upstash, named('1'));
  expect(parts.map(({ sent, copied, present }) => [sent, copied, present])).toEqual([
    [0, 0, 6],
    [0, 0, 3],
  ]);
  expect(commands().slice(before)).not.toContain('upsert-data');
  expect(commands().slice(before)).not.toContain('upsert');
});

describe('a next release', () => {
  const dearer = products.map((product) =>
    product.id === 'aster'
      ? {
          ...product,
          variants: product.variants.map((variant) => ({
            ...variant,
            price: { amount: 7100, currency: 'USD' },
          })),
        }
      : product,
  );
  const other = dearer.map((product) =>
    product.id === 'birch' ? { ...product, description: 'New words.' } : product,
  );

  test('sends the texts that changed and copies the rest with their vectors and today’s prices', async () => {
    await send(upstash, named('1'));
    const before = upstash.requests.length;
    const { parts } = await send(upstash, named('2', other), 2);
    expect(parts[0]).toEqual({ kind: 'products', namespace: space('2'), sent: 1, copied: 5, present: 0 });
    const sent = upstash.requests
      .slice(before)
      .filter(({ command, namespace }) => command === 'upsert-data' && namespace === space('2'));
    expect(sent.map(({ body }) => (body as { id: string }[]).map(({ id }) => id))).toEqual([['birch']]);
    const [old, copy] = [space('1'), space('2')].map((name) =>
      upstash.records(name).find(({ id }) => id === 'aster'),
    );
    expect(copy).toMatchObject({ vector: old?.vector, sparseVector: old?.sparseVector, data: old?.data });
    expect(copy?.metadata).toMatchObject({ prices: { USD: { min: 7100, max: 7100 } } });
  });

  test('leaves the one before to the worker that still answers from it, and deletes the ones before that', async () => {
    for (const [at, digit] of ['1', '2', '3'].entries()) await send(upstash, named(digit), at);
    const { deleted, kept } = await send(upstash, named('4'), 4);
    expect(deleted).toEqual([space('2')]);
    expect(kept).toEqual([space('3')]);
    expect(upstash.namespaces.toSorted()).toEqual(
      ['', completedNamespace, policies, space('3'), space('4')].sort(),
    );
    expect(idsIn(completedNamespace).sort()).toEqual([policies, space('3'), space('4')].sort());
  });

  test('touches no namespace that is not the shop’s', async () => {
    await fetch(`${upstash.url}/upsert-data/products-of-someone`, {
      method: 'POST',
      headers: { authorization: `Bearer ${upstash.token}` },
      body: JSON.stringify({ id: 'x', data: 'theirs' }),
    });
    for (const [at, digit] of ['1', '2', '3'].entries()) await send(upstash, named(digit), at);
    expect(idsIn('products-of-someone')).toEqual(['x']);
  });

  test('that fails deletes nothing and is marked as nothing', async () => {
    await send(upstash, named('1'));
    await send(upstash, named('2'), 2);
    upstash.fail(...Array.from({ length: 3 }, () => ({ kind: 'slow', ms: 0 }) as const), {
      kind: 'status',
      status: 422,
      error: 'Too large',
    });
    await expect(send(upstash, named('3', other), 3)).rejects.toThrow('Too large');
    expect(idsIn(space('1'))).toHaveLength(6);
    expect(idsIn(space('2'))).toHaveLength(6);
    expect(idsIn(completedNamespace)).not.toContain(space('3'));
  });

  test('takes out what is no longer sold, where a namespace holds it already', async () => {
    await send(upstash, named('1'));
    const fewer = products.filter(({ id }) => id !== 'cove');
    await send(upstash, named('1', fewer));
    expect(idsIn(space('1'))).not.toContain('cove');
  });
});
