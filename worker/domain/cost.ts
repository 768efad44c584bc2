/** Micro-dollars (millionths of a US dollar) for a million tokens of each kind. */
export interface Price {
  readonly input: number;
  readonly cached: number;
  /** Thinking counts as output. */
  readonly output: number;
}

/** Tokens of one model call. */
export interface Tokens {
  readonly input: number;
  /** How many of the input came from the provider's cache. */
  readonly cached?: number | undefined;
  readonly output: number;
}

/** What ceilings are counted in: micro-dollars, or tokens where the price of the model is not known. */
export type Unit = 'micros' | 'tokens';

export function unitOf(price: Price | undefined): Unit {
  return price ? 'micros' : 'tokens';
}

/** Whole micro-dollars, rounded up, or, without a price, tokens. */
export function amountOf({ input, cached = 0, output }: Tokens, price: Price | undefined): number {
  if (!price) return input + output;
  const fromCache = Math.min(cached, input);
  const millionths = (input - fromCache) * price.input + fromCache * price.cached + output * price.output;
  return Math.ceil(millionths / 1_000_000);
}

/** The most that may be spent, in one unit: on a day (UTC), and on one conversation in a day. */
export interface Ceilings {
  readonly day: number;
  readonly conversation: number;
}

/** A model call that asks to be paid for. */
export interface Reservation {
  /** Names the call; chosen at random, so that no client can name it. */
  readonly id: string;
  /** Milliseconds since 1970: the call counts for this day. */
  readonly now: number;
  /** Whose call it is: an opaque key, never a client's own words. */
  readonly conversation: string;
  readonly unit: Unit;
  /** The most the call can come to. */
  readonly bound: number;
  readonly ceilings: Ceilings;
}
