import { Ratelimit } from '@upstash/ratelimit';
import { Redis } from '@upstash/redis/cloudflare';
import { callLimits } from '../domain/call-limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Limit, Limiter, Verdict } from '../ports/limiter.ts';

export interface UpstashConfig {
  readonly url: string;
  readonly token: string;
}

/** Upstash did not count. What it said is left out: its errors quote the whole command, key and all. */
export class LimiterFault extends Error {
  override readonly name = 'LimiterFault';
}

/** Counts in Upstash Redis, in one place for all of the world, by a sliding window. */
export class UpstashLimiter implements Limiter {
  readonly #config: UpstashConfig;
  readonly #clock: Clock;
  /** Keys that are over their limit, and until when: these are refused without asking. */
  readonly #over: Readonly<Record<Limit, Map<string, number>>> = { visitor: new Map(), address: new Map() };

  constructor(config: UpstashConfig, clock: Clock) {
    this.#config = config;
    this.#clock = clock;
  }

  async take(limit: Limit, key: string, signal: AbortSignal): Promise<Verdict> {
    try {
      const { success, reset } = await this.#counter(limit, signal).limit(key);
      if (success) return { allowed: true };
      return { allowed: false, retryAfterS: Math.max(1, Math.ceil((reset - this.#clock.now()) / 1000)) };
    } catch {
      signal.throwIfAborted();
      throw new LimiterFault('Upstash did not count the call');
    }
  }

  /** Made for each call, since the signal that ends its request is the client's. */
  #counter(limit: Limit, signal: AbortSignal): Ratelimit {
    const redis = new Redis({
      ...this.#config,
      enableTelemetry: false,
      retry: false,
      readYourWrites: false,
      signal: () => signal,
    });
    return new Ratelimit({
      redis,
      limiter: Ratelimit.slidingWindow(callLimits[limit], `${callLimits.windowS} s`),
      prefix: `shop-assistant:${limit}`,
      ephemeralCache: this.#over[limit],
      enableTelemetry: false,
      // Its own time-out lets a call pass without a word.
      timeout: 0,
    });
  }
}
