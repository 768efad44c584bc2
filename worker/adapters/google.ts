import { createGoogle } from '@ai-sdk/google';
import type { LanguageModelV4 } from '@ai-sdk/provider';

/** Gemini through the AI SDK's provider. */
export function googleModel(config: {
  readonly name: string;
  readonly apiKey: string;
  readonly baseUrl?: string;
}): LanguageModelV4 {
  const google = createGoogle({ apiKey: config.apiKey, ...(config.baseUrl && { baseURL: config.baseUrl }) });
  return google(config.name);
}
