import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callLimits } from '../../worker/domain/call-limits.ts';
import type { Limit, Limiter, Verdict } from '../../worker/ports/limiter.ts';

export interface LimiterAdapter {
  readonly open: () => Promise<Limiter>;
  /** Resolves when as much of the window is left as a test takes. */
  readonly atWindowStart: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

const limits: readonly Limit[] = ['visitor', 'address'];
const nobodyWaits = new AbortController().signal;

/** What every limiter must hold to, wherever it counts. */
export function limiterContract(name: string, adapter: LimiterAdapter): void {
  // A window may have to end before a test can begin.
  describe(name, { timeout: 30_000 }, () => {
    let limiter: Limiter;
    beforeAll(async () => {
      limiter = await adapter.open();
    });
    afterAll(() => adapter.stop?.());

    const freshKey = () => crypto.randomUUID().replaceAll('-', '');
    const take = (limit: Limit, key: string) => limiter.take(limit, key, nobodyWaits);
    const takeMany = async (limit: Limit, key: string, times: number): Promise<Verdict[]> => {
      await adapter.atWindowStart();
      return Promise.all(Array.from({ length: times }, () => take(limit, key)));
    };
    const passed = (verdicts: readonly Verdict[]) => verdicts.filter(({ allowed }) => allowed).length;

    test.each(limits)(
      '%s: one after the other, as many as the limit says pass and no more',
      async (limit) => {
        await adapter.atWindowStart();
        const key = freshKey();
        for (let call = 0; call < callLimits[limit]; call += 1)
          expect([call, (await take(limit, key)).allowed]).toEqual([call, true]);
        expect((await take(limit, key)).allowed).toBe(false);
      },
    );

    test.each(limits)('%s: all at once, just as many', async (limit) => {
      expect(passed(await takeMany(limit, freshKey(), callLimits[limit] + 30))).toBe(callLimits[limit]);
    });

    test('a refusal says after how many whole seconds to come back, within one window', async () => {
      const verdicts = await takeMany('visitor', freshKey(), callLimits.visitor + 5);
      const waits = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.retryAfterS]));
      expect(waits).toHaveLength(5);
      for (const seconds of waits) {
        expect(Number.isInteger(seconds)).toBe(true);
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(callLimits.windowS);
      }
    });

    test('keys are counted apart, and so are the kinds of limits under one key', async () => {
      const key = freshKey();
      await takeMany('visitor', key, callLimits.visitor + 1);
      expect((await take('visitor', freshKey())).allowed).toBe(true);
      expect((await take('address', key)).allowed).toBe(true);
      expect((await take('visitor', key)).allowed).toBe(false);
    });

    test.each(['', ' ', 'a:b', '*', '{x}', '\r\nFLUSHALL\r\n', '__proto__', '💡', 'x'.repeat(500)])(
      'the key %j is a key like any other',
      async (words) => {
        expect(passed(await takeMany('visitor', words + freshKey(), callLimits.visitor + 1))).toBe(
          callLimits.visitor,
        );
      },
    );
  });
}
