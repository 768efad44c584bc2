import type { Card } from '../shared/card.ts';
import type { StreamPart } from '../shared/chat.ts';
import type { TraceStep } from '../shared/trace.ts';
import type { Finish } from './guards.ts';

/** A conversation as the element keeps it: the AI SDK's UIMessage shape, with what the views need in the metadata. */

export interface TextPart {
  readonly type: 'text';
  /** Names the text within its reply. */
  readonly id: string;
  readonly text: string;
  readonly state: 'streaming' | 'done';
}

type StreamPartOf<Type extends StreamPart['type']> = Extract<StreamPart, { type: Type }>;
export type SourcePart = StreamPartOf<'source-url'>;
export type ProductsPart = StreamPartOf<'data-products'>;
export type ClarificationPart = StreamPartOf<'data-clarification'>;
export type NoticePart = StreamPartOf<'data-notice'>;
export type ComparisonPart = StreamPartOf<'data-comparison'>;
export type CartPart = StreamPartOf<'data-cart'>;
export type HandoffPart = StreamPartOf<'data-handoff'>;

/** How a button speaks: with the message it sends. */
export interface ActionPart {
  readonly type: 'data-action';
  readonly id: string;
  /** The condition to take back, in the worker's own words. */
  readonly data: { readonly kind: 'refine'; readonly remove: string };
}

export type MessagePart =
  | TextPart
  | SourcePart
  | ProductsPart
  | ClarificationPart
  | NoticePart
  | ComparisonPart
  | CartPart
  | HandoffPart
  | ActionPart;

/** `unfinished` was cut off, `stopped` by the shopper, `failed` ended with an error in `MessageMetadata.error`. */
export type MessageState = 'streaming' | 'done' | 'stopped' | 'unfinished' | 'failed';

export interface MessageMetadata {
  /** Id of the user message this belongs to. */
  readonly turn: string;
  readonly state: MessageState;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly trace: readonly TraceStep[];
  readonly error?: string;
  /** What the worker said at the end; missing until then. */
  readonly finish?: Omit<Finish, 'trace'>;
}

export interface Message {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly MessagePart[];
  readonly metadata: MessageMetadata;
}

/** Not `crypto.randomUUID`, which a page without TLS does not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function userMessage(id: string, text: string, at: number, action?: ActionPart['data']): Message {
  const words: TextPart = { type: 'text', id: 'text', text, state: 'done' };
  return {
    id,
    role: 'user',
    parts: action ? [words, { type: 'data-action', id: 'action', data: action }] : [words],
    metadata: { turn: id, state: 'done', at, trace: [] },
  };
}

/** The still empty reply to a turn. Its id is ours until the worker names it. */
export function emptyReply(turn: string, at: number): Message {
  return {
    id: `reply-${turn}`,
    role: 'assistant',
    parts: [],
    metadata: { turn, state: 'streaming', at, trace: [] },
  };
}

export function withState(message: Message, state: MessageState, error?: string): Message {
  const { error: _, ...metadata } = message.metadata;
  return { ...message, metadata: { ...metadata, state, ...(error !== undefined && { error }) } };
}

export function textOf(message: Message): string {
  return message.parts
    .filter((part) => part.type === 'text')
    .map((part) => part.text)
    .join('\n\n');
}

export function cardsOf(message: Message): Card[] {
  return message.parts.flatMap((part) => (part.type === 'data-products' ? part.data.products : []));
}

/** Whether something of it is shown by what is loaded later. */
export function needsDetails({ parts }: Message): boolean {
  return parts.some(({ type }) => /^(?:source-url|data-comparison|data-cart|data-handoff)$/.test(type));
}

export function sourcesOf(message: Message): SourcePart[] {
  return message.parts.filter((part) => part.type === 'source-url');
}
