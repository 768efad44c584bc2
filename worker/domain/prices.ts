import type { Price } from './cost.ts';

/**
 * What models cost, standard paid tier, prompts up to 200,000 tokens, which ours never reach. Check the source when you
 * change a line, and then its date. A model that is not here is limited by tokens instead: nobody knows what it costs.
 */
export const prices: {
  readonly source: string;
  readonly asOf: string;
  readonly models: Readonly<Record<string, Price>>;
} = {
  source: 'https://ai.google.dev/gemini-api/docs/pricing',
  asOf: '2026-10-07',
  models: {
    'gemini-3.5-flash': { input: 1_500_000, cached: 150_000, output: 9_000_000 },
    'gemini-3.5-flash-lite': { input: 300_000, cached: 30_000, output: 2_500_000 },
    'gemini-3.1-pro-preview': { input: 2_000_000, cached: 200_000, output: 12_000_000 },
    'gemini-3.1-flash-lite': { input: 250_000, cached: 25_000, output: 1_500_000 },
    'gemini-3-flash-preview': { input: 500_000, cached: 50_000, output: 3_000_000 },
    'gemini-2.5-pro': { input: 1_250_000, cached: 125_000, output: 10_000_000 },
    'gemini-2.5-flash': { input: 300_000, cached: 30_000, output: 2_500_000 },
    'gemini-2.5-flash-lite': { input: 100_000, cached: 10_000, output: 400_000 },
  },
};

/** The price of a model by its exact id. */
export function priceOf(modelId: string): Price | undefined {
  return Object.hasOwn(prices.models, modelId) ? prices.models[modelId] : undefined;
}
