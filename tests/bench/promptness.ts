import { askModel } from './ask-model.ts';
import { type Heard, partsOf } from './client.ts';
import { median } from './measure.ts';
import type { Model } from './model.ts';
import type { Given } from './model-process.ts';

/** Milliseconds from the question to the first part of this type. */
export async function firstPart(type: string): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const heard = await askModel('three steps');
    const first = partsOf(heard).find(({ part }) => part.type === type);
    taken.push((first?.at ?? Number.NaN) - heard.askedAt);
  }
  return median(taken);
}

/** How far a checked sentence is behind the model that wrote it. */
export interface Behind {
  /** Words of the next sentence that were written when the sentence came. */
  readonly words: number;
  /** That sentence's length. */
  readonly ofWords: number;
  /** Since its last word was written. */
  readonly ms: number;
}

/** Each sentence of a few answers that another one follows. */
export async function sentencesBehind(model: Model): Promise<readonly Behind[]> {
  const all: Behind[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await model.play('word by word');
    const heard = await askModel('word by word');
    const answer = (await model.given()).at(-1);
    if (!answer) throw new Error('the model gave no answer');
    all.push(...behind(heard, answer));
  }
  return all;
}

function behind(heard: Heard, { wroteAt }: Given): Behind[] {
  const sentences = partsOf(heard).filter(({ part }) => part.type === 'text-delta');
  let written = 0;
  const ends = sentences.map(({ part }) => {
    written += part.delta?.trim().split(/\s+/).length ?? 0;
    return written;
  });
  return sentences.slice(0, -1).map(({ at }, number) => {
    const [end = 0, nextEnd = 0] = ends.slice(number);
    return {
      words: wroteAt.slice(end, nextEnd).filter((time) => time < at).length,
      ofWords: nextEnd - end,
      ms: at - (wroteAt[end - 1] ?? Number.NaN),
    };
  });
}
