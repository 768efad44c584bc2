import { formatMoney, type Money } from '../../shared/money.ts';
import { describeLimits, keepsLimits, type Limits } from '../domain/limits.ts';
import type { ProductQuery } from '../ports/retrieval.ts';
import type { ToolContext } from './tool.ts';

const looked = 50;
const relaxable = ['price', 'sizes', 'without', 'inStock', 'onSale', 'countries'] as const;

/** Where nothing keeps all limits: the one without which something would, and for a price how near the nearest comes. */
export async function whatToRelax(
  query: Omit<ProductQuery, 'limit'>,
  context: ToolContext,
): Promise<{ readonly words: string; readonly price?: Money } | undefined> {
  for (const { one, others } of relaxable.flatMap((name) => apart(query.limits, name))) {
    const { price } = one;
    const limits: Limits = price ? { ...others, price: { currency: price.currency } } : others;
    const { hits, found } = await context.retrieval.products({ ...query, limits, limit: looked });
    if (found === 0) continue;
    const [words] = describeLimits(one);
    if (!price)
      return {
        words: `Nothing fits "${words}"; without that there ${found === 1 ? 'is 1' : `are ${found}`}.`,
      };
    const nearest = await nearestPrice(
      hits.map((hit) => hit.sku),
      price,
      limits,
      context,
    );
    if (nearest)
      return {
        words: `Nothing ${words}; the nearest price of a match is ${formatMoney(nearest)}.`,
        price: nearest,
      };
  }
  return undefined;
}

interface Apart {
  readonly one: Limits;
  readonly others: Limits;
}

/** Each limit of a kind, and all limits but that: of two sizes that were said one may be what nothing fits. */
function apart(limits: Limits, name: (typeof relaxable)[number]): Apart[] {
  const set = limits[name];
  if (set === undefined) return [];
  if (!Array.isArray(set)) return [{ one: { [name]: set }, others: { ...limits, [name]: undefined } }];
  // "160 x 230 cm" is two limits and one thing said.
  return [...Map.groupBy(set, wordsOf).values()].map((one) => ({
    one: { [name]: one },
    others: { ...limits, [name]: set.filter((each) => !one.includes(each)) },
  }));
}

function wordsOf(limit: string | { readonly words: string }): string {
  return typeof limit === 'string' ? limit : limit.words;
}

/** A hit is one variant of its product; another of them may come nearer. */
async function nearestPrice(
  skus: readonly string[],
  bounds: Limits['price'],
  limits: Limits,
  context: ToolContext,
): Promise<Money | undefined> {
  const items = await context.products.bySku(skus);
  const prices = items.flatMap(({ product }) =>
    product.variants
      .filter((variant) => keepsLimits(product, variant, limits, context.vocabulary))
      .flatMap((variant) => variant.price ?? []),
  );
  return prices.toSorted((a, b) => distance(a, bounds) - distance(b, bounds) || a.amount - b.amount)[0];
}

/** How far a price is outside its bounds, in minor units. */
function distance({ amount }: Money, bounds: Limits['price']): number {
  return Math.max((bounds?.min ?? 0) - amount, amount - (bounds?.max ?? Number.MAX_SAFE_INTEGER), 0);
}
