import { type Finish, isFinish, isRecord, isStreamPart } from './guards.ts';
import type { Message, MessageMetadata, MessagePart, MessageState } from './messages.ts';
import { bounded, type Saved, version } from './saved.ts';

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
  const whole = { ...Object(value.finish), trace: value.trace };
  const { trace, ...finish }: Partial<Finish> = isFinish(whole) ? whole : {};
  return {
    turn: String(value.turn),
    at: Number(value.at),
    state: states.includes(value.state) ? (value.state as MessageState) : 'unfinished',
    trace: trace ?? [],
    ...(trace && { finish: finish as Finish }),
    ...(typeof value.error === 'string' && { error: value.error }),
  };
}

const storedTypes: readonly unknown[] = [
  'source-url',
  'data-products',
  'data-clarification',
  'data-notice',
  'data-comparison',
  'data-cart',
  'data-handoff',
];

function isMessagePart(value: unknown): value is MessagePart {
  if (!isRecord(value)) return false;
  if (value.type === 'text') return typeof value.id === 'string' && typeof value.text === 'string';
  if (value.type === 'data-action')
    return isRecord(value.data) && value.data.kind === 'refine' && typeof value.data.remove === 'string';
  return storedTypes.includes(value.type) && isStreamPart(value);
}
