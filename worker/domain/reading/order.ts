import type { Remainder } from './remainder.ts';

/** A side that is named ("tallest"), or the size of the whole ("largest"). */
export type OrderBy = 'price' | 'size' | 'width' | 'depth' | 'height' | 'length' | 'date' | 'weight';

/** What a shopper wants most of: "the cheapest", "largest", "newest". Applied among what fits, never before it. */
export interface Order {
  readonly by: OrderBy;
  readonly direction: 'least' | 'most';
  /** ISO 4217: the currency whose prices are put in order; those of others are not compared with them. */
  readonly currency: string;
  readonly words: string;
}

const forms: readonly (readonly [RegExp, Order['by'], Order['direction']])[] = [
  [most('cheapest|least expensive|lowest[- ]priced?|lowest price|most affordable'), 'price', 'least'],
  [most('most expensive|dearest|priciest|highest[- ]priced?|most luxurious'), 'price', 'most'],
  [most('largest|biggest|roomiest'), 'size', 'most'],
  [most('smallest|tiniest|most compact'), 'size', 'least'],
  [most('tallest|highest|thickest'), 'height', 'most'],
  [most('shortest|lowest|thinnest'), 'height', 'least'],
  [most('widest|broadest'), 'width', 'most'],
  [most('narrowest|slimmest'), 'width', 'least'],
  [most('longest(?! (?:lasting|warranty))'), 'length', 'most'],
  [most('deepest'), 'depth', 'most'],
  [most('shallowest'), 'depth', 'least'],
  [most('newest|latest|just in|new arrivals?'), 'date', 'most'],
  [most('lightest'), 'weight', 'least'],
  [most('heaviest'), 'weight', 'most'],
];

/** "The cheapest", and of anything at all: "the cheapest thing you sell", "newest arrivals". */
function most(words: string): RegExp {
  const ofAll =
    '(?: (?:things?|items?|products?|arrivals?|stuff|additions?)(?: (?:that )?you (?:sell|have|offer|carry|stock|got))?)?';
  return new RegExp(String.raw`\b(?:the )?(?:${words})\b${ofAll}`, 'u');
}

export function takeOrder(message: Remainder, currency: string): Order | undefined {
  for (const [pattern, by, direction] of forms) {
    const order = message.take(pattern, (match) => ({ by, direction, currency, words: match[0] }));
    if (order) return order;
  }
  return undefined;
}
