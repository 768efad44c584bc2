import type { LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import type * as z from 'zod';
import { type CartView, cartViewSchema } from '../../domain/cart-view.ts';
import { type ComparisonView, comparisonViewSchema } from '../../domain/comparison-table.ts';
import { type HandoffView, handoffViewSchema } from '../../domain/handoff-view.ts';
import { type ShippingView, shippingViewSchema } from '../../domain/shipping-view.ts';
import {
  type DetailsView,
  detailsViewSchema,
  type PolicyView,
  type PromptData,
  policyViewSchema,
  type SearchView,
  searchViewSchema,
} from '../../domain/views.ts';
import { writeTable } from './compare.ts';
import type { Intent } from './intent.ts';
import {
  statesWhereShipped,
  writeDetails,
  writeNothing,
  writeNoVersion,
  writePolicy,
  writeSearch,
} from './write.ts';
import { writeCart, writeHandoff, writeQuote } from './write-offers.ts';

/** What the look-ups of a turn came to. */
export interface Views {
  readonly search?: SearchView | undefined;
  readonly details?: DetailsView | undefined;
  readonly policies: readonly PolicyView[];
  readonly table?: ComparisonView | undefined;
  readonly quote?: ShippingView | undefined;
  readonly cart?: CartView | undefined;
  readonly handoff?: HandoffView | undefined;
}

export function viewsIn(results: readonly LanguageModelV4ToolResultPart[]): Views {
  return {
    search: viewsOf(results, 'search_products', searchViewSchema)[0],
    details: together(viewsOf(results, 'get_product_details', detailsViewSchema)),
    policies: viewsOf(results, 'search_store_policies', policyViewSchema),
    table: viewsOf(results, 'compare_products', comparisonViewSchema)[0],
    quote: viewsOf(results, 'quote_shipping', shippingViewSchema)[0],
    cart: viewsOf(results, 'propose_cart', cartViewSchema)[0],
    handoff: viewsOf(results, 'handoff_to_human', handoffViewSchema)[0],
  };
}

export function writeAnswer(views: Views, data: PromptData, intent: Intent): string {
  const paragraphs = paragraphsOf(views, data, intent);
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : writeNothing(data.shop.contact);
}

/** The answer in English, one paragraph for each kind of look-up that came to something. */
export function paragraphsOf(
  { search, details, policies, table, quote, cart, handoff }: Views,
  data: PromptData,
  intent: Intent,
): string[] {
  // A product that says where it is shipped to answers that better than the rule for most.
  const ownAnswer = intent.asksWhereShipped && details && statesWhereShipped(details);
  return [
    handoff && writeHandoff(handoff),
    cart && writeCart(cart),
    quote && writeQuote(quote),
    table && writeTable(table, intent.by),
    details && intent.missing !== undefined ? writeNoVersion(intent.missing, details) : undefined,
    details && intent.missing === undefined && (ownAnswer || intent.policies.length === 0)
      ? writeDetails(details, data, intent)
      : undefined,
    ownAnswer ? undefined : writePolicy(policies, details, data.message),
    search ? writeSearch(search, data) : undefined,
  ].flatMap((paragraph) => paragraph || []);
}

/** The products of all look-ups as one view. */
function together(views: readonly DetailsView[]): DetailsView | undefined {
  if (views.length === 0) return undefined;
  return {
    products: views.flatMap(({ products }) => products),
    unknownSkus: views.flatMap(({ unknownSkus }) => unknownSkus),
  };
}

function viewsOf<T>(
  results: readonly LanguageModelV4ToolResultPart[],
  tool: string,
  schema: z.ZodType<T>,
): T[] {
  return results.flatMap(({ toolName, output }) => {
    const parsed = toolName === tool && output.type === 'json' ? schema.safeParse(output.value) : undefined;
    return parsed?.success ? [parsed.data] : [];
  });
}
