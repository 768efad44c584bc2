import type { Product } from '../../shared/product.ts';

/** What became of one record of a feed: nothing is dropped without a word. `line` counts from 1. */
export type FeedRow =
  | ProductRow
  | Said<'rejected'>
  /** Something odd about a product that is imported all the same. */
  | Said<'warning'>;

export interface ProductRow {
  readonly kind: 'product';
  readonly line: number;
  readonly product: Product;
  /** The lines of its variants in their order, where they have lines of their own. */
  readonly variantLines?: readonly number[];
}

interface Said<Kind> {
  readonly kind: Kind;
  readonly line: number;
  readonly reason: string;
  /** What the feed calls the product, where that is known: a whole feed may be one line. */
  readonly about?: string;
}

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
  /** The columns that tell a table to be of this format, so that what a file lacks can be said. */
  readonly columns?: readonly string[];
  /** Names a column as `columns` has it, where headers may be written in several ways. */
  readonly nameColumn?: (header: string) => string;
  /** Whether a file that begins like this is certainly, or may be, of this format. */
  readonly detect: (sample: FeedSample) => 'certain' | 'possible' | 'no';
  readonly read: (text: AsyncIterable<string>, context: FeedContext) => AsyncGenerator<FeedRow>;
}
