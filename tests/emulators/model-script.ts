import type { Answer, ReceivedCall } from './model-server.ts';

/** What a service is to say, for each emulator to write in its own wire format. */
export type Said =
  /** An answer in pieces. With no `usage` the service counts all of `countsOfScript`. */
  | { readonly kind: 'text'; readonly text: string; readonly usage?: 'none' | 'uncached' }
  /** Calls in parallel, their arguments in pieces where the format has such. */
  | { readonly kind: 'calls'; readonly calls: readonly ScriptedCall[] }
  /** An answer that ends at its limit of tokens. */
  | { readonly kind: 'length'; readonly text: string }
  /** A filter stopped it before a word. */
  | { readonly kind: 'refusal' }
  /** Text, then a frame that cannot be read. */
  | { readonly kind: 'malformed'; readonly text: string }
  /** Text, then half a frame, then the socket dies. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Text, and then the stream ends, as a proxy ends it, between two frames. */
  | { readonly kind: 'ended'; readonly text: string }
  /** Text, then the service reports in the stream that it is overloaded. */
  | { readonly kind: 'overloaded'; readonly text: string }
  /** Text, and then nothing for long. */
  | { readonly kind: 'stall'; readonly text: string }
  /** No stream. `retryAfter` in seconds, where the format has such. */
  | { readonly kind: 'status'; readonly status: 400 | 429 | 503; readonly retryAfter?: number };

export interface ScriptedCall {
  readonly id: string;
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/** What every answer with a usage counts: 80 of 120 tokens read from the cache. */
export const countsOfScript = { input: 120, cached: 80, output: 12 } as const;

export const stallMs = 20_000;

/** A service's wire format: both ways, as its public documentation describes them. */
export interface Wire {
  /** How the service answers. */
  readonly write: (said: Said) => Answer;
  /** Why the service would reject a call; undefined when it would not. */
  readonly faultIn: (call: ReceivedCall) => string | undefined;
  /** What the newest message of a call gives back for the calls before it. */
  readonly resultsIn: (body: ReceivedCall['body']) => readonly ToolResult[];
}

export interface ToolResult {
  readonly id: string;
  readonly content: string;
}

/** The answer to a call that is not right. */
export function refusing({ faultIn }: Wire, wrong: (message: string) => Answer) {
  return (call: ReceivedCall): Answer | undefined => {
    const fault = faultIn(call);
    return fault === undefined ? undefined : wrong(fault);
  };
}

/** A text in pieces of a few characters, as models stream it. */
export function piecesOf(text: string, size = 9): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
}

/** Each of the ids asked for answered once, and no other. */
export function areAnswered(asked: readonly string[], given: readonly string[]): boolean {
  return asked.length === given.length && [...asked].sort().join() === [...given].sort().join();
}
