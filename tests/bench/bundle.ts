import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { quietWrangler } from '../../scripts/wrangler.ts';

/** Bytes that the worker's bundle may have, as the platform counts them. */
export const bundleLimit = 400_000;

/** The worker as it is deployed, written to `folder`. */
export function bundleWorker(folder: string, options: readonly string[] = []): void {
  const { status } = spawnSync(
    'node_modules/.bin/wrangler',
    ['deploy', '--dry-run', '--outdir', folder, ...options],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...quietWrangler } },
  );
  if (status !== 0) throw new Error('the worker could not be bundled');
}

/** Bytes of what `bundleWorker` wrote, as the platform counts them. */
export async function gzipSize(folder: string): Promise<number> {
  return gzipSync(await readFile(`${folder}/index.js`), { level: 9 }).length;
}
