import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as leftOut from './left-out.ts';

const sources: Record<string, string> = {
  createAmazonBedrock: 'bedrock.ts',
  createAnthropic: 'anthropic.ts',
  createOpenAICompatible: 'openai-compatible.ts',
  GoogleLanguageModel: 'google.ts',
  createWorkersAI: 'workers-ai.ts',
};

test.each(Object.entries(leftOut))('%s says how to build its provider in', async (name, make) => {
  const source = await readFile(new URL(sources[name] ?? '', import.meta.url), 'utf8');
  const packageName = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source)?.[1];
  let thrown: unknown;
  try {
    Reflect.construct(make, []);
  } catch (error) {
    thrown = error;
  }
  // The name by which the worker shows an operator the words of a wrong setting.
  expect(thrown).toMatchObject({ name: 'ConfigError' });
  expect(String(thrown)).toContain(`"${packageName}"`);
  expect(String(thrown)).toMatch(/\[alias\] in wrangler\.toml/);
});

test('what wrangler.toml leaves out is all here, and Gemini is not left out', async () => {
  const toml = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const aliases = [...toml.matchAll(/^"([^"]+)" = "\.\/worker\/adapters\/left-out\.ts"$/gm)].map(
    ([, name]) => name,
  );
  expect(aliases.sort()).toEqual([
    '@ai-sdk/amazon-bedrock',
    '@ai-sdk/anthropic',
    '@ai-sdk/openai-compatible',
    'workers-ai-provider',
  ]);
  const alias = Object.fromEntries(aliases.map((name) => [name, './worker/adapters/left-out.ts']));
  const { metafile, warnings } = await build({
    entryPoints: ['worker/index.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    outdir: 'dist',
    external: ['cloudflare:workers'],
    alias,
  });
  expect(warnings).toEqual([]);
  const bundled = Object.keys(metafile.inputs).join('\n');
  expect(bundled).toContain('node_modules/@ai-sdk/google/');
  for (const name of aliases) expect(bundled).not.toContain(`node_modules/${name}/`);
});
