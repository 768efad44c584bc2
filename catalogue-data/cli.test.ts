import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { products } from '../tests/fixtures/shop.ts';

const root = new URL('../', import.meta.url).pathname;
let folder = '';

// Each of these starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Runs the command as a merchant does; `out` is a folder of the test's own. */
async function catalogue(...args: string[]) {
  const run = promisify(execFile)(process.execPath, ['catalogue-data/cli.ts', ...args], { cwd: root });
  const { stdout, stderr, code } = await run.then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { stdout, stderr, code };
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const fixture = (name: string) => join(root, 'tests/fixtures/feeds', name);
const rows = (text: string) => text.split('\n').filter((line) => /^(?:rejected|warning) /.test(line));

describe('--check', () => {
  test('reports and writes nothing', async () => {
    const out = join(folder, 'checked');
    const { stdout, stderr, code } = await catalogue(
      'import',
      fixture('shopify.csv'),
      '--check',
      '--out',
      out,
    );
    expect(code).toBe(1);
    expect(stdout).toBe('Read 4 products, 5 variants of Shopify CSV; 4 rejected, 9 warnings.\n');
    expect(rows(stderr)).toContain(
      'warning shopify.csv:7: the handle "quiet-clock" is taken by shopify.csv:6; this product is kept as "quiet-clock-2"',
    );
    expect(await readdir(folder)).not.toContain('checked');
  });

  test('is content with --allow-rejects', async () => {
    expect((await catalogue('import', fixture('shopify.csv'), '--check', '--allow-rejects')).code).toBe(0);
  });

  test('shows at most 50 rows of a kind', async () => {
    const lines = Array.from({ length: 60 }, () => '{').join('\n');
    const { stderr } = await catalogue('import', await file('broken.jsonl', lines), '--check');
    expect(rows(stderr)).toHaveLength(50);
    expect(stderr).toContain('… and 10 more;');
  });

  test('--locale and --currency say how numbers and prices are written', async () => {
    const german = await file(
      'german.csv',
      Buffer.from(await readFile(fixture('shopify-new.csv'), 'utf8'), 'utf16le'),
    );
    const { stdout, code } = await catalogue(
      'import',
      german,
      '--check',
      '--locale',
      'de-DE',
      '--currency',
      'eur',
    );
    expect(stdout).toMatch(/^Read 2 products, 3 variants of Shopify CSV; 0 rejected/);
    expect(code).toBe(0);
  });
});

describe('an import', () => {
  const own = products.map((product) => JSON.stringify(product)).join('\n');

  test('writes the index and every row of its report, and leaves nothing beside', async () => {
    const out = join(folder, 'index');
    const { stdout, code } = await catalogue(
      'import',
      await file('own.jsonl', own),
      fixture('vendure.csv'),
      '--out',
      out,
    );
    expect(code).toBe(0);
    expect(stdout).toContain(`On offer: ${products.length} products`);
    expect(await readdir(out)).toEqual(
      expect.arrayContaining(['products.idx', 'manifest.json', 'import-report.json']),
    );
    const report = JSON.parse(await readFile(join(out, 'import-report.json'), 'utf8'));
    expect(report).toMatchObject({
      products: products.length + 2,
      rejected: 0,
      warnings: report.rows.length,
    });
    expect(report.rows).toContainEqual({
      kind: 'warning',
      file: 'vendure.csv',
      line: 4,
      reason: 'watering-can: no picture',
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('index.'))).toEqual([]);
  });

  test('with rejected rows writes only the report, unless it is allowed', async () => {
    const out = join(folder, 'rejected');
    const refused = await catalogue('import', fixture('woocommerce.csv'), '--out', out);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--allow-rejects') });
    expect(await readdir(out)).toEqual(['import-report.json']);
    const allowed = await catalogue('import', fixture('woocommerce.csv'), '--out', out, '--allow-rejects');
    expect(allowed.code).toBe(0);
    expect(await readdir(out)).toContain('products.idx');
  });
});

describe('where an import may not write', () => {
  test.each([
    ['mine', 'holds files that are of no import, and an import would delete them; name a new'],
    ['file.txt', 'is no folder that can be written to (ENOTDIR); name another with --out DIR.'],
    ['file.txt/below', 'is no folder that can be written to (ENOTDIR); name another with --out DIR.'],
  ])('--out %s: said in a sentence, by a check too', async (name, message) => {
    await mkdir(join(folder, 'mine'), { recursive: true });
    await file('mine/thesis.txt', 'years of work');
    await file('file.txt', 'text');
    const before = await readdir(folder);
    const out = join(folder, name);
    const args = ['import', await file('own.jsonl', JSON.stringify(products[0])), '--out', out];
    for (const { stderr, code } of [await catalogue(...args), await catalogue(...args, '--check')]) {
      expect(stderr.split('\n').filter((line) => !line.startsWith('warning '))).toEqual([
        expect.stringContaining(`${out}: ${message}`),
        '',
      ]);
      expect(code).toBe(1);
    }
    expect(await readdir(folder)).toEqual([...new Set([...before, 'own.jsonl'])].sort());
    expect(await readdir(join(folder, 'mine'))).toEqual(['thesis.txt']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'while another does; and %s in the middle leaves nothing beside',
    async (signal) => {
      const endless = join(folder, `${signal}.jsonl`);
      execFileSync('mkfifo', [endless]);
      const out = join(folder, signal, 'out');
      const args = ['catalogue-data/cli.ts', 'import', endless, '--out', out];
      const first = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
      const ended = once(first, 'close');
      await vi.waitFor(async () => expect(await readdir(`${out}.catalogue-import`)).toHaveLength(2), 20_000);
      const second = await catalogue('import', fixture('vendure.csv'), '--out', out);
      expect(second).toMatchObject({ code: 1, stdout: '' });
      expect(second.stderr).toMatch(/^\S+out: another import is writing there; wait until it is done, .*\n$/);
      first.kill(signal);
      expect(await ended).toEqual([null, signal]);
      expect(await readdir(join(folder, signal))).toEqual([]);
    },
  );
});

describe('what leaves nothing to answer from', () => {
  const hidden = JSON.stringify({ ...products[0], status: 'hidden' });
  test.each([
    ['header.csv', 'Handle,Title,Option1 Name,Variant Price\n', 'There is no product'],
    ['none.json', '{"products":[]}', 'There is no product'],
    ['hidden.jsonl', hidden, 'Nothing is on offer'],
  ])('%s is refused, and a check says the same', async (name, content, sentence) => {
    const out = join(folder, `refused-${name}`);
    const args = ['import', await file(name, content), '--format', formatOf(name), '--out', out];
    const imported = await catalogue(...args);
    expect(imported).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(await readdir(out)).toEqual(['import-report.json']);
    const checked = await catalogue(...args, '--check');
    expect(checked).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });

  function formatOf(name: string): string {
    if (name.endsWith('.csv')) return 'Shopify CSV';
    return name.endsWith('.jsonl') ? 'JSON Lines' : 'Shopify JSON';
  }
});

describe('policies and words that cannot be read', () => {
  test.each([
    ['--policies', 'no-policies', 'no-policies: is no folder that can be read (ENOENT); name the folder'],
    [
      '--policies',
      'empty',
      'empty: holds no policy, which is a file whose name ends in ".md"; name the folder',
    ],
    ['--policies', 'locked', 'locked/returns.md: cannot be read (EISDIR); mend it, or take it out'],
    [
      '--policies',
      'plain',
      'plain/returns.md: front matter between two lines of --- has to come first; mend it',
    ],
    ['--policies', 'torn', 'torn/returns.md: the front matter is not YAML: '],
    [
      '--vocabulary',
      'none.yaml',
      'none.yaml: cannot be read (ENOENT); name another file with --vocabulary FILE.',
    ],
    ['--vocabulary', 'torn.yaml', 'torn.yaml: is not YAML. '],
    ['--vocabulary', 'wrong.yaml', 'wrong.yaml: is no vocabulary. field "synonyms.0": '],
    ['--vocabulary', 'misspelt.yaml', 'misspelt.yaml: is no vocabulary. Unrecognized key: "colors"; '],
    ['--vocabulary', 'empty.yaml', 'empty.yaml: is no vocabulary. '],
  ])(
    '%s %s is said in a sentence, the old catalogue is left, and a check says the same',
    async (option, name, message) => {
      const out = join(folder, `without-${name}`);
      await mkdir(out);
      await writeFile(join(out, 'manifest.json'), JSON.stringify({ source: 'catalogue import' }));
      const args = ['import', fixture('vendure.csv'), option, join(folder, name), '--out', out];
      for (const { stderr, code } of [await catalogue(...args, '--check'), await catalogue(...args)]) {
        const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning '));
        expect(said).toEqual([expect.stringContaining(join(folder, message))]);
        expect(code).toBe(1);
      }
      expect(await readdir(out)).toEqual(['import-report.json', 'manifest.json']);
      expect((await readdir(folder)).filter((entry) => entry.startsWith(`${basename(out)}.`))).toEqual([]);
    },
  );

  beforeAll(async () => {
    for (const name of ['empty', 'locked/returns.md', 'plain', 'torn'])
      await mkdir(join(folder, name), { recursive: true });
    await file('plain/returns.md', '## Returns\n\nWithin 30 days.\n');
    await file('torn/returns.md', '---\ntitle: "Returns\n---\n## Returns\n\nWithin 30 days.\n');
    await file('torn.yaml', 'synonyms:\n  - [sofa, couch\nwishes: []\n');
    await file('wrong.yaml', 'synonyms:\n  - sofa, couch\n');
    await file('misspelt.yaml', 'colors:\n  green: [sage]\n');
    await file('empty.yaml', '# words to come\n');
  });
});

describe('mistakes are said in a sentence', () => {
  test.each([
    [['import', 'no-such-file.csv'], 'no-such-file.csv: there is no such file.'],
    [['import', 'README.md'], 'README.md: not a format that can be imported. Known are Shopify CSV,'],
    [['import', 'README.md', '--format', 'Excel'], 'There is no format "Excel". Known are Shopify CSV,'],
    [['import', 'README.md', '--locale', '!'], '"!" is no locale; give a tag such as en-US or de-DE.'],
    [
      ['import', 'README.md', '--currency', 'dollars'],
      '"DOLLARS" is no currency; give a code such as USD or EUR.',
    ],
    [['import', 'README.md', '--shop', 'none.json'], 'none.json: not the description of a shop. ENOENT'],
    [['import', 'README.md', '--wrong'], "Unknown option '--wrong'"],
  ])('%o', async (args, message) => {
    const { stderr, code } = await catalogue(...args, '--check');
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test.each<[string, string | Uint8Array, string]>([
    ['nothing.csv', '', 'nothing.csv: is empty.'],
    ['blank.csv', ' \n\n', 'blank.csv: is empty.'],
    ['packed.csv', gzipSync('id,title'), 'packed.csv: is compressed: unpack it first'],
    [
      'picture.jsonl',
      Uint8Array.from({ length: 600 }, (_, at) => (at * 37) % 256),
      'picture.jsonl: is not text.',
    ],
    [
      'alike.csv',
      'id,title,price,link\n',
      'To be Google Merchant TSV it lacks the columns image_link, availability.',
    ],
  ])('what %s is', async (name, content, message) => {
    const { stderr, code } = await catalogue('import', await file(name, content), '--check');
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('a format that cannot be told is asked for', async () => {
    const either = await file('either.json', '{"products": [{"id": 1, "image_url": "/a.jpg"}]}');
    const { stderr, code } = await catalogue('import', either, '--check');
    expect(stderr).toMatch(/^either\.json: may be Shopify JSON, .*; say which with --format "Shopify JSON"/);
    expect(code).toBe(1);
  });

  test('without a command the usage is shown', async () => {
    expect(await catalogue()).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage:') });
    expect((await catalogue('--help')).code).toBe(0);
  });
});
