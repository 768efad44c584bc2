import * as z from 'zod';
import { moneySchema, skuSchema, stockSchema } from './product.ts';

/** A fact as it is shown: `{ label: "Height", value: "45 cm (17.7 in)" }`. */
export const factSchema = z.object({ label: z.string(), value: z.string() });
export type Fact = z.infer<typeof factSchema>;

/** What the shopper is shown of one variant: made by code from the catalogue, never by a model. */
export const cardSchema = z.object({
  sku: skuSchema,
  title: z.string(),
  /** Absolute address of the product's page. */
  url: z.string(),
  image: z.object({ url: z.string(), alt: z.string() }).optional(),
  options: z.record(z.string(), z.string()),
  /** null is "price on request". */
  price: moneySchema.nullable(),
  listPrice: moneySchema.optional(),
  stock: stockSchema,
  badges: z.array(z.enum(['sale', 'final-sale', 'new', 'low-stock'])),
  facts: z.array(factSchema),
  notStated: z.array(z.string()),
  /** Where price and stock come from, and when they were read. */
  provenance: z.object({ source: z.string(), asOf: z.iso.datetime() }),
});
export type Card = z.infer<typeof cardSchema>;
