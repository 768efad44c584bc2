import { callLimits } from '../domain/call-limits.ts';
import type { Limit, Limiter, Verdict } from '../ports/limiter.ts';

/** A binding of `[[ratelimits]]` in wrangler.toml, where its limit stands. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/**
 * The limiter that comes with Cloudflare Workers: it counts in memory beside the worker, per location, and costs nothing.
 * It does not say when a call would pass again; a whole window is the longest that can be.
 */
export class PlatformLimiter implements Limiter {
  readonly #bindings: Readonly<Record<Limit, RateLimitBinding>>;

  constructor(bindings: Readonly<Record<Limit, RateLimitBinding>>) {
    this.#bindings = bindings;
  }

  async take(limit: Limit, key: string): Promise<Verdict> {
    // Locally all bindings of one period count in one table.
    const { success } = await this.#bindings[limit].limit({ key: `${limit}:${key}` });
    return success ? { allowed: true } : { allowed: false, retryAfterS: callLimits.windowS };
  }
}
