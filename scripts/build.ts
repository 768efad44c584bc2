import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePictures } from '../catalogue-data/pictures/write.ts';
import { readPolicyFolder } from '../catalogue-data/policy-folder.ts';
import { productFiles, sampleProducts } from '../catalogue-data/products.ts';
import { readShop } from '../catalogue-data/shop.ts';
import { buildDemo } from '../demo/build.ts';
import { buildWidget } from './build-widget.ts';

const served = 'dist/assets';
const outDir = 'dist/assets.next';
/** Where a merchant's own import writes. */
const imported = 'dist/catalogue';

/**
 * Everything `wrangler dev` serves: the index, the element, the demo shop and its pictures. The index is the merchant's
 * own where there is one, and where `sampleOnly` is not asked for.
 */
export async function build({ sampleOnly = false } = {}): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  if (!sampleOnly && existsSync(join(imported, 'manifest.json'))) {
    await cp(imported, join(outDir, 'index'), { recursive: true });
    console.log(
      `The catalogue is the one imported into ${imported}; remove that folder for the sample shop.`,
    );
  } else {
    importSample(await productFiles());
  }
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
  await replaceWithin(served, outDir);
}

/** Puts the files of `next` in the place of those of `folder`, which a running server goes on serving from. */
async function replaceWithin(folder: string, next: string): Promise<void> {
  await cp(next, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!existsSync(join(next, entry))) await rm(join(folder, entry), { recursive: true, force: true });
  }
  await rm(next, { recursive: true });
}

/** The sample shop goes through the same command as a merchant's files. */
function importSample(files: readonly string[]): void {
  const result = spawnSync(
    'node',
    ['catalogue-data/cli.ts', 'import', ...files, '--out', `${outDir}/index`],
    { stdio: 'inherit' },
  );
  if (result.status !== 0) throw new Error('the sample catalogue could not be imported');
}

if (import.meta.main) await build();
