import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUpstashRedis, type UpstashRedisEmulator } from '../../tests/emulators/upstash-redis.ts';
import { callLimits } from '../domain/call-limits.ts';
import { systemClock } from './system-clock.ts';
import { UpstashLimiter } from './upstash-limiter.ts';

let upstash: UpstashRedisEmulator;
beforeAll(async () => {
  upstash = await startUpstashRedis();
});
beforeEach(() => upstash.reset());
afterAll(() => upstash?.close());
afterEach(() => void vi.useRealTimers());

const nobodyWaits = new AbortController().signal;
const newLimiter = () => new UpstashLimiter(upstash, systemClock);

async function passing(limiter: UpstashLimiter, times: number, key = 'key'): Promise<number> {
  const verdicts = Array.from({ length: times }, () => limiter.take('visitor', key, nobodyWaits));
  return (await Promise.all(verdicts)).filter(({ allowed }) => allowed).length;
}

test('its window slides: half a minute later half of the calls before still count', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 12, 0, 30) });
  expect(await passing(newLimiter(), 100)).toBe(callLimits.visitor);
  vi.setSystemTime(Date.UTC(2026, 10, 30, 12, 1, 30));
  expect(await passing(newLimiter(), 100)).toBe(callLimits.visitor / 2);
  vi.setSystemTime(Date.UTC(2026, 10, 30, 12, 3, 30));
  expect(await passing(newLimiter(), 100)).toBe(callLimits.visitor);
});

test('says how long the minute has to go', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 12, 0, 17, 500) });
  const limiter = newLimiter();
  await passing(limiter, callLimits.visitor);
  expect(await limiter.take('visitor', 'key', nobodyWaits)).toEqual({ allowed: false, retryAfterS: 43 });
});

test('workers all over the world count together', async () => {
  expect(await passing(newLimiter(), 15)).toBe(15);
  expect(await passing(newLimiter(), 15)).toBe(callLimits.visitor - 15);
});

test('a key over its limit is refused without asking again', async () => {
  const limiter = newLimiter();
  await passing(limiter, callLimits.visitor + 1);
  const asked = upstash.commands.length;
  expect(await passing(limiter, 50)).toBe(0);
  expect(upstash.commands).toHaveLength(asked);
});

test('one call is one command once the script is known', async () => {
  const limiter = newLimiter();
  await passing(limiter, 1);
  expect(upstash.commands.map(([name]) => name?.toUpperCase())).toEqual(['EVALSHA', 'EVAL']);
  await passing(limiter, 1);
  expect(upstash.commands.map(([name]) => name?.toUpperCase())).toEqual(['EVALSHA', 'EVAL', 'EVALSHA']);
});

test('keys in Redis are told apart by kind and expire', async () => {
  await passing(newLimiter(), 1, 'a-key');
  const [, , , key = ''] = upstash.commands.at(-1) ?? [];
  expect(key).toMatch(/^shop-assistant:visitor:a-key:\d+$/);
});

describe('Upstash that cannot count', () => {
  test.each([
    ['refuses', { kind: 'status', status: 503 }],
    ['cuts the line', { kind: 'cut' }],
    ['sends a page of a proxy', { kind: 'html', status: 502 }],
    ['has another token', { kind: 'status', status: 401, error: 'WRONGPASS' }],
  ] as const)('is a failure that quotes nothing: it %s', async (_, fault) => {
    upstash.failAlways(fault);
    const failed: unknown = await newLimiter()
      .take('visitor', 'secret-key', nobodyWaits)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'LimiterFault' });
    expect(failed).not.toHaveProperty('cause');
    expect(String(failed)).not.toContain('secret-key');
  });

  test('is waited for as long as the signal says, and its request is ended', async () => {
    upstash.failAlways({ kind: 'slow', ms: 5000 });
    const late = new AbortController();
    const taking = newLimiter().take('visitor', 'key', late.signal);
    setTimeout(() => late.abort(new Error('too late')), 50);
    await expect(taking).rejects.toThrow('too late');
  });
});
