import type { ProductDraft } from './draft.ts';
import type { FeedRow } from './feed.ts';

/** A word about a record that is no product, or an odd one. */
export type FeedNote = Exclude<FeedRow, { readonly kind: 'product' }>;

/** What a format reads from a feed, before prices, sizes and markup are read. */
export type DraftRow = ProductDraft | FeedNote;

export function rejected(line: number, reason: string): FeedNote {
  return { kind: 'rejected', line, reason };
}

export function warning(line: number, reason: string): FeedNote {
  return { kind: 'warning', line, reason };
}
