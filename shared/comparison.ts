import * as z from 'zod';
import { skuSchema } from './product.ts';

/** Products side by side: a row a fact, a cell a product, in the order of `products`. */
export const comparisonSchema = z.object({
  products: z
    .array(z.object({ sku: skuSchema, title: z.string() }))
    .min(2)
    .max(4),
  rows: z
    .array(
      z.object({
        label: z.string(),
        /** In the shop's words; null where the shop does not state it. */
        cells: z.array(z.string().nullable()).min(2).max(4),
      }),
    )
    .min(1)
    .max(20),
});
export type Comparison = z.infer<typeof comparisonSchema>;
