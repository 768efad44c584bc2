import type { Clock } from '../ports/clock.ts';

/** Nothing came for too long. */
export class StallError extends Error {
  override readonly name = 'StallError';
}

const settled = new Error('settled in time');

/** The promise's value, or a StallError after `ms`, or the signal's reason: what ignores its signal is left behind. */
export async function within<T>(
  promise: Promise<T>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  const stalled = clock.sleep(ms, AbortSignal.any([signal, over.signal])).then(() => {
    throw new StallError(`nothing came for ${ms} ms`);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    over.abort(settled);
  }
}

/**
 * Takes a stream's values until `take` says that it has enough. A silence of `ms` is a StallError. One timer and one race
 * watch the whole stream, since one for each of a thousand small pieces would cost more than the pieces.
 */
export async function takeFrom<T>(
  stream: ReadableStream<T>,
  ms: number,
  clock: Clock,
  signal: AbortSignal,
  take: (value: T) => 'more' | 'enough',
): Promise<void> {
  const reader = stream.getReader();
  const over = new AbortController();
  let heardAt = clock.now();
  const takeAll = async () => {
    for (;;) {
      const read = await reader.read();
      // What still comes once the race is over is for nobody.
      if (read.done || over.signal.aborted || take(read.value) === 'enough') return;
      heardAt = clock.now();
    }
  };
  try {
    await Promise.race([takeAll(), watch(() => heardAt, ms, clock, AbortSignal.any([signal, over.signal]))]);
  } finally {
    over.abort(settled);
    // The answer to a cancel does not matter: the stream is over either way.
    reader.cancel().catch(() => undefined);
  }
}

/** Rejects once nothing has been heard for `ms`, or with the signal's reason. */
async function watch(heardAt: () => number, ms: number, clock: Clock, signal: AbortSignal): Promise<never> {
  for (;;) {
    const left = heardAt() + ms - clock.now();
    if (left <= 0) throw new StallError(`nothing came for ${ms} ms`);
    await clock.sleep(left, signal);
  }
}
