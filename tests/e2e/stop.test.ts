import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundleWorker } from '../bench/bundle.ts';
import { type Serving, serve } from '../bench/workerd.ts';
import {
  callsTurn,
  type GeminiEmulator,
  httpError,
  stall,
  startGemini,
  textTurn,
} from '../emulators/gemini.ts';

/**
 * A shopper who leaves, as the model's side sees it. workerd notices a gone client no sooner than it next writes to it;
 * here it is bare, since `wrangler dev` stands between and needs a write more.
 */

let gemini: GeminiEmulator;
let server: Serving;
beforeAll(async () => {
  gemini = await startGemini();
  const vars = { GOOGLE_GENERATIVE_AI_API_KEY: gemini.apiKey, GOOGLE_GENERATIVE_AI_BASE_URL: gemini.url };
  bundleWorker('dist/e2e-worker');
  server = await serve('dist/e2e-worker', 'index.js', { port: 8945, vars, objects: { Ledger: 'LEDGER' } });
});
beforeEach(() => gemini.reset());
afterAll(async () => {
  await server?.stop();
  await gemini?.close();
});

const search = callsTurn([{ name: 'search_products', args: { query: 'reading lamp' } }]);

/** Asks, and leaves as soon as `seen` has come. */
async function askAndLeave(seen: RegExp | string): Promise<void> {
  const leaving = new AbortController();
  const { body } = await post(leaving.signal);
  let heard = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (heard.search(seen) >= 0) break;
  }
  leaving.abort();
  expect(heard).toMatch(seen);
}

function post(signal?: AbortSignal): Promise<Response> {
  const messages = [{ id: 'u1', role: 'user', parts: [{ type: 'text', text: 'a warm reading lamp' }] }];
  return fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), messages }),
    ...(signal && { signal }),
  });
}

const modelHears = () => vi.waitFor(() => expect(gemini.aborted).toBe(1), { timeout: 10_000 });

/** A turn of somebody else, whole: whatever the one before it might still have wanted has been asked by its end. */
async function anotherTurn(): Promise<void> {
  gemini.enqueue(search, textTurn('Here are two lamps.'));
  expect(await (await post()).text()).toContain('"outcome":"answered"');
}

test('a model that is writing is stopped within one write', async () => {
  const pieces = Array.from({ length: 30 }, () => 'It is a fine lamp for a long evening. ');
  // Each is a sentence, and so a write, that comes before the second of silence after which a comment is written.
  gemini.enqueue(search, { kind: 'text', pieces, pauseMs: 800 });
  await askAndLeave('text-delta');
  const written = gemini.requests[1]?.wroteAt.length ?? Number.NaN;
  await modelHears();
  expect(gemini.requests[1]?.wroteAt.length).toBeLessThanOrEqual(written + 1);
  await anotherTurn();
  expect(gemini.requests).toHaveLength(4);
});

test('a model that is thinking is stopped, and its look-up is never asked for', async () => {
  gemini.enqueue(stall('', 60_000));
  await askAndLeave(/"stage":"model"/);
  await modelHears();
  expect(gemini.requests[0]?.wroteAt).toEqual([]);
  await anotherTurn();
  expect(gemini.requests).toHaveLength(3);
});

test('a model that asked to be called again later is not', async () => {
  gemini.enqueue(httpError(503), httpError(429, { retryDelay: '4s' }), search);
  await askAndLeave(/"stage":"model"/);
  await vi.waitFor(() => expect(gemini.requests).toHaveLength(2), { timeout: 10_000 });
  await sleep(5000);
  expect(gemini.requests).toHaveLength(2);
});
