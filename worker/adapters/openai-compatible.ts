import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  InvalidResponseDataError,
  type LanguageModelV4,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import * as z from 'zod';
import { endedEarly, mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';

export interface OpenAICompatibleConfig {
  readonly name: string;
  /** Up to and without `/chat/completions`, such as http://localhost:11434/v1 for Ollama. */
  readonly baseUrl: string;
  /** A server of one's own often has none. */
  readonly apiKey?: string;
}

/** Whatever speaks OpenAI's chat completions, such as Ollama and vLLM, through the AI SDK's provider. */
export function openaiCompatibleModel({ name, baseUrl, apiKey }: OpenAICompatibleConfig): LanguageModelV4 {
  const service = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey && { apiKey }),
  });
  return mended(service(name), {
    // Ollama rejects a request that sets an effort for a model that cannot think.
    options: (options) => ({ ...options, reasoning: 'provider-default' }),
    part: (part) => withReportedUsage(withTrueError(part), countsOf),
  });
}

/**
 * The package calls a stream that ended early bad data. An error inside a stream it passes on as it came: "code" is the
 * HTTP status with vLLM and gateways, and a word or nothing elsewhere, where "type" says whose fault it was.
 */
function withTrueError(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart {
  if (part.type !== 'error') return part;
  if (InvalidResponseDataError.isInstance(part.error) && part.error.data === undefined) return endedEarly();
  const { data: sent } = streamError.safeParse(part.error);
  if (!sent) return part;
  const statusCode = typeof sent.code === 'number' ? sent.code : statusOfType[sent.type ?? ''];
  return { type: 'error', error: { ...sent, ...(statusCode !== undefined && { statusCode }) } };
}

const streamError = z.object({
  message: z.string(),
  type: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
});

const statusOfType: Readonly<Record<string, number>> = {
  server_error: 500,
  overloaded_error: 503,
  rate_limit_error: 429,
};

const countsOf: CountsOf = (raw) => ({
  input: raw.prompt_tokens,
  output: raw.completion_tokens,
  cached: (raw.prompt_tokens_details as { cached_tokens?: unknown } | null | undefined)?.cached_tokens,
});
