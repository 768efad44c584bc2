import { afterAll, expect, test } from 'vitest';
import { startUpstashVector, type UpstashVectorEmulator } from '../../emulators/upstash-vector.ts';
import { products, sections, testIndex } from '../../fixtures/shop.ts';
import { imported, release, send } from '../../fixtures/upstash-shop.ts';
import type { Shop } from './shop.ts';
import { requireSent, upstashSystems } from './upstash.ts';

const shop: Shop = {
  products,
  sections,
  index: testIndex(products),
  withoutNeeds: testIndex(products),
  release: { commit: 'cccccccccccc', prompt: 'dddddddddddd', ...release },
};
const started: UpstashVectorEmulator[] = [];
const start = async () => {
  const upstash = await startUpstashVector();
  started.push(upstash);
  return upstash;
};
afterAll(() => Promise.all(started.map((upstash) => upstash.close())));

const lamp = { id: 't-1', stratum: 'plain', query: 'reading lamp', relevant: {} };
const policy = { id: 't-2', stratum: 'policy', query: 'return window', relevant: {} };

test('every row of Upstash ranks products and sections of the shop', async () => {
  const upstash = await start();
  await send(upstash, imported());
  await requireSent(shop, upstash);
  const systems = upstashSystems(shop, upstash);
  expect(systems).toHaveLength(4);
  const [ids, parts] = [new Set(products.map(({ id }) => id)), new Set(sections.map(({ id }) => id))];
  for (const { name, rank } of systems) {
    for (const [query, known] of [
      [lamp, ids],
      [policy, parts],
    ] as const) {
      const ranking = await rank(query, 5);
      expect(ranking.length, name).toBeGreaterThan(0);
      for (const id of ranking) expect(known, name).toContain(id);
    }
  }
});

test('a shop that was not sent is refused, not measured as empty', async () => {
  const upstash = await start();
  await expect(requireSent(shop, upstash)).rejects.toThrow('index --target upstash');
});

test('an Upstash that fails stops the measuring: its row would be the index in the worker', async () => {
  const upstash = await start();
  await send(upstash, imported());
  const behindReading = upstashSystems(shop, upstash).at(-1);
  upstash.failAlways({ kind: 'status', status: 503 });
  await expect(behindReading?.rank(lamp, 5)).rejects.toThrow('Upstash Vector');
});
