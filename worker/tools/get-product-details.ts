import * as z from 'zod';
import { skuSchema } from '../../shared/product.ts';
import { type DetailsView, productView } from '../domain/views.ts';
import { knownItems, leftOutNote } from './known-items.ts';
import { tool } from './tool.ts';

/** Everything the shop states of up to four products, units already converted, and what it leaves unsaid. */
export const getProductDetails = tool({
  name: 'get_product_details',
  description:
    'Everything this shop states about products you know the SKU of: sizes in cm and inches, weight, materials, care, assembly, price, stock, ' +
    'countries. What is under "notStated" the shop does not say: tell the shopper so, never guess.',
  input: z.object({
    skus: z.array(skuSchema).min(1).max(4).describe('SKUs from a search or from the products shown.'),
  }),
  run: async ({ skus }, context) => {
    const { items, unknownSkus, leftOut } = await knownItems(skus, context);
    const view: DetailsView = {
      products: items.map((item) => productView(item, context.asked, true)),
      unknownSkus: [...unknownSkus],
      ...(leftOut && { note: leftOutNote }),
    };
    return { view, found: { items }, note: items.length === 1 ? '1 product' : `${items.length} products` };
  },
});
