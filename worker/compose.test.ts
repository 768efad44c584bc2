import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const manifest = {
  shop: { name: 'Test Shop', currency: 'USD', contact: 'help@shop.test' },
  source: 'test',
  asOf: '2026-11-01T09:00:00.000Z',
  commit: 'c',
  prompt: 'p',
  policies: 'o',
  catalogue: 'k',
};
const ASSETS = { fetch: async () => Response.json(manifest) };
const depsOf = (env: Record<string, unknown>) =>
  compose({ ASSETS, ...env })(new Request('https://worker.test/api/chat'));

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
  expect(first.offline).toBe(false);
  expect(first.fallback?.name).toBe('offline:rules-1');
  const second = await depsOf({ ...services, MODEL: 'google:first', MODEL_FALLBACK: MODEL });
  expect(second.fallback?.name).toBe(MODEL);
});

test('what was learnt of a model that is away outlives the request, and a fallback is not made up', async () => {
  const depsFor = compose({ ASSETS });
  const request = new Request('https://worker.test/api/chat');
  const [first, second] = [await depsFor(request), await depsFor(request)];
  expect(second.circuits).toBe(first.circuits);
  expect(second.model).toBe(first.model);
  expect(first.fallback).toBeUndefined();
  expect(first.offline).toBe(true);
});
