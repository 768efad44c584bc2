import type { FeedContext, FeedRow } from './feed.ts';

/**
 * A product as a feed states it, before it is checked: text that still has to be read. One shape for all formats, so
 * that prices, weights, sizes and markup are read in one place.
 */
export interface ProductDraft {
  readonly line: number;
  /** The feed's own name for it: a handle, an item group, a parent SKU. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly type?: string | undefined;
  /** May be a path: "Home > Lighting > Lamps". */
  readonly category?: string | undefined;
  /** Plain text or HTML; HTML is told by its tags. */
  readonly description?: string | undefined;
  readonly materials?: readonly string[] | undefined;
  /** "Width" or "width" -> "60 cm", "23.6 in", or a bare number with `sizeUnit`. */
  readonly size?: Readonly<Record<string, string | undefined>> | undefined;
  readonly sizeUnit?: string | undefined;
  readonly facts?: Readonly<Record<string, string | undefined>> | undefined;
  readonly status?: 'active' | 'archived' | 'hidden' | undefined;
  readonly variants: readonly VariantDraft[];
}

export interface VariantDraft {
  readonly line: number;
  readonly sku?: string | undefined;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** "1,299.00", "$1,299", "1.299,00 EUR"; empty is "on request". */
  readonly price?: string | undefined;
  /** The price without a discount, when the feed gives both. */
  readonly listPrice?: string | undefined;
  /** A sale price counts only while it lasts; ISO 8601 interval or two dates, as the feed writes it. */
  readonly salePrice?: string | undefined;
  readonly saleFrom?: string | undefined;
  readonly saleUntil?: string | undefined;
  /** ISO 4217, when the feed has it in another column. */
  readonly currency?: string | undefined;
  /** How many can be bought; undefined when the feed does not count. */
  readonly quantity?: string | undefined;
  /** The feed's own word for it: "in stock", "out_of_stock", "instock", "preorder", "1", "0". */
  readonly availability?: string | undefined;
  readonly picture?: string | undefined;
  /** "1.2" with `weightUnit`, or "1.2 kg". */
  readonly weight?: string | undefined;
  readonly weightUnit?: string | undefined;
  readonly gtin?: string | undefined;
  /** What the format had to guess, in sentences for the merchant. */
  readonly doubts?: readonly string[];
}

/** Turns a draft into a product with warnings, or into the reasons why it is none. `now` is milliseconds since 1970. */
export type FinishDraft = (draft: ProductDraft, context: FeedContext, now: number) => FeedRow[];
