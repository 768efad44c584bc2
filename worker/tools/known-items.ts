import type { Item } from '../domain/catalogue.ts';
import { keepsLimits } from '../domain/limits.ts';
import type { ToolContext } from './tool.ts';

export interface Known {
  /** In the order named. */
  readonly items: readonly Item[];
  /** SKUs that are not on offer. */
  readonly unknownSkus: readonly string[];
  /** Whether some are outside what the shopper allows, and left out. */
  readonly leftOut: boolean;
}

/** Items by SKU behind the shopper's own limits, which do not hold for what is on their screen. */
export async function knownItems(skus: readonly string[], context: ToolContext): Promise<Known> {
  const asked = [...new Set(skus)];
  const found = await context.products.bySku(asked);
  const known = new Set(found.map(({ variant }) => variant.sku));
  const items = found.filter(
    ({ product, variant }) =>
      context.shown.has(variant.sku) || keepsLimits(product, variant, context.limits, context.vocabulary),
  );
  return {
    items,
    unknownSkus: asked.filter((sku) => !known.has(sku)),
    leftOut: items.length < found.length,
  };
}

export const leftOutNote = 'Some of these are outside what the shopper allows and are left out.';
