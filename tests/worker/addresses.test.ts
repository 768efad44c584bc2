import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { releaseSchema } from '../../shared/chat.ts';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { compose } from '../../worker/compose.ts';
import type { Env } from '../../worker/env.ts';
import { createApp } from '../../worker/http/app.ts';
import type { Composed } from '../../worker/http/composed.ts';
import { openToAll } from '../fixtures/callers.ts';
import { chatUrl, origin, problemOf, send } from './shop.ts';

describe('a worker whose settings or files are not right', () => {
  const ask = (composed: Composed) =>
    createApp(composed, consoleTelemetry()).fetch(
      new Request(`${origin}/api/health`, { headers: { origin } }),
    );
  const without = (more: Partial<Env>) =>
    compose({ ...env, ASSETS: { fetch: () => Promise.reject(new Error('not asked')) }, ...more });

  test('answers 503 with a time to come back, which an allowed page may read', async () => {
    const depsFor = () => Promise.reject(new Error('secret inner words'));
    const response = await ask({ callers: openToAll, depsFor });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(JSON.stringify(await problemOf(response))).not.toContain('secret');
  });

  test.each(['MODEL', 'ALLOWED_ORIGINS'])('says that %s is wrong, and never its value', async (name) => {
    const response = await ask(without({ [name]: 'sk-secret-value' }));
    expect(response.status).toBe(503);
    const { detail } = await problemOf(response);
    expect(detail).toContain(name);
    expect(detail).not.toContain('sk-secret-value');
  });

  test('does not name the file that is missing', async () => {
    const response = await ask(without({ ASSETS: { fetch: async () => new Response('', { status: 404 }) } }));
    expect(response.status).toBe(503);
    expect((await problemOf(response)).detail).not.toContain('manifest');
  });

  test('refuses a bad question before it looks at its files', async () => {
    const depsFor = () => Promise.reject(new Error('not asked'));
    const app = createApp({ callers: openToAll, depsFor }, consoleTelemetry());
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
