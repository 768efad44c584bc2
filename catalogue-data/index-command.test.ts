import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../shared/product.ts';
import { startUpstashVector, type UpstashVectorEmulator } from '../tests/emulators/upstash-vector.ts';
import { lampOf } from '../tests/fixtures/arbitrary-products.ts';
import { sections, words } from '../tests/fixtures/shop.ts';
import { buildIndex } from '../worker/adapters/embedded-index/build.ts';
import { completedNamespace } from '../worker/adapters/upstash-vector/namespaces.ts';

/** The command as it is typed, in a folder that holds nothing but an import. */

let upstash: UpstashVectorEmulator;
let folder: string;
beforeAll(async () => {
  upstash = await startUpstashVector();
  folder = await mkdtemp(join(tmpdir(), 'index-command-'));
  await writeImport(join(folder, 'index'));
});
beforeEach(() => upstash.reset());
afterAll(async () => {
  await upstash?.close();
  await rm(folder, { recursive: true, force: true });
});

const namespace = `products-2-${'a'.repeat(12)}`;
const lamps: readonly Product[] = Array.from({ length: 900 }, (_, at) =>
  lampOf(`lamp-${at}`, [{ sku: `L-${at}`, options: {}, price: null, stock: { state: 'in-stock' } }]),
);

async function writeImport(out: string): Promise<void> {
  const { files } = buildIndex(lamps, sections, words);
  const manifest = JSON.stringify({ catalogue: 'a'.repeat(12), policies: 'b'.repeat(12) });
  for (const [name, content] of [...files, ['manifest.json', manifest] as const]) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), content);
  }
}

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'index', ...args], {
    cwd: folder,
    env: { PATH, ...env },
  });
}

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = start(args, env);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (said += piece));
  const [code] = await once(child, 'close');
  return { code, said };
}

const upstashArgs = ['--target', 'upstash', '--out', 'index'];
const settings = () => ({ UPSTASH_VECTOR_REST_URL: upstash.url, UPSTASH_VECTOR_REST_TOKEN: upstash.token });

describe('index --target upstash', () => {
  test('sends everything in batches, and says what it did', async () => {
    const { code, said } = await run(upstashArgs, settings());
    expect(said).toBe(
      `products in ${namespace}: 900 sent, 0 unchanged (0 copied, 0 there already).\n` +
        `policies in policies-2-${'b'.repeat(12)}: 3 sent, 0 unchanged (0 copied, 0 there already).\n` +
        'Deleted: nothing.\n',
    );
    expect(code).toBe(0);
    const batches = upstash.requests.filter(
      (request) => request.command === 'upsert-data' && request.namespace === namespace,
    );
    expect(batches.map(({ body }) => (body as unknown[]).length)).toEqual([200, 200, 200, 200, 100]);
  });

  test('killed half way, goes on where it was when it is called again', async () => {
    upstash.failAlways({ kind: 'slow', ms: 100 });
    const child = start(upstashArgs, settings());
    await vi.waitFor(() => expect(upstash.records(namespace).length).toBeGreaterThanOrEqual(400), {
      timeout: 20_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    await once(child, 'close');
    const there = upstash.records(namespace).length;
    expect(there).toBeLessThan(900);
    expect(upstash.records(completedNamespace)).toEqual([]);

    upstash.failAlways(undefined);
    const { code, said } = await run(upstashArgs, settings());
    expect(code).toBe(0);
    const present = Number(/(\d+) there already/.exec(said)?.[1]);
    // What was under way when it was killed may still have arrived.
    expect(present).toBeGreaterThanOrEqual(there);
    expect(said).toContain(`products in ${namespace}: ${900 - present} sent, ${present} unchanged`);
    expect(
      upstash
        .records(namespace)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(lamps.map(({ id }) => id).sort());
    expect(upstash.records(completedNamespace).map(({ id }) => id)).toContain(namespace);
  }, 30_000);

  test('finds its settings in .dev.vars', async () => {
    const { UPSTASH_VECTOR_REST_URL: url, UPSTASH_VECTOR_REST_TOKEN: token } = settings();
    const file = join(folder, '.dev.vars');
    await writeFile(file, `UPSTASH_VECTOR_REST_URL=${url}\nUPSTASH_VECTOR_REST_TOKEN="${token}"\n`);
    const { code, said } = await run(upstashArgs);
    await rm(file);
    expect([code, said]).toEqual([0, expect.stringContaining('900 sent')]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['no settings', {}, /^UPSTASH_VECTOR_REST_URL and UPSTASH_VECTOR_REST_TOKEN are not set/],
    ['no token', { UPSTASH_VECTOR_REST_URL: 'https://x.test' }, /^UPSTASH_VECTOR_REST_TOKEN is not set/],
    [
      'no address',
      { UPSTASH_VECTOR_REST_URL: 'upstash', UPSTASH_VECTOR_REST_TOKEN: 'secret' },
      /is not an address/,
    ],
  ])('%s is said in a sentence', async (_, env, message) => {
    const { code, said } = await run(upstashArgs, env);
    expect(code).toBe(2);
    expect(said).toMatch(message);
    expect(said).not.toMatch(/secret|\n {4}at /);
  });

  test('a token that is not taken is said, and not repeated', async () => {
    const { code, said } = await run(upstashArgs, { ...settings(), UPSTASH_VECTOR_REST_TOKEN: 'secret' });
    expect([code, said]).toEqual([
      1,
      'Upstash Vector does not take the token: check UPSTASH_VECTOR_REST_TOKEN.\n',
    ]);
  });
});

describe('index', () => {
  test('builds the embedded index from what was imported', async () => {
    const files = ['products.idx', 'vocabulary.json', 'needs.idx'].map((name) => join(folder, 'index', name));
    const contents = () => Promise.all(files.map((file) => readFile(file)));
    const built = await contents();
    for (const file of files) await rm(file);
    const { code, said } = await run(['--out', 'index']);
    expect([code, said]).toEqual([
      0,
      'Indexed 900 products, 900 variants and 3 sections of policies in index.\n',
    ]);
    expect(await contents()).toEqual(built);
  });

  test('says what it cannot write to', async () => {
    await writeImport(join(folder, 'full'));
    await rm(join(folder, 'full', 'products.idx'));
    await mkdir(join(folder, 'full', 'products.idx'));
    expect(await run(['--out', 'full'])).toEqual({
      code: 1,
      said: 'full: cannot be written (EISDIR); mend that, or name another folder with --out DIR.\n',
    });
  });

  test('asks for an import where an older one kept its words otherwise', async () => {
    await writeImport(join(folder, 'older'));
    await rm(join(folder, 'older', 'words.json'));
    const { code, said } = await run(['--out', 'older']);
    expect([code, said]).toEqual([1, expect.stringMatching(/run "npm run catalogue -- import/)]);
  });

  test.each([
    ['nothing was imported', ['--out', 'nowhere'], 1, /^nowhere holds no catalogue/],
    ['a file stands there', ['--out', 'index/words.json'], 1, /^index\/words.json holds no catalogue/],
    ['there is no such target', ['--target', 'moon', '--out', 'index'], 2, /^There is no target "moon"/],
    ['there is no such option', ['--targte', 'upstash'], 2, /targte/],
  ])('%s: said in a sentence', async (_, args, code, message) => {
    const ended = await run(args);
    expect(ended.code).toBe(code);
    expect(ended.said).toMatch(message);
    expect(ended.said).not.toMatch(/\n {4}at /);
  });

  test('--help', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, said: expect.stringContaining('--target upstash') });
  });
});
