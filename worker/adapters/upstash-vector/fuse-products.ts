import { orderKey } from '../../domain/preference.ts';
import type { Order } from '../../domain/reading/order.ts';
import type { ProductHits, ProductQuery } from '../../ports/retrieval.ts';
import type { Candidate } from './candidate.ts';
import { type Fused, fuse } from './fuse.ts';

/** What was found by meaning and by words as one list. Both name a product by the SKU that is shown of it. */
export function fuseProducts(
  found: readonly Candidate[],
  byWords: ProductHits,
  { order, limit }: ProductQuery,
): ProductHits {
  const known = byWords.hits.map(({ sku }) => sku);
  const shown = new Map(found.map((candidate) => [shownSku(candidate, new Set(known)), candidate]));
  const fused = fuse(
    [...shown].map(([id, { nearness, preference }]) => ({ id, nearness, preference })),
    known,
  );
  const ordered = order ? inOrder(fused, shown, order) : fused;
  return {
    hits: ordered.slice(0, limit).map(({ id, score }) => ({ sku: id, score })),
    found: byWords.found + fused.filter(({ isNew }) => isNew).length,
  };
}

function shownSku({ product, variant }: Candidate, known: ReadonlySet<string>): string {
  return product.variants.find(({ sku }) => known.has(sku))?.sku ?? variant.sku;
}

function inOrder(fused: readonly Fused[], shown: ReadonlyMap<string, Candidate>, order: Order): Fused[] {
  const keyOf = ({ id }: Fused): number => {
    const candidate = shown.get(id);
    if (!candidate) return Number.POSITIVE_INFINITY;
    return orderKey(candidate.facts, Date.parse(candidate.product.since ?? '') || 0, order);
  };
  return fused.toSorted((a, b) => keyOf(a) - keyOf(b) || b.score - a.score);
}
