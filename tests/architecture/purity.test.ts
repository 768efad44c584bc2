import { describe, expect, test } from 'vitest';
import { violationsIn } from './rules.ts';

function said(path: string, text: string, others: Record<string, string> = {}): string[] {
  return violationsIn(new Map(Object.entries({ [path]: text, ...others })));
}

describe('the domain reads no clock, no chance and no network', () => {
  test.each([
    'Date.now()',
    "Date['now']()",
    'new Date()',
    'new Date',
    'Date()',
    '[1].map(Date)',
    '((clock) => clock.now())(Date)',
    'Math.random()',
    "Math['random']()",
    "Math['ran' + 'dom']()",
    '(({ random }) => random())(Math)',
    "fetch('https://shop.example')",
    '[fetch]',
    "globalThis.fetch('x')",
    'crypto.randomUUID()',
    'crypto.getRandomValues(new Uint8Array(4))',
    'performance.now()',
    'setTimeout(() => 1, 5)',
    'setInterval(() => 1, 5)',
    'process.hrtime()',
    'console.log(1)',
    "new WebSocket('wss://x')",
    "eval('Date.now()')",
    "new Function('return Date.now()')",
    '{ now: Date.now() }',
    '(x = Date.now()) => x',
  ])('%s is caught', (expression) => {
    expect(said('worker/domain/x.ts', `export const x = ${expression};`)).toContainEqual(
      expect.stringMatching(/^worker\/domain\/x\.ts uses \w+ in the domain$/),
    );
  });

  test('elsewhere they may be read', () => {
    const text = 'export const x = [Date.now(), Math.random(), crypto.randomUUID(), fetch];';
    expect(said('worker/adapters/x.ts', text)).toEqual([]);
  });

  test.each([
    "Date.parse('2026-11-01')",
    'new Date(0)',
    'Date.UTC(2026, 10, 1)',
    'Math.round(1.5)',
    "crypto.subtle.digest('SHA-256', new Uint8Array())",
    '(order: { fetch: Date; process: string }) => order.fetch',
    '{ Date: 1, fetch: 2, process: 3 }',
    "'Date.now() and fetch'",
  ])('%s is allowed', (expression) => {
    expect(said('worker/domain/x.ts', `export const x = ${expression};`)).toEqual([]);
  });
});

describe('a port holds types only', () => {
  test.each([
    'export const x = 1;',
    'export class X {}',
    'export function x() {}',
    "import '../domain/x.ts';",
    'let x;',
  ])('%s is caught', (text) => {
    expect(said('worker/ports/x.ts', text)).not.toEqual([]);
  });

  test('interfaces and types are allowed', () => {
    const text =
      "import type { A } from '../domain/a.ts';\nexport interface X { a: A }\nexport type Y = X['a'];\ntype Z = Y;\nexport type { Z };";
    expect(said('worker/ports/x.ts', text)).toEqual([]);
  });
});

describe('bindings and settings are read in env, compose and index only', () => {
  test.each([
    ['worker/http/app.ts', 'export const x = (c: { env: unknown }) => c.env;'],
    ['worker/http/app.ts', "export const x = (c: { env: unknown }) => c['env'];"],
    ['worker/agent/turn.ts', 'export const x = process.env.KEY;'],
    ['worker/adapters/google.ts', 'export const x = (import.meta as never as { env: string }).env;'],
  ])('in %s: %s', (path, text) => {
    expect(said(path, text)).toHaveLength(1);
  });

  test('compose may', () => {
    expect(said('worker/compose.ts', 'export const x = (c: { env: unknown }) => c.env;')).toEqual([]);
  });
});

describe('the widget makes no HTML and no code from text', () => {
  test.each([
    'element.innerHTML = text;',
    "element['innerHTML'] = text;",
    String.raw`element['inner\u0048TML'] = text;`,
    'element.outerHTML = text;',
    "element.insertAdjacentHTML('beforeend', text);",
    `html\`<p .innerHTML=\${text}></p>\`;`,
    'const { innerHTML } = element;',
    "import { unsafeHTML } from 'lit/directives/unsafe-html.js';",
    "const load = () => import('lit/directives/unsafe-svg.js');",
    'element.setHTMLUnsafe(text);',
    'range.createContextualFragment(text);',
    'document.write(text);',
    'eval(text);',
    'new Function(text);',
    "Function('return 1')();",
    'frame.srcdoc = text;',
  ])('%s is caught', (statement) => {
    expect(said('widget/views/x.ts', `${statement}\nexport {};`)).not.toEqual([]);
  });

  test('text that is set as text is allowed, and a comment may name what is not', () => {
    const text = `/* never innerHTML */ element.textContent = text; element.replaceChildren(html\`<p>\${text}</p>\`);`;
    expect(said('widget/views/x.ts', text)).toEqual([]);
  });
});

describe('cycles', () => {
  const a = { 'worker/agent/a.ts': "import './b.ts';" };
  const b = { 'worker/agent/b.ts': "export * from './c.ts';" };

  test('are caught, however long, and named once with every file on their way', () => {
    expect(said('worker/agent/c.ts', "import './a.ts';", { ...a, ...b })).toEqual([
      'worker/agent/c.ts -> worker/agent/a.ts -> worker/agent/b.ts -> worker/agent/c.ts: a cycle',
    ]);
  });

  test('of one file with itself are caught', () => {
    expect(said('worker/agent/a.ts', "import './a.ts';")).toHaveLength(1);
  });

  test('that close later, with import(), are caught', () => {
    expect(
      said('worker/agent/c.ts', "export const x = () => import('./a.ts');", { ...a, ...b }),
    ).toHaveLength(1);
  });

  test('are not made by two ways to one file', () => {
    const others = { ...a, 'worker/agent/b.ts': "import './d.ts';", 'worker/agent/d.ts': 'export {};' };
    expect(said('worker/agent/c.ts', "import './a.ts'; import './d.ts';", others)).toEqual([]);
  });
});

test.each(['test.skip', 'test.only', 'describe.skip', 'it.todo', 'test.skipIf(true)'])(
  'the rules themselves cannot be switched off with %s',
  (call) => {
    expect(said('tests/architecture/imports.test.ts', `${call}('x', () => {});`)).toHaveLength(1);
  },
);

describe('no file points at a text that is not in the repository', () => {
  // Written apart, since the rule reads this file too.
  const design = ['..', 'shared', 'design'].join('/');
  const book = `LA${'WS'}.md`;

  test.each([
    ['README.md', `See ${design}/handbook.`],
    ['worker/agent/turn.ts', `// Law 3, ${book}\nexport {};`],
    ['scripts/build.mjs', `// ${['', 'work', 'main'].join('/')}\n`],
  ])('in %s it is caught', (path, text) => {
    expect(said(path, text)).toHaveLength(1);
  });

  test('one that is there may be named', () => {
    expect(said('README.md', 'See CONTRIBUTING.md.', { 'CONTRIBUTING.md': '' })).toEqual([]);
  });
});
