import type { Item } from './catalogue.ts';
import { fold } from './text.ts';

/**
 * What code worked out and may be said: no figure of it stands in a record, so that it is true only of the products it
 * was worked out for, and only said as what it is. "$15.00" is how much cheaper one lamp is, and no price of either.
 */
export interface Statement {
  readonly kind: 'difference' | 'sum' | 'delivery' | 'note';
  /** Whole sentences; what they claim is read as what an answer claims is. */
  readonly text: string;
  /** SKUs it is about. Of a difference there are two, and the one that is less comes first; of a note there may be none. */
  readonly skus: readonly string[];
}

const less =
  /\b(?:less|cheaper|lighter|lower|smaller|narrower|shorter|shallower|slimmer|closer to the floor|saves?|saving|below|under)\b/u;
const more =
  /\b(?:more|pricier|dearer|costlier|heavier|higher|larger|bigger|wider|broader|taller|longer|deeper|above|over|extra|additional)\b/u;
const delivery =
  /\b(?:deliver(?:y|ed|s|ing)?|ship(?:ping|ped|s)?|postage|parcels?|truck|furniture price|arriv(?:e|es|al|als|ing)|business days?|made to order)\b/u;
const sum =
  /\b(?:totals?|subtotal|altogether|together|in all|sum|comes? to|both|for (?:all|the (?:two|three|four|pair|set)))\b/u;
const count = String.raw`(?:\d{1,2}(?: ?[x×])?|two|three|four|five|six|seven|eight|nine|ten|twelve|a pair)`;

/** Whether a folded sentence that names `named` says just what the statement says. `items` are all that were looked up. */
export function isAbout(
  { kind, skus }: Statement,
  folded: string,
  named: readonly Item[],
  items: ReadonlyMap<string, Item>,
): boolean {
  if (skus.length === 0) return true;
  const about = skus.flatMap((sku) => items.get(sku) ?? []);
  if (!named.every((item) => about.some((other) => isSameProduct(item, other)))) return false;
  switch (kind) {
    case 'difference':
      return (less.test(folded) || more.test(folded)) && isTheRightWayRound(about, folded, named);
    case 'sum':
      return sum.test(folded) || named.some((item) => isCounted(item, folded));
    case 'delivery':
      return delivery.test(folded);
    case 'note':
      return true;
  }
}

function isSameProduct(a: Item, b: Item): boolean {
  return a.product.id === b.product.id;
}

/** "Two Aster lamps", "2 x Aster lamp". */
function isCounted({ product }: Item, folded: string): boolean {
  const before = folded.slice(0, Math.max(0, folded.indexOf(fold(product.title))));
  return new RegExp(String.raw`\b${count} (?:of )?(?:the )?[*_"]*$`, 'u').test(before);
}

/** Of "A is lighter than B" A has to be the one that is less. Where both directions are spoken of, nobody can tell. */
function isTheRightWayRound([lesser]: readonly Item[], folded: string, named: readonly Item[]): boolean {
  const saysLess = less.test(folded);
  const subject = subjectOf(folded, named);
  if (!lesser || !subject || saysLess === more.test(folded)) return true;
  return isSameProduct(subject, lesser) === saysLess;
}

/** The product a comparison is said of: not the one behind "than". Two variants of one title cannot be told apart. */
function subjectOf(folded: string, named: readonly Item[]): Item | undefined {
  const [first, second] = named;
  if (!first || !second) return first;
  if (isSameProduct(first, second)) return undefined;
  const compared = /\b(?:than|compared (?:to|with)|versus|vs|next to) (?:the |our )?[*_"]*$/u;
  const isCompared = ({ product }: Item) =>
    compared.test(folded.slice(0, folded.indexOf(fold(product.title))));
  return isCompared(first) ? second : first;
}
