/**
 * The JSON that Gemini's `v1beta/models/{model}:streamGenerateContent?alt=sse` takes and gives, as far as the
 * emulator reads or writes it. Source: ai.google.dev/api/generate-content and what `@ai-sdk/google` parses.
 */

export interface GeminiPart {
  text?: string;
  /** True on a part that is a summary of the model's thinking, not answer text. */
  thought?: boolean;
  /** Opaque; must come back on the same part, and without it Gemini 3 refuses the next step. */
  thoughtSignature?: string;
  functionCall?: { id?: string; name: string; args?: Record<string, unknown> };
  functionResponse?: { id?: string; name: string; response: Record<string, unknown> };
}

export interface GeminiContent {
  role: string;
  parts: GeminiPart[];
}

export interface GeminiRequestBody {
  contents: GeminiContent[];
  systemInstruction?: { parts: GeminiPart[] };
  tools?: { functionDeclarations?: { name: string; description: string; parametersJsonSchema: unknown }[] }[];
  toolConfig?: { functionCallingConfig?: { mode: string; allowedFunctionNames?: string[] } };
  generationConfig?: Record<string, unknown>;
}

/** Every finish reason that a text model is known to send. */
export type GeminiFinishReason =
  | 'STOP'
  | 'MAX_TOKENS'
  | 'SAFETY'
  | 'RECITATION'
  | 'BLOCKLIST'
  | 'PROHIBITED_CONTENT'
  | 'SPII'
  | 'OTHER'
  | 'MALFORMED_FUNCTION_CALL'
  | 'UNEXPECTED_TOOL_CALL';

/** Counts are of the whole response so far; every chunk carries them and the last chunk's are final. */
export interface GeminiUsage {
  promptTokenCount?: number;
  /** Part of `promptTokenCount`, not in addition to it. */
  cachedContentTokenCount?: number;
  /** Answer tokens; absent, not zero, when there are none. Thinking is not included. */
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
  totalTokenCount?: number;
  promptTokensDetails?: { modality: string; tokenCount: number }[];
}

export interface GeminiCandidate {
  content?: { role?: string; parts?: GeminiPart[] };
  finishReason?: GeminiFinishReason;
  finishMessage?: string;
  index?: number;
  safetyRatings?: { category: string; probability: string; blocked?: boolean }[];
}

/** One SSE frame's JSON: a piece of the answer, or an error that ends it. */
export interface GeminiChunk {
  candidates?: GeminiCandidate[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: GeminiUsage;
  modelVersion?: string;
  responseId?: string;
  error?: GeminiError;
}

export interface GeminiError {
  code: number;
  message: string;
  status: string;
  details?: Record<string, unknown>[];
}

/** A whole HTTP answer that is not a stream. */
export interface GeminiHttpError {
  status: number;
  headers: Record<string, string>;
  body: { error: GeminiError } | [{ error: GeminiError }];
}

const rpcStatus: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** The `error` object, with the RPC status name that belongs to the HTTP code. */
export function geminiError(code: number, message: string, details?: Record<string, unknown>[]): GeminiError {
  return { code, message, status: rpcStatus[code] ?? 'UNKNOWN', ...(details && { details }) };
}

/** What the service answers when it will not serve a request at all. */
export function refusal(code: number, message: string, details?: Record<string, unknown>[]): GeminiHttpError {
  return { status: code, headers: {}, body: { error: geminiError(code, message, details) } };
}
