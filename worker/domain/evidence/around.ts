import type { Placed } from '../claims/claim.ts';
import { clauseEnd } from './options.ts';
import { saysSo, type Weights } from './policies.ts';
import type { Sentence } from './sentence.ts';
import { term, wordsIn } from './terms.ts';

/** The clause a claim stands in. */
export function clauseAround(folded: string, { start, end }: Pick<Placed, 'start' | 'end'>): string {
  const before = folded.slice(0, start);
  const from = [...before.matchAll(clauseEnd)].at(-1)?.index ?? 0;
  const until = [...folded.slice(end).matchAll(clauseEnd)][0]?.index ?? folded.length;
  return folded.slice(from, end + until);
}

/** Whether the sections that were looked up say it where they speak of the same. */
export function inPolicies(placed: Placed, { folded, passages, weights }: Sentence): boolean {
  const { claim } = placed;
  if (!saysSo(claim, passages, weights)) return false;
  if (claim.kind !== 'money' && claim.kind !== 'duration') return true;
  return saysSo(claim, passages, weightsIn(clauseAround(folded, placed), weights));
}

/** Of a sentence's weights those of a part of it. */
export function weightsIn(part: string, weights: Weights): Weights {
  const own = new Set(wordsIn(part).map(({ word }) => term(word)));
  return new Map([...weights].filter(([one]) => own.has(one)));
}
