import { describe, expect, test } from 'vitest';
import { releaseSchema } from '../../shared/chat.ts';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { compose } from '../../worker/compose.ts';
import { createApp } from '../../worker/http/app.ts';
import { chat, chatUrl, origin, partsOf, post, problemOf, send, user } from './shop.ts';

const page = 'https://some-shop.example';

describe('a page of another origin', () => {
  test('may ask whether it may send a question, and is told yes for a day', async () => {
    const response = await send('/api/chat', {
      method: 'OPTIONS',
      headers: {
        origin: page,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, user-agent',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,user-agent');
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  test('is never asked for cookies', async () => {
    const preflight = await send('/api/chat', { method: 'OPTIONS', headers: { origin: page } });
    const answer = await post(chat(user('hello')), { 'content-type': 'application/json', origin: page });
    await answer.body?.cancel();
    for (const response of [preflight, answer])
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('may read an answer and a refusal, and when to come back', async () => {
    const answer = await post(chat(user('hello')), { 'content-type': 'application/json', origin: page });
    await partsOf(answer);
    const refusal = await post('nothing', { 'content-type': 'application/json', origin: page });
    const missing = await send('/api/nothing', { headers: { origin: page } });
    const wrongMethod = await send('/api/chat', { headers: { origin: page } });
    for (const response of [answer, refusal, missing, wrongMethod]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    }
  });
});

describe('a worker whose settings or files are not right', () => {
  const broken = (depsFor: Parameters<typeof createApp>[0], path = '/api/health') =>
    createApp(depsFor, consoleTelemetry()).fetch(new Request(origin + path, { headers: { origin: page } }));

  test('answers 503 with a time to come back, which a page may read', async () => {
    const response = await broken(() => Promise.reject(new Error('secret inner words')));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(JSON.stringify(await problemOf(response))).not.toContain('secret');
  });

  test('says which setting is wrong, and never its value', async () => {
    const env = { ASSETS: { fetch: () => Promise.reject(new Error('not asked')) }, MODEL: 'sk-secret-value' };
    const response = await broken(compose(env));
    expect(response.status).toBe(503);
    const { detail } = await problemOf(response);
    expect(detail).toContain('MODEL');
    expect(detail).not.toContain('sk-secret-value');
  });

  test('does not name the file that is missing', async () => {
    const env = { ASSETS: { fetch: async () => new Response('', { status: 404 }) } };
    const response = await broken(compose(env));
    expect(response.status).toBe(503);
    expect((await problemOf(response)).detail).not.toContain('manifest');
  });

  test('refuses a bad question before it looks at its settings', async () => {
    const app = createApp(() => Promise.reject(new Error('not asked')), consoleTelemetry());
    const headers = { 'content-type': 'application/json' };
    const response = await app.fetch(new Request(chatUrl, { method: 'POST', headers, body: 'nothing' }));
    expect(response.status).toBe(400);
  });
});

test('GET /api/health says that the worker can answer', async () => {
  const response = await send('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test('GET /api/release names every part of the release', async () => {
  const release = releaseSchema.strict().parse(await (await send('/api/release')).json());
  expect(release.model).toBe('offline:rules-1');
  for (const part of Object.values(release)) expect(part).not.toBe('');
});

test.each([
  '/index/manifest.json',
  '/index/records/0.json',
  '/index/products.idx',
  '/index/policies.json',
  '/index/policy-rules.json',
  '/index/',
  '/api/',
  '/api/nothing',
  '/api/chat/',
  '/api/release/../nothing',
  '/__proto__',
])('%s is not found', async (path) => {
  const response = await send(path);
  expect(response.status).toBe(404);
  await problemOf(response);
});
