import type { Item } from '../catalogue.ts';

/** What words of a message point at: all of the items, or one of them, of which two are then a tie. */
export interface Pointed {
  readonly phrase: string;
  readonly items: readonly Item[];
  readonly all: boolean;
}

/** Cards of one answer, in the order displayed. */
export type List = readonly Item[];

/** What the shopper has seen, oldest list first, and the product they are on the page of or have just named. */
export interface OnScreen {
  readonly lists: readonly List[];
  readonly page?: Item | undefined;
  /** What the message calls by its own name or SKU, shown or not: every variant of it. */
  readonly named?: List | undefined;
}

/** Things that are not the same product; of two variants of one, the one shown first stands for both. */
export function distinct(items: readonly Item[]): Item[] {
  const byProduct = new Map<string, Item>();
  for (const item of items) if (!byProduct.has(item.product.id)) byProduct.set(item.product.id, item);
  return [...byProduct.values()];
}
