import { readFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleLimit, bundleWorker, gzipSize } from '../bench/bundle.ts';

/** The worker as it is deployed. */

const folder = 'dist/worker-e2e';
beforeAll(() => bundleWorker(folder, ['--metafile']));

test('the bundle is within its limit', async () => {
  expect(await gzipSize(folder)).toBeLessThanOrEqual(bundleLimit);
});

test('of zod’s messages it holds the English ones alone', async () => {
  const { outputs } = JSON.parse(await readFile(`${folder}/bundle-meta.json`, 'utf8')) as Metafile;
  const bundled = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  expect(bundled.filter((file) => file.includes('/zod/v4/locales/'))).toEqual([
    expect.stringMatching(/node_modules\/zod\/v4\/locales\/en\.js$/),
  ]);
});
