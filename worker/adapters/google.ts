import { createGoogle } from '@ai-sdk/google';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';

export interface GoogleConfig {
  readonly name: string;
  readonly apiKey: string;
  readonly baseUrl?: string;
}

/** Gemini through the AI SDK's provider. */
export function googleModel({ name, apiKey, baseUrl }: GoogleConfig): LanguageModelV4 {
  const google = createGoogle({ apiKey, ...(baseUrl && { baseURL: baseUrl }) });
  return mended(google(name), { part: (part) => withReportedUsage(part, countsOf) });
}

const countsOf: CountsOf = (raw) => ({
  input: raw.promptTokenCount,
  output: raw.candidatesTokenCount ?? raw.thoughtsTokenCount,
  cached: raw.cachedContentTokenCount,
});
