import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { build } from 'esbuild';
import { instructions, toolDefinitions } from '../../worker/agent/prompt.ts';
import { gzipSize } from './bundle.ts';
import type { Given } from './model-process.ts';

export const rivalFolder = 'dist/bench-rival';

/** What the rival is given so that it has the same to do: what ours told the model in a turn of its own. */
export interface Same {
  readonly instructions: string;
  readonly tools: readonly LanguageModelV4FunctionTool[];
  readonly prompt: string;
  /** By the tool's name. */
  readonly results: Readonly<Record<string, unknown>>;
  /** The answer of the cheapest route. */
  readonly release: unknown;
}

/** From what the model was sent in the last step of one of our turns. */
export function sameAs({ contents }: Given, release: unknown): Same {
  const parts = contents.flatMap((content) => content.parts);
  const results = parts.flatMap(({ functionResponse }) =>
    functionResponse ? [[functionResponse.name, functionResponse.response.content]] : [],
  );
  return {
    instructions,
    tools: toolDefinitions,
    prompt: parts[0]?.text ?? '',
    results: Object.fromEntries(results),
    release,
  };
}

/** Bundles the rival as ours is bundled; its size in bytes, gzip. */
export async function buildRival(): Promise<number> {
  await build({
    entryPoints: ['tests/bench/rival-worker.ts'],
    outfile: `${rivalFolder}/index.js`,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*'],
    minify: true,
    logLevel: 'warning',
  });
  return gzipSize(rivalFolder);
}
