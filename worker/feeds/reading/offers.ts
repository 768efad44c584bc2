import { formatMoney, type Money } from '../../../shared/money.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { VariantDraft } from '../draft.ts';
import type { FeedContext } from '../feed.ts';
import { readDate } from './dates.ts';
import { type PriceContext, readPrice } from './prices.ts';

/** What a variant costs today, and what it cost before if that was more. */
export interface Offer {
  readonly price: Money | null;
  readonly listPrice?: Money;
  readonly warnings: readonly string[];
}

/** The price that holds at `now`: a sale's while it lasts. A list price that is not higher is none. */
export function readOffer(draft: VariantDraft, context: FeedContext, now: number): Result<Offer, string> {
  const priceContext = { ...context, stated: draft.currency };
  const price = readPrice(draft.price, priceContext);
  if (!price.ok) return price;
  const sale = readPrice(draft.salePrice, priceContext);
  if (!sale.ok) return fail(`sale price: ${sale.error}`);
  const offer = sale.value && withSale(draft, price.value, sale.value, context.locale, now);
  if (offer?.listPrice) return ok(offer);
  const { warnings, ...listed } = withListPrice(offer?.price ?? price.value, draft.listPrice, priceContext);
  return ok({ ...listed, warnings: [...(offer?.warnings ?? []), ...warnings] });
}

function withSale(
  draft: VariantDraft,
  regular: Money | null,
  sale: Money,
  locale: string,
  now: number,
): Offer {
  if (!regular) return { price: sale, warnings: [] };
  if (sale.amount === 0 || !isHigher(regular, sale))
    return {
      price: regular,
      warnings: [`the sale price ${formatMoney(sale)} is left out beside ${formatMoney(regular)}`],
    };
  const lasts = isWithin(draft.saleFrom, draft.saleUntil, locale, now);
  if (lasts === undefined)
    return {
      price: regular,
      warnings: [`the sale's dates "${datesOf(draft)}" cannot be read, so its price is left out`],
    };
  return lasts ? { price: sale, listPrice: regular, warnings: [] } : { price: regular, warnings: [] };
}

function withListPrice(price: Money | null, text: string | undefined, context: PriceContext): Offer {
  const listPrice = readPrice(text, context);
  if (!listPrice.ok) return { price, warnings: [`list price left out: ${listPrice.error}`] };
  const list = listPrice.value;
  if (!list || list.amount === 0 || (list.amount === price?.amount && list.currency === price.currency))
    return { price, warnings: [] };
  if (price && isHigher(list, price)) return { price, listPrice: list, warnings: [] };
  const than = price ? formatMoney(price) : 'the price, which is not stated';
  return { price, warnings: [`list price left out: ${formatMoney(list)} is not higher than ${than}`] };
}

function isHigher(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.amount > other.amount;
}

/** Whether `now` lies in the sale's time, open where no date is given; undefined when a date cannot be read. */
function isWithin(
  from: string | undefined,
  until: string | undefined,
  locale: string,
  now: number,
): boolean | undefined {
  const [first, last] = datesIn(from, until);
  const start = first === undefined ? Number.NEGATIVE_INFINITY : readDate(first, 'start', locale);
  const end = last === undefined ? Number.POSITIVE_INFINITY : readDate(last, 'end', locale);
  return start === undefined || end === undefined ? undefined : start <= now && now <= end;
}

/** Two dates, or one cell with an interval of ISO 8601: "2026-11-01T09:00Z/2026-11-30T23:59Z". */
function datesIn(from: string | undefined, until: string | undefined): (string | undefined)[] {
  const interval = [from, until].find((text) => text && /^\s*\d{4}-.*\/\s*\d{4}-/u.test(text));
  return (interval?.split('/') ?? [from, until]).map((text) => text?.trim() || undefined);
}

function datesOf({ saleFrom, saleUntil }: VariantDraft): string {
  return [saleFrom, saleUntil].filter(Boolean).join(' to ');
}
