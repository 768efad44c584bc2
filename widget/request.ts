import { limits } from '../shared/limits.ts';
import type { Message } from './messages.ts';

export interface Page {
  readonly url?: string;
  readonly locale?: string;
}

export interface Submission {
  /** The conversation. */
  readonly id: string;
  /** Up to and with the user message that is to be answered. */
  readonly messages: readonly Message[];
  /** Id of the reply to replace, when this is a retry. */
  readonly replaces?: string;
  readonly page: Page;
}

/** The body of `POST /api/chat`: of the history only its words and the SKUs that were shown, and only the newest. */
export function requestBody({ id, messages, replaces, page }: Submission) {
  return {
    id,
    messages: messages
      .slice(-limits.messagesRead)
      .map((message) => sent(message, message === messages.at(-1)))
      .filter((message) => message.parts.length > 0),
    trigger: replaces === undefined ? 'submit-message' : 'regenerate-message',
    ...(replaces !== undefined && { messageId: replaces }),
    page,
  };
}

function sent({ id, role, parts }: Message, newest: boolean) {
  return { id, role, parts: parts.flatMap((part) => sentPart(part, newest)) };
}

/** A button speaks once: with the message it sent, and not as a part of the history. */
function sentPart(part: Message['parts'][number], newest: boolean): object[] {
  const { type } = part;
  if (type === 'text') return [{ type, text: part.text }];
  if (type === 'data-action') return newest ? [{ type, data: part.data }] : [];
  if (type !== 'data-products') return [];
  const products = part.data.products.map(({ sku }) => ({ sku }));
  return [{ type, id: part.id, data: { products } }];
}

/** Where the shopper is, without query and fragment: shops put tokens and e-mail addresses there. */
export function pageOf(address: string, locale: string): Page {
  const { protocol, origin, pathname } = new URL(address);
  return protocol.startsWith('http') ? { url: (origin + pathname).slice(0, 2048), locale } : { locale };
}
