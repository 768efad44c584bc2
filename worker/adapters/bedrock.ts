import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { endedEarly, mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';

export interface BedrockConfig {
  readonly name: string;
  readonly region: string;
  readonly credentials:
    | { readonly apiKey: string }
    | { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };
  readonly baseUrl?: string;
}

/** Any model of Amazon Bedrock's Converse API through the AI SDK's provider. */
export function bedrockModel({ name, region, credentials, baseUrl }: BedrockConfig): LanguageModelV4 {
  const bedrock = createAmazonBedrock({ region, ...credentials, ...(baseUrl && { baseURL: baseUrl }) });
  return mended(bedrock(name), {
    // Low reasoning would add thousands of tokens to the limit on some models, and others do not know it.
    options: (options) => ({ ...options, reasoning: 'provider-default' }),
    part: (part) => withReportedUsage(withTrueEnd(part), countsOf),
  });
}

/** The package reports a stream cut between two frames as one that ended for a reason of the model's own. */
function withTrueEnd(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart {
  const isCut =
    part.type === 'finish' && part.finishReason.unified === 'other' && part.finishReason.raw === undefined;
  return isCut ? endedEarly() : part;
}

const countsOf: CountsOf = (raw) => ({
  input: raw.inputTokens,
  output: raw.outputTokens,
  cached: raw.cacheReadInputTokens,
});
