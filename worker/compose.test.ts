import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { priceOf } from './domain/prices.ts';

const manifest = {
  shop: { name: 'Test Shop', currency: 'USD', country: 'US', contact: 'help@shop.test' },
  source: 'test',
  asOf: '2026-11-01T09:00:00.000Z',
  commit: 'c',
  prompt: 'p',
  policies: 'o',
  catalogue: 'k',
};
const ASSETS = { fetch: async () => Response.json(manifest) };
const limiter = { limit: async () => ({ success: true }) };
const getByName = () => ({ reserve: async () => true, settle: async () => undefined });
const bindings = { ASSETS, VISITOR_LIMITER: limiter, ADDRESS_LIMITER: limiter, LEDGER: { getByName } };
const request = new Request('https://worker.test/api/chat');
const depsOf = (env: Record<string, unknown>) => compose({ ...bindings, ...env }).depsFor(request);

const services = {
  GOOGLE_GENERATIVE_AI_API_KEY: 'key',
  OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
  ANTHROPIC_API_KEY: 'key',
  AWS_REGION: 'us-east-1',
  AWS_BEARER_TOKEN_BEDROCK: 'key',
  AI: { run: async () => undefined },
};

test.each([
  'google:gemini-3-flash-preview',
  'openai-compatible:llama3.2:3b',
  'anthropic:claude-sonnet-4-5',
  'bedrock:amazon.nova-lite-v1:0',
  'workers-ai:@cf/meta/llama-3.1-8b-instruct',
])('the release names the model as MODEL does: %s', async (MODEL) => {
  const first = await depsOf({ ...services, MODEL, MODEL_FALLBACK: 'offline' });
  expect(first.release.model).toBe(MODEL);
  expect(first.first).toMatchObject({ name: MODEL, isOffline: false });
  expect(first.fallback).toMatchObject({ name: 'offline:rules-1', isOffline: true });
  const second = await depsOf({ ...services, MODEL: 'google:first', MODEL_FALLBACK: MODEL });
  expect(second.fallback?.name).toBe(MODEL);
});

test('what was learnt of a model that is away outlives the request, and nothing stands behind the offline model', async () => {
  const { depsFor } = compose(bindings);
  const [first, second] = [await depsFor(request), await depsFor(request)];
  expect(second.circuits).toBe(first.circuits);
  expect(second.first).toBe(first.first);
  expect(first.fallback).toBeUndefined();
  expect(first.first.isOffline).toBe(true);
});

test('each model has its own price, and where none costs anything nothing is spent', async () => {
  const priced = 'google:gemini-3-flash-preview';
  const dearer = 'google:gemini-3.1-pro-preview';
  const unknown = 'anthropic:claude-of-tomorrow';
  const two = await depsOf({ ...services, MODEL: priced, MODEL_FALLBACK: dearer });
  expect([two.first.price, two.fallback?.price]).toEqual([priceOf(priced), priceOf(dearer)]);
  const one = await depsOf({ ...services, MODEL: unknown, MODEL_FALLBACK: priced });
  expect([one.first.price, one.fallback?.price]).toEqual([undefined, priceOf(priced)]);
  expect((await depsOf({ ...services, MODEL: 'offline', MODEL_FALLBACK: priced })).spending).toBeDefined();
  expect((await depsOf({})).spending).toBeUndefined();
});
