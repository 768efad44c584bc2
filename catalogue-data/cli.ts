import { parseArgs, styleText } from 'node:util';
import { SingleBar } from 'cli-progress';
import { type Collected, collect, ImportError } from './collect.ts';
import { readPolicyFolder, writeCatalogue } from './import.ts';
import { readShop } from './shop.ts';

const usage = `Usage: npm run catalogue -- import FILE... [options]

Reads product files and builds what the assistant answers from.

  --check            report only, write nothing
  --allow-rejects    import the rest although some rows were rejected
  --policies DIR     folder of the shop's policies (default: policies)
  --shop FILE        whose shop it is (default: catalogue-data/shop.json)
  --out DIR          where to write (default: dist/assets/index)`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'allow-rejects': { type: 'boolean', default: false },
      policies: { type: 'string', default: 'policies' },
      shop: { type: 'string', default: 'catalogue-data/shop.json' },
      out: { type: 'string', default: 'dist/assets/index' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, ...files] = positionals;
  if (values.help || command !== 'import' || files.length === 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const bar = new SingleBar({
    format: 'Reading [{bar}] {value}/{total} files',
    noTTYOutput: false,
    clearOnComplete: true,
  });
  bar.start(files.length, 0);
  const collected = await collect(files, () => bar.increment());
  bar.stop();
  report(collected);
  if (collected.rejected.length > 0 && !values['allow-rejects']) {
    console.error('Nothing was written. Mend the rows above, or import the rest with --allow-rejects.');
    return 1;
  }
  if (values.check) return 0;
  const [shop, policies] = await Promise.all([readShop(values.shop), readPolicyFolder(values.policies)]);
  const written = await writeCatalogue(values.out, collected.products, policies, shop, new Date());
  const left = collected.products.length - written.products;
  console.log(
    `On offer: ${written.products} products, ${written.variants} variants; ${left} archived or hidden. Policies: ${written.sections} sections.`,
  );
  return 0;
}

function report({ products, rejected, warnings }: Collected): void {
  const variants = products.reduce((count, product) => count + product.variants.length, 0);
  console.log(
    `Read ${products.length} products, ${variants} variants; ${rejected.length} rejected, ${warnings.length} warnings.`,
  );
  for (const row of rejected)
    console.error(styleText('red', `rejected ${row.file}:${row.line}: ${row.reason}`));
  for (const row of warnings)
    console.warn(styleText('yellow', `warning ${row.file}:${row.line}: ${row.reason}`));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
