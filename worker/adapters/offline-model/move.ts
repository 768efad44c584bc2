import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { rulesWords } from '../../domain/rules-words/index.ts';
import type { RulesWords } from '../../domain/rules-words/words.ts';
import { type PromptData, promptDataSchema } from '../../domain/views.ts';
import { viewsIn, writeAnswer } from './answer.ts';
import type { Basket } from './basket.ts';
import { type Intent, readIntent } from './intent.ts';
import { smallTalk, writeMissing, writeNothing } from './write.ts';
import { foreignAnswer, foreignTalk, inEnglish } from './write-foreign.ts';

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
    const views = viewsIn(last.content.flatMap((part) => (part.type === 'tool-result' ? [part] : [])));
    const words = wordsFor(data);
    return {
      kind: 'say',
      text: words ? foreignAnswer(views, data, intent, words) : writeAnswer(views, data, intent),
    };
  }
  const said = ownWords(intent, data);
  return said === undefined ? { kind: 'call', calls: lookUps(intent, data) } : { kind: 'say', text: said };
}

function wordsFor({ language }: PromptData): RulesWords | undefined {
  return language === 'en' ? undefined : rulesWords[language];
}

/** What is said without a look-up. */
function ownWords(intent: Intent, data: PromptData): string | undefined {
  const words = wordsFor(data);
  const missing = writeMissing(intent, data);
  if (!words) return smallTalk(intent, data) ?? missing;
  return foreignTalk(intent.talk, data, words) ?? (missing && inEnglish(missing, words));
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
