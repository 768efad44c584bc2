import * as z from 'zod';
import { skuSchema } from '../../shared/product.ts';
import { compare } from '../domain/comparison.ts';
import { type ComparisonView, comparisonTable, shownTable } from '../domain/comparison-table.ts';
import { knownItems, leftOutNote } from './known-items.ts';
import { tool } from './tool.ts';

/** Two to four products side by side, with what differs between them worked out. */
export const compareProducts = tool({
  name: 'compare_products',
  description:
    'Holds 2 to 4 products you know the SKU of side by side: a table of everything the shop states, and under "compared" the differences, ' +
    'already worked out ("$15.00 cheaper", "the lightest"). Use it when several products are compared; copy the differences, never subtract ' +
    'yourself. A cell "not stated" means that the shop does not say.',
  input: z.object({
    skus: z.array(skuSchema).min(2).max(4).describe('SKUs from a search or from the products shown.'),
  }),
  run: async ({ skus }, context) => {
    const { items, unknownSkus, leftOut } = await knownItems(skus, context);
    const view: ComparisonView = {
      ...comparisonTable(items, context.asked),
      unknownSkus: [...unknownSkus],
      ...(leftOut && { note: leftOutNote }),
    };
    const comparison = shownTable(view);
    return {
      view,
      ...(comparison && { comparison }),
      found: { items, statements: compare(items).statements },
      note: items.length === 1 ? '1 product' : `${items.length} products side by side`,
    };
  },
});
