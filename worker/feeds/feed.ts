import type { Product } from '../../shared/product.ts';

/** What became of one record of a feed: nothing is dropped without a word. `line` counts from 1. */
export type FeedRow =
  | { readonly kind: 'product'; readonly line: number; readonly product: Product }
  | { readonly kind: 'rejected'; readonly line: number; readonly reason: string };

/** A feed format: lines of text in, products and rejections out, one at a time. */
export interface FeedFormat {
  readonly name: string;
  /** Whether a file of this name is of this format. */
  readonly matches: (fileName: string) => boolean;
  readonly read: (lines: AsyncIterable<string>) => AsyncGenerator<FeedRow>;
}
