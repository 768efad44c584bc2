import type { Product } from '../../shared/product.ts';

/** What became of one record of a feed: nothing is dropped without a word. `line` counts from 1. */
export type FeedRow =
  | { readonly kind: 'product'; readonly line: number; readonly product: Product }
  | { readonly kind: 'rejected'; readonly line: number; readonly reason: string }
  /** Something odd about a product that is imported all the same. */
  | { readonly kind: 'warning'; readonly line: number; readonly reason: string };

/** What the feed does not say of itself. */
export interface FeedContext {
  /** ISO 4217: what a price without a currency is in. */
  readonly currency: string;
  /** BCP 47: how its numbers are written. */
  readonly locale: string;
}

/** The beginning of a file, to tell its format by. */
export interface FeedSample {
  readonly fileName: string;
  /** The first characters, decoded: at most 64 Ki. */
  readonly head: string;
}

/** A feed format: decoded text in pieces of any size in, products and rejections out, one at a time. */
export interface FeedFormat {
  readonly name: string;
  /** Whether a file that begins like this is certainly, or may be, of this format. */
  readonly detect: (sample: FeedSample) => 'certain' | 'possible' | 'no';
  readonly read: (text: AsyncIterable<string>, context: FeedContext) => AsyncGenerator<FeedRow>;
}
