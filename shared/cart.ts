import * as z from 'zod';
import { moneySchema, skuSchema } from './product.ts';

/** So many of one variant, as the page may put them into its cart. */
export const cartLineSchema = z.object({
  sku: skuSchema,
  title: z.string().max(200),
  options: z.record(z.string(), z.string()),
  quantity: z.int().min(1).max(99),
  unitPrice: moneySchema,
  lineTotal: moneySchema,
  /** What the shopper should know of it: "Made to order in 21 days". */
  note: z.string().max(200).optional(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** A cart the shopper may accept: made by code of today's records. The worker executes nothing of it, the page may. */
export const cartSchema = z.object({
  /** Names the proposal: the same one when a turn is asked for again. */
  id: z.string().max(220),
  lines: z.array(cartLineSchema).min(1).max(20),
  total: moneySchema,
  note: z.string().max(300),
});
export type Cart = z.infer<typeof cartSchema>;
