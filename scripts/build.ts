import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { readPolicyFolder } from '../catalogue-data/import.ts';
import { writePictures } from '../catalogue-data/pictures/write.ts';
import { productFiles, sampleProducts } from '../catalogue-data/products.ts';
import { readShop } from '../catalogue-data/shop.ts';
import { buildDemo } from '../demo/build.ts';
import { buildWidget } from './build-widget.ts';

const outDir = 'dist/assets';

/** Everything `wrangler dev` serves: the index, the element, the demo shop and its pictures. */
export async function build(): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  importCatalogue(await productFiles());
  const [products, policies, shop] = await Promise.all([
    sampleProducts(),
    readPolicyFolder('policies'),
    readShop('catalogue-data/shop.json'),
  ]);
  const policyPages = policies.map(({ name, title, blocks }) => ({
    name,
    title,
    sections: blocks.map(({ anchor, heading, html }) => ({ id: anchor, heading, html })),
  }));
  await Promise.all([
    buildDemo({ products, policyPages, shop, outDir }),
    writePictures(products, `${outDir}/pictures`),
    buildWidget({ outDir }),
    copyFile('demo/_headers', `${outDir}/_headers`),
  ]);
}

/** The sample shop goes through the same command as a merchant's files. */
function importCatalogue(files: readonly string[]): void {
  const result = spawnSync('node', ['catalogue-data/cli.ts', 'import', ...files], { stdio: 'inherit' });
  if (result.status !== 0) throw new Error('the sample catalogue could not be imported');
}

if (import.meta.main) await build();
