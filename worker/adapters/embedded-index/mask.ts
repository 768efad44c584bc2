import { keepsNumbers, type Limits, type VariantFacts } from '../../domain/limits.ts';
import { variantRank } from '../../domain/preference.ts';
import type { Columns } from './columns.ts';
import { eachPosting, type Postings, place, stated } from './postings.ts';

/** Which products may be shown at all, and as which of their variants. */
export interface Mask {
  /** Whether any variant keeps every limit. They must hold for the same variant: a cheap red and a blue in stock do not add up. */
  readonly allows: (product: number) => boolean;
  /**
   * The best variant that keeps the limits: of the wanted options before another, buyable before sold out, and of two
   * alike the one with the lesser key; -1 when none.
   */
  readonly variantOf: (product: number, wanted: number) => number;
  /** Whether its description tells of a feature that is not wanted, which may be of something else all the same. */
  readonly isDoubtful: (product: number) => boolean;
}

/** `keyOf` is what variants are put in order by, where an order is asked for: "the largest" of a rug is its largest size. */
export function maskOf(
  columns: Columns,
  postings: Postings,
  limits: Limits,
  keyOf: (facts: VariantFacts) => number = () => 0,
): Mask {
  const excluded = productsHolding(postings, limits, statedIn);
  const doubtful = productsHolding(postings, limits, { feature: place.about });
  const unlimited = Object.keys(limits).length === 0;
  const known = new Map<number, boolean>();
  const keeps = (variant: number) => {
    if (unlimited) return true;
    let kept = known.get(variant);
    if (kept === undefined) {
      kept = keepsNumbers(columns.facts(variant), limits);
      known.set(variant, kept);
    }
    return kept;
  };
  const variantOf = (product: number, wanted: number) => {
    if (excluded.has(product)) return -1;
    let best = { variant: -1, rank: -1, key: 0 };
    for (
      let variant = columns.firstVariant[product] ?? 0;
      variant < (columns.firstVariant[product + 1] ?? 0);
      variant += 1
    ) {
      if (!keeps(variant)) continue;
      const facts = columns.facts(variant);
      const [rank, key] = [variantRank(facts, wanted), keyOf(facts)];
      if (rank > best.rank || (rank === best.rank && key < best.key)) best = { variant, rank, key };
    }
    return best.variant;
  };
  const allowed = new Map<number, boolean>();
  return {
    variantOf,
    isDoubtful: (product) => doubtful.has(product),
    allows: (product) => {
      let allow = allowed.get(product);
      if (allow === undefined) {
        allow = !excluded.has(product) && anyVariant(columns, product, keeps);
        allowed.set(product, allow);
      }
      return allow;
    },
  };
}

function anyVariant(columns: Columns, product: number, keeps: (variant: number) => boolean): boolean {
  for (
    let variant = columns.firstVariant[product] ?? 0;
    variant < (columns.firstVariant[product + 1] ?? 0);
    variant += 1
  ) {
    if (keeps(variant)) return true;
  }
  return false;
}

/** Where what a product states is looked for, as `mentions` of the domain does it. */
const statedIn = { material: place.title | place.options | place.materials, feature: stated };

/** The products that hold a phrase of what is not wanted, at these places. */
function productsHolding(
  postings: Postings,
  { without = [] }: Limits,
  places: { readonly material?: number; readonly feature: number },
): ReadonlySet<number> {
  const holders = new Set<number>();
  for (const exclusion of without) {
    if (exclusion.kind !== 'material' && exclusion.kind !== 'feature') continue;
    const at = places[exclusion.kind] ?? 0;
    for (const phrase of at === 0 ? [] : exclusion.phrases) {
      for (const product of holding(postings, phrase.split(' '), at)) holders.add(product);
    }
  }
  return holders;
}

function holding(postings: Postings, phrase: readonly string[], places: number): ReadonlySet<number> {
  let found: Set<number> | undefined;
  for (const term of phrase) {
    const with_ = new Set<number>();
    eachPosting(postings, term, (product, _, at) => {
      if (at & places && (!found || found.has(product))) with_.add(product);
    });
    found = with_;
  }
  return found ?? new Set();
}
