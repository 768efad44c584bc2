import type { Clock } from '../ports/clock.ts';
import type { Limit, Limiter, Verdict } from '../ports/limiter.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/** A limiter that takes longer is treated as down: the shopper is waiting. */
const answerMs = 300;
const minuteMs = 60_000;
/** Calls a minute of each kind that one isolate lets through uncounted. */
const uncountedAtMost = 120;

/** Made once: an abort without a reason makes a new error, stack and all, for each call. */
const heard = new Error('the limiter has been heard');

/** The limiter's answer did not come in time. */
class LimiterSlow extends Error {
  override readonly name = 'LimiterSlow';
}

/**
 * A limiter that never fails: while the true one is down, calls pass up to a cap of this isolate's own, whoever makes
 * them, and the log is told once a minute.
 */
export class CappedLimiter {
  readonly #limiter: Limiter;
  readonly #clock: Clock;
  readonly #telemetry: Pick<Telemetry, 'error'>;
  #minute = { since: Number.NEGATIVE_INFINITY, uncounted: { visitor: 0, address: 0 } };

  constructor(limiter: Limiter, clock: Clock, telemetry: Pick<Telemetry, 'error'>) {
    this.#limiter = limiter;
    this.#clock = clock;
    this.#telemetry = telemetry;
  }

  async take(limit: Limit, key: string): Promise<Verdict> {
    try {
      return await this.#inTime(limit, key);
    } catch (error) {
      return this.#uncounted(limit, error);
    }
  }

  async #inTime(limit: Limit, key: string): Promise<Verdict> {
    const over = new AbortController();
    const answer = this.#limiter.take(limit, key, over.signal);
    const slow = this.#clock.sleep(answerMs, over.signal).then(() => {
      throw new LimiterSlow(`no answer within ${answerMs} ms`);
    });
    try {
      return await Promise.race([answer, slow]);
    } finally {
      over.abort(heard);
      // Whichever of the two lost may still fail, and nobody is left to hear it.
      for (const lost of [answer, slow]) lost.catch(() => undefined);
    }
  }

  #uncounted(limit: Limit, error: unknown): Verdict {
    const now = this.#clock.now();
    if (now >= this.#minute.since + minuteMs) {
      this.#minute = { since: now, uncounted: { visitor: 0, address: 0 } };
      this.#telemetry.error('limiter', error);
    }
    this.#minute.uncounted[limit] += 1;
    if (this.#minute.uncounted[limit] <= uncountedAtMost) return { allowed: true };
    return { allowed: false, retryAfterS: Math.ceil((this.#minute.since + minuteMs - now) / 1000) };
  }
}
