import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';

export interface AnthropicConfig {
  readonly name: string;
  readonly apiKey: string;
  readonly baseUrl?: string;
}

/** Claude through the AI SDK's provider. */
export function anthropicModel({ name, apiKey, baseUrl }: AnthropicConfig): LanguageModelV4 {
  const anthropic = createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) });
  return mended(anthropic(name), {
    // Even low reasoning adds thousands of tokens to the limit on some of these models: an answer here is short.
    options: (options) => ({ ...options, reasoning: 'none', prompt: withCachedPrefix(options.prompt) }),
    part: (part) => withReportedUsage(part, countsOf),
  });
}

/** The service keeps what it is told to keep: the tools and, behind them, the instructions, which never change. */
function withCachedPrefix(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };
  return prompt.map((message) =>
    message.role === 'system' ? { ...message, providerOptions: cached } : message,
  );
}

const countsOf: CountsOf = (raw) => ({
  input: raw.input_tokens,
  output: raw.output_tokens,
  cached: raw.cache_read_input_tokens,
});
