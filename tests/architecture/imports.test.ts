import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { layerOf } from './arrows.ts';
import { type Files, violationsIn } from './rules.ts';

/*
 * Who may import whom, in words:
 *
 *   shared <- worker/domain <- worker/ports <- { adapters | tools <- agent | studio } <- http <- index
 *
 * - `shared` is what the widget and the worker both speak: it imports zod only. The widget imports `shared` and its own
 *   packages, and writes no HTML from strings.
 * - `domain` is pure: it reads no clock, no chance and no network. `ports` hold types only.
 * - What stands in braces does not know its siblings; above all, the agent never imports an adapter. Only `compose`
 *   does, which knows the agent by its types.
 * - Hono lives in `http`; bindings and `cloudflare:` modules in `env`, `compose` and `index`.
 * - `feeds` know the domain. The commands in `catalogue-data`, `scripts` and `demo`, and tests, put things together as
 *   they need them, and nothing imports them.
 * - There are no cycles, and no file points at a text that is not in the repository.
 *
 * The rules are in rules.ts and arrows.ts, and rules.test.ts breaks each of them. Nothing switches one off: a plan that
 * no longer fits the house is changed there, openly.
 */

async function repository(): Promise<Files> {
  const root = new URL('../../', import.meta.url);
  const left = new Set(['node_modules', 'dist', '.git', '.wrangler']);
  const paths = await Array.fromAsync(
    glob('**/*.{ts,mjs,js,md,json,toml,css,html,yml}', {
      cwd: root,
      exclude: (path: string) => path.split('/').some((folder) => left.has(folder)),
    }),
  );
  const files = paths.filter((path) => path !== 'package-lock.json').sort();
  const texts = files.map(async (path) => [path, await readFile(new URL(path, root), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

const files = await repository();

test('the whole house is looked at', () => {
  const layers = new Set([...files.keys()].map(layerOf));
  for (const layer of ['shared', 'domain', 'ports', 'adapters', 'tools', 'agent', 'http', 'widget', 'feeds'])
    expect(layers).toContain(layer);
  for (const path of [
    'worker/index.ts',
    'worker/env.ts',
    'worker/compose.ts',
    'scripts/setup.mjs',
    'README.md',
  ])
    expect(files.has(path), path).toBe(true);
});

test('no arrow is broken, nothing goes round in a cycle, and no rule is walked around', () => {
  expect(violationsIn(files)).toEqual([]);
});
