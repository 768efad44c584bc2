import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import shop from '../../catalogue-data/shop.json' with { type: 'json' };
import { ruleName } from '../domain/policy.ts';
import { formatRuleField } from '../domain/policy-prose.ts';
import { policySectionSchema } from '../domain/policy-section.ts';
import { PolicyError, readPolicies, readPolicy } from './policies.ts';

const folder = new URL('../../policies/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    name: file.slice(0, -'.md'.length),
    markdown: readFileSync(new URL(file, folder), 'utf8'),
  }));

function policy(prose: string, rules = '  - { kind: return-window, days: 30 }'): string {
  return `---\ntitle: Returns\nrules:\n${rules}\n---\n\n${prose}\n`;
}

/** Two sections, A and B, and what is asked for them. */
function asking(asked: string): string {
  return `---\ntitle: Returns\nrules:\n  - { kind: return-window, days: 30 }\nasked:\n${asked}\n---\n\n## A\n\nB.\n\n## B\n\nC.\n`;
}

function policyError(read: () => unknown): PolicyError {
  try {
    read();
  } catch (error) {
    if (error instanceof PolicyError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe("the shop's policies", () => {
  const documents = readPolicies(files);
  const sections = documents.flatMap((document) => document.sections);

  it('are the five documents, of 6 to 9 sections each', () => {
    expect(documents.map(({ name }) => name)).toEqual([
      'care',
      'payments',
      'returns',
      'shipping',
      'warranty',
    ]);
    expect(sections.length).toBeGreaterThanOrEqual(36);
    for (const document of documents) {
      expect(document.sections.length, document.name).toBeGreaterThanOrEqual(6);
      expect(document.sections.length, document.name).toBeLessThanOrEqual(9);
    }
  });

  it('have sections of 30 to 120 words under ids and addresses of their own', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ url }) => url)).size).toBe(sections.length);
    for (const section of sections) {
      policySectionSchema.parse(section);
      const words = section.text.split(/\s+/).length;
      expect(words, section.id).toBeGreaterThanOrEqual(30);
      expect(words, section.id).toBeLessThanOrEqual(120);
    }
  });

  it('have a block of HTML for each section', () => {
    for (const { sections, blocks } of documents) {
      expect(blocks.map(({ id, heading }) => ({ id, heading }))).toEqual(
        sections.map(({ id, heading }) => ({ id, heading })),
      );
      for (const { html } of blocks) expect(html).toMatch(/^<p>/);
    }
  });

  it('have 30 to 40 questions for each section, which are not on its page', () => {
    for (const { sections, blocks } of documents) {
      for (const [at, { id, asked, text }] of sections.entries()) {
        expect(asked.length, id).toBeGreaterThanOrEqual(30);
        expect(asked.length, id).toBeLessThanOrEqual(40);
        const shown = `${text}\n${Object.values(blocks[at]!).join('\n')}`.toLowerCase();
        for (const question of asked) expect(shown).not.toContain(question.toLowerCase());
      }
    }
  });

  it('leave no placeholder unfilled', () => {
    for (const { sections, blocks } of documents) {
      for (const section of sections)
        expect(Object.values(section).join('\n')).not.toMatch(/\{\{|\}\}|undefined/);
      for (const { html } of blocks) expect(html).not.toMatch(/\{\{|\}\}|undefined/);
    }
  });

  it('say every number and list of every rule, as it is formatted', () => {
    for (const { name, rules, sections } of documents) {
      const source = files.find((file) => file.name === name)!.markdown.split('\n---\n')[1]!;
      const text = sections.map((section) => section.text).join('\n');
      for (const rule of rules) {
        const shown = Object.entries(rule).filter(([, value]) => typeof value !== 'string');
        for (const [field] of shown) {
          const place = `${ruleName(rule)}.${field}`;
          expect(source).toMatch(new RegExp(`\\{\\{${place}(?:\\|or)?\\}\\}`));
          const either = (['and', 'or'] as const).map((conjunction) =>
            formatRuleField(rule, field, conjunction)!.replaceAll(/[$().]/g, '\\$&'),
          );
          expect(text, place).toMatch(new RegExp(`(?<![\\w.,])(?:${either.join('|')})(?![\\w%]|[.,]\\d)`));
        }
      }
    }
  });

  it('say no number that is not of a rule', () => {
    const numerals =
      'a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|ninety|hundred|every|each|per|few';
    const units = 'minute|hour|night|day|week|month|year|weekend|dollar|cent|pound|degree|percent|time limit';
    const spelled = new RegExp(
      `\\b(?:${numerals})[ -](?:business |calendar |working )?(?:${units})s?\\b`,
      'i',
    );
    for (const { markdown } of files) {
      const prose = markdown.split('\n---\n')[1]!.replaceAll(/\{\{.*?\}\}/g, '#');
      expect(prose).not.toMatch(/\d|%|\$|€|£|\bpercent\b|\b(?:daily|weekly|monthly|yearly|twice|dozen)\b/i);
      expect(prose.replaceAll(/\s+/g, ' ')).not.toMatch(spelled);
    }
  });

  it('name only the address of the shop’s support', () => {
    const addresses = sections.flatMap(({ text }) => text.match(/[\w.]+@[\w.]*\w/g) ?? []);
    expect(new Set(addresses)).toEqual(new Set([shop.support.email]));
  });

  it('link only to sections there are', () => {
    const urls = new Set(sections.map(({ url }) => url));
    const links = documents
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ html }) => [...html.matchAll(/href="(\/policies\/[^"]*)"/g)].map(([, href]) => href!));
    expect(links.filter((link) => !urls.has(link))).toEqual([]);
  });
});

describe('readPolicy', () => {
  it('gives a section its id, path, address, text and HTML', () => {
    const { title, rules, sections, blocks } = readPolicy(
      'returns',
      policy('## Return window\n\nWithin **{{return-window.days}}\ndays**.\n\nAsk\\\nus.'),
    );
    expect(title).toBe('Returns');
    expect(rules).toEqual([{ kind: 'return-window', days: 30 }]);
    expect(sections).toEqual([
      {
        id: 'returns#return-window',
        document: 'Returns',
        heading: 'Return window',
        path: 'Returns > Return window',
        text: 'Within 30 days.\nAsk us.',
        url: '/policies/returns#return-window',
        asked: [],
      },
    ]);
    expect(blocks).toEqual([
      {
        id: 'returns#return-window',
        anchor: 'return-window',
        heading: 'Return window',
        depth: 2,
        html: '<p>Within <strong>30\ndays</strong>.</p>\n<p>Ask<br>us.</p>\n',
      },
    ]);
  });

  it('keeps what is asked for a section with it, with the rules’ values in it', () => {
    const { sections, blocks } = readPolicy(
      'returns',
      asking('  b: [" {{return-window.days}} days from when? ", can I give it back]'),
    );
    expect(sections.map(({ id, asked }) => [id, asked])).toEqual([
      ['returns#a', []],
      ['returns#b', ['30 days from when?', 'can I give it back']],
    ]);
    expect(JSON.stringify(blocks)).not.toMatch(/from when|give it back/);
  });

  it('puts a ### section below its ## section', () => {
    const { sections, blocks } = readPolicy(
      'returns',
      policy('## Fees\n\nSee below.\n\n### For *furniture*\n\nMore.\n\n## Refunds\n\nSoon.'),
    );
    expect(sections.map(({ id, path, text }) => [id, path, text])).toEqual([
      ['returns#fees', 'Returns > Fees', 'See below.'],
      ['returns#for-furniture', 'Returns > Fees > For furniture', 'More.'],
      ['returns#refunds', 'Returns > Refunds', 'Soon.'],
    ]);
    expect(blocks.map(({ depth }) => depth)).toEqual([2, 3, 2]);
  });

  it('reads lists, tables and quotations as lines of text', () => {
    const prose =
      '## All\n\n- a *b*\n- c\n  - d\n\n3. e\n4. f\n\n| g | h |\n| - | - |\n| i | [j](/k) |\n\n> l\n\n---\n\n`m`';
    const { sections } = readPolicy('returns', policy(prose));
    expect(sections[0]!.text.split('\n')).toEqual([
      '- a b',
      '- c',
      '- d',
      '3. e',
      '4. f',
      'g | h',
      'i | j',
      'l',
      'm',
    ]);
  });

  it('takes what looks like a heading or a fence in code as code', () => {
    const { sections } = readPolicy('returns', policy('## All\n\n```\n## not a heading\n---\n```'));
    expect(sections.map(({ text }) => text)).toEqual(['## not a heading ---']);
  });

  it('makes ids of any letters, apart from where a section stands', () => {
    const prose = (first: string, second: string) =>
      policy(`## ${first}\n\nText.\n\n## ${second}\n\nText.`, '  []');
    const ids = (markdown: string) => readPolicy('care', markdown).sections.map(({ id }) => id);
    expect(ids(prose('What’s “décor” & more?', 'B'))).toEqual(['care#whats-decor-more', 'care#b']);
    expect(ids(prose('B', 'What’s “décor” & more?'))).toEqual(['care#b', 'care#whats-decor-more']);
  });

  it('reads a file with a byte order mark and Windows line ends', () => {
    const markdown = `\uFEFF${policy('## A\n\nB.').replaceAll('\n', '\r\n')}`;
    expect(readPolicy('returns', markdown).sections[0]!.text).toBe('B.');
  });

  it('escapes raw HTML', () => {
    const prose = [
      '## A <i>heading</i>',
      '<script>alert("block")</script>',
      'Text <b onclick="x()">bold</b> <script>if (a < b) "c"</script> & <pre><img src=x></pre>',
      '- <img src=x onerror=alert(1)>',
      '```html\n<style>\n```',
      '`<u>`',
    ].join('\n\n');
    const html = readPolicy('returns', policy(prose)).blocks[0]!.html;
    const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    expect(new Set(tags)).toEqual(
      new Set([
        '<p>',
        '</p>',
        '<ul>',
        '</ul>',
        '<li>',
        '</li>',
        '<pre>',
        '</pre>',
        '<code class="language-html">',
        '<code>',
        '</code>',
      ]),
    );
    expect(html).toContain('<p>&lt;script&gt;alert(&quot;block&quot;)&lt;/script&gt;</p>');
    expect(html).toContain('&lt;script&gt;if (a &lt; b) &quot;c&quot;&lt;/script&gt; &amp; ');
  });

  it('links to the web, mail and the shop, and to nothing else', () => {
    const links = ['https://a.example/', 'mailto:a@b.example', '/policies/care#rugs', '#rugs'];
    const others = [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,x',
      '//a.example',
      '/\\a.example',
    ];
    const prose = [...links, ...others].map((href) => `[to *it*](<${href}>)`).join('\n\n');
    const html = readPolicy('returns', policy(`## A\n\n${prose}\n\n![x](https://a.example/y.png)`)).blocks[0]!
      .html;
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
    expect(html.match(/to <em>it<\/em>/g)).toHaveLength(links.length + others.length);
    expect(html).not.toContain('<img');
  });

  it.each([
    [
      'an unknown kind',
      policy('## A\n\nB.', '  - { kind: return-window, days: 30 }\n  - { kind: retrun-fee, goods: parcel }'),
      /^returns\.md: rule 2 \(retrun-fee\): field "kind": there is no kind "retrun-fee"; the kinds are change-window, /,
      { rule: '2 (retrun-fee)', field: 'kind' },
    ],
    [
      'a rule without a kind',
      policy('## A\n\nB.', '  - { days: 30 }'),
      /^returns\.md: rule 1: field "kind": a rule needs a kind; /,
      { rule: '1', field: 'kind' },
    ],
    [
      'a field of the wrong type',
      policy('## A\n\nB.', '  - { kind: return-window, id: window, days: thirty }'),
      /^returns\.md: rule 1 \(window\): field "days": Invalid input: expected number, received string$/,
      { rule: '1 (window)', field: 'days' },
    ],
    [
      'a field within a field',
      policy('## A\n\nB.', '  - { kind: return-fee, goods: parcel, fee: { amount: 7.5, currency: USD } }'),
      /^returns\.md: rule 1 \(return-fee\): field "fee\.amount": .*int/,
      { rule: '1 (return-fee)', field: 'fee.amount' },
    ],
    [
      'a field there is not',
      policy('## A\n\nB.', '  - { kind: return-window, days: 30, nights: 3 }'),
      /^returns\.md: rule 1 \(return-window\): field "nights": there is no such field$/,
      { rule: '1 (return-window)', field: 'nights' },
    ],
    [
      'a missing title',
      '---\nrules: []\n---\n## A\n\nB.',
      /^returns\.md: field "title": /,
      { rule: undefined, field: 'title' },
    ],
    [
      'a rule that is not one',
      policy('## A\n\nB.', '  - thirty days'),
      /^returns\.md: rule 1: /,
      { rule: '1', field: undefined },
    ],
    ['empty front matter', '---\n---\n## A\n\nB.', /^returns\.md: .*expected object/, {}],
    [
      'two rules of one name',
      policy('## A\n\nB.', '  - { kind: return-window, days: 30 }\n'.repeat(2)),
      /^returns\.md: two rules are named "return-window"/,
      { rule: 'return-window' },
    ],
    [
      'front matter that is not YAML',
      '---\ntitle: [\n---\n## A\n\nB.',
      /^returns\.md: the front matter is not YAML: /,
      {},
    ],
    ['no front matter', '## A\n\nB.', /^returns\.md: front matter between two lines of ---/, {}],
    [
      'front matter without an end',
      '---\ntitle: A\n',
      /^returns\.md: front matter between two lines of ---/,
      {},
    ],
    [
      'a placeholder without a rule',
      policy('## A\n\n{{refund.businessDays}}'),
      /^returns\.md: the placeholder \{\{refund\.businessDays\}\}: there is no rule "refund"$/,
      {},
    ],
    [
      'two headings alike',
      policy('## Return window\n\nA.\n\n## Return-Window!\n\nB.'),
      /^returns\.md: the headings "Return window" and "Return-Window!" make the same address returns#return-window$/,
      {},
    ],
    [
      'a heading too high',
      policy('# A\n\nB.'),
      /^returns\.md: the heading "A" has to be ## or, below one, ###$/,
      {},
    ],
    ['a heading too low', policy('## A\n\nB.\n\n#### C\n\nD.'), /the heading "C" has to be/, {}],
    ['a ### heading below nothing', policy('### A\n\nB.'), /the heading "A" has to be/, {}],
    ['a heading without letters', policy('## ?!\n\nB.'), /the heading "\?!" has no letters/, {}],
    [
      'words before the headings',
      policy('Welcome.\n\n## A\n\nB.'),
      /"Welcome\." stands before the first ## heading/,
      {},
    ],
    ['an empty section', policy('## A\n\n## B\n\nC.'), /the section "A" is empty/, {}],
    ['no sections', policy(''), /there are no sections/, {}],
    [
      'questions for a section there is not',
      asking('  a: [can I]\n  return-windw: [how long]'),
      /^returns\.md: field "asked\.return-windw": there is no section "return-windw"$/,
      { field: 'asked.return-windw' },
    ],
    [
      'a section without a question',
      asking('  a: []'),
      /^returns\.md: field "asked\.a": there has to be at least one question$/,
      { field: 'asked.a' },
    ],
    ['a question that is none', asking('  a: [can I, ""]'), /^returns\.md: field "asked\.a\.1": /, {}],
    ['a section with nothing behind it', asking('  a:'), /^returns\.md: field "asked\.a": .*array/, {}],
    [
      'a question for two sections',
      asking('  a: [How long?]\n  b: [can I, how LONG]'),
      /^returns\.md: field "asked\.b": "how LONG" is already asked for returns#a$/,
      { field: 'asked.b' },
    ],
    [
      'a question given twice',
      asking('  a: [How long?, how long]'),
      /^returns\.md: field "asked\.a": "how long" is already asked for returns#a$/,
      { field: 'asked.a' },
    ],
    [
      'a placeholder without a rule in a question',
      asking('  a: ["is it {{refund.businessDays}} days"]'),
      /^returns\.md: field "asked\.a": the placeholder \{\{refund\.businessDays\}\}: there is no rule "refund"$/,
      { field: 'asked.a' },
    ],
  ])('rejects %s', (_, markdown, message, details) => {
    const error = policyError(() => readPolicy('returns', markdown));
    expect(error.message).toMatch(message);
    expect(error).toMatchObject({ file: 'returns.md', ...details });
  });

  it('rejects a name that cannot stand in an address', () => {
    expect(policyError(() => readPolicy('../Returns', policy('## A\n\nB.'))).message).toMatch(/a name is of/);
  });
});

describe('readPolicies', () => {
  it('rejects a rule that two documents state, and a document given twice', () => {
    const markdown = policy('## A\n\nB.');
    expect(
      policyError(() =>
        readPolicies([
          { name: 'returns', markdown },
          { name: 'care', markdown },
        ]),
      ).message,
    ).toBe('care.md: the rule "return-window" is also in returns.md');
    expect(
      policyError(() =>
        readPolicies([
          { name: 'returns', markdown },
          { name: 'returns', markdown },
        ]),
      ).message,
    ).toBe('returns.md: given twice');
  });

  it('rejects a question that two documents ask', () => {
    const care = asking('  a: [how long, can I]').replace(/rules:\n.*\n/, '');
    const error = policyError(() =>
      readPolicies([
        { name: 'care', markdown: care },
        { name: 'returns', markdown: asking('  b: [How long?]') },
      ]),
    );
    expect(error.message).toBe('returns.md: field "asked.b": "How long?" is already asked for care#a');
    expect(error).toMatchObject({ file: 'returns.md', field: 'asked.b' });
  });
});
