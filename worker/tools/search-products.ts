import * as z from 'zod';
import { minorUnitDigits } from '../../shared/money.ts';
import { skuSchema } from '../../shared/product.ts';
import type { Item } from '../domain/catalogue.ts';
import type { Found } from '../domain/evidence.ts';
import { describeLimits, keepsLimits, type Limits, narrow } from '../domain/limits.ts';
import { soldOutLast } from '../domain/preference.ts';
import { readQuery } from '../domain/query.ts';
import { codePointLength } from '../domain/text.ts';
import { productView, type SearchView } from '../domain/views.ts';
import { type Hint, whatToRelax } from './relax.ts';
import { type ToolContext, tool } from './tool.ts';

const shown = 6;
const queryCodePoints = 200;

const input = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(2 * queryCodePoints)
    .refine((query) => codePointLength(query) <= queryCodePoints, `at most ${queryCodePoints} characters`)
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
    const own = readQuery(request.query, context.shopCurrency, context.vocabulary);
    const limits = narrow(narrow(context.limits, own.limits), requestedLimits(request, context));
    const query = {
      text: own.text,
      limits,
      order: own.order ?? context.order,
      seats: own.seats ?? context.seats,
    };
    const keeps = ({ product, variant }: Item) => keepsLimits(product, variant, limits, context.vocabulary);
    const atMost = context.atMost ?? shown;
    const named = (await ofSku(request.query, context)).filter(keeps);
    const answer =
      named.length > 0
        ? { hits: [], found: named.length, degraded: false }
        : await context.retrieval.products({ ...query, limit: atMost + (context.seen?.size ?? 0) });
    // Whatever retrieval answers, what breaks a limit goes no further, and does not count.
    const hits = (await context.products.bySku(answer.hits.map((hit) => hit.sku))).filter(keeps);
    const isNext = ({ product }: Item) => !context.seen?.has(product.id);
    const items = soldOutLast(
      [...named, ...hits].filter(isNext).slice(0, named.length + atMost),
      limits,
      ({ variant }) => variant.stock.state !== 'sold-out',
    );
    const found = answer.found - (answer.hits.length - hits.length);
    const hint = found === 0 ? await whatToRelax(query, context) : undefined;
    const view: SearchView = {
      products: items.map((item) => productView(item, context.asked, false)),
      found,
      limits: describeLimits(limits),
      ...(hint && { hint: hint.words }),
      ...(found > 0 && items.length === 0 && { hint: 'All that fit were shown already.' }),
    };
    const note = found === 1 ? '1 product' : `${found} products`;
    return {
      view,
      found: { items, ...(hint && saidBy(hint)), count: found, searched: true },
      note,
      ...(answer.degraded && { degraded: true }),
    };
  },
});

/** What may be said because of a hint, of no product by itself. */
function saidBy({ words, price }: Hint): Pick<Found, 'amounts' | 'statements'> {
  return { ...(price && { amounts: [price] }), statements: [{ kind: 'note', text: words, skus: [] }] };
}

/** What a query that is a SKU itself stands for. */
async function ofSku(query: string, context: ToolContext): Promise<readonly Item[]> {
  const sku = skuSchema.safeParse(query);
  if (!sku.success || !/[\d-]/u.test(query)) return [];
  return context.products.bySku([...new Set([sku.data, sku.data.toUpperCase()])]);
}

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
