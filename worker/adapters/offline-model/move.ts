import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import type * as z from 'zod';
import {
  type DetailsView,
  detailsViewSchema,
  type PromptData,
  policyViewSchema,
  promptDataSchema,
  searchViewSchema,
} from '../../domain/views.ts';
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

/** What the model does next: ask for look-ups, or speak. */
export type Move =
  | { readonly kind: 'call'; readonly calls: readonly { readonly tool: string; readonly input: unknown }[] }
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

function lookUps(intent: Intent, data: PromptData) {
  const calls: { tool: string; input: unknown }[] = [];
  for (const question of intent.policies) calls.push({ tool: 'search_store_policies', input: { question } });
  for (let at = 0; at < intent.about.length; at += skusPerCall)
    calls.push({ tool: 'get_product_details', input: { skus: intent.about.slice(at, at + skusPerCall) } });
  if (calls.length === 0) calls.push({ tool: 'search_products', input: { query: queryOf(data) } });
  return calls;
}

function writeAnswer(
  results: readonly LanguageModelV4ToolResultPart[],
  data: PromptData,
  intent: Intent,
): string {
  const [search] = viewsOf(results, 'search_products', searchViewSchema);
  const details = together(viewsOf(results, 'get_product_details', detailsViewSchema));
  const policies = viewsOf(results, 'search_store_policies', policyViewSchema);
  // A product that says where it is shipped to answers that better than the rule for most.
  const ownAnswer = intent.asksWhereShipped && details && statesWhereShipped(details);
  const paragraphs = [
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
