import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';
import { callLimits } from '../../worker/domain/call-limits.ts';
import { type GeminiEmulator, startGemini, textTurn } from '../emulators/gemini.ts';
import { startUpstashRedis, type UpstashRedisEmulator } from '../emulators/upstash-redis.ts';

/** The worker as `npm start` serves it, with a key and with Upstash Redis: who may call, how often, and at what cost. */

const state = 'dist/e2e-state-calls';
const shop = 'https://shop.example';
let upstash: UpstashRedisEmulator;
let gemini: GeminiEmulator;
let server: DevServer;

const start = (more: Record<string, string> = {}) =>
  startDevServer({
    port: 8944,
    persistTo: state,
    vars: {
      GOOGLE_GENERATIVE_AI_API_KEY: gemini.apiKey,
      GOOGLE_GENERATIVE_AI_BASE_URL: gemini.url,
      UPSTASH_REDIS_REST_URL: upstash.url,
      UPSTASH_REDIS_REST_TOKEN: upstash.token,
      ALLOWED_ORIGINS: shop,
      ...more,
    },
  });

beforeAll(async () => {
  await rm(state, { recursive: true, force: true });
  [upstash, gemini] = await Promise.all([startUpstashRedis(), startGemini()]);
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([upstash?.close(), gemini?.close()]);
});

function ask(conversation: string, origin = shop): Promise<Response> {
  const message = { id: 'u1', role: 'user', parts: [{ type: 'text', text: 'hello there, assistant' }] };
  return fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ id: conversation, messages: [message] }),
  });
}

/** Gemini's answer, which reports as many tokens of input and none of output. */
const hello = (promptTokenCount = 1000) =>
  textTurn('Hello! What are you looking for?', { usage: { promptTokenCount, candidatesTokenCount: 0 } });

describe('a call', () => {
  test('of a page that is not listed asks neither Gemini nor Redis', async () => {
    await upstash.reset();
    expect((await ask('one', 'https://stranger.example')).status).toBe(403);
    expect([gemini.requests.length, upstash.commands.length]).toEqual([0, 0]);
  });

  test('is counted in Upstash Redis, under keys that hold no address, and one too many is refused', async () => {
    await upstash.reset();
    const calls = Array.from({ length: callLimits.visitor }, () => ask('many'));
    gemini.enqueue(...calls.map(() => hello()));
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(200);
      await response.text();
    }
    const refused = await ask('many');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe(shop);
    expect(JSON.stringify(upstash.commands)).not.toMatch(/127\.0\.0\.1|::1|many/);
  });

  test('passes while Upstash is down', async () => {
    gemini.enqueue(hello());
    upstash.failAlways({ kind: 'slow', ms: 3000 });
    const began = await ask('while down');
    upstash.failAlways(undefined);
    expect(began.status).toBe(200);
    await began.text();
  });
});

test('what was spent is still known after a restart', async () => {
  await upstash.reset();
  gemini.reset();
  gemini.enqueue(hello(1_000_000));
  const first = await (await ask('before')).text();
  expect(Number(/"costMicros":(\d+)/.exec(first)?.[1])).toBe(500_000);
  await server.stop();
  // A ledger that had forgotten would have room for many calls.
  server = await start({ SPEND_PER_DAY_MICROS: '500000' });
  const after = await (await ask('after')).text();
  expect(after).toContain('"reason":"budget-reached"');
  expect(gemini.requests).toHaveLength(1);
});
