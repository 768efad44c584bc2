import type { Money } from '../../shared/money.ts';
import { type BasketLine, type BasketRefusal, mergeLines, priceBasket } from './basket.ts';
import { addBusinessDays, addDays, type Day, dayOf } from './business-days.ts';
import { type Item, titleOf } from './catalogue.ts';
import { type Goods, type PolicyRule, type RuleOf, rulesOf } from './policy.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * What delivery of a basket costs and when it comes, by the shop's own rules. Money is integer minor units; a fee is paid
 * once for all goods of a kind, and the total from which it is free is that of all goods.
 */

/** Some things of a basket that come together. */
export interface Arrival {
  readonly items: readonly Item[];
  /** Undefined where the shop does not state how long it takes. */
  readonly time: DeliveryTime | undefined;
}

export type DeliveryTime =
  | { readonly kind: 'planned'; readonly rule: RuleOf<'delivery-time'>; readonly from: Day; readonly to: Day }
  /** Made to order: in so many calendar days. */
  | { readonly kind: 'lead-time'; readonly days: number; readonly from: Day; readonly to: Day };

/** All goods of one kind: one fee, and one arrival for what is in stock and for each lead time. */
export interface Delivery {
  readonly goods: Goods;
  /** Nothing where the total of the goods makes it free. */
  readonly fee: Money;
  /** What the goods have to come to for it to be free; undefined where it is never so. */
  readonly freeFrom: Money | undefined;
  readonly arrivals: readonly Arrival[];
}

export interface Quote {
  /** ISO 3166. */
  readonly country: string;
  readonly goodsTotal: Money;
  readonly deliveries: readonly Delivery[];
  /** All fees together. */
  readonly deliveryTotal: Money;
  /** Goods and delivery together, before any tax that is not in the prices. */
  readonly total: Money;
  /** What the shop states of tax in that country. */
  readonly tax: RuleOf<'sales-tax'>['prices'] | undefined;
}

/** Why no cost can be said. */
export type QuoteRefusal =
  | BasketRefusal
  /** `countries` are those that all of the basket can go to. */
  | {
      readonly kind: 'not-shipped';
      readonly titles: readonly string[];
      readonly country: string;
      readonly countries: readonly string[];
    }
  /** The shop has a price for furniture, but does not state what is furniture. */
  | { readonly kind: 'goods-not-stated' }
  /** It is shipped there, but the shop does not state what that costs. */
  | { readonly kind: 'fee-not-stated'; readonly goods: Goods; readonly country: string };

/** `lines` are at least one; `country` is ISO 3166; `now` is the moment of the order, in milliseconds since 1970. */
export function quoteShipping(
  lines: readonly BasketLine[],
  country: string,
  rules: readonly PolicyRule[],
  now: number,
): Result<Quote, QuoteRefusal> {
  const basket = mergeLines(lines);
  const notShipped = refusedBy(basket, country, rules);
  if (notShipped) return fail(notShipped);
  const priced = priceBasket(basket);
  if (!priced.ok) return priced;
  if (!statesGoods(rules)) return fail({ kind: 'goods-not-stated' });
  const goodsTotal = priced.value.total;
  const deliveries: Delivery[] = [];
  for (const goods of ['parcel', 'furniture'] as const) {
    const some = basket.filter(({ item }) => goodsOf(item, rules) === goods);
    if (some.length === 0) continue;
    const rule = feeRule(goods, country, rules);
    if (!rule || rule.fee.currency !== goodsTotal.currency)
      return fail({ kind: 'fee-not-stated', goods, country });
    deliveries.push({
      goods,
      fee: feeOf(rule, goodsTotal),
      freeFrom: rule.freeFrom,
      arrivals: arrivalsOf(some, goods, rules, dayOf(now)),
    });
  }
  const deliveryTotal = sum(
    deliveries.map(({ fee }) => fee),
    goodsTotal.currency,
  );
  return ok({
    country,
    goodsTotal,
    deliveries,
    deliveryTotal,
    total: sum([goodsTotal, deliveryTotal], goodsTotal.currency),
    tax: rulesOf(rules, 'sales-tax').find((rule) => rule.countries.includes(country))?.prices,
  });
}

/** How a thing travels, as the shop's rules say by its type and weight. */
export function goodsOf({ product, variant }: Item, rules: readonly PolicyRule[]): Goods {
  const weight = variant.weight ?? product.weight ?? 0;
  const isFurniture = rulesOf(rules, 'furniture').some(
    ({ types, fromWeight = Number.POSITIVE_INFINITY }) =>
      types.includes(product.type) || weight >= fromWeight,
  );
  return isFurniture ? 'furniture' : 'parcel';
}

function statesGoods(rules: readonly PolicyRule[]): boolean {
  const hasFurnitureFee = rulesOf(rules, 'shipping-fee').some(({ goods }) => goods === 'furniture');
  return !hasFurnitureFee || rulesOf(rules, 'furniture').length > 0;
}

/** What a product says of where it goes decides; where it says nothing, where the shop ships everything. */
function countriesOf({ product }: Item, rules: readonly PolicyRule[]): readonly string[] {
  const everywhere = rulesOf(rules, 'shipping-area').filter(({ items }) => items === 'all');
  return product.shipsTo ?? everywhere.flatMap(({ countries }) => countries);
}

function refusedBy(
  lines: readonly BasketLine[],
  country: string,
  rules: readonly PolicyRule[],
): QuoteRefusal | undefined {
  const places = lines.map(({ item }) => countriesOf(item, rules));
  const refused = lines.filter((_, at) => !places[at]?.includes(country));
  if (refused.length === 0) return undefined;
  const [first = [], ...others] = places;
  return {
    kind: 'not-shipped',
    titles: refused.map(({ item }) => titleOf(item)),
    country,
    countries: first.filter((code) => others.every((place) => place.includes(code))),
  };
}

function feeRule(
  goods: Goods,
  country: string,
  rules: readonly PolicyRule[],
): RuleOf<'shipping-fee'> | undefined {
  return rulesOf(rules, 'shipping-fee').find(
    (rule) => rule.goods === goods && rule.countries.includes(country),
  );
}

function feeOf({ fee, freeFrom }: RuleOf<'shipping-fee'>, goodsTotal: Money): Money {
  const isFree =
    freeFrom !== undefined &&
    freeFrom.currency === goodsTotal.currency &&
    goodsTotal.amount >= freeFrom.amount;
  return isFree ? { ...fee, amount: 0 } : fee;
}

function sum(some: readonly Money[], currency: string): Money {
  return { amount: some.reduce((total, { amount }) => total + amount, 0), currency };
}

/** What is in stock comes as the shop plans; what is made to order by its own lead time. */
function arrivalsOf(
  lines: readonly BasketLine[],
  goods: Goods,
  rules: readonly PolicyRule[],
  today: Day,
): Arrival[] {
  const byLeadTime = Map.groupBy(lines, ({ item: { variant } }) =>
    variant.stock.state === 'made-to-order' ? (variant.stock.leadDays ?? 'not stated') : 'in stock',
  );
  return [...byLeadTime].map(([lead, some]) => ({
    items: some.map(({ item }) => item),
    time: lead === 'in stock' ? planned(goods, rules, today) : leadTime(lead, today),
  }));
}

function planned(goods: Goods, rules: readonly PolicyRule[], today: Day): DeliveryTime | undefined {
  const rule = rulesOf(rules, 'delivery-time').find((candidate) => candidate.goods === goods);
  if (!rule) return undefined;
  const after = (count: number) =>
    rule.unit === 'weeks' ? addDays(today, 7 * count) : addBusinessDays(today, count);
  return { kind: 'planned', rule, from: after(rule.min), to: after(rule.max) };
}

function leadTime(days: number | 'not stated', today: Day): DeliveryTime | undefined {
  if (days === 'not stated') return undefined;
  const day = addDays(today, days);
  return { kind: 'lead-time', days, from: day, to: day };
}
