import { askModel } from './ask-model.ts';
import type { Heard } from './client.ts';
import type { Model } from './model.ts';
import type { Given } from './model-process.ts';
import type { Serving } from './workerd.ts';

export const crowd = 500;

export interface Crowd {
  /** From the first question to the end of the last answer, over the model's own longest answer: 0.1 is 10% more. */
  readonly over: number;
  readonly seconds: number;
  /** Resident memory at its highest over that before, a stream. */
  readonly bytesEach: number;
}

/** Everyone asks at once, and the model takes its time. One answer that breaks breaks the measurement. */
export async function askTogether(worker: Serving, model: Model): Promise<Crowd> {
  await model.play('slow answer');
  const before = worker.residentBytes();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, worker.residentBytes());
  }, 100);
  try {
    const heard = await Promise.all(Array.from({ length: crowd }, () => askModel('slow answer')));
    const own = Math.max(...(await model.given()).map(ownMs));
    const took = wholeMs(heard);
    return { over: took / own - 1, seconds: took / 1000, bytesEach: (highest - before) / crowd };
  } finally {
    clearInterval(watch);
  }
}

const ownMs = ({ receivedAt, wroteAt }: Given) => (wroteAt.at(-1) ?? receivedAt) - receivedAt;

function wholeMs(heard: readonly Heard[]): number {
  return Math.max(...heard.map(({ endedAt }) => endedAt)) - Math.min(...heard.map(({ askedAt }) => askedAt));
}
