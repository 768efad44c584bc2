import type { Claim, MoneyClaim, Placed } from '../claims/claim.ts';
import { anyLanguage, wordPattern } from '../claims/words.ts';
import { claimsIn } from '../claims.ts';
import { keepsPrice } from '../limits.ts';
import type { Subject } from './binding.ts';
import { equals } from './equal.ts';
import type { Sentence } from './sentence.ts';

const denial = wordPattern(
  () => `${anyLanguage((words) => words.negation)}|(?<=[a-z])n't|over|above|beyond|outside|more than`,
  '',
);

/** Whether a figure only repeats the shopper's own limit: "under your $80", "nothing is narrower than 60 cm". */
export function isOwnLimit(placed: Placed, subject: Subject, sentence: Sentence): boolean {
  const { claim } = placed;
  return claim.kind === 'money'
    ? isOwnPrice({ ...placed, claim }, subject, sentence)
    : isOwnSize(claim, sentence);
}

/** "It is within your $40": what is said of a thing is no word on what was looked for. */
const ofThing =
  /\b(?:it|they|these|those|this|that|each|all|both)(?:'s|'re)?(?: (?:is|are|costs?|comes?|stays?|remains?|falls?|fits?|keeps?|would be|well|just|all|right)){0,3} (?:no more than |(?:with)?in |under |below )?(?:your |the )?$/u;

/** A size limit may be said of no product, and only where it says that none is so. */
function isOwnSize(claim: Claim, { hasNames, folded, evidence }: Sentence): boolean {
  if (hasNames || !denial().test(folded)) return false;
  return (evidence.limits.sizes ?? []).some(({ words }) =>
    claimsIn(words).some((known) => equals(known, claim)),
  );
}

/**
 * Of products that break the limit it would be a false price, unless that is just what the sentence says; and that none
 * keeps it is true only where none that was looked up does.
 */
function isOwnPrice(
  { claim, start }: Placed<MoneyClaim>,
  subject: Subject,
  { folded, evidence, known }: Sentence,
): boolean {
  const { price } = evidence.limits;
  if (isProposed(folded, claim, subject)) return true;
  if (!claim.echo || price?.currency !== claim.currency || !isBound(claim, price)) return false;
  const keeps = (items: Subject['each'][number]) =>
    items.some(({ variant }) => keepsPrice(variant.price?.amount, variant.price?.currency, price));
  const denied = denial().test(folded.slice(Math.max(0, start - 60), start));
  if (subject.named || ofThing.test(folded.slice(Math.max(0, start - 60), start)))
    return subject.each.every((items) => items.length > 0 && keeps(items) !== denied);
  return !denied || claim.echo !== 'max' || !keeps(known.items);
}

/** "Would you like something under $60?" */
const proposal = /^\W{0,4}(?:would|do|shall|should|could|can|may) (?:you|i|we)\b[^.!]*\?\W*$/u;

function isProposed(folded: string, { echo }: MoneyClaim, { named }: Subject): boolean {
  return !named && echo !== undefined && proposal.test(folded);
}

function isBound(claim: MoneyClaim, price: NonNullable<Sentence['evidence']['limits']['price']>): boolean {
  const bounds = claim.echo === 'either' ? [price.min, price.max] : [price[claim.echo ?? 'max']];
  // "Under $80" is kept as a bound one cent below it.
  return bounds.some(
    (bound) =>
      bound === claim.amount ||
      (price.said?.includes(claim.amount) && Math.abs(claim.amount - (bound ?? -9)) === 1),
  );
}
