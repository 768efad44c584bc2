import type { Remainder } from './remainder.ts';

/** "For sale" is any thing in a shop, and "after the sale" is about the shop's own. */
const onSale =
  /\b(?:(?:that (?:is|are|'s) |currently |now )?(?:on (?:a )?(?:sale|offer|special)|in the sales?|marked down|reduced (?:in price|to clear|prices?|items?)|(?:is|are|been) reduced|discounted|at a discount|with a discount)|(?<!final )sale(?= (?:price[ds]?|items?|prices)\b)|with money off)(?: (?:now|today|right now|at the moment))?\b/gu;
const denied = /\b(?:not|n't|never|isn't|aren't)\s*(?:currently )?$/u;

/** Takes the wish for what is sold below its list price, as its words: none where it is not wished for. */
export function takeSale(message: Remainder): string[] {
  return message.takeAll(onSale, (match) =>
    denied.test(message.text.slice(0, match.index)) ? undefined : match[0],
  );
}
