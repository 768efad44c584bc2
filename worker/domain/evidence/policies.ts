import type { Claim } from '../claims/claim.ts';
import { equals, isRival } from './equal.ts';
import type { Ground, Passage } from './ground.ts';
import { isGrammar, isTalk, sameAs } from './terms.ts';

/** The terms of a sentence that tell what it is about, and how much each of them tells. */
export type Weights = ReadonlyMap<string, number>;

/** A word that few passages have tells more than one that many have. */
export function weightsOf(
  words: readonly string[],
  terms: readonly string[],
  grounds: Iterable<Ground>,
): Weights {
  const all = [...grounds];
  const count = all.reduce((sum, { passages }) => sum + passages.length, 0);
  const weights = new Map<string, number>();
  for (const [at, one] of terms.entries()) {
    const word = words[at] ?? '';
    const tells = isGrammar(word) ? 0 : isTalk(word) ? 0.4 : 1;
    if (tells > 0) weights.set(one, tells * Math.log(1 + count / Math.max(1, havingIt(one, all))));
  }
  return weights;
}

/** How many passages have a term or one that says the same. */
function havingIt(one: string, grounds: readonly Ground[]): number {
  let having = 0;
  for (const same of sameAs(one)) for (const { counts } of grounds) having += counts.get(same) ?? 0;
  return having;
}

export function hasTerm(terms: ReadonlyMap<string, number>, one: string): boolean {
  for (const same of sameAs(one)) if (terms.has(same)) return true;
  return false;
}

export function likeness(passage: Passage, weights: Weights): number {
  let sum = 0;
  for (const [one, weight] of weights) if (hasTerm(passage.terms, one)) sum += weight;
  return sum;
}

/** How much less alike the passage that has a figure may be than one that has another figure in its place. */
const margin = 1.2;

/** Whether the passages that a sentence resembles most say what it claims, and not another figure. */
export function saysSo(claim: Claim, passages: readonly Passage[], weights: Weights): boolean {
  const { having, rival } = heldAgainst(claim, passages, weights);
  return having >= 0 && having + margin >= rival;
}

/** Whether they say something else in its place. */
export function isContradicted(claim: Claim, passages: readonly Passage[], weights: Weights): boolean {
  const { having, rival } = heldAgainst(claim, passages, weights);
  return having + margin < rival;
}

/** How alike the passage is that says what is claimed, -1 where none does, and the one that says another thing of it. */
function heldAgainst(claim: Claim, passages: readonly Passage[], weights: Weights) {
  let having = -1;
  let rival = 0;
  for (const passage of passages) {
    const says = passage.claims.some((known) => equals(known, claim));
    if (says) having = Math.max(having, likeness(passage, weights));
    else if (passage.claims.some((known) => isRival(known, claim)))
      rival = Math.max(rival, likeness(passage, weights));
  }
  return { having, rival };
}

/** The section a sentence resembles most, and how much each resembles it. */
export function restsOn(
  sections: ReadonlyMap<string, Ground>,
  weights: Weights,
): { readonly best: string | undefined; readonly likenessOf: (id: string) => number } {
  const scores = new Map<string, number>();
  for (const [id, { passages }] of sections) {
    const alike = passages.map((passage) => likeness(passage, weights)).toSorted((a, b) => b - a);
    scores.set(id, (alike[0] ?? 0) + 0.3 * (alike[1] ?? 0));
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
  return { best: best?.[0], likenessOf: (id) => scores.get(id) ?? 0 };
}
