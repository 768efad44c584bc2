import * as z from 'zod';
import { formatMoney, type Money } from '../../shared/money.ts';
import { basketRefusalText } from './basket-words.ts';
import { dayName } from './business-days.ts';
import { titleOf } from './catalogue.ts';
import type { Goods } from './policy.ts';
import { countryName, joinWords } from './policy-prose.ts';
import type { Delivery, DeliveryTime, Quote, QuoteRefusal } from './shipping.ts';

/** What a model is shown of a quote: every figure and date as it is to be said. */
export const shippingViewSchema = z.object({
  /** "the United States". */
  country: z.string(),
  quote: z
    .object({
      goods: z.string(),
      deliveries: z.array(
        z.object({
          /** "by parcel", "for furniture by truck". */
          how: z.string(),
          /** "$6.90" or "free". */
          cost: z.string(),
          /** "$75.00": the total of the goods from which it is free. */
          freeFrom: z.string().optional(),
          arrivals: z.array(z.object({ products: z.array(z.string()), when: z.string() })),
        }),
      ),
      delivery: z.string(),
      total: z.string(),
      tax: z.string(),
    })
    .optional(),
  /** Where there is no quote: why, and what is possible instead. */
  refused: z.string().optional(),
  unknownSkus: z.array(z.string()),
});
export type ShippingView = z.infer<typeof shippingViewSchema>;

export function quoteView(quote: Quote): NonNullable<ShippingView['quote']> {
  return {
    goods: formatMoney(quote.goodsTotal),
    deliveries: quote.deliveries.map(deliveryView),
    delivery: costText(quote.deliveryTotal),
    total: formatMoney(quote.total),
    tax: taxText(quote.tax),
  };
}

function deliveryView({ goods, fee, freeFrom, arrivals }: Delivery) {
  return {
    how: howText[goods],
    cost: costText(fee),
    ...(freeFrom && { freeFrom: formatMoney(freeFrom) }),
    arrivals: arrivals.map(({ items, time }) => ({ products: items.map(titleOf), when: whenText(time) })),
  };
}

export const howText: Readonly<Record<Goods, string>> = {
  parcel: 'by parcel',
  furniture: 'for furniture by truck',
};

function costText(fee: Money): string {
  return fee.amount === 0 ? 'free' : formatMoney(fee);
}

/** "3 to 5 business days, from Thursday, December 3, 2026 to Monday, December 7, 2026". */
export function whenText(time: DeliveryTime | undefined): string {
  if (!time) return 'the shop does not state how long it takes';
  if (time.kind === 'lead-time')
    return `made to order in ${time.days} ${time.days === 1 ? 'day' : 'days'}, about ${dayName(time.to)}`;
  const { min, max, unit } = time.rule;
  const count = min === max ? `${min}` : `${min} to ${max}`;
  return `${count} ${unit.replace('-', ' ')}, from ${dayName(time.from)} to ${dayName(time.to)}`;
}

function taxText(prices: Quote['tax']): string {
  switch (prices) {
    case 'with-sales-tax':
      return 'Prices include sales tax.';
    case 'without-sales-tax':
      return 'Sales tax is not included; the checkout works it out for the address and shows it before paying.';
    case undefined:
      return 'The shop does not state whether tax is included; the checkout shows any tax or duty it knows of before paying.';
  }
}

/** Why no cost can be said, and what is possible instead. */
export function quoteRefusalText(refusal: QuoteRefusal): string {
  switch (refusal.kind) {
    case 'not-shipped':
      return `${joinWords(refusal.titles, 'and')} cannot be sent to ${countryName(refusal.country)}. ${possible(refusal.countries)}`;
    case 'fee-not-stated':
      return `The shop does not state what delivery ${howText[refusal.goods]} to ${countryName(refusal.country)} costs. The checkout shows it before paying.`;
    case 'goods-not-stated':
      return 'The shop does not state which of its products are sent as furniture. The checkout shows the delivery price before paying.';
    default:
      return basketRefusalText(refusal);
  }
}

function possible(countries: readonly string[]): string {
  return countries.length > 0
    ? `Everything asked for can be sent to ${joinWords(countries.map(countryName), 'or')}.`
    : 'There is no country that all of it can be sent to; ask for each product by itself.';
}
