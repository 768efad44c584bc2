import { areAnswered, countsOfScript, piecesOf, type Said, stallMs, type Wire } from './model-script.ts';
import type { Answer, Frame } from './model-server.ts';

/** Anthropic's Messages API with `stream: true`. Source: docs.anthropic.com/en/api/messages-streaming. */
export const anthropicWire: Wire = {
  write(said) {
    if (said.kind === 'status')
      return statusAnswer(said.status, `Scripted error ${said.status}.`, said.retryAfter);
    return { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, frames: framesOf(said) };
  },
  faultIn({ path, headers, body }) {
    if (path !== 'POST /v1/messages') return `Not found: ${path}`;
    if (headers['x-api-key'] !== 'emulated-key') return 'invalid x-api-key';
    if (headers['anthropic-version'] !== '2023-06-01') return 'anthropic-version: header is required';
    if (typeof body.max_tokens !== 'number') return 'max_tokens: Field required';
    return conversationFault(body.messages as Message[]);
  },
  resultsIn: ({ messages }) =>
    ((messages as Message[]).at(-1)?.content ?? []).flatMap((block) =>
      block.type === 'tool_result'
        ? [{ id: block.tool_use_id ?? '', content: JSON.stringify(block.content) }]
        : [],
    ),
};

interface Block {
  readonly type: string;
  readonly id?: string;
  readonly tool_use_id?: string;
  readonly content?: unknown;
  readonly thinking?: string;
  readonly signature?: string;
}

interface Message {
  readonly role: string;
  readonly content: readonly Block[];
}

export function statusAnswer(status: number, message: string, retryAfter?: number): Answer {
  const type = { 400: 'invalid_request_error', 429: 'rate_limit_error' }[status] ?? 'overloaded_error';
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': 'req_1',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    frames: [JSON.stringify({ type: 'error', error: { type, message }, request_id: 'req_1' })],
  };
}

function conversationFault(messages: readonly Message[]): string | undefined {
  if (messages.some(({ role }, at) => role !== (at % 2 === 0 ? 'user' : 'assistant')))
    return 'messages: roles must alternate between "user" and "assistant"';
  const bad = messages.findIndex(({ content }, at) => {
    const asked = content.flatMap(({ type, id = '' }) => (type === 'tool_use' ? [id] : []));
    const given = messages[at + 1]?.content.flatMap(({ tool_use_id: id }) => id ?? []) ?? [];
    return asked.length > 0 && !areAnswered(asked, given);
  });
  if (bad >= 0)
    return `messages.${bad}: tool_use ids were found without tool_result blocks immediately after`;
  const forged = messages.some(({ content }) =>
    content.some(
      ({ type, thinking, signature }) => type === 'thinking' && signature !== signatureOf(thinking),
    ),
  );
  return forged ? 'Invalid `signature` in `thinking` block' : undefined;
}

/** What the emulator signs a thought with, and later checks. */
export function signatureOf(thinking = ''): string {
  return Buffer.from(`signed ${thinking}`).toString('base64');
}

/** One SSE frame; the event is named twice, as the service does. */
export function event(type: string, fields: object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

type Streamed = Exclude<Said, { kind: 'status' }>;

function framesOf(said: Streamed): Frame[] {
  switch (said.kind) {
    case 'text':
      return [start(said.usage), ...textBlock(said.text), ...end('end_turn')];
    case 'length':
      return [start(), ...textBlock(said.text), ...end('max_tokens')];
    case 'refusal':
      return [start(), ...end('refusal')];
    case 'calls':
      return [start(), ...callBlocks(said.calls), ...end('tool_use')];
    case 'malformed':
      return [
        start(),
        ...openText(said.text),
        'event: content_block_delta\ndata: {"type": "con\n\n',
        ...end('end_turn'),
      ];
    case 'cut':
      return [start(), ...openText(said.text), 'event: content_block_delta\ndata: {"type": "con', 'cut'];
    case 'ended':
      return [start(), ...openText(said.text)];
    case 'overloaded':
      return [
        start(),
        ...openText(said.text),
        event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
      ];
    case 'stall':
      return [start(), ...openText(said.text), { waitMs: stallMs }];
  }
}

/** The counts of the prompt come first; tokens from the cache are not among `input_tokens`. */
export function start(given?: 'none' | 'uncached'): string {
  const { input, cached } = countsOfScript;
  const counts =
    given === undefined
      ? { input_tokens: input - cached, cache_creation_input_tokens: 0, cache_read_input_tokens: cached }
      : { input_tokens: input };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-emulated',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...counts, output_tokens: 1 },
  };
  return event('message_start', { message });
}

export function end(stopReason: string): string[] {
  const delta = { stop_reason: stopReason, stop_sequence: null };
  return [
    event('message_delta', { delta, usage: { output_tokens: countsOfScript.output } }),
    event('message_stop'),
  ];
}

function openText(text: string, index = 0): string[] {
  return [
    event('content_block_start', { index, content_block: { type: 'text', text: '' } }),
    event('ping'),
    ...piecesOf(text).map((piece) =>
      event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }),
    ),
  ];
}

function textBlock(text: string): string[] {
  return [...openText(text), event('content_block_stop', { index: 0 })];
}

/** Blocks one after the other; arguments come as pieces of JSON, the first of them empty. */
export function callBlocks(calls: Extract<Said, { kind: 'calls' }>['calls'], first = 0): string[] {
  return calls.flatMap(({ id, name, args }, at) => {
    const index = first + at;
    const pieces = ['', ...piecesOf(JSON.stringify(args), 5)];
    return [
      event('content_block_start', { index, content_block: { type: 'tool_use', id, name, input: {} } }),
      ...pieces.map((piece) =>
        event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: piece } }),
      ),
      event('content_block_stop', { index }),
    ];
  });
}

/** A thought and its signature, which comes as the last delta of its block. */
export function thinkingBlock(thinking: string, index = 0): string[] {
  return [
    event('content_block_start', { index, content_block: { type: 'thinking', thinking: '', signature: '' } }),
    ...piecesOf(thinking).map((piece) =>
      event('content_block_delta', { index, delta: { type: 'thinking_delta', thinking: piece } }),
    ),
    event('content_block_delta', {
      index,
      delta: { type: 'signature_delta', signature: signatureOf(thinking) },
    }),
    event('content_block_stop', { index }),
  ];
}
