import * as z from 'zod';
import { cardSchema } from './card.ts';
import { understoodSchema } from './chat.ts';

/** Bounds of `GET /api/search`. Lengths are Unicode code points. */
export const searchLimits = { queryCodePoints: 200, products: 24, productsUnasked: 12 } as const;

/** The answer of `GET /api/search?q=&limit=`: the same products a chat would find. */
export const searchAnswerSchema = z.object({
  /** As it was sent, without characters that show nothing. */
  query: z.string(),
  understood: z.array(understoodSchema).max(12),
  /** Best first. */
  products: z.array(cardSchema).max(searchLimits.products),
  /** How many products match and keep the limits, of which `products` are the best. */
  found: z.int().nonnegative(),
  /** Where nothing is left: which limit to relax. */
  hint: z.string().optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
