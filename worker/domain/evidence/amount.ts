import type { Money } from '../../../shared/money.ts';
import type { Item } from '../catalogue.ts';
import type { MoneyClaim, Placed } from '../claims/claim.ts';
import { clauseAround, inPolicies } from './around.ts';
import { holdsFor, productsOf, type Subject } from './binding.ts';
import { type Bound, boundOf, keepsBound } from './bounds.ts';
import type { Sentence } from './sentence.ts';

/** What an amount says around it: what of a policy it is, or that it is the price before a reduction. */
const ofPolicy =
  /\b(?:ship(?:s|ped|ping)?|deliver(?:y|ed|s)?|returns?|returning|fees?|pick-?up|parcels?|an order|orders|free|tax(?:es)?|trial|label|refund(?:ed|s)?|exchanges?|redirect(?:ed|ing)?|furniture|carrier|threshold|versand|lieferung|rucksendung|gebuhr|livraison|retour|frais|envio|entrega|devolucion|gastos)\b/u;
const listBefore =
  /\b(?:list(?:ed)?(?: price)?|instead of|was|were|down from|reduced from|originally|regular(?:ly)?(?: price)?|usually|normally|before|rrp|from|statt|au lieu de|en lugar de|antes)(?: (?:of|at|the|price|is|a|for|list|:))*:?\s?$/u;
const listBehind = /^ ?(?:list|before|originally|rrp|full price)\b/u;

/** Whether a price, a fee or an amount that code worked out is as it is claimed. */
export function isAmount(placed: Placed<MoneyClaim>, subject: Subject, sentence: Sentence): boolean {
  const { claim } = placed;
  const clause = clauseAround(sentence.folded, placed);
  if (sentence.evidence.amounts.some((amount) => isSame(amount, claim))) return true;
  const policy = ofPolicy.test(clause);
  if (policy && inPolicies(placed, sentence)) return true;
  if (policy && !subject.named && sentence.known.sections.size > 0) return false;
  if (subject.each.every((items) => items.length === 0)) return inPolicies(placed, sentence);
  const before = sentence.folded.slice(Math.max(0, placed.start - 40), placed.start);
  const isList =
    listBefore.test(before) || listBehind.test(sentence.folded.slice(placed.end, placed.end + 20));
  if (isOfRange(placed, sentence) && isOneOf(claim, subject)) return true;
  const bound = boundOf(placed, sentence.folded);
  // What is said to be the shopper's own is theirs or nobody's.
  if (bound && claim.echo !== 'either' && (bound === 'from' || !isList))
    return isBounded(bound, claim, subject);
  const isPrice = holdsFor(subject, ({ variant: { price, listPrice } }) =>
    isSame((isList && listPrice) || price, claim),
  );
  return isPrice || (!subject.named && sentence.cited.length > 0 && inPolicies(placed, sentence));
}

/** "$899 to $949": the ends of a range are prices of one thing. */
function isOfRange({ start, end }: Placed<MoneyClaim>, { claims, folded }: Sentence): boolean {
  const joins = (from: number, until: number) => /^ ?(?:and|to|-|–) ?$/u.test(folded.slice(from, until));
  return claims.some(
    (other) =>
      other.claim.kind === 'money' &&
      (other.start === start ? other.end !== end : joins(other.end, start) || joins(end, other.start)),
  );
}

/** "Between $899 and $949": the price of any variant. */
function isOneOf(claim: MoneyClaim, { each }: Subject): boolean {
  return each.every((items) => items.some(({ variant }) => isSame(variant.price, claim)));
}

/** Of what is said of nobody by name, a bound must hold of all that may be meant. */
function isBounded(bound: Bound, claim: MoneyClaim, { each, named }: Subject): boolean {
  const products = each.flatMap((items) =>
    named ? [productsOf(items)] : productsOf(items).map((one) => [one]),
  );
  return products.every((ones) => ones.some((variants) => keepsPrices(bound, claim, variants)));
}

function keepsPrices(bound: Bound, { amount, currency }: MoneyClaim, variants: readonly Item[]): boolean {
  const prices = variants.flatMap(({ variant: { price } }) =>
    price?.currency === currency ? price.amount : [],
  );
  // What is to be had on request costs no sum, and nobody knows whether more or less than one.
  if (prices.length < variants.length && bound !== 'not') return false;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  switch (bound) {
    case 'from':
      return least === amount;
    case 'up to':
      return most === amount && least < most;
    case 'another':
      return false;
    case 'reduction':
      return variants.every(
        ({ variant: { price, listPrice } }) =>
          price && listPrice && listPrice.amount - price.amount === amount,
      );
    default:
      return prices.every((price) => keepsBound(bound, price, amount));
  }
}

function isSame(money: Money | null | undefined, claim: MoneyClaim): boolean {
  return money != null && money.amount === claim.amount && money.currency === claim.currency;
}
