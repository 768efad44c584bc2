import { compareProducts } from './compare-products.ts';
import { getProductDetails } from './get-product-details.ts';
import { handoffToHuman } from './handoff-to-human.ts';
import { proposeCart } from './propose-cart.ts';
import { quoteShipping } from './quote-shipping.ts';
import { searchProducts } from './search-products.ts';
import { searchStorePolicies } from './search-store-policies.ts';
import type { Tool } from './tool.ts';

/** The tool table: every caller has the same tools, in this order. */
export const tools: readonly Tool[] = [
  searchProducts,
  getProductDetails,
  compareProducts,
  searchStorePolicies,
  quoteShipping,
  proposeCart,
  handoffToHuman,
];
