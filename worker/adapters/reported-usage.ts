import type { JSONObject, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';

/** The counts of a service's own usage; one that it did not send is undefined. */
export type CountsOf = (raw: JSONObject) => {
  readonly input: unknown;
  readonly output: unknown;
  readonly cached: unknown;
};

/** A finish whose usage holds what the service reported. Packages write 0 for a count that was not sent. */
export function withReportedUsage(
  part: LanguageModelV4StreamPart,
  countsOf: CountsOf,
): LanguageModelV4StreamPart {
  return part.type === 'finish' ? { ...part, usage: reported(part.usage, countsOf) } : part;
}

function reported(usage: LanguageModelV4Usage, countsOf: CountsOf): LanguageModelV4Usage {
  const { input, output, cached } = countsOf(usage.raw ?? {});
  const { inputTokens, outputTokens } = usage;
  return {
    ...usage,
    inputTokens: {
      ...inputTokens,
      ...(typeof input !== 'number' && { total: undefined, noCache: undefined }),
      ...(typeof cached !== 'number' && { cacheRead: undefined }),
    },
    outputTokens:
      typeof output === 'number' ? outputTokens : { total: undefined, text: undefined, reasoning: undefined },
  };
}
