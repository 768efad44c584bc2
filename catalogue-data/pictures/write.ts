import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Product } from '../../shared/product.ts';
import { drawPicture } from './draw.ts';

/** Writes a picture of every variant to `<outDir>/<sku>.svg`. */
export async function writePictures(products: readonly Product[], outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const product of products) {
    await Promise.all(
      product.variants.map(async (variant) => {
        const file = join(outDir, `${variant.sku}.svg`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, drawPicture(product, variant));
      }),
    );
  }
}
