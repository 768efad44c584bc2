import type { Clock } from '../ports/clock.ts';

/** Nothing came for too long. */
export class StallError extends Error {
  override readonly name = 'StallError';
}

/** The promise's value, or a StallError after `ms`, or the signal's reason: what ignores its signal is left behind. */
export async function within<T>(
  promise: Promise<T>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  const settled = new AbortController();
  const stalled = clock.sleep(ms, AbortSignal.any([signal, settled.signal])).then(() => {
    throw new StallError(`nothing came for ${ms} ms`);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    settled.abort();
  }
}
