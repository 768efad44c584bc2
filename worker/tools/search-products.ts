import * as z from 'zod';
import { formatMoney, type Money, minorUnitDigits } from '../../shared/money.ts';
import { keepsLimits } from '../domain/catalogue.ts';
import { type Limits, narrow, readQuery } from '../domain/query.ts';
import { productView, type SearchView } from '../domain/views.ts';
import { type ToolContext, tool } from './tool.ts';

const shown = 6;

const input = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('What is sought, in the words of a shop: "warm reading lamp". Leave prices out of it.'),
  max_price: z
    .number()
    .positive()
    .max(1e9)
    .optional()
    .describe('Highest price, in whole units of the currency: 80 for $80.'),
  min_price: z
    .number()
    .positive()
    .max(1e9)
    .optional()
    .describe('Lowest price, in whole units of the currency.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('ISO code of the price limits, when the shopper named a currency.'),
  in_stock_only: z.boolean().optional().describe('True when only what can be bought now is wanted.'),
});

/** Finds products; the shopper's own limits are kept whatever the model asks for. */
export const searchProducts = tool({
  name: 'search_products',
  description:
    'Finds products of this shop. The best matches come first. Limits the shopper stated are applied for you and cannot be widened. ' +
    'Search once with the whole wish; search again in other words only when nothing fits.',
  input,
  run: async (request, context) => {
    const own = readQuery(request.query, context.shopCurrency);
    const limits = narrow(narrow(context.limits, own.limits), requestedLimits(request, context));
    const text = own.text === '' ? request.query : own.text;
    const answer = await context.retrieval.products({ text, limits, limit: shown });
    // Whatever retrieval answers, what breaks a limit goes no further, and does not count.
    const items = (await context.products.bySku(answer.hits.map((hit) => hit.sku))).filter((item) =>
      keepsLimits(item.variant, limits),
    );
    const found = answer.found - (answer.hits.length - items.length);
    const hint = found === 0 ? await nearest(text, limits, context) : undefined;
    const view: SearchView = {
      products: items.map((item) => productView(item, context.asked, false)),
      found,
      limits: describeLimits(limits),
      ...(hint && { hint: hint.words }),
    };
    const note = found === 1 ? '1 product' : `${found} products`;
    return { view, found: { items, ...(hint && { amounts: [hint.price] }) }, note };
  },
});

function requestedLimits(request: z.infer<typeof input>, context: ToolContext): Limits {
  const currency = context.limits.price?.currency ?? request.currency ?? context.shopCurrency;
  const units = (price: number) => Math.round(price * 10 ** minorUnitDigits(currency));
  const bounded = request.max_price !== undefined || request.min_price !== undefined;
  return {
    ...(bounded && {
      price: {
        currency,
        ...(request.min_price !== undefined && { min: units(request.min_price) }),
        ...(request.max_price !== undefined && { max: units(request.max_price) }),
      },
    }),
    ...(request.in_stock_only && { inStock: true as const }),
  };
}

/** With a budget that nothing keeps: the price nearest to it of what would match without it. */
async function nearest(
  text: string,
  limits: Limits,
  context: ToolContext,
): Promise<{ words: string; price: Money } | undefined> {
  const { price, ...others } = limits;
  if (!price) return undefined;
  const anyPrice = { ...others, price: { currency: price.currency } };
  const { hits } = await context.retrieval.products({ text, limits: anyPrice, limit: 50 });
  const items = await context.products.bySku(hits.map((hit) => hit.sku));
  // A hit is one variant of its product; another of them may come nearer.
  const prices = items
    .flatMap((item) => item.product.variants)
    .filter((variant) => keepsLimits(variant, anyPrice))
    .flatMap((variant) => variant.price ?? []);
  const [closest] = prices.toSorted((a, b) => distance(a, price) - distance(b, price) || a.amount - b.amount);
  if (!closest) return undefined;
  const limit = describeLimits({ price }).join(', ');
  return {
    words: `Nothing ${limit}; the nearest price of a match is ${formatMoney(closest)}.`,
    price: closest,
  };
}

/** How far a price is outside its bounds, in minor units. */
function distance(
  { amount }: Money,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: NonNullable<Limits['price']>,
) {
  return Math.max(min - amount, amount - max, 0);
}

/** "under $80.00", "between $50.00 and $80.00", "in stock". */
function describeLimits({ price, inStock }: Limits): string[] {
  const words: string[] = [];
  if (price) {
    const money = (amount: number) => formatMoney({ amount, currency: price.currency });
    if (price.min !== undefined && price.max !== undefined)
      words.push(`between ${money(price.min)} and ${money(price.max)}`);
    else if (price.max !== undefined) words.push(`up to ${money(price.max)}`);
    else if (price.min !== undefined) words.push(`from ${money(price.min)}`);
    // ISO 4217 for "no currency", which `narrow` gives for limits in two of them.
    else words.push(price.currency === 'XXX' ? 'in two currencies at once' : `priced in ${price.currency}`);
  }
  if (inStock) words.push('in stock');
  return words;
}
