import type { Product, Variant } from '../../../shared/product.ts';
import { factsOf, keepsLimits, type VariantFacts } from '../../domain/limits.ts';
import { orderKey, preference, variantRank } from '../../domain/preference.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import type { ProductQuery } from '../../ports/retrieval.ts';
import type { Understood } from '../embedded-index/understand.ts';

/** A product that may be shown: as which of its variants, and how much its colour, seats and stock are liked. */
export interface Candidate {
  readonly product: Product;
  readonly variant: Variant;
  readonly facts: VariantFacts;
  /** Of its meaning to the query's, 0 to 1. */
  readonly nearness: number;
  readonly preference: number;
}

/** What a hit comes to on the shop's own record of it, or undefined where that breaks a limit or is another kind of thing. */
export function candidateOf(
  product: Product,
  nearness: number,
  query: ProductQuery,
  understood: Understood,
  vocabulary: Vocabulary,
): Candidate | undefined {
  const types = understood.types.map((number) => vocabulary.types[number]?.name);
  if (types.length > 0 && !types.includes(product.type)) return undefined;
  const { order } = query;
  // A difference of two infinities is no number.
  const keyOf = (facts: VariantFacts) => (order ? Math.min(orderKey(facts, 0, order), Number.MAX_VALUE) : 0);
  const [best] = product.variants
    .filter((variant) => keepsLimits(product, variant, query.limits, vocabulary))
    .map((variant) => ({ variant, facts: factsOf(product, variant, vocabulary) }))
    .sort(
      (a, b) =>
        variantRank(b.facts, understood.options) - variantRank(a.facts, understood.options) ||
        keyOf(a.facts) - keyOf(b.facts),
    );
  if (!best) return undefined;
  const liking = preference(best.facts, understood.options, query.seats);
  return { product, ...best, nearness, preference: liking };
}
