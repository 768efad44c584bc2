import type { BasketRefusal } from './basket.ts';
import { joinWords } from './policy-prose.ts';

/** Why a basket cannot be bought or priced as it stands, and what can be done, in plain words. */
export function basketRefusalText(refusal: BasketRefusal): string {
  switch (refusal.kind) {
    case 'sold-out':
      return `${isAre(refusal.titles)} sold out. It works without ${itThem(refusal.titles)}, or with another product.`;
    case 'price-on-request':
      return `The price of ${joinWords(refusal.titles, 'and')} is on request, so that only a person of the shop can name it. It works without ${itThem(refusal.titles)}.`;
    case 'too-few':
      return `Of ${refusal.title} only ${refusal.left} ${refusal.left === 1 ? 'is' : 'are'} left. It works with that many.`;
    case 'too-many':
      return `Of ${refusal.title} at most ${refusal.most} can be bought this way. A larger order is a trade order, which a person of the shop looks after.`;
    case 'mixed-currency':
      return `The prices are in ${joinWords(refusal.currencies, 'and')}, which are not added up. It works for the products of one currency at a time.`;
  }
}

function isAre(titles: readonly string[]): string {
  return `${joinWords(titles, 'and')} ${titles.length === 1 ? 'is' : 'are'}`;
}

function itThem(titles: readonly string[]): string {
  return titles.length === 1 ? 'it' : 'them';
}
