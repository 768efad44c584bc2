import * as z from 'zod';
import { skuSchema } from '../../shared/product.ts';
import { type BasketLine, mostPieces } from '../domain/basket.ts';
import type { Item } from '../domain/catalogue.ts';
import type { Statement } from '../domain/statements.ts';
import { type Known, knownItems, leftOutNote } from './known-items.ts';
import type { ToolContext } from './tool.ts';

/** What a model names of a basket. */
export const basketSchema = z
  .array(
    z.object({
      sku: skuSchema.describe('SKU from a search or from the products shown.'),
      quantity: z.int().min(1).max(mostPieces).default(1).describe('How many of it.'),
    }),
  )
  .min(1)
  .max(20)
  .describe('One line a product.');

export interface KnownBasket extends Known {
  readonly lines: readonly BasketLine[];
  /** Why there is no whole basket, where a line of it is not known. */
  readonly refused?: string;
}

/** The lines named, of today's records. A basket of which something is missing is none. */
export async function knownBasket(
  named: z.infer<typeof basketSchema>,
  context: ToolContext,
): Promise<KnownBasket> {
  const known = await knownItems(
    named.map(({ sku }) => sku),
    context,
  );
  const bySku = new Map(known.items.map((item) => [item.variant.sku, item]));
  const lines = named.flatMap(({ sku, quantity }) => {
    const item = bySku.get(sku);
    return item ? [{ item, quantity }] : [];
  });
  const refused = known.leftOut
    ? leftOutNote
    : 'Some of these SKUs are not on offer. Look them up again, or leave them out.';
  return { ...known, lines, ...(lines.length < named.length && { refused }) };
}

/** Why a basket is refused may be said of what is in it. */
export function refusalOf(text: string, items: readonly Item[]): Statement {
  return { kind: 'note', text, skus: items.map(({ variant }) => variant.sku) };
}
