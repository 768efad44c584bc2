import { describe, expect, test } from 'vitest';
import { HeldClock } from '../../tests/fixtures/held-clock.ts';
import type { Limiter, Verdict } from '../ports/limiter.ts';
import { CappedLimiter } from './capped-limiter.ts';

const allowed: Verdict = { allowed: true };
const down = () => Promise.reject(new Error('EVALSHA secret-key'));

function capped(take: Limiter['take']) {
  const clock = new HeldClock();
  const logged: [string, unknown][] = [];
  const telemetry = { error: (where: string, error: unknown) => void logged.push([where, error]) };
  return { clock, logged, limiter: new CappedLimiter({ take }, clock, telemetry) };
}

async function verdicts(limiter: CappedLimiter, count: number): Promise<Verdict[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => limiter.take('address', `key-${at}`)));
}

describe('while the limiter answers', () => {
  test('its word holds, and nothing is logged or left waiting', async () => {
    const answers: Verdict[] = [allowed, { allowed: false, retryAfterS: 7 }];
    const { limiter, logged, clock } = capped(async () => answers.shift() ?? allowed);
    expect(await limiter.take('visitor', 'key')).toEqual({ allowed: true });
    expect(await limiter.take('visitor', 'key')).toEqual({ allowed: false, retryAfterS: 7 });
    expect(logged).toEqual([]);
    expect(clock.asleep).toBe(0);
  });

  test('no cap is put on what it lets through', async () => {
    const { limiter } = capped(async () => allowed);
    expect(await verdicts(limiter, 1000)).not.toContainEqual(expect.objectContaining({ allowed: false }));
  });
});

describe('while the limiter is down', () => {
  test('calls pass up to the cap, whatever their keys, and then wait for the minute to end', async () => {
    const { limiter, clock } = capped(down);
    const first = await verdicts(limiter, 120);
    expect(first.every((verdict) => verdict.allowed)).toBe(true);
    clock.advance(20_500);
    expect(await limiter.take('address', 'another')).toEqual({ allowed: false, retryAfterS: 40 });
    expect(await limiter.take('visitor', 'another')).toEqual(allowed);
  });

  test('the cap begins anew each minute', async () => {
    const { limiter, clock } = capped(down);
    await verdicts(limiter, 121);
    clock.advance(59_999);
    expect(await limiter.take('address', 'key')).toEqual({ allowed: false, retryAfterS: 1 });
    clock.advance(1);
    expect(await limiter.take('address', 'key')).toEqual(allowed);
  });

  test('the log is told once a minute', async () => {
    const { limiter, clock, logged } = capped(down);
    await verdicts(limiter, 50);
    clock.advance(59_999);
    await verdicts(limiter, 50);
    expect(logged.map(([where]) => where)).toEqual(['limiter']);
    clock.advance(1);
    await verdicts(limiter, 50);
    expect(logged).toHaveLength(2);
  });

  test('one that throws before it promises anything is down, too', async () => {
    const { limiter } = capped(() => {
      throw new Error('no binding');
    });
    expect(await limiter.take('address', 'key')).toEqual(allowed);
  });
});

describe('a limiter that is slow', () => {
  test('is waited for 300 ms and then stood in for, and its request is ended', async () => {
    const signals: AbortSignal[] = [];
    const { limiter, clock, logged } = capped((_limit, _key, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    let verdict: Verdict | undefined;
    const taking = limiter.take('address', 'key').then((value) => {
      verdict = value;
    });
    clock.advance(299);
    await new Promise(setImmediate);
    expect(verdict).toBeUndefined();
    expect(signals[0]?.aborted).toBe(false);
    clock.advance(1);
    await taking;
    expect(verdict).toEqual(allowed);
    expect(signals[0]?.aborted).toBe(true);
    expect(logged).toEqual([['limiter', expect.objectContaining({ name: 'LimiterSlow' })]]);
  });
});
