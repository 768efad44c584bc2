import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as whole from 'zod/v4';
import * as lean from './index.ts';

const leftOut = Object.entries(lean).flatMap(([name, value]) => (value === undefined ? [name] : []));

test('what it has is zod’s own', () => {
  expect(leftOut).toEqual(['core', 'locales', 'fromJSONSchema', 'compile']);
  const { default: _, z: __, ...members } = whole;
  const same = Object.fromEntries(Object.entries(members).filter(([name]) => !leftOut.includes(name)));
  for (const has of [lean, lean.z]) expect({ ...has }).toMatchObject(same);
});

test('no package that the worker may be built with uses what it has not', async () => {
  const importers = await importersOfZod();
  for (const name of ['google', 'anthropic', 'amazon-bedrock', 'openai-compatible', 'provider-utils'])
    expect(importers.join()).toContain(`@ai-sdk/${name}/`);
  for (const file of importers) expect(usesOf(leftOut, await readFile(file, 'utf8')), file).toEqual([]);
});

test('a use would be seen', () => {
  const source =
    'import { z as z4 } from "zod/v4"; import { compile } from "zod/v4"; z4.object(z4.core); z4.locales';
  expect(usesOf(leftOut, source)).toEqual(['core', 'locales', 'compile']);
});

/** Files of packages that import `zod/v4`, where every provider is built in. */
async function importersOfZod(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['worker/index.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    outdir: 'dist',
    external: ['cloudflare:workers'],
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.some(({ original }) => original === 'zod/v4') ? [file] : [],
  );
}

/** Names a source takes from zod, as a member of what it calls zod or by name. */
function usesOf(names: readonly string[], source: string): string[] {
  const imports = [...source.matchAll(/import\s*(?:\* as (\w+)|\{([^}]*)\})\s*from\s*["']zod\/v4["']/g)];
  return names.filter((name) =>
    imports.some(([, namespace, list = '']) => {
      const named = list.split(',').map((one) => one.trim().split(/\s+as\s+/));
      const zods = [namespace, ...named.flatMap(([from, as = from]) => (from === 'z' ? [as] : []))];
      return (
        named.some(([from]) => from === name) ||
        zods.some((zod) => zod && new RegExp(`\\b${zod}\\s*\\.\\s*${name}\\b`).test(source))
      );
    }),
  );
}
