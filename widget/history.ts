import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { isRecord, isStreamPart } from './guards.ts';
import type { Message, MessageMetadata, MessagePart, MessageState } from './messages.ts';

/** A conversation between visits, in this browser only. Every word of it can be lost without anything breaking. */
export interface Saved {
  /** Name of the conversation. */
  readonly id: string;
  readonly messages: readonly Message[];
  /** What was typed and not sent. */
  readonly draft: string;
}

const version = 1;
const mostMessages = 200;
const longestMs = 30 * 24 * 60 * 60 * 1000;

export interface History {
  load(): Promise<Saved | undefined>;
  save(saved: Saved): Promise<void>;
  forget(): Promise<void>;
}

let store: UseStore | undefined;
/** Stands in where a browser refuses storage: a sandboxed frame, private mode, a full disk. */
const memory = new Map<string, unknown>();

/** The history of one shop; `key` tells the shops of one page apart. Nothing is touched before the first call. */
export function historyOf(key: string): History {
  return {
    async load() {
      const value = await attempt(
        (store) => get<unknown>(key, store),
        () => memory.get(key),
      );
      return restore(value, Date.now());
    },
    async save(saved) {
      const value = { version, ...saved, messages: bounded(saved.messages, Date.now()) };
      await attempt(
        (store) => set(key, value, store),
        () => void memory.set(key, value),
      );
    },
    async forget() {
      await attempt(
        (store) => del(key, store),
        () => void memory.delete(key),
      );
    },
  };
}

async function attempt<Value>(
  stored: (store: UseStore) => Promise<Value>,
  remembered: () => Value,
): Promise<Value> {
  try {
    store ??= createStore('shop-assistant', 'conversations');
    return await stored(store);
  } catch {
    return remembered();
  }
}

function bounded(messages: readonly Message[], now: number): readonly Message[] {
  return messages.slice(-mostMessages).filter((message) => now - message.metadata.at < longestMs);
}

/** Scripts of the page and older versions of this one write here too: only what reads as a message comes back. */
export function restore(value: unknown, now: number): Saved | undefined {
  if (!isRecord(value) || value.version !== version || typeof value.id !== 'string') return undefined;
  const messages = Array.isArray(value.messages) ? value.messages.flatMap(restoreMessage) : [];
  return {
    id: value.id,
    messages: bounded(messages, now),
    draft: typeof value.draft === 'string' ? value.draft : '',
  };
}

const states: readonly unknown[] = ['done', 'stopped', 'unfinished', 'failed'] satisfies MessageState[];

function restoreMessage(value: unknown): Message[] {
  if (!isRecord(value) || !isRecord(value.metadata)) return [];
  const { id, role, parts, metadata } = value;
  if (typeof id !== 'string' || (role !== 'user' && role !== 'assistant') || !Array.isArray(parts)) return [];
  if (typeof metadata.turn !== 'string' || typeof metadata.at !== 'number') return [];
  return [{ id, role, parts: parts.filter(isMessagePart), metadata: restoreMetadata(metadata) }];
}

/** A reply that was running when the page went away was cut off. */
function restoreMetadata(value: Record<string, unknown>): MessageMetadata {
  const { finish } = value;
  const trace = Array.isArray(value.trace) ? value.trace : [];
  const whole = { type: 'finish', finishReason: 'other', messageMetadata: { ...Object(finish), trace } };
  const kept = isStreamPart(whole) && whole.type === 'finish' ? whole.messageMetadata : undefined;
  const { trace: steps = [], ...said } = kept ?? {};
  return {
    turn: String(value.turn),
    at: Number(value.at),
    state: states.includes(value.state) ? (value.state as MessageState) : 'unfinished',
    trace: steps,
    ...(kept && { finish: said as typeof kept }),
    ...(typeof value.error === 'string' && { error: value.error }),
  };
}

const storedTypes: readonly unknown[] = ['source-url', 'data-products', 'data-clarification', 'data-notice'];

function isMessagePart(value: unknown): value is MessagePart {
  if (!isRecord(value)) return false;
  if (value.type !== 'text') return storedTypes.includes(value.type) && isStreamPart(value);
  return typeof value.id === 'string' && typeof value.text === 'string';
}
