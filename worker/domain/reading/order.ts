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
  [
    /\b(?:the )?(?:cheapest|least expensive|lowest[- ]priced?|lowest price|most affordable)\b/u,
    'price',
    'least',
  ],
  [/\b(?:the )?(?:most expensive|dearest|priciest|highest[- ]priced?|most luxurious)\b/u, 'price', 'most'],
  [/\b(?:the )?(?:largest|biggest|roomiest)\b/u, 'size', 'most'],
  [/\b(?:the )?(?:smallest|tiniest|most compact)\b/u, 'size', 'least'],
  [/\b(?:the )?(?:tallest|highest|thickest)\b/u, 'height', 'most'],
  [/\b(?:the )?(?:shortest|lowest|thinnest)\b/u, 'height', 'least'],
  [/\b(?:the )?(?:widest|broadest)\b/u, 'width', 'most'],
  [/\b(?:the )?(?:narrowest|slimmest)\b/u, 'width', 'least'],
  [/\b(?:the )?longest\b(?! (?:lasting|warranty))/u, 'length', 'most'],
  [/\b(?:the )?deepest\b/u, 'depth', 'most'],
  [/\b(?:the )?shallowest\b/u, 'depth', 'least'],
  [/\b(?:the )?(?:newest|latest|just in|new arrivals?)\b/u, 'date', 'most'],
  [/\b(?:the )?lightest\b/u, 'weight', 'least'],
  [/\b(?:the )?heaviest\b/u, 'weight', 'most'],
];

export function takeOrder(message: Remainder, currency: string): Order | undefined {
  for (const [pattern, by, direction] of forms) {
    const order = message.take(pattern, (match) => ({ by, direction, currency, words: match[0] }));
    if (order) return order;
  }
  return undefined;
}
