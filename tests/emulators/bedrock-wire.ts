import { eventStreamMessage } from './event-stream.ts';
import { areAnswered, countsOfScript, piecesOf, type Said, stallMs, type Wire } from './model-script.ts';
import type { Answer, Frame } from './model-server.ts';

/** Amazon Bedrock's ConverseStream. Source: docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html. */
export const bedrockWire: Wire = {
  write(said) {
    if (said.kind === 'status')
      return statusAnswer(said.status, `Scripted error ${said.status}.`, said.retryAfter);
    return { headers: { 'content-type': 'application/vnd.amazon.eventstream' }, frames: framesOf(said) };
  },
  faultIn({ path, headers, body }) {
    if (!/^POST \/model\/[\w.%-]+\/converse-stream$/.test(path)) return `Unknown operation: ${path}`;
    if (!/^AWS4-HMAC-SHA256 Credential=[^,]+\/bedrock\/aws4_request, /.test(headers.authorization ?? ''))
      return 'Missing Authentication Token';
    return conversationFault(body.messages as Message[]);
  },
  resultsIn: ({ messages }) =>
    ((messages as Message[]).at(-1)?.content ?? []).flatMap(({ toolResult }) =>
      toolResult ? [{ id: toolResult.toolUseId, content: JSON.stringify(toolResult.content) }] : [],
    ),
};

interface Message {
  readonly role: string;
  readonly content: readonly {
    readonly toolUse?: { readonly toolUseId: string };
    readonly toolResult?: { readonly toolUseId: string; readonly content: unknown };
  }[];
}

export function statusAnswer(status: number, message: string, retryAfter?: number): Answer {
  const type =
    { 400: 'ValidationException', 429: 'ThrottlingException' }[status] ?? 'ServiceUnavailableException';
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': type,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    frames: [JSON.stringify({ message })],
  };
}

function conversationFault(messages: readonly Message[]): string | undefined {
  if (messages.some(({ role }, at) => role !== (at % 2 === 0 ? 'user' : 'assistant')))
    return 'A conversation must alternate between user and assistant roles.';
  const bad = messages.some(({ content }, at) => {
    const asked = content.flatMap(({ toolUse }) => toolUse?.toolUseId ?? []);
    const given = messages[at + 1]?.content.flatMap(({ toolResult }) => toolResult?.toolUseId ?? []) ?? [];
    return asked.length > 0 && !areAnswered(asked, given);
  });
  return bad ? 'Expected toolResult blocks for each toolUse block of the previous turn.' : undefined;
}

/** One event. `p` is padding, which hides how long the payload is. */
export function event(type: string, payload: object): Uint8Array {
  const headers = { ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' };
  return eventStreamMessage(headers, JSON.stringify({ ...payload, p: 'abcdefgh' }));
}

export function exception(type: string, message: string): Uint8Array {
  const headers = {
    ':exception-type': type,
    ':content-type': 'application/json',
    ':message-type': 'exception',
  };
  return eventStreamMessage(headers, JSON.stringify({ message }));
}

function framesOf(said: Exclude<Said, { kind: 'status' }>): Frame[] {
  const start = event('messageStart', { role: 'assistant' });
  switch (said.kind) {
    case 'text':
      return [start, ...textBlock(said.text), ...end('end_turn', said.usage)];
    case 'length':
      return [start, ...textBlock(said.text), ...end('max_tokens')];
    case 'refusal':
      return [start, ...end('guardrail_intervened')];
    case 'calls':
      return [start, ...callBlocks(said.calls), ...end('tool_use')];
    case 'malformed':
      return [start, ...openText(said.text), garbled(), ...end('end_turn')];
    case 'cut':
      return [
        start,
        ...openText(said.text),
        event('contentBlockStop', { contentBlockIndex: 0 }).subarray(0, 40),
        'cut',
      ];
    case 'ended':
      return [start, ...openText(said.text)];
    case 'overloaded':
      return [start, ...openText(said.text), exception('serviceUnavailableException', 'Try again later.')];
    case 'stall':
      return [start, ...openText(said.text), { waitMs: stallMs }];
  }
}

/** Rightly framed, and yet not JSON. */
function garbled(): Uint8Array {
  const headers = { ':event-type': 'contentBlockDelta', ':message-type': 'event' };
  return eventStreamMessage(headers, '{"contentBlockIndex": 0, "del');
}

/** A text block has no start of its own on this wire. */
function openText(text: string, contentBlockIndex = 0): Uint8Array[] {
  return piecesOf(text).map((piece) =>
    event('contentBlockDelta', { contentBlockIndex, delta: { text: piece } }),
  );
}

function textBlock(text: string): Uint8Array[] {
  return [...openText(text), event('contentBlockStop', { contentBlockIndex: 0 })];
}

export function callBlocks(calls: Extract<Said, { kind: 'calls' }>['calls'], first = 0): Uint8Array[] {
  return calls.flatMap(({ id, name, args }, at) => {
    const contentBlockIndex = first + at;
    return [
      event('contentBlockStart', { contentBlockIndex, start: { toolUse: { toolUseId: id, name } } }),
      ...piecesOf(JSON.stringify(args), 5).map((input) =>
        event('contentBlockDelta', { contentBlockIndex, delta: { toolUse: { input } } }),
      ),
      event('contentBlockStop', { contentBlockIndex }),
    ];
  });
}

/** The stop comes before the counts; tokens from the cache are not among `inputTokens`. */
export function end(stopReason: string, given?: 'none' | 'uncached'): Uint8Array[] {
  const { input, cached, output } = countsOfScript;
  const counts =
    given === 'uncached'
      ? { inputTokens: input }
      : { inputTokens: input - cached, cacheReadInputTokens: cached, cacheWriteInputTokens: 0 };
  const usage = { ...counts, outputTokens: output, totalTokens: input + output };
  return [
    event('messageStop', { stopReason }),
    event('metadata', { metrics: { latencyMs: 420 }, ...(given !== 'none' && { usage }) }),
  ];
}
