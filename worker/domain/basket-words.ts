import type { BasketRefusal } from './basket.ts';
import { joinWords } from './policy-prose.ts';

/** Why a basket cannot be bought or priced as it stands, and what can be done, in plain words. */
export function basketRefusalText(refusal: BasketRefusal): string {
  switch (refusal.kind) {
    case 'sold-out':
      return `${isAre(refusal.titles)} sold out. Leave ${itThem(refusal.titles)} out, or choose another product.`;
    case 'price-on-request':
      return `The price of ${joinWords(refusal.titles, 'and')} is on request: only a person of the shop can name it. Ask one, or leave ${itThem(refusal.titles)} out.`;
    case 'too-few':
      return `Of ${refusal.title} only ${refusal.left} ${refusal.left === 1 ? 'is' : 'are'} left. That many can be had.`;
    case 'too-many':
      return `Of ${refusal.title} at most ${refusal.most} can be bought this way. A larger order is a trade order, which a person of the shop looks after.`;
    case 'mixed-currency':
      return `The prices are in ${joinWords(refusal.currencies, 'and')}, which are not added up. Take the products of one currency at a time.`;
  }
}

function isAre(titles: readonly string[]): string {
  return `${joinWords(titles, 'and')} ${titles.length === 1 ? 'is' : 'are'}`;
}

function itThem(titles: readonly string[]): string {
  return titles.length === 1 ? 'it' : 'them';
}
