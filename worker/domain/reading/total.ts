import type { Limits } from '../limits.ts';
import type { Quantity } from './quantity.ts';
import type { Remainder } from './remainder.ts';

interface Budget {
  readonly price: NonNullable<Limits['price']>;
  readonly words: string;
}

const together =
  /\b(?:in total|total|altogether|in all|all together|combined|for (?:both|all)(?: of them)?|for the (?:pair|lot))(?! (?:height|width|depth|length|weight|size)\b)(?=\s*$|[,.!?]|\s+(?:in|with|that|please|and|for|to)\b)/u;
/** A set is sold at one price, which is that of all its pieces. */
const oneArticle = /\b(?:sets?|packs?|box(?:es)?|bundles?|pairs?)\b/u;

/** A budget as it bounds one piece: where it is one for several together, each may have its share, rounded inwards. */
export function shareOfTotal(
  message: Remainder,
  budget: Budget,
  quantity: Quantity | undefined,
  whole: string,
): Budget {
  if (!quantity || quantity.count < 2 || oneArticle.test(quantity.words)) return budget;
  const total = message.take(together, (match) => match[0]);
  if (total === undefined && !isForAll(budget, quantity, whole)) return budget;
  const { min, max } = budget.price;
  const share = {
    ...(min !== undefined && { min: Math.ceil(min / quantity.count) }),
    ...(max !== undefined && { max: Math.floor(max / quantity.count) }),
  };
  return { price: { ...budget.price, ...share }, words: [budget.words, total].filter(Boolean).join(' ') };
}

/** "3 chairs for $200": so many for so much. */
function isForAll({ words }: Budget, quantity: Quantity, whole: string): boolean {
  return words.startsWith('for ') && whole.includes(`${quantity.words} ${words}`);
}
