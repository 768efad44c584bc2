import type { Clock } from './clock.ts';
import type { Limit, Verdict } from './limiter.ts';

/** Who may call the worker from a page, and how often. */
export interface Callers {
  /** Origins beside the worker's own, as browsers send them: "https://shop.example", or "null". */
  readonly origins: readonly string[];
  /** Counts a call. Never rejects: a limiter that is down has been stood in for. */
  take(limit: Limit, key: string): Promise<Verdict>;
  /** What keeps the keys of callers from being looked up in a table of all addresses; "" where nothing secret is known. */
  readonly salt: string;
  readonly clock: Clock;
}
