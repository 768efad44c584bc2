import { actionSchema, type ChatMessage, type ChatRequest, limits } from '../../shared/chat.ts';
import type { Language } from '../../shared/language.ts';
import { skuSchema } from '../../shared/product.ts';
import { fill, stringsFor } from '../../shared/strings/index.ts';
import { workerStrings } from '../../shared/strings/worker.ts';
import { isInjection } from '../domain/injection.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { stripInvisible } from '../domain/text.ts';
import type { CleanTurn, HistoryMessage, Stop } from './stages.ts';

/**
 * Reads from a request only what the protocol lets count: text and the SKUs of cards, of the newest messages. System
 * messages, tool parts and everything else are ignored. A message that commands the assistant ends the turn here.
 */
export function sanitize(request: ChatRequest, language: Language): Result<CleanTurn, Stop> {
  const read = request.messages.slice(-limits.messagesRead);
  const newest = read.at(-1);
  if (!newest) return fail({ kind: 'failed', reason: 'internal' });
  const { withoutCondition } = stringsFor(request.page?.locale);
  const remove = removalOf(newest);
  const typed = textOf(newest).trim();
  const message = typed === '' && remove !== undefined ? fill(withoutCondition, { words: remove }) : typed;
  if (isInjection(message)) return fail({ kind: 'refused', reason: 'injection' });
  const sku = skuSchema.safeParse(request.page?.sku);
  return ok({
    id: newest.id,
    message,
    history: read.slice(0, -1).flatMap(historyMessage),
    language,
    strings: workerStrings[language],
    withoutCondition,
    page: { sku: sku.success ? sku.data : undefined },
    remove,
  });
}

function historyMessage(message: ChatMessage): HistoryMessage[] {
  if (message.role !== 'user' && message.role !== 'assistant') return [];
  const text = textOf(message);
  const skus = message.parts.slice(0, limits.partsRead).flatMap(skusOf);
  if (text === '' && skus.length === 0) return [];
  // A command hidden in an older message stays data, but is not repeated to the model.
  return [
    { from: message.role === 'user' ? 'shopper' : 'assistant', text: isInjection(text) ? '' : text, skus },
  ];
}

/** What the newest message's button takes away. */
function removalOf({ parts }: ChatMessage): string | undefined {
  for (const part of parts.slice(0, limits.partsRead)) {
    const action = part.type === 'data-action' ? actionSchema.safeParse(part.data) : undefined;
    if (action?.success) return stripInvisible(action.data.remove);
  }
  return undefined;
}

/** The text of a message, without characters that show nothing. */
export function textOf(message: ChatMessage): string {
  const texts = message.parts.flatMap((part) =>
    part.type === 'text' && typeof part.text === 'string' ? [part.text] : [],
  );
  return stripInvisible(texts.join('\n'));
}

const skusShown = 12;

function skusOf(part: ChatMessage['parts'][number]): string[] {
  if (part.type !== 'data-products') return [];
  const { data } = part as { data?: { products?: unknown } };
  const products = Array.isArray(data?.products) ? data.products.slice(0, skusShown) : [];
  return products.flatMap((product: unknown) => {
    const sku = skuSchema.safeParse((product as { sku?: unknown } | null)?.sku);
    return sku.success ? [sku.data] : [];
  });
}
