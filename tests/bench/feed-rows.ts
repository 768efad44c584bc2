import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mostEmbedded } from '../../catalogue-data/obstacle.ts';

/**
 * How fast `npm run catalogue -- import` goes through a Shopify CSV of 200,000 rows, and how much memory it takes at
 * most: reading alone (`--check`), once with a product in every row, whose names all have to be remembered, and once with
 * products of five variants; and of those the whole import, with the index. Node runs with the options of npm's script,
 * smaller semi-spaces and a heap that grows by a fifth at a time: they take up to a third off the memory and no time.
 */
const rows = 200_000;
const mostMegabytes = 300;

const words =
  'oak steel linen warm quiet lamp shade chair drawer cotton wool woven hand made room light'.split(' ');

/** A description of about 80 words, as HTML with an entity, a list and a line end in it. */
function description(product: number): string {
  const text = Array.from({ length: 80 }, (_, at) => words[(product * 7 + at * at) % words.length]);
  return `"<p>${text.join(' ')} &amp; more.</p>\n<ul><li>Made by hand</li><li>27"" wide</li></ul>"`;
}

function* feed(variantsPerProduct: number): Generator<string> {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Variant Weight Unit,Status\r\n';
  for (let row = 0; row < rows; row += 1) {
    const product = Math.floor(row / variantsPerProduct);
    const variant = row % variantsPerProduct;
    const first =
      variant === 0
        ? `Lamp ${product},${description(product)},Fernhaus,Lamp,"oak, warm",true,Colour`
        : ',,,,,,';
    const picture = `https://cdn.fern.example/lamps/${product} ${variant}.jpg`;
    yield `lamp-${product},${first},No. ${variant},LMP-${product}-${variant},1200,shopify,${row % 50},deny,"1,299.00",1499.00,0012345678905,${picture},1,,kg,active\r\n`;
  }
}

/** Has the command say its own peak when it ends. */
const sayPeak =
  'data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))';

/** The arguments of node in npm's script: "--max-semi-space-size=8", "catalogue-data/cli.ts". */
async function scriptArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: { catalogue: string };
  };
  return scripts.catalogue.split(' ').slice(1);
}

interface Run {
  readonly status: number | null;
  readonly seconds: number;
  /** In MB. */
  readonly peak: number;
  /** What it read, in its own words. */
  readonly summary: string;
}

async function run(...args: readonly string[]): Promise<Run> {
  const begun = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', sayPeak, ...(await scriptArguments()), 'import', ...args],
    { encoding: 'utf8' },
  );
  const seconds = (performance.now() - begun) / 1000;
  const peak = Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024;
  return { status, seconds, peak, summary: stdout.split('\n', 1)[0] ?? '' };
}

/** Prints a run; whether it ended as it should, within the limit. */
function passes(name: string, { status, seconds, peak, summary }: Run, wanted: number): boolean {
  console.log(
    `${name}: ${Math.round(rows / seconds)} rows/s, peak ${Math.round(peak)} MB (limit ${mostMegabytes})`,
  );
  console.log(`  ${summary}`);
  return status === wanted && peak < mostMegabytes;
}

/** Whether every run over a feed of so many variants a product passes: a check, and an import where it may be one. */
async function measure(variantsPerProduct: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-rows-'));
  try {
    const file = join(folder, 'shopify.csv');
    await pipeline(Readable.from(feed(variantsPerProduct)), createWriteStream(file));
    const megabytes = ((await stat(file)).size / 1e6).toFixed(0);
    const name = `${rows} rows, ${megabytes} MB, ${variantsPerProduct} a product`;
    // More products than an embedded index holds are read to the end, and then refused.
    const isRefused = rows / variantsPerProduct > mostEmbedded;
    const checked = passes(`${name}, check`, await run('--check', file), isRefused ? 1 : 0);
    if (isRefused) return checked;
    return passes(`${name}, import`, await run(file, '--out', join(folder, 'index')), 0) && checked;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const results = [await measure(1), await measure(5)];
process.exitCode = results.every(Boolean) ? 0 : 1;
