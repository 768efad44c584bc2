import { GoogleLanguageModel } from '@ai-sdk/google/internal';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';

export interface GoogleConfig {
  readonly name: string;
  readonly apiKey: string;
  readonly baseUrl?: string;
}

const service = 'https://generativelanguage.googleapis.com/v1beta';

/**
 * Gemini through the AI SDK's own model. Its class stands alone in the package's entry for other packages; the usual
 * entry makes a provider of everything, and its models of pictures, films, speech and batches would be bundled, too.
 */
export function googleModel({ name, apiKey, baseUrl = service }: GoogleConfig): LanguageModelV4 {
  const model = new GoogleLanguageModel(name, {
    provider: 'google.generative-ai',
    baseURL: baseUrl.replace(/\/$/, ''),
    headers: { 'x-goog-api-key': apiKey },
    generateId: () => crypto.randomUUID(),
  });
  return mended(model, { part: (part) => withReportedUsage(part, countsOf) });
}

const countsOf: CountsOf = (raw) => ({
  input: raw.promptTokenCount,
  output: raw.candidatesTokenCount ?? raw.thoughtsTokenCount,
  cached: raw.cachedContentTokenCount,
});
