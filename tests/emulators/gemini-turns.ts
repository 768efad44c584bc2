import { textChunk } from './gemini-chunks.ts';
import type { GeminiChunk, GeminiFinishReason, GeminiHttpError, GeminiUsage } from './gemini-wire.ts';
import { geminiError } from './gemini-wire.ts';

export interface ScriptedCall {
  name: string;
  args: Record<string, unknown>;
}

/** What the model does with one request. Made by the constructors below; a test rarely writes one by hand. */
export type ScriptedTurn =
  /** An answer in pieces, then STOP in a last chunk whose only part is an empty, signed text (as Gemini 3 sends). */
  | { kind: 'text'; pieces: readonly string[]; thought?: string; usage?: GeminiUsage; pauseMs?: number }
  /**
   * Parallel function calls, one chunk each, the first one signed, then STOP. Ids and signature are made when the
   * turn is served, so that the same turn may be enqueued twice.
   */
  | { kind: 'calls'; calls: readonly ScriptedCall[]; text?: string; thought?: string; usage?: GeminiUsage }
  /** Exactly these frames and a clean end of the stream; only absent `responseId`s and `modelVersion`s are added. */
  | { kind: 'chunks'; chunks: readonly GeminiChunk[]; pauseMs?: number }
  /** No stream: this status and this JSON body. */
  | ({ kind: 'httpError' } & GeminiHttpError)
  /** Text, then half a frame, then the socket dies. */
  | { kind: 'cut'; text: string }
  /** Text, `ms` of silence, then STOP. With no text the silence comes before the status line. */
  | { kind: 'stall'; text: string; ms: number }
  /** Text, a frame that is not JSON, then STOP as if nothing had happened. */
  | { kind: 'malformed'; text: string };

interface Extras {
  /** A summary of the model's thinking, sent first. */
  thought?: string;
  /** Replaces the counts that the emulator makes up. */
  usage?: GeminiUsage;
}

/** An ordinary answer, cut into `pieces` chunks (2 unless told) with `pauseMs` after each. */
export function textTurn(
  text: string,
  { pieces = 2, ...extras }: Extras & { pieces?: number; pauseMs?: number } = {},
): ScriptedTurn {
  const characters = Array.from(text);
  const size = Math.max(1, Math.ceil(characters.length / pieces));
  const slices = Array.from({ length: Math.ceil(characters.length / size) }, (_, i) =>
    characters.slice(i * size, (i + 1) * size).join(''),
  );
  return { kind: 'text', pieces: slices, ...extras };
}

/** A step that asks for these calls in parallel, after `text` if there is any. */
export function callsTurn(
  calls: readonly ScriptedCall[],
  extras: Extras & { text?: string } = {},
): ScriptedTurn {
  return { kind: 'calls', calls, ...extras };
}

interface HttpErrorOptions {
  message?: string;
  /** `RetryInfo.retryDelay` of a 429, e.g. `'47s'` or `'0.5s'`; `'1s'` unless told. */
  retryDelay?: string;
  /** Seconds of a `retry-after` header. Gemini sends none, proxies before it do. */
  retryAfterHeader?: number;
  /** `[{error}]` instead of `{error}`, as some front ends answer a streaming call. */
  wrappedInArray?: boolean;
  /** A 429 without `details`: the message is all there is. */
  noDetails?: boolean;
}

const usualMessage: Record<number, string> = {
  429: 'You exceeded your current quota, please check your plan and billing details.',
  500: 'An internal error has occurred. Please retry.',
  503: 'The model is overloaded. Please try again later.',
};

/** A refusal with the body that Gemini gives for this status. */
export function httpError(status: number, options: HttpErrorOptions = {}): ScriptedTurn {
  const details = status === 429 && !options.noDetails ? quotaDetails(options.retryDelay ?? '1s') : undefined;
  const message = options.message ?? usualMessage[status] ?? `Scripted error ${status}.`;
  const body = { error: geminiError(status, message, details) };
  return {
    kind: 'httpError',
    status,
    headers: options.retryAfterHeader === undefined ? {} : { 'retry-after': `${options.retryAfterHeader}` },
    body: options.wrappedInArray ? [body] : body,
  };
}

function quotaDetails(retryDelay: string): Record<string, unknown>[] {
  const rpc = 'type.googleapis.com/google.rpc';
  const violation = {
    quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
    quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier',
    quotaDimensions: { location: 'global', model: 'gemini-3-flash' },
    quotaValue: '10',
  };
  const link = {
    description: 'Learn more about Gemini API quotas',
    url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
  };
  return [
    { '@type': `${rpc}.QuotaFailure`, violations: [violation] },
    { '@type': `${rpc}.Help`, links: [link] },
    { '@type': `${rpc}.RetryInfo`, retryDelay },
  ];
}

/** Success without an answer: a candidate of role and finish reason only. The budget went into thinking. */
export function emptyCandidate(
  finishReason: Extract<GeminiFinishReason, 'MAX_TOKENS' | 'SAFETY' | 'RECITATION' | 'STOP'>,
): ScriptedTurn {
  const candidate = { content: { role: 'model' }, finishReason, index: 0 };
  return { kind: 'chunks', chunks: [{ candidates: [candidate], usageMetadata: thinkingOnly }] };
}

/** No candidate at all: with `blockReason` (`'SAFETY'`, `'PROHIBITED_CONTENT'`) the prompt was refused. */
export function noCandidates({ blockReason }: { blockReason?: string } = {}): ScriptedTurn {
  const feedback = blockReason === undefined ? {} : { promptFeedback: { blockReason } };
  return {
    kind: 'chunks',
    chunks: [{ ...feedback, usageMetadata: { promptTokenCount: 100, totalTokenCount: 100 } }],
  };
}

/** The model botched a call, or called a tool when none was allowed: a finish reason, a message, no parts. */
export function unexpectedToolCall(
  finishReason: 'UNEXPECTED_TOOL_CALL' | 'MALFORMED_FUNCTION_CALL' = 'UNEXPECTED_TOOL_CALL',
): ScriptedTurn {
  const finishMessage =
    finishReason === 'UNEXPECTED_TOOL_CALL'
      ? 'Model tried to call an undeclared function: find_shoes'
      : 'Malformed function call: print(default_api.find_shoes(query=)';
  const candidate = { content: {}, finishReason, finishMessage, index: 0 };
  return { kind: 'chunks', chunks: [{ candidates: [candidate], usageMetadata: thinkingOnly }] };
}

/** Text, then an `{error}` frame in the same 200 stream. */
export function errorInStream(text: string, code = 503): ScriptedTurn {
  const error = geminiError(code, usualMessage[code] ?? `Scripted error ${code}.`);
  return { kind: 'chunks', chunks: [textChunk(text), { error }] };
}

/** The connection dies half way through the answer. */
export function cutStream(textBeforeCut: string): ScriptedTurn {
  return { kind: 'cut', text: textBeforeCut };
}

/** The model goes silent for `ms` after `text`, then finishes. */
export function stall(text: string, ms: number): ScriptedTurn {
  return { kind: 'stall', text, ms };
}

/** A frame that is not JSON between `text` and a normal end. */
export function malformedFrame(text: string): ScriptedTurn {
  return { kind: 'malformed', text };
}

const thinkingOnly: GeminiUsage = { promptTokenCount: 100, thoughtsTokenCount: 60, totalTokenCount: 160 };
