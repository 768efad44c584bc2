import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import type * as z from 'zod';
import { cartViewSchema } from '../../domain/cart-view.ts';
import { comparisonViewSchema } from '../../domain/comparison-table.ts';
import { handoffViewSchema } from '../../domain/handoff-view.ts';
import { shippingViewSchema } from '../../domain/shipping-view.ts';
import {
  type DetailsView,
  detailsViewSchema,
  type PromptData,
  policyViewSchema,
  promptDataSchema,
  searchViewSchema,
} from '../../domain/views.ts';
import type { Basket } from './basket.ts';
import { writeTable } from './compare.ts';
import { type Intent, readIntent } from './intent.ts';
import {
  smallTalk,
  statesWhereShipped,
  writeDetails,
  writeMissing,
  writeNothing,
  writeNoVersion,
  writePolicy,
  writeSearch,
} from './write.ts';
import { writeCart, writeHandoff, writeQuote } from './write-offers.ts';

interface Call {
  readonly tool: string;
  readonly input: unknown;
}

/** What the model does next: ask for look-ups, or speak. */
export type Move =
  | { readonly kind: 'call'; readonly calls: readonly Call[] }
  | { readonly kind: 'say'; readonly text: string };

/** First the look-ups the message calls for, then an answer from what they gave. */
export function nextMove(prompt: LanguageModelV4Prompt): Move {
  const data = readData(prompt);
  if (!data) return { kind: 'say', text: writeNothing('') };
  const intent = readIntent(data);
  const last = prompt.at(-1);
  if (last?.role === 'tool') {
    const results = last.content.flatMap((part) => (part.type === 'tool-result' ? [part] : []));
    return { kind: 'say', text: writeAnswer(results, data, intent) };
  }
  const said = smallTalk(intent, data) ?? writeMissing(intent, data);
  return said === undefined ? { kind: 'call', calls: lookUps(intent, data) } : { kind: 'say', text: said };
}

function readData(prompt: LanguageModelV4Prompt): PromptData | undefined {
  const user = prompt.find((message) => message.role === 'user');
  const [part] = user?.content ?? [];
  if (part?.type !== 'text') return undefined;
  try {
    const parsed = promptDataSchema.safeParse(JSON.parse(part.text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const skusPerCall = 4;

/** Cut between characters: half of an emoji is none. */
function queryOf({ search, message }: PromptData): string {
  return (
    (search?.query ?? message)
      .slice(0, 200)
      .replace(/[\uD800-\uDBFF]$/u, '')
      .trim() || message.slice(0, 200)
  );
}

function lookUps(intent: Intent, data: PromptData): Call[] {
  const { talk, basket, about } = intent;
  if (talk === 'person')
    return [{ tool: 'handoff_to_human', input: { reason: 'person', summary: 'Asks for a person.' } }];
  if (basket) return [basketCall(basket, about)];
  if (intent.compares && about.length <= skusPerCall && intent.policies.length === 0)
    return [{ tool: 'compare_products', input: { skus: about } }];
  const calls: Call[] = [];
  for (const question of intent.policies) calls.push({ tool: 'search_store_policies', input: { question } });
  for (let at = 0; at < intent.about.length; at += skusPerCall)
    calls.push({ tool: 'get_product_details', input: { skus: intent.about.slice(at, at + skusPerCall) } });
  if (calls.length === 0) calls.push({ tool: 'search_products', input: { query: queryOf(data) } });
  return calls;
}

function basketCall({ tool, quantity, country }: Basket, about: readonly string[]): Call {
  const lines = about.map((sku) => ({ sku, quantity }));
  return { tool, input: { lines, ...(country && { country }) } };
}

function writeAnswer(
  results: readonly LanguageModelV4ToolResultPart[],
  data: PromptData,
  intent: Intent,
): string {
  const [search] = viewsOf(results, 'search_products', searchViewSchema);
  const details = together(viewsOf(results, 'get_product_details', detailsViewSchema));
  const policies = viewsOf(results, 'search_store_policies', policyViewSchema);
  const [table] = viewsOf(results, 'compare_products', comparisonViewSchema);
  const [quote] = viewsOf(results, 'quote_shipping', shippingViewSchema);
  const [cart] = viewsOf(results, 'propose_cart', cartViewSchema);
  const [handoff] = viewsOf(results, 'handoff_to_human', handoffViewSchema);
  // A product that says where it is shipped to answers that better than the rule for most.
  const ownAnswer = intent.asksWhereShipped && details && statesWhereShipped(details);
  const paragraphs = [
    handoff && writeHandoff(handoff),
    cart && writeCart(cart),
    quote && writeQuote(quote),
    table && writeTable(table, intent.by),
    details && intent.missing !== undefined ? writeNoVersion(intent.missing, details) : undefined,
    details && intent.missing === undefined && (ownAnswer || intent.policies.length === 0)
      ? writeDetails(details, data, intent)
      : undefined,
    ownAnswer ? undefined : writePolicy(policies, details),
    search ? writeSearch(search, data) : undefined,
  ].filter((paragraph) => paragraph !== undefined && paragraph !== '');
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : writeNothing(data.shop.contact);
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
