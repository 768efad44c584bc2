import * as z from 'zod';
import { readShop } from '../../../catalogue-data/shop.ts';
import { type Item, priceText, stockText, titleOf } from '../../../worker/domain/catalogue.ts';
import { typeNouns } from '../../../worker/domain/evidence/names.ts';
import { addFound, type Evidence, emptyEvidence, type Found } from '../../../worker/domain/evidence.ts';
import { readQuery } from '../../../worker/domain/query.ts';
import { detailsViewSchema, policyViewSchema, searchViewSchema } from '../../../worker/domain/views.ts';
import type { Shop } from '../retrieval/shop.ts';
import type { Turn } from './corpus.ts';

/** What a recorded look-up showed, of whichever tool. */
const viewSchema = z.object({
  products: detailsViewSchema.shape.products.default([]),
  sections: policyViewSchema.shape.sections.default([]),
  found: searchViewSchema.shape.found.optional(),
  hint: searchViewSchema.shape.hint,
});

/**
 * The evidence that the answers of a recorded turn were written from. What a search finds may change; the records it
 * found then must still say what they said.
 */
export async function evidenceOf(turn: Turn, shop: Shop): Promise<Evidence> {
  const { support } = await readShop('catalogue-data/shop.json');
  const vocabulary = await shop.index.vocabulary();
  const evidence = emptyEvidence({
    limits: readQuery(turn.message, 'USD', vocabulary).limits,
    message: turn.message,
    typeNouns: typeNouns(vocabulary),
    contact: support.email,
    shopUrl: 'https://shop.example/',
  });
  for (const { view } of turn.calls)
    addFound(evidence, await foundThen(viewSchema.parse(view), turn.id, shop));
  return evidence;
}

async function foundThen(
  { products, sections, found, hint }: z.infer<typeof viewSchema>,
  turn: string,
  shop: Shop,
): Promise<Found> {
  const items = await shop.index.bySku(products.map(({ sku }) => sku));
  for (const [at, { title, price, stock }] of products.entries()) {
    const item = items[at];
    if (!item || !says(item, title, price, stock))
      throw new Error(`${turn}: ${title} is no longer what was recorded.`);
  }
  return {
    items,
    sections: sections.map((recorded) => {
      const section = shop.sections.find(({ id }) => id === recorded.id);
      if (!section) throw new Error(`${turn}: there is no section ${recorded.id}.`);
      return { ...section, ...recorded };
    }),
    ...(found !== undefined && { count: found }),
    ...(hint !== undefined && { statements: [{ kind: 'note' as const, text: hint, skus: [] }] }),
  };
}

function says(item: Item, title: string, price: string, stock: string): boolean {
  const { variant } = item;
  return titleOf(item) === title && priceText(variant) === price && stockText(variant.stock) === stock;
}
