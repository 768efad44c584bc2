import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Fault,
  startUpstashVector,
  type UpstashVectorEmulator,
} from '../../tests/emulators/upstash-vector.ts';
import { patientRequester, UpstashError } from './requester.ts';

let upstash: UpstashVectorEmulator;
beforeAll(async () => {
  upstash = await startUpstashVector();
});
beforeEach(() => upstash.reset());
afterAll(() => upstash.close());

/** One request; what came of it and how long was waited between the tries. */
async function request(token = upstash.token) {
  const waits: number[] = [];
  const requester = patientRequester({
    url: `${upstash.url}/`,
    token,
    wait: async (ms) => void waits.push(ms),
  });
  const outcome = await requester
    .request({ path: ['list-namespaces'], body: [] })
    .catch((error: unknown) => error);
  return { outcome, waits };
}

describe('what fails for a moment is tried again', () => {
  test.each<[string, Fault]>([
    ['a broken connection', { kind: 'cut' }],
    ['an overloaded service', { kind: 'status', status: 503 }],
    ['a limited rate', { kind: 'status', status: 429 }],
    ['a proxy’s page', { kind: 'html', status: 200 }],
  ])('%s, after waits that grow', async (_, fault) => {
    upstash.fail(fault, fault);
    expect(await request()).toEqual({ outcome: { result: [''] }, waits: [500, 1000] });
  });

  test('as late as the service asks, within a minute', async () => {
    upstash.fail(
      { kind: 'status', status: 429, retryAfter: 7 },
      { kind: 'status', status: 503, retryAfter: 86_400 },
    );
    expect((await request()).waits).toEqual([7000, 60_000]);
  });

  test('six times in all', async () => {
    upstash.failAlways({ kind: 'status', status: 503, error: 'Overloaded' });
    const { outcome, waits } = await request();
    expect(outcome).toEqual(new UpstashError(503, 'Upstash Vector refused (HTTP 503): Overloaded'));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(upstash.requests).toHaveLength(6);
  });
});

describe('what will not pass is said at once', () => {
  test('a wrong token, without saying it', async () => {
    const { outcome, waits } = await request('stolen-token');
    expect(outcome).toMatchObject({
      status: 401,
      message: expect.stringContaining('UPSTASH_VECTOR_REST_TOKEN'),
    });
    expect(String((outcome as Error).stack)).not.toContain('stolen-token');
    expect(waits).toEqual([]);
  });

  test('a request that is refused', async () => {
    upstash.fail({ kind: 'status', status: 422, error: 'This index has no embedding model.' });
    const { outcome, waits } = await request();
    expect(outcome).toMatchObject({ status: 422, message: expect.stringContaining('no embedding model') });
    expect(waits).toEqual([]);
  });
});
