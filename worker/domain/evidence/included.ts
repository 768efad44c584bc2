import type { Ground } from './ground.ts';
import { deniedIn } from './polarity.ts';
import { hasTerm } from './policies.ts';
import { isTalk, term, wordsIn } from './terms.ts';

const including = /\b(?:comes? with (?:it|them|every|each)|(?:is|are|be) included|included in)\b/;
/** Words of evidence that say something comes with a thing. */
const inclusion = ['includ', 'come', 'suppli', 'box', 'fit', 'with'];

/** What a clause says is included, where no passage that speaks of including anything speaks of that. */
export function notIncluded(clause: string, grounds: readonly Ground[]): string[] {
  const [said] = including.exec(clause) ?? [];
  if (said === undefined || deniedIn(clause).length > 0) return [];
  const things = wordsIn(clause.slice(0, clause.indexOf(said)))
    .map(({ word }) => word)
    .filter((word) => !isTalk(word));
  if (things.length === 0) return [];
  const isIncluded = grounds.some(({ passages }) =>
    passages.some(
      ({ terms }) =>
        inclusion.some((one) => terms.has(one)) && things.some((thing) => hasTerm(terms, term(thing))),
    ),
  );
  return isIncluded ? [] : things;
}
