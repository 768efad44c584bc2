import { term } from './terms.ts';

/** A word that says how the next one stands to the rest, with that one: "after any discount". */
interface Pair {
  readonly word: string;
  readonly pair: string;
  /** The same the other way round: "before any discount". */
  readonly opposite: string;
}

const opposites: Readonly<Record<string, string>> = { before: 'after', after: 'before' };
const related = /\b(?<word>before|after) (?:(?:any|the|a|an|your|it) )?(?<next>[a-z]{2,30})/g;

export function pairsIn(folded: string): Pair[] {
  return [...folded.matchAll(related)].map(({ groups: { word = '', next = '' } = {} }) => ({
    word,
    pair: `${word}>${term(next)}`,
    opposite: `${opposites[word]}>${term(next)}`,
  }));
}
