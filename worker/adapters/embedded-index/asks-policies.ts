import { terms } from '../../domain/text.ts';
import type { Loaded } from './index.ts';
import { commonness, isSaid, type Likelihood, likeliest } from './likelihood.ts';
import { typesAsked } from './types-asked.ts';

/** How much likelier the policies must be than any kind of product: a natural logarithm, tuned on the practice queries. */
const margin = 3;
/** Who names a thing as clearly as this mostly seeks it. */
const named = 0.6;
/** One word alone is said of many things, and where others are unknown the message is about something else. */
const leastHeld = 2;
const leastKnown = 0.6;

/** Whether a message is one that the policies answer, by what is said of each section and of each kind of product. */
export function asksPolicies({ vocabulary, needs, policyTexts }: Loaded, text: string): boolean {
  // With nothing said of products there is nothing to hold the policies against.
  if (needs.shares.length <= 1) return false;
  if (typesAsked(text, vocabulary).named >= named) return false;
  const query = [...new Set(terms(text))];
  const known = query.filter((term) => isSaid(policyTexts, term));
  if (known.length < leastKnown * query.length) return false;
  return likelihoodOf(policyTexts, query, leastHeld) > likelihoodOf(needs, query, 0) + margin;
}

/** log P(q|d) of the likeliest text that holds so many of the words. */
function likelihoodOf(model: Likelihood, query: readonly string[], held: number): number {
  const question = query.map((term) => [{ phrase: [term], weight: 1 }]);
  const best = likeliest(model, question).find(({ holds }) => holds >= held);
  if (best === undefined && held > 0) return Number.NEGATIVE_INFINITY;
  return (best?.ratio ?? 0) + commonness(model, query);
}
