import type { TraceStep } from '../shared/trace.ts';
import { type Finish, isFinish, type ReceivedPart } from './guards.ts';
import type { Message, MessageMetadata, MessagePart, MessageState, TextPart } from './messages.ts';
import { withState } from './messages.ts';

/** What a part of the stream makes of the reply it belongs to. */
export function reduce(message: Message, part: ReceivedPart): Message {
  switch (part.type) {
    case 'start':
      return { ...message, id: part.messageId ?? message.id };
    case 'text-start':
      return add(message, emptyText(part.id));
    case 'text-delta':
      return updateText(message, part.id, (text) => ({ ...text, text: text.text + part.delta }));
    case 'text-end':
      return updateText(message, part.id, (text) => ({ ...text, state: 'done' }));
    case 'source-url':
    case 'data-products':
    case 'data-clarification':
    case 'data-notice':
    case 'data-comparison':
    case 'data-cart':
    case 'data-handoff':
      return put(message, part);
    case 'data-trace':
      return withTrace(message, part.data);
    case 'error':
      return withState(message, 'failed', part.errorText);
    case 'abort':
      return withState(message, 'unfinished');
    case 'finish':
      return finish(message, isFinish(part.messageMetadata) ? part.messageMetadata : undefined);
    case 'start-step':
    case 'finish-step':
      return message;
    default:
      return part satisfies never;
  }
}

/** A reply as it stands before the first part of a new attempt: in its old place, with nothing of the old answer. */
export function restarted(message: Message): Message {
  const { turn, at } = message.metadata;
  return { ...message, parts: [], metadata: { turn, at, state: 'streaming', trace: [] } };
}

function emptyText(id: string): TextPart {
  return { type: 'text', id, text: '', state: 'streaming' };
}

function add(message: Message, part: MessagePart): Message {
  return { ...message, parts: [...message.parts, part] };
}

/** A part whose id came before replaces the one that came before. */
function put(message: Message, part: MessagePart): Message {
  const at = message.parts.findIndex((other) => other.type === part.type && keyOf(other) === keyOf(part));
  return at < 0 ? add(message, part) : { ...message, parts: message.parts.with(at, part) };
}

function keyOf(part: MessagePart): string {
  return part.type === 'source-url' ? part.sourceId : part.id;
}

/** Ids may come again in a later step, so the newest text of that id is meant. One that never started starts now. */
function updateText(message: Message, id: string, update: (text: TextPart) => TextPart): Message {
  const at = message.parts.findLastIndex((part) => part.type === 'text' && part.id === id);
  const text = message.parts[at];
  if (text?.type !== 'text') return add(message, update(emptyText(id)));
  return { ...message, parts: message.parts.with(at, update(text)) };
}

function withTrace(message: Message, step: TraceStep): Message {
  const { trace } = message.metadata;
  const at = trace.findIndex((other) => other.id === step.id);
  const steps = at < 0 ? [...trace, step] : trace.with(at, step);
  return { ...message, metadata: { ...message.metadata, trace: steps } };
}

/** A server that says nothing at the end has ended well, unless it said something else before. */
function finish(message: Message, said: Finish | undefined): Message {
  const { trace = message.metadata.trace, ...finish } = said ?? {};
  const metadata: MessageMetadata = {
    ...message.metadata,
    state: finalState(message.metadata.state, said?.outcome),
    trace,
    ...(said && { finish: finish as Omit<Finish, 'trace'> }),
  };
  return { ...message, parts: message.parts.map(ended), metadata };
}

function finalState(state: MessageState, outcome: string | undefined): MessageState {
  if (state !== 'streaming') return state;
  return outcome === 'failed' ? 'failed' : outcome === 'aborted' ? 'unfinished' : 'done';
}

function ended(part: MessagePart): MessagePart {
  return part.type === 'text' ? { ...part, state: 'done' } : part;
}
