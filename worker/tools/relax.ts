import { formatMoney, type Money } from '../../shared/money.ts';
import { describeLimits, keepsLimits, type Limits, peopleOf } from '../domain/limits.ts';
import type { ProductQuery } from '../ports/retrieval.ts';
import type { ToolContext } from './tool.ts';

const looked = 50;
/** A message may hold more limits than anyone means: of so many no hint is sought. */
const mostLimits = 8;
const relaxable = ['price', 'sizes', 'without', 'inStock', 'onSale', 'countries', 'beds', 'seats'] as const;

type Search = Omit<ProductQuery, 'limit'>;

export interface Hint {
  readonly words: string;
  readonly price?: Money;
}

/**
 * Where nothing keeps all limits: the one without which something would, and for a price how near the nearest comes; or
 * else the two that are too much together.
 */
export async function whatToRelax(query: Search, context: ToolContext): Promise<Hint | undefined> {
  const limits = relaxable.flatMap((name) => apart(query.limits, name));
  if (limits.length > mostLimits) return undefined;
  for (const { one, others } of limits) {
    const hint = await ofOne(one, { ...query, limits: others }, context);
    if (hint) return hint;
  }
  return ofTwo(limits, query, context);
}

async function ofOne(one: Limits, query: Search, context: ToolContext): Promise<Hint | undefined> {
  if (one.price) return ofPrice(one.price, query, context);
  if (one.seats) return ofSeats(one.seats, query, context);
  return ofOther(describeLimits(one), 'that', query, context);
}

/** How many the largest of what is found without the limit seats. */
async function ofSeats(
  { words }: NonNullable<Limits['seats']>,
  query: Search,
  context: ToolContext,
): Promise<Hint | undefined> {
  context.signal.throwIfAborted();
  const { hits } = await context.retrieval.products({ ...query, limit: looked });
  const items = await context.products.bySku(hits.map(({ sku }) => sku));
  const most = Math.max(0, ...items.map(({ product }) => peopleOf(product)));
  if (most === 0) return ofOther([words], 'that', query, context);
  return { words: `Nothing fits "${words}"; the largest match seats ${most}.` };
}

async function ofOther(
  words: readonly string[],
  these: 'that' | 'both',
  query: Search,
  context: ToolContext,
): Promise<Hint | undefined> {
  context.signal.throwIfAborted();
  const { found } = await context.retrieval.products({ ...query, limit: 1 });
  if (found === 0) return undefined;
  const said = words.map((limit) => `"${limit}"`).join(' and ');
  return { words: `Nothing fits ${said}; without ${these} there ${found === 1 ? 'is 1' : `are ${found}`}.` };
}

/** Of a price the currency is kept first: what is priced in another one is no nearer. */
async function ofPrice(
  price: NonNullable<Limits['price']>,
  query: Search,
  context: ToolContext,
): Promise<Hint | undefined> {
  const inCurrency = { ...query.limits, price: { currency: price.currency } };
  const nearest = await nearestPrice(price, { ...query, limits: inCurrency }, context);
  if (nearest)
    return {
      words: `Nothing ${describeLimits({ price }).join(' ')}; the nearest price of a match is ${formatMoney(nearest)}.`,
      price: nearest,
    };
  if (price.currency === context.shopCurrency) return undefined;
  const inShops = { ...query.limits, price: { currency: context.shopCurrency } };
  const { found } = await context.retrieval.products({ ...query, limits: inShops, limit: 1 });
  if (found === 0) return undefined;
  return {
    words: `No match is priced in ${price.currency}, and prices are not converted; ${found === 1 ? '1 is' : `${found} are`} priced in ${context.shopCurrency}.`,
  };
}

/** Two limits that each leave nothing by themselves may be one wish too many only together. */
async function ofTwo(
  limits: readonly Apart[],
  query: Search,
  context: ToolContext,
): Promise<Hint | undefined> {
  for (const [at, first] of limits.entries()) {
    for (const second of limits.slice(at + 1)) {
      const others = without(without(query.limits, first.one), second.one);
      const words = [...describeLimits(first.one), ...describeLimits(second.one)];
      const hint = await ofOther(words, 'both', { ...query, limits: others }, context);
      if (hint) return hint;
    }
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
  // "160 x 230 cm" is two limits and one thing said.
  const ones = Array.isArray(set)
    ? [...Map.groupBy(set, wordsOf).values()].map((one) => ({ [name]: one }))
    : [{ [name]: set }];
  return ones.map((one) => ({ one, others: without(limits, one) }));
}

/** `limits` less those of `one`, which holds some of a single kind. */
function without(limits: Limits, one: Limits): Limits {
  const left: Record<string, unknown> = { ...limits };
  for (const [name, set] of Object.entries(one)) {
    const all = left[name];
    const kept = Array.isArray(all) ? all.filter((each) => !(set as unknown[]).includes(each)) : [];
    if (kept.length > 0) left[name] = kept;
    else delete left[name];
  }
  return left;
}

function wordsOf(limit: string | { readonly words: string }): string {
  return typeof limit === 'string' ? limit : limit.words;
}

/** Of what the query finds in a currency, the price nearest to the bounds. A hit is one variant of its product; another may come nearer. */
async function nearestPrice(
  bounds: Limits['price'],
  query: Search,
  context: ToolContext,
): Promise<Money | undefined> {
  const { hits } = await context.retrieval.products({ ...query, limit: looked });
  const items = await context.products.bySku(hits.map(({ sku }) => sku));
  const prices = items.flatMap(({ product }) =>
    product.variants
      .filter((variant) => keepsLimits(product, variant, query.limits, context.vocabulary))
      .flatMap((variant) => variant.price ?? []),
  );
  return prices.toSorted((a, b) => distance(a, bounds) - distance(b, bounds) || a.amount - b.amount)[0];
}

/** How far a price is outside its bounds, in minor units. */
function distance({ amount }: Money, bounds: Limits['price']): number {
  return Math.max((bounds?.min ?? 0) - amount, amount - (bounds?.max ?? Number.MAX_SAFE_INTEGER), 0);
}
