import { glob } from 'node:fs/promises';
import type { Product } from '../shared/product.ts';
import { collect } from './collect.ts';
import { readShop } from './shop.ts';

/** The words of the sample shop's kind, and what an import takes unless it is given others. */
export const sampleWords = [
  'catalogue-data/vocabulary/home.yaml',
  'catalogue-data/vocabulary/home-needs.yaml',
  'catalogue-data/vocabulary/home-languages.yaml',
];

/** The sample shop's own files, in a fixed order. */
export async function productFiles(): Promise<string[]> {
  return (await Array.fromAsync(glob('catalogue-data/products/*.jsonl'))).sort();
}

/** Every product of the sample shop, whatever its status. */
export async function sampleProducts(): Promise<Product[]> {
  const shop = await readShop('catalogue-data/shop.json');
  const rows = await Array.fromAsync(collect(await productFiles(), shop));
  return rows.flatMap((row) => (row.kind === 'product' ? row.product : []));
}
