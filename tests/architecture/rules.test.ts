import { describe, expect, test } from 'vitest';
import { violationsIn } from './rules.ts';

/** What is said of made-up files; a file that is imported need not be there. */
function said(path: string, text: string, others: Record<string, string> = {}): string[] {
  return violationsIn(new Map(Object.entries({ [path]: text, ...others })));
}

const importing = (target: string) => `import { x } from '${target}';\nexport const y = x;\n`;

describe('an arrow that the house has is allowed', () => {
  test.each([
    ['shared/chat.ts', './money.ts'],
    ['shared/strings/index.ts', '../money.ts'],
    ['shared/chat.ts', 'zod'],
    ['worker/domain/query.ts', '../../shared/money.ts'],
    ['worker/domain/text.ts', 'stemmer'],
    ['worker/adapters/upstash.ts', '../ports/retrieval.ts'],
    ['worker/adapters/embedded-index/index.ts', '../../domain/query.ts'],
    ['worker/tools/run.ts', '../ports/clock.ts'],
    ['worker/agent/loop.ts', '../tools/run.ts'],
    ['worker/agent/prompt.ts', '@ai-sdk/provider'],
    ['worker/studio/facts.ts', '../domain/claims.ts'],
    ['worker/http/app.ts', 'hono/cors'],
    ['worker/http/chat.ts', '../agent/turn.ts'],
    ['worker/http/search.ts', '../tools/run.ts'],
    ['worker/compose.ts', './adapters/google.ts'],
    ['worker/compose.ts', './env.ts'],
    ['worker/compose.ts', 'cloudflare:workers'],
    ['worker/index.ts', './http/app.ts'],
    ['worker/feeds/jsonl.ts', '../../shared/product.ts'],
    ['widget/panel.ts', '../shared/strings/index.ts'],
    ['widget/panel.ts', 'lit/directives/repeat.js'],
    ['catalogue-data/import.ts', '../worker/adapters/embedded-index/build.ts'],
    ['scripts/build.ts', '../demo/build.ts'],
    ['tests/worker/shop.ts', 'cloudflare:workers'],
    ['worker/tools/run.test.ts', '../../tests/fixtures/shop.ts'],
    ['worker/agent/turn.test.ts', '../adapters/offline-model/index.ts'],
  ])('%s may import %s', (path, target) => {
    expect(said(path, importing(target))).toEqual([]);
  });

  test('compose knows the agent by its types', () => {
    expect(said('worker/compose.ts', "import type { Deps } from './agent/stages.ts';")).toEqual([]);
  });
});

describe('an arrow that the house does not have is caught', () => {
  test.each([
    ['shared/chat.ts', '../worker/domain/query.ts'],
    ['shared/chat.ts', '../widget/stream.ts'],
    ['worker/domain/query.ts', '../ports/clock.ts'],
    ['worker/domain/query.ts', '../adapters/system-clock.ts'],
    ['worker/domain/query.ts', '../tools/run.ts'],
    ['worker/ports/model.ts', '../adapters/google.ts'],
    ['worker/adapters/google.ts', '../tools/run.ts'],
    ['worker/adapters/google.ts', '../agent/prompt.ts'],
    ['worker/adapters/google.ts', '../studio/facts.ts'],
    ['worker/adapters/google.ts', '../env.ts'],
    ['worker/tools/run.ts', '../agent/loop.ts'],
    ['worker/tools/run.ts', '../adapters/system-clock.ts'],
    ['worker/agent/turn.ts', '../adapters/offline-model/index.ts'],
    ['worker/agent/turn.ts', '../studio/facts.ts'],
    ['worker/agent/turn.ts', '../http/sse.ts'],
    ['worker/agent/turn.ts', '../compose.ts'],
    ['worker/studio/facts.ts', '../tools/run.ts'],
    ['worker/studio/facts.ts', '../agent/loop.ts'],
    ['worker/http/app.ts', '../adapters/google.ts'],
    ['worker/http/app.ts', '../compose.ts'],
    ['worker/http/app.ts', '../env.ts'],
    ['worker/http/app.ts', '../feeds/jsonl.ts'],
    ['worker/compose.ts', './http/app.ts'],
    ['worker/compose.ts', './tools/run.ts'],
    ['worker/compose.ts', './agent/turn.ts'],
    ['worker/index.ts', './adapters/google.ts'],
    ['worker/feeds/jsonl.ts', '../adapters/embedded-index/build.ts'],
    ['worker/feeds/jsonl.ts', '../ports/products.ts'],
    ['worker/domain/query.ts', '../../catalogue-data/shop.json'],
    ['worker/domain/query.ts', '../../tests/fixtures/shop.ts'],
    ['worker/domain/query.ts', './query.test.ts'],
    ['worker/http/app.ts', '../../vitest.config.ts'],
    ['widget/panel.ts', '../worker/domain/text.ts'],
    ['widget/panel.ts', '../scripts/build.ts'],
    ['worker/agent/turn.ts', '../../../secrets.ts'],
  ])('%s may not import %s', (path, target) => {
    const [broken = ''] = said(path, importing(target));
    expect(broken).toMatch(/ imports .*(?:may not import|outside the repository)/);
    expect(broken).toContain(target.split('/').at(-1));
  });

  test.each([
    ['a type', "import type { X } from '../adapters/google.ts';"],
    ['a type among values', "import { type X } from '../adapters/google.ts';"],
    ['for its effect', "import '../adapters/google.ts';"],
    ['everything', "import * as all from '../adapters/google.ts'; export { all };"],
    ['passed on', "export { x } from '../adapters/google.ts';"],
    ['all passed on', "export * from '../adapters/google.ts';"],
    ['a type passed on', "export type { X } from '../adapters/google.ts';"],
    ['later', "export const load = () => import('../adapters/google.ts');"],
    ['later, from a template', 'export const load = () => import(`../adapters/google.ts`);'],
    ['inside a type', "export type X = import('../adapters/google.ts').X;"],
    ['the old way', "import google = require('../adapters/google.ts'); export { google };"],
    ['from further up', "import '../../worker/adapters/google.ts';"],
    ['with escapes', String.raw`import '../\u0061dapters/google.ts';`],
    ['over many lines', "import {\n  x,\n} from\n  '../adapters/google.ts'; export { x };"],
    ['in one line with others', "import '../ports/a.ts';import '../adapters/google.ts';"],
  ])('however it is written: %s', (_, text) => {
    expect(said('worker/agent/turn.ts', text)).toHaveLength(1);
  });

  test.each([
    ['worked out', "export const load = (name: string) => import('../adapters/' + name);"],
    ['an alias', "import '#adapters/google.ts';"],
    ['a whole path', "import '/worker/adapters/google.ts';"],
    ['an address', "import 'file:///worker/adapters/google.ts';"],
    ['the package’s own name', "import 'shop-assistant/worker/adapters/google.ts';"],
  ])('and there is no way around: %s', (_, text) => {
    expect(said('worker/agent/turn.ts', text)).toHaveLength(1);
  });

  test.each([
    '// biome-ignore lint/all: wanted\n',
    '// eslint-disable-next-line\n',
    '// @ts-nocheck\n',
    '/* architecture: allow */ ',
    '// dependency-cruiser-ignore\n',
  ])('no comment silences it: %j', (comment) => {
    expect(said('worker/agent/turn.ts', `${comment}import '../adapters/google.ts';`)).toHaveLength(1);
  });

  test('what only looks like an import is none', () => {
    const text = "// import '../adapters/google.ts';\nexport const x = `import '../adapters/google.ts'`;";
    expect(said('worker/agent/turn.ts', text)).toEqual([]);
  });
});

describe('a package in the wrong place is caught', () => {
  test.each([
    ['shared/chat.ts', 'lit'],
    ['worker/domain/text.ts', 'node:crypto'],
    ['worker/domain/text.ts', '@ai-sdk/provider'],
    ['worker/agent/turn.ts', 'hono'],
    ['worker/compose.ts', 'hono/cors'],
    ['scripts/build.ts', 'hono'],
    ['worker/agent/turn.ts', 'cloudflare:workers'],
    ['worker/http/app.ts', 'cloudflare:workers'],
    ['worker/tools/run.test.ts', 'cloudflare:workers'],
    ['widget/panel.ts', 'zod'],
    ['widget/panel.ts', 'ai'],
  ])('%s may not import %s', (path, target) => {
    expect(said(path, importing(target))).toHaveLength(1);
  });
});

test.each(['worker/utils.ts', 'worker/helpers/x.ts', 'src/x.ts', 'lib/deep/x.mjs'])(
  '%s lies in no folder of the house',
  (path) => {
    expect(said(path, 'export const x = 1;')).toEqual([`${path} lies in no folder of the house`]);
  },
);
