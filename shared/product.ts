import * as z from 'zod';

/**
 * What a shop sells, in the form every feed is read into and every answer is made from.
 * Lengths are integer millimetres, weights integer grams, money integer minor units: nothing here is a float.
 * A missing optional field means "the shop does not state it", and is said to be so.
 */

const shortText = z.string().trim().min(1).max(200);
const currency = z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD');
const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as US');
const millimetres = z.int().positive().max(100_000);

export const moneySchema = z.object({ amount: z.int().nonnegative(), currency });

/** A stock keeping unit: what a variant is called on a shelf and in a cart. */
export const skuSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/, 'a SKU of letters, digits and . _ / -');

export const sizeSchema = z.object({
  width: millimetres.optional(),
  depth: millimetres.optional(),
  height: millimetres.optional(),
  length: millimetres.optional(),
  diameter: millimetres.optional(),
  /** Height of the seat above the floor. */
  seatHeight: millimetres.optional(),
});

/** `quantity` is what may be bought now; left out when the shop does not count it. */
export const stockSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('in-stock'), quantity: z.int().positive().optional() }),
  z.object({ state: z.literal('made-to-order'), leadDays: z.int().positive().optional() }),
  z.object({ state: z.literal('sold-out') }),
]);

function isReduced(price: z.infer<typeof moneySchema>, listPrice: z.infer<typeof moneySchema>): boolean {
  return listPrice.currency === price.currency && listPrice.amount > price.amount;
}

export const variantSchema = z
  .object({
    sku: skuSchema,
    /** What sets this variant apart: `{ colour: "Oak", size: "160 × 200 cm" }`. */
    options: z.record(shortText, shortText).default({}),
    /** What is paid today; null is "price on request". */
    price: moneySchema.nullable(),
    /** The undiscounted price, only when higher than `price`. */
    listPrice: moneySchema.optional(),
    stock: stockSchema,
    /** Address of a picture, absolute or from the shop's root. */
    picture: z.string().max(2048).optional(),
    /** Where this variant differs from its product. */
    size: sizeSchema.optional(),
    weight: z.int().positive().optional(),
    /** GTIN as text, since it may begin with zeros. */
    gtin: z
      .string()
      .regex(/^\d{8,14}$/)
      .optional(),
  })
  .refine(({ price, listPrice }) => !listPrice || (price !== null && isReduced(price, listPrice)), {
    path: ['listPrice'],
    message: 'a list price is higher than the price and of its currency',
  });

export const productSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'lower-case letters, digits and hyphens'),
    title: shortText,
    /** Page of the product, absolute or from the shop's root. */
    url: z.string().max(2048),
    /** What it is, in the singular: "floor lamp". */
    type: shortText,
    category: shortText,
    /** Rooms it is meant for, as the shop says: "bedroom". */
    rooms: z.array(shortText).default([]),
    /** Plain text, paragraphs separated by a blank line. */
    description: z.string().trim().max(10_000),
    materials: z.array(shortText).default([]),
    size: sizeSchema.default({}),
    /** Grams. */
    weight: z.int().positive().optional(),
    seats: z.int().positive().max(100).optional(),
    /** What it holds, in the shop's words: "45 litres", "24 bottles". */
    capacity: shortText.optional(),
    care: z.string().trim().max(1000).optional(),
    assembly: z.enum(['none', 'partial', 'full']).optional(),
    /** Further stated facts by name: `{ "bulb": "E27, not included" }`. */
    facts: z.record(shortText, z.string().trim().min(1).max(300)).default({}),
    variants: z.array(variantSchema).min(1),
    /** Countries it is shipped to; left out when the shop does not say. */
    shipsTo: z.array(country).optional(),
    finalSale: z.boolean().default(false),
    status: z.enum(['active', 'archived', 'hidden']).default('active'),
    /** Day it was first offered, YYYY-MM-DD. */
    since: z.iso.date().optional(),
  })
  .refine(
    (product) => new Set(product.variants.map((variant) => variant.sku)).size === product.variants.length,
    {
      path: ['variants'],
      message: 'two variants share a SKU',
    },
  );

export type Size = z.infer<typeof sizeSchema>;
export type Stock = z.infer<typeof stockSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type Product = z.infer<typeof productSchema>;
