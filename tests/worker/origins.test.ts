import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { OfflineModel } from '../../worker/adapters/offline-model/index.ts';
import { compose } from '../../worker/compose.ts';
import { createApp } from '../../worker/http/app.ts';
import { chat, newAddress, origin, partsOf, problemOf, send, user } from './shop.ts';

const shop = 'https://some-shop.example';
const stranger = 'https://stranger.example';

/** The whole worker with these settings, and how often its model was asked. */
function worker(settings: Record<string, string> = {}) {
  const { callers, depsFor } = compose({ ...env, ...settings });
  const model = new OfflineModel();
  const asked = { times: 0 };
  const counting = Object.assign(Object.create(model), {
    doStream: (options: Parameters<OfflineModel['doStream']>[0]) => {
      asked.times += 1;
      return model.doStream(options);
    },
  });
  const app = createApp(
    { callers, depsFor: async (request) => ({ ...(await depsFor(request)), model: counting }) },
    consoleTelemetry(),
  );
  const call = (path: string, init: RequestInit = {}, host = origin) => {
    const headers = { ...newAddress(), ...(init.headers as Record<string, string>) };
    return app.fetch(new Request(host + path, { ...init, headers }), {}, createExecutionContext());
  };
  const question = (from?: string, host?: string) =>
    call(
      '/api/chat',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(from && { origin: from }) },
        body: JSON.stringify(chat(user('a reading lamp'))),
      },
      host,
    );
  const preflight = (from: string, method = 'POST', path = '/api/chat') =>
    call(path, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type, user-agent',
      },
    });
  return { asked, call, question, preflight };
}

const listed = { ALLOWED_ORIGINS: `${shop}, https://second.example` };

describe('a page of a listed origin', () => {
  test('may ask whether it may send a question, and is told yes for a day', async () => {
    const response = await worker(listed).preflight(shop);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(shop);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,user-agent');
    expect(response.headers.get('access-control-max-age')).toBe('86400');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('may read an answer, a search and a refusal, and when to come back', async () => {
    const { call, question } = worker(listed);
    const answer = await question(shop);
    await partsOf(answer.clone());
    const headers = { origin: shop };
    const bad = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: 'x' };
    const responses = await Promise.all([
      call('/api/search?q=lamp', { headers }),
      call('/api/chat', bad),
      call('/api/nothing', { headers }),
      call('/api/chat', { headers }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 404, 405]);
    for (const response of [answer, ...responses]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(shop);
      expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });

  test('is never asked for cookies', async () => {
    const { preflight, question } = worker(listed);
    for (const response of [await preflight(shop), await question(shop)])
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('is told of itself alone, not of the others, and never of everyone', async () => {
    const { preflight } = worker(listed);
    expect((await preflight('https://second.example')).headers.get('access-control-allow-origin')).toBe(
      'https://second.example',
    );
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('a page of any other origin', () => {
  const deniedOf = async (response: Response) => {
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('vary')).toContain('Origin');
    await problemOf(response);
  };

  test.each([
    ['a stranger', stranger],
    ['a listed one with a port', `${shop}:444`],
    ['a listed one in capitals', shop.toUpperCase()],
    ['one that begins like a listed one', `${shop}.evil.example`],
    ['null', 'null'],
    ['none that is an origin', 'listed'],
  ])('is refused, and no model is asked: %s', async (_, from) => {
    const { asked, call, question, preflight } = worker(listed);
    await deniedOf(await question(from));
    await deniedOf(await preflight(from));
    await deniedOf(await preflight(from, 'GET', '/api/search'));
    await deniedOf(await call('/api/search?q=lamp', { headers: { origin: from } }));
    expect(asked.times).toBe(0);
  });

  test('is refused where nothing is set, as the worker is deployed', async () => {
    await deniedOf(await send('/api/chat', { method: 'POST', headers: { origin: stranger }, body: '{}' }));
    await deniedOf(await worker().question('http://localhost:8787'));
  });
});

test('null is an origin only where it is listed', async () => {
  const response = await worker({ ALLOWED_ORIGINS: 'null' }).question('null');
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('null');
  await partsOf(response);
});

test('a worker on a developer’s machine answers the pages of that machine', async () => {
  const response = await worker().question('http://127.0.0.1:5173', 'http://localhost:8787');
  expect(response.status).toBe(200);
  await partsOf(response);
});

test.each([{}, listed])(
  'who names no origin, such as a server or curl, is answered: %j',
  async (settings) => {
    const { asked, question } = worker(settings);
    const response = await question();
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    // What is kept by a cache between here and there must not be given to a page.
    expect(response.headers.get('vary')).toContain('Origin');
    await partsOf(response);
    expect(asked.times).toBeGreaterThan(0);
  },
);
