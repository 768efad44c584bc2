import type { Message } from './messages.ts';

/** Bounds of `shared/chat.ts` (`limits`), which cannot be imported without zod; `request.test.ts` holds them equal. */
export const messagesSent = 20;
export const messageCodePoints = 2000;

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
      .slice(-messagesSent)
      .map(sent)
      .filter((message) => message.parts.length > 0),
    trigger: replaces === undefined ? 'submit-message' : 'regenerate-message',
    ...(replaces !== undefined && { messageId: replaces }),
    page,
  };
}

function sent({ id, role, parts }: Message) {
  return { id, role, parts: parts.flatMap(sentPart) };
}

function sentPart(part: Message['parts'][number]): object[] {
  if (part.type === 'text') return [{ type: part.type, text: part.text }];
  if (part.type !== 'data-products') return [];
  const products = part.data.products.map(({ sku }) => ({ sku }));
  return [{ type: part.type, id: part.id, data: { products } }];
}

/** Where the shopper is, without query and fragment: shops put tokens and e-mail addresses there. */
export function pageOf(address: string, locale: string): Page {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return { locale };
  return { url: (url.origin + url.pathname).slice(0, 2048), locale };
}
