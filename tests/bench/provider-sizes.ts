import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorker, gzipSize } from './bundle.ts';
import { kilobytes, type Row } from './measure.ts';

/** The providers that wrangler.toml leaves out, by the package that brings each. */
const providers = {
  'openai-compatible': '@ai-sdk/openai-compatible',
  'workers-ai': 'workers-ai-provider',
  anthropic: '@ai-sdk/anthropic',
  bedrock: '@ai-sdk/amazon-bedrock',
} as const;

const folder = 'dist/worker-sizes';

/** The worker's bundle with each provider of models: without any, with Gemini, and with one more. */
export async function providerSizes(): Promise<Row[]> {
  const none = await sizeWith(['--alias', '@ai-sdk/google/internal:./worker/adapters/left-out.ts']);
  const usual = await gzipSize('dist/worker');
  const row = (name: string, size: number, over: number, what: string): Row => ({
    name: `worker bundle with ${name}, gzip`,
    value: kilobytes(size),
    beside: `${kilobytes(size - over)} more than ${what}`,
  });
  const rows: Row[] = [
    { name: 'worker bundle with offline only, gzip', value: kilobytes(none), beside: '' },
    row('offline and google', usual, none, 'that'),
  ];
  for (const [provider, packageName] of Object.entries(providers)) {
    rows.push(row(`these and ${provider}`, await sizeWith(buildIn(packageName)), usual, 'those'));
  }
  return rows;
}

/** Stands above the line of wrangler.toml that leaves the package out. */
function buildIn(packageName: string): string[] {
  const entry = relative('.', fileURLToPath(import.meta.resolve(packageName)));
  return ['--alias', `${packageName}:./${entry}`];
}

function sizeWith(options: readonly string[]): Promise<number> {
  bundleWorker(folder, options);
  return gzipSize(folder);
}
