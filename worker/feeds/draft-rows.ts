import type { ProductDraft } from './draft.ts';
import type { FeedRow } from './feed.ts';

/** A word about a record that is no product, or an odd one. */
export type FeedNote = Exclude<FeedRow, { readonly kind: 'product' }>;

/** What a format reads from a feed, before prices, sizes and markup are read. */
export type DraftRow = ProductDraft | FeedNote;

/** `about` is what the feed calls the product, for a reason that does not say. */
export function rejected(line: number, reason: string, about?: string): FeedNote {
  return { kind: 'rejected', line, reason, ...(about && { about }) };
}

export function warning(line: number, reason: string, about?: string): FeedNote {
  return { kind: 'warning', line, reason, ...(about && { about }) };
}
