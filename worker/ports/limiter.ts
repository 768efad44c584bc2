/** Whose calls are counted together: those of one visitor, or all that come from one address. */
export type Limit = 'visitor' | 'address';

export type Verdict =
  | { readonly allowed: true }
  /** After how many whole seconds, at least one, it is worth calling again. */
  | { readonly allowed: false; readonly retryAfterS: number };

export interface Limiter {
  /**
   * Counts one call under the key against the limit of its kind. The key is opaque, and never an address. Rejects where
   * the counts cannot be reached, with the signal's reason once that has fired.
   */
  take(limit: Limit, key: string, signal: AbortSignal): Promise<Verdict>;
}
