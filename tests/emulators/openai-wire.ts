import { areAnswered, countsOfScript, piecesOf, type Said, stallMs, type Wire } from './model-script.ts';
import type { Answer, Frame } from './model-server.ts';

/**
 * OpenAI's chat completions with `stream: true`, as Ollama and vLLM speak them, too.
 * Source: platform.openai.com/docs/api-reference/chat-streaming.
 */
export const openaiWire: Wire = {
  write(said) {
    switch (said.kind) {
      case 'status':
        return statusAnswer(said.status, `Scripted error ${said.status}.`, said.retryAfter);
      default:
        return { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, frames: framesOf(said) };
    }
  },
  faultIn({ path, headers, body }) {
    if (path !== 'POST /v1/chat/completions') return `Invalid URL (${path})`;
    if (headers.authorization !== 'Bearer emulated-key') return 'Incorrect API key provided.';
    if (body.stream !== true) return 'The emulator only streams.';
    return unansweredCall(body.messages as Message[]);
  },
  resultsIn: ({ messages }) =>
    (messages as Message[])
      .slice((messages as Message[]).findLastIndex(({ role }) => role === 'assistant') + 1)
      .map(({ tool_call_id: id = '', content }) => ({ id, content: content ?? '' })),
};

interface Message {
  readonly role: string;
  readonly content?: string | null;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { readonly id: string }[];
}

export function statusAnswer(status: number, message: string, retryAfter?: number): Answer {
  const type = status === 429 ? 'rate_limit_error' : status < 500 ? 'invalid_request_error' : 'server_error';
  return {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    frames: [JSON.stringify({ error: { message, type, param: null, code: null } })],
  };
}

function unansweredCall(messages: readonly Message[]): string | undefined {
  const bad = messages.find(({ tool_calls: calls }, at) => {
    if (!calls) return false;
    const next = messages.findIndex(({ role }, later) => later > at && role !== 'tool');
    const given = messages.slice(at + 1, next < 0 ? undefined : next);
    return !areAnswered(
      calls.map(({ id }) => id),
      given.map(({ tool_call_id: id = '' }) => id),
    );
  });
  return bad && "An assistant message with 'tool_calls' must be followed by tool messages to each of them.";
}

/** One SSE frame of a chunk. */
export function chunk(fields: object): string {
  const stamp = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_796_040_000,
    model: 'emulated',
  };
  return `data: ${JSON.stringify({ ...stamp, ...fields })}\n\n`;
}

export function delta(delta: object, finishReason: string | null = null): string {
  return chunk({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });
}

const done = 'data: [DONE]\n\n';

function framesOf(said: Exclude<Said, { kind: 'status' }>): Frame[] {
  switch (said.kind) {
    case 'text':
      return [...spoken(said.text), delta({}, 'stop'), ...usage(said.usage), done];
    case 'length':
      return [...spoken(said.text), delta({}, 'length'), ...usage(), done];
    case 'refusal':
      return [delta({ role: 'assistant', content: '' }), delta({}, 'content_filter'), ...usage(), done];
    case 'calls':
      return [...callFrames(said.calls), delta({}, 'tool_calls'), ...usage(), done];
    case 'malformed':
      return [...spoken(said.text), 'data: {"choices": [{"del\n\n', delta({}, 'stop'), done];
    case 'cut':
      return [...spoken(said.text), 'data: {"choices": [{"del', 'cut'];
    case 'ended':
      return spoken(said.text);
    case 'overloaded':
      return [...spoken(said.text), `data: ${JSON.stringify(overloaded)}\n\n`];
    case 'stall':
      return [...spoken(said.text), { waitMs: stallMs }];
  }
}

const overloaded = {
  error: { message: 'The server is overloaded.', type: 'server_error', param: null, code: null },
};

function spoken(text: string): string[] {
  const opening = delta({ role: 'assistant', content: '', refusal: null });
  return [opening, ...piecesOf(text).map((content) => delta({ content }))];
}

/** A call's id and name come once, and its arguments in pieces that only its index tells apart. */
export function callFrames(calls: Extract<Said, { kind: 'calls' }>['calls']): string[] {
  const frames = calls.flatMap(({ id, name, args }, index) => [
    callDelta({ index, id, type: 'function', function: { name, arguments: '' } }),
    ...piecesOf(JSON.stringify(args), 5).map((piece) => callDelta({ index, function: { arguments: piece } })),
  ]);
  return [delta({ role: 'assistant', content: null }), ...frames];
}

export function callDelta(call: object): string {
  return delta({ tool_calls: [call] });
}

/** The last chunk, of no choice, comes when `stream_options.include_usage` asks for it. */
export function usage(given?: 'none' | 'uncached'): string[] {
  if (given === 'none') return [];
  const { input, cached, output } = countsOfScript;
  const counts = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  const details = given === 'uncached' ? {} : { prompt_tokens_details: { cached_tokens: cached } };
  return [chunk({ choices: [], usage: { ...counts, ...details } })];
}
