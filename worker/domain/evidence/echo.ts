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
  if (!claim.echo || price?.currency !== claim.currency || !isBound(claim, price)) return false;
  const keeps = (items: Subject['each'][number]) =>
    items.some(({ variant }) => keepsPrice(variant.price?.amount, variant.price?.currency, price));
  const denied = denial().test(folded.slice(Math.max(0, start - 60), start));
  if (subject.named) return subject.each.every((items) => keeps(items) !== denied);
  return !denied || claim.echo !== 'max' || !keeps(known.items);
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
