/**
 * Stands in the bundle for each provider's package that wrangler.toml leaves out under `[alias]`. Its names are those
 * by which the adapters make a provider, or its model.
 */
class LeftOutError extends Error {
  // Told to the operator like any other setting that cannot be.
  override readonly name = 'ConfigError';
}

function leftOut(provider: string, packageName: string) {
  // No arrow function: some are called, and one is a class in its package.
  function notBuiltIn(): never {
    throw new LeftOutError(
      `The model provider "${provider}" is not in this bundle. To build it in, take the line of "${packageName}" ` +
        'out of [alias] in wrangler.toml, then start or deploy again.',
    );
  }
  return notBuiltIn;
}

export const createAmazonBedrock = leftOut('bedrock', '@ai-sdk/amazon-bedrock');
export const createAnthropic = leftOut('anthropic', '@ai-sdk/anthropic');
export const createOpenAICompatible = leftOut('openai-compatible', '@ai-sdk/openai-compatible');
export const GoogleLanguageModel = leftOut('google', '@ai-sdk/google/internal');
export const createWorkersAI = leftOut('workers-ai', 'workers-ai-provider');
