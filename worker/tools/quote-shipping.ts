import * as z from 'zod';
import { formatMoney, type Money } from '../../shared/money.ts';
import { countryName } from '../domain/policy-prose.ts';
import { type Arrival, type Quote, quoteShipping as quoteOf } from '../domain/shipping.ts';
import {
  howText,
  quoteRefusalText,
  quoteView,
  type ShippingView,
  whenText,
} from '../domain/shipping-view.ts';
import type { Statement } from '../domain/statements.ts';
import { basketSchema, knownBasket, refusalOf } from './basket.ts';
import { tool } from './tool.ts';

/** What delivery of a basket costs and when it comes, worked out by the shop's rules. */
export const quoteShipping = tool({
  name: 'quote_shipping',
  description:
    'The exact delivery price, delivery dates and total of products with their quantities, sent to one country. Use it whenever the shopper ' +
    'asks what delivery of certain products costs or when they come; never work it out yourself. General rules are in search_store_policies.',
  input: z.object({
    lines: basketSchema,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as US')
      .optional()
      .describe('ISO 3166 code: "CA" for Canada. Leave it out where the shopper names no country.'),
  }),
  run: async ({ lines: named, country = '' }, context) => {
    const to = country || context.shopCountry;
    const basket = await knownBasket(named, context);
    const about = { country: countryName(to), unknownSkus: [...basket.unknownSkus] };
    const refuse = (refused: string) => ({
      view: { ...about, refused } satisfies ShippingView,
      found: { items: basket.items, statements: [refusalOf(refused, basket.items)] },
      note: 'no quote',
    });
    if (basket.refused !== undefined) return refuse(basket.refused);
    const quote = quoteOf(basket.lines, to, await context.policyRules.rules(), context.now);
    if (!quote.ok) return refuse(quoteRefusalText(quote.error));
    const view = quoteView(quote.value);
    return {
      view: { ...about, quote: view } satisfies ShippingView,
      found: { items: basket.items, statements: statementsOf(quote.value, view, about.country) },
      note: `${view.delivery} to ${to}`,
    };
  },
});

/** What may be said because of a quote: a fee and a date only of the goods they are for. */
function statementsOf(
  { deliveries, ...quote }: Quote,
  view: NonNullable<ShippingView['quote']>,
  country: string,
): Statement[] {
  const skusOf = (arrivals: readonly Arrival[]) =>
    arrivals.flatMap(({ items }) => items.map(({ variant }) => variant.sku));
  const all = skusOf(deliveries.flatMap(({ arrivals }) => arrivals));
  const each = deliveries.flatMap(({ goods, fee, freeFrom, arrivals }): Statement[] => [
    delivered(howText[goods], country, fee, skusOf(arrivals)),
    ...(freeFrom
      ? [
          {
            kind: 'delivery' as const,
            text: `Delivery is free from ${formatMoney(freeFrom)}.`,
            skus: skusOf(arrivals),
          },
        ]
      : []),
    ...arrivals.map((arrival) => ({
      kind: 'delivery' as const,
      text: `Delivery: ${whenText(arrival.time)}.`,
      skus: skusOf([arrival]),
    })),
  ]);
  return [
    ...each,
    delivered('in all', country, quote.deliveryTotal, all),
    { kind: 'sum', text: `The goods come to ${formatMoney(quote.goodsTotal)} together.`, skus: all },
    { kind: 'sum', text: `The total with delivery is ${formatMoney(quote.total)}.`, skus: all },
    { kind: 'note', text: view.tax, skus: all },
  ];
}

function delivered(how: string, country: string, fee: Money, skus: readonly string[]): Statement {
  const isFree = fee.amount === 0 ? ' It is free.' : '';
  return {
    kind: 'delivery',
    text: `Delivery ${how} to ${country} costs ${formatMoney(fee)}.${isFree}`,
    skus,
  };
}
