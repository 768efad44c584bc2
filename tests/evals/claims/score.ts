import type { Claim } from '../../../worker/domain/claims/claim.ts';
import type { Carried } from '../../../worker/domain/evidence/binding.ts';
import { check, nothingBefore } from '../../../worker/domain/evidence/check.ts';
import { withoutMarks } from '../../../worker/domain/evidence/marks.ts';
import type { Evidence } from '../../../worker/domain/evidence.ts';
import { takeSentences } from '../../../worker/domain/sentences.ts';

/** A sentence as it was held against the evidence. */
export interface Held {
  readonly sentence: string;
  readonly uncovered: readonly Claim[];
  /** What the answer had come to before it. */
  readonly before: Carried;
  readonly ms: number;
}

/** Cuts an answer into sentences as the verifier does and checks each of them. */
export function holdAnswer(text: string, evidence: Evidence): Held[] {
  const { sentences, rest } = takeSentences(text);
  let before = nothingBefore;
  return [...sentences, rest]
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => {
      const held = holdSentence(sentence, evidence, before);
      before = held.next;
      return held;
    });
}

/** How often a sentence is timed; the least is its time, since the machine is shared. */
const timed = 3;

export function holdSentence(sentence: string, evidence: Evidence, before: Carried) {
  const { bare, cited } = withoutMarks(sentence);
  const { uncovered, next } = check(bare, evidence, before, cited);
  const times = Array.from({ length: timed }, () => {
    const start = performance.now();
    check(bare, evidence, before, cited);
    return performance.now() - start;
  });
  return { sentence, uncovered, before, next, ms: Math.min(...times) };
}

/** What an answer had come to before the sentence from which a lie was made: the one most like it. */
export function beforeLie(lie: string, held: readonly Held[]): Carried {
  const words = wordsOf(lie);
  const shared = (sentence: string) => {
    const own = wordsOf(sentence);
    const both = own.filter((word) => words.includes(word)).length;
    return both / Math.max(1, own.length + words.length - both);
  };
  const [nearest] = held.toSorted((a, b) => shared(b.sentence) - shared(a.sentence));
  return nearest?.before ?? nothingBefore;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
