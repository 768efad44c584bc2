import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCurrency } from '../worker/feeds/reading/currencies.ts';
import { collect } from './collect.ts';
import { ImportError } from './import-error.ts';
import { indexCommand } from './index-command.ts';
import { obstacleTo } from './obstacle.ts';
import type { FeedOptions } from './open-feed.ts';
import { refuseForeign, reportName } from './out-folder.ts';
import { printable } from './printable.ts';
import { sampleWords } from './products.ts';
import { showProgress } from './progress.ts';
import { count, Report } from './report.ts';
import { readShop, type ShopInfo } from './shop.ts';
import { Spool } from './spool.ts';
import { inWorkplace } from './workplace.ts';

const usage = `Usage: npm run catalogue -- import FILE... [options], or npm run catalogue -- index --help

Reads product files and builds what the assistant answers from.

  --check            report only, write nothing
  --allow-rejects    import the rest although some rows were rejected
  --vocabulary FILE  words of the shop; may be given more than once (default: those of catalogue-data/vocabulary)
  --format NAME      the files' format, where it cannot be told from them
  --locale TAG       how the files write numbers, such as de-DE (default: the shop's)
  --currency CODE    what prices without a currency are in (default: the shop's)
  --policies DIR     folder of the shop's policies (default: policies)
  --shop FILE        whose shop it is (default: catalogue-data/shop.json)
  --out DIR          where to write (default: dist/catalogue)`;

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'allow-rejects': { type: 'boolean', default: false },
      vocabulary: { type: 'string', multiple: true, default: sampleWords },
      format: { type: 'string' },
      locale: { type: 'string' },
      currency: { type: 'string' },
      policies: { type: 'string', default: 'policies' },
      shop: { type: 'string', default: 'catalogue-data/shop.json' },
      out: { type: 'string', default: 'dist/catalogue' },
      help: { type: 'boolean', default: false },
    },
  });
}

type Values = ReturnType<typeof readArguments>['values'];

async function main(): Promise<number> {
  if (process.argv[2] === 'index') return indexCommand(process.argv.slice(3));
  const { values, positionals } = readArguments();
  const [command, ...files] = positionals;
  if (values.help || command !== 'import' || files.length === 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const shop = await shopIn(values.shop);
  const options = feedOptions(values, shop);
  if (values.check) return check(files, options, values);
  await refuseForeign(values.out);
  return inWorkplace(values.out, async (place) => {
    const spool = await Spool.create(place);
    try {
      const report = await readFiles(files, options, spool);
      await spool.close();
      return await write({ report, spool, place, shop, values });
    } finally {
      await spool.close();
    }
  });
}

async function shopIn(file: string): Promise<ShopInfo> {
  try {
    return await readShop(file);
  } catch (error) {
    throw new ImportError(`${file}: not the description of a shop. ${(error as Error).message}`);
  }
}

function feedOptions({ locale = '', currency = '', format }: Values, shop: ShopInfo): FeedOptions {
  const options = {
    locale: locale || shop.locale,
    currency: currency.toUpperCase() || shop.currency,
    format,
  };
  if (!isLocale(options.locale))
    throw new ImportError(`"${options.locale}" is no locale; give a tag such as en-US or de-DE.`);
  if (!isCurrency(options.currency))
    throw new ImportError(`"${options.currency}" is no currency; give a code such as USD or EUR.`);
  return options;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** Reads everything once, to count it and to spool it where it is to be written. */
async function readFiles(files: readonly string[], options: FeedOptions, spool?: Spool): Promise<Report> {
  const progress = await showProgress(files);
  const report = new Report();
  try {
    const onFormat = (format: string) => report.formats.add(format);
    for await (const row of collect(files, { ...options, onFormat, onBytes: progress.add })) {
      report.add(row);
      await spool?.add(row);
    }
  } finally {
    progress.stop();
  }
  return report;
}

async function check(files: readonly string[], options: FeedOptions, values: Values): Promise<number> {
  const report = await readFiles(files, options);
  print(report, `an import without --check writes them all to ${reportName}`);
  const obstacle = obstacleTo(report.counts, values['allow-rejects']);
  if (obstacle !== undefined) console.error(`An import would write no catalogue. ${obstacle}`);
  else await Promise.all([readRest(values), refuseForeign(values.out)]);
  return obstacle === undefined ? 0 : 1;
}

/** An import that has read all there is. */
interface ReadImport {
  readonly report: Report;
  readonly spool: Spool;
  readonly place: string;
  readonly shop: ShopInfo;
  readonly values: Values;
}

async function write(read: ReadImport): Promise<number> {
  const { report, spool, values } = read;
  const { counts } = report;
  const reportFile = join(values.out, reportName);
  print(report, `all are in ${reportFile}`);
  const obstacle = obstacleTo(counts, values['allow-rejects']);
  try {
    if (obstacle === undefined) await writeIndex(read);
    else console.error(`No catalogue was written. ${obstacle}`);
  } finally {
    await spool.writeReport(reportFile, counts);
  }
  return obstacle === undefined ? 0 : 1;
}

/** What goes into the catalogue besides the products; a check reads it too, since an import may fail by it. */
async function readRest({ policies, vocabulary }: Values) {
  // Loaded only now: what builds an index takes memory that reading a large feed may need.
  const [{ readPolicyFolder }, { readWords }] = await Promise.all([
    import('./policy-folder.ts'),
    import('./words.ts'),
  ]);
  return Promise.all([readPolicyFolder(policies), readWords(vocabulary)]);
}

async function writeIndex({ report, spool, place, shop, values }: ReadImport): Promise<void> {
  const [policies, words] = await readRest(values);
  const { writeCatalogue } = await import('./import.ts');
  const contents = { products: spool.products(), policies, words, shop };
  const written = await writeCatalogue(values.out, place, contents, new Date());
  console.log(
    `On offer: ${count(written.products, 'product')}, ${count(written.variants, 'variant')}; ${report.counts.products - written.products} archived or hidden. Policies: ${count(written.sections, 'section')}.`,
  );
}

function print(report: Report, whereAll: string): void {
  const [summary, ...rows] = report.lines(whereAll);
  console.log(summary);
  for (const row of rows) console.error(row);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(error.message.split('\n').map(printable).join('\n'));
  process.exitCode = 1;
}

/** A mistake in the command or the files: its message says all there is to say. */
function isExpected(error: unknown): error is Error {
  const isOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption || error instanceof ImportError;
}
