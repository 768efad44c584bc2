import type { LanguageModelV4ToolCall } from '@ai-sdk/provider';
import { fold } from '../domain/text.ts';
import { policyTopic, talkIn } from '../domain/topics.ts';
import type { RoutedTurn } from './stages.ts';

const queryCharacters = 200;
const mostSkus = 4;

/** What code looks up by itself where a model came to nothing: the products pointed at, or those the message seeks. */
export function ownLookUp(turn: RoutedTurn): readonly LanguageModelV4ToolCall[] {
  const { message, reading, refined, references, asksPolicies } = turn;
  const folded = fold(message).trim();
  if (asksPolicies || policyTopic(folded) !== undefined || talkIn(folded) !== undefined) return [];
  const skus = references.flatMap((reference) => reference.skus).slice(0, mostSkus);
  if (skus.length > 0) return [call('get_product_details', { skus })];
  if (references.length > 0) return [];
  const words = refined === undefined ? message : reading.text || refined;
  return [call('search_products', { query: Array.from(words).slice(0, queryCharacters).join('') })];
}

function call(toolName: string, input: unknown): LanguageModelV4ToolCall {
  return { type: 'tool-call', toolCallId: 'own', toolName, input: JSON.stringify(input) };
}
