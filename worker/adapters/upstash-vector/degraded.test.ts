import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Fault,
  startUpstashVector,
  type UpstashVectorEmulator,
} from '../../../tests/emulators/upstash-vector.ts';
import { HeldClock } from '../../../tests/fixtures/held-clock.ts';
import { products } from '../../../tests/fixtures/shop.ts';
import { imported, release, send, upstashRetrieval } from '../../../tests/fixtures/upstash-shop.ts';
import { consoleTelemetry } from '../console-telemetry.ts';
import { completedNamespace, namespaceOf } from './namespaces.ts';

let upstash: UpstashVectorEmulator;
beforeAll(async () => {
  upstash = await startUpstashVector({ token: 'secret-token' });
});
beforeEach(async () => {
  upstash.reset();
  await send(upstash, imported());
});
afterAll(() => upstash.close());

const query = { text: 'reading lamp', limits: {}, limit: 3 };

describe('the index in the worker answers, and says that it does, when Upstash', () => {
  test.each<[string, Fault, string]>([
    ['is overloaded', { kind: 'status', status: 503 }, 'refused'],
    ['limits the rate', { kind: 'status', status: 429 }, 'refused'],
    ['no longer takes the token', { kind: 'status', status: 401 }, 'refused'],
    ['breaks the connection', { kind: 'cut' }, 'unreachable'],
    ['is behind a broken proxy', { kind: 'html', status: 502 }, 'unreadable'],
  ])('%s', async (_, fault, reason) => {
    upstash.failAlways(fault);
    const { retrieval, index, told } = upstashRetrieval(upstash);
    expect(await retrieval.products(query)).toEqual({ ...(await index.products(query)), degraded: true });
    expect(told.map(({ where }) => where)).toEqual([`upstash-vector ${reason}`]);
  });

  test('is not reachable at all, for a question on policies too', async () => {
    const nowhere = await startUpstashVector();
    await nowhere.close();
    const { retrieval } = upstashRetrieval(nowhere);
    expect(await retrieval.policies('return window', 1)).toEqual({
      sections: [expect.objectContaining({ id: 'returns#return-window' })],
      degraded: true,
    });
  });

  test('takes longer than three seconds', async () => {
    upstash.failAlways({ kind: 'slow', ms: 5000 });
    const clock = new HeldClock();
    const { retrieval, told } = upstashRetrieval(upstash, products, clock);
    const answering = retrieval.products(query);
    await vi.waitFor(() => expect(clock.asleep).toBe(1));
    clock.advance(2999);
    expect(clock.asleep).toBe(1);
    clock.advance(1);
    expect(await answering).toMatchObject({ degraded: true, found: 5 });
    expect(told.map(({ where }) => where)).toEqual(['upstash-vector slow']);
  });

  test('was never sent this release, or only half of it', async () => {
    const headers = { authorization: `Bearer ${upstash.token}` };
    await fetch(`${upstash.url}/delete/${completedNamespace}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids: [namespaceOf('products', release.catalogue)] }),
    });
    const { retrieval, told } = upstashRetrieval(upstash);
    expect(await retrieval.products(query)).toMatchObject({ degraded: true, found: 5 });
    expect(told.map(({ where }) => where)).toEqual(['upstash-vector not-indexed']);
  });

  test('answers what is no answer', async () => {
    const odd = createServer((_, response) => response.end('{"result":[{"id":7,"score":"high"}]}'));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const { port } = odd.address() as AddressInfo;
    const { retrieval, told } = upstashRetrieval({ url: `http://127.0.0.1:${port}`, token: 'x' });
    expect(await retrieval.products(query)).toMatchObject({ degraded: true, found: 5 });
    expect(told.map(({ where }) => where)).toEqual(['upstash-vector unreadable']);
    odd.closeAllConnections();
    odd.close();
  });
});

test('after a failure it is left in peace for half a minute, and then asked again', async () => {
  const clock = new HeldClock();
  const { retrieval, told } = upstashRetrieval(upstash, products, clock);
  upstash.fail({ kind: 'status', status: 503 }, { kind: 'status', status: 503 });
  expect(await retrieval.products(query)).toHaveProperty('degraded');
  const asked = upstash.requests.length;
  clock.advance(29_999);
  expect(await retrieval.products(query)).toHaveProperty('degraded');
  expect(await retrieval.policies('return window', 1)).toHaveProperty('degraded');
  expect(upstash.requests).toHaveLength(asked);
  clock.advance(1);
  expect(await retrieval.products(query)).not.toHaveProperty('degraded');
  expect(told).toHaveLength(1);
});

test('no log says the token, the address or the shopper’s words', async () => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  upstash.failAlways({ kind: 'status', status: 401, error: `Invalid token secret-token for "reading lamp"` });
  const { retrieval, told } = upstashRetrieval(upstash);
  await retrieval.products(query);
  for (const { where, error } of told) consoleTelemetry().error(where, error);
  spy.mockRestore();
  expect(lines).toHaveLength(1);
  const everything = `${lines.join()} ${told.map(({ error }) => `${(error as Error).message} ${(error as Error).stack} ${(error as Error).cause}`)}`;
  expect(everything).not.toMatch(/secret-token|reading lamp|127\.0\.0\.1/);
});
