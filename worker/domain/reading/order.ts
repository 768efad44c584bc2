import type { Remainder } from './remainder.ts';

/** What a shopper wants most of: "the cheapest", "largest", "newest". Applied among what fits, never before it. */
export interface Order {
  readonly by: 'price' | 'size' | 'date' | 'weight';
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
  [/\b(?:the )?(?:largest|biggest|widest|longest|tallest|roomiest)\b/u, 'size', 'most'],
  [/\b(?:the )?(?:smallest|tiniest|narrowest|shortest|slimmest|most compact)\b/u, 'size', 'least'],
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
