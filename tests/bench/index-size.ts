import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sampleProducts, sampleWords } from '../../catalogue-data/products.ts';
import { readWords } from '../../catalogue-data/words.ts';
import type { Product } from '../../shared/product.ts';
import { buildIndex } from '../../worker/adapters/embedded-index/build.ts';
import { manyProducts } from './many-products.ts';
import { kilobytes, milliseconds, type Row } from './measure.ts';
import { address, serve } from './workerd.ts';

const folder = 'dist/bench-index';
const questions = [
  'a warm reading lamp under $80',
  'oak dining table for six',
  'navy velvet sofa',
  'bookcase narrower than 60 cm',
  'sofa not leather',
  'cheapest desk with drawers',
  'lamsp for the bedroom',
  'something to put shoes in by the front door',
  'white mirror',
  'queen duvet cover set in sage',
];
const rounds = 40;

/** Build, load, query and memory of the embedded index at three sizes, in workerd. */
export async function indexSizes(): Promise<Row[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ['tests/bench/index-worker.ts'],
    outfile: `${folder}/index.js`,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    minify: true,
    logLevel: 'warning',
  });
  const sample = await sampleProducts();
  const rows: Row[] = [await engineSize()];
  for (const count of [500, 5000, 50_000]) rows.push(...(await measureSize(manyProducts(sample, count))));
  return rows;
}

/** Reading, vocabulary, planning and ranking, without the schema library that the whole worker shares. */
async function engineSize(): Promise<Row> {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/index-worker.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2024',
    minify: true,
    write: false,
    external: ['zod'],
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
  return { name: 'search engine, gzip', value: kilobytes(bytes), beside: 'limit 15 KB, zod apart' };
}

async function measureSize(products: readonly Product[]): Promise<Row[]> {
  const assets = `${folder}/${products.length}`;
  const from = performance.now();
  const { files } = buildIndex(products, [], await readWords(sampleWords));
  const built = performance.now() - from;
  for (const [name, content] of files) {
    await mkdir(dirname(join(assets, name)), { recursive: true });
    await writeFile(join(assets, name), content);
  }
  const worker = await serve(folder, 'index.js', { assets });
  try {
    const empty = worker.residentBytes();
    const first = await time(`${address}/?q=lamp`);
    for (const question of questions) await time(ask(question));
    const queries = await times(() => questions.map(ask));
    const floor = await times(() => questions.map(() => `${address}/floor`));
    const name = `index of ${products.length}`;
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    return [
      { name: `${name}: build`, value: milliseconds(built), beside: 'in Node, at import' },
      {
        name: `${name}: load and first query`,
        value: milliseconds(first),
        beside: `${megabytes((files.get('products.idx') as Uint8Array).length)} file`,
      },
      {
        name: `${name}: query p50 / p99`,
        value: `${milliseconds(at(queries, 0.5))} / ${milliseconds(at(queries, 0.99))}`,
        beside: `an empty request ${milliseconds(at(floor, 0.5))} / ${milliseconds(at(floor, 0.99))}`,
      },
      {
        name: `${name}: memory`,
        value: megabytes(worker.residentBytes() - empty),
        beside: 'limit 128 MB an isolate',
      },
    ];
  } finally {
    await worker.stop();
  }
}

const ask = (question: string) => `${address}/?q=${encodeURIComponent(question)}`;

async function times(urls: () => readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) for (const url of urls()) taken.push(await time(url));
  return taken.toSorted((a, b) => a - b);
}

async function time(url: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.text();
  return performance.now() - from;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
