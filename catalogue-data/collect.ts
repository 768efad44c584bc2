import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Product } from '../shared/product.ts';
import { formats } from '../worker/feeds/index.ts';

export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export interface Collected {
  readonly products: Product[];
  readonly rejected: Rejection[];
  readonly warnings: Rejection[];
}

/** A file that cannot be imported at all. */
export class ImportError extends Error {}

/** Every product of the files, in their order. A second product or SKU of one name is rejected, never merged. */
export async function collect(
  files: readonly string[],
  progress: (file: string) => void,
): Promise<Collected> {
  const collected: Collected = { products: [], rejected: [], warnings: [] };
  const seen = { ids: new Set<string>(), skus: new Set<string>() };
  for (const file of files) {
    await collectFile(file, collected, seen);
    progress(file);
  }
  return collected;
}

async function collectFile(
  file: string,
  collected: Collected,
  seen: { ids: Set<string>; skus: Set<string> },
): Promise<void> {
  const format = formats.find((candidate) => candidate.matches(file));
  if (!format) {
    const known = formats.map(({ name }) => name).join(', ');
    throw new ImportError(`${file}: not a format that can be imported (known: ${known}).`);
  }
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const row of format.read(lines)) {
    const at = { file: basename(file), line: row.line };
    const reason = row.kind === 'rejected' ? row.reason : clash(row.product, seen);
    if (reason !== undefined) collected.rejected.push({ ...at, reason });
    else if (row.kind === 'product') {
      collected.products.push(row.product);
      collected.warnings.push(...warningsOf(row.product).map((warning) => ({ ...at, reason: warning })));
    }
  }
}

function clash(product: Product, seen: { ids: Set<string>; skus: Set<string> }): string | undefined {
  if (seen.ids.has(product.id)) return `id "${product.id}" is taken by an earlier product`;
  const taken = product.variants.find((variant) => seen.skus.has(variant.sku));
  if (taken) return `SKU "${taken.sku}" is taken by an earlier product`;
  seen.ids.add(product.id);
  for (const variant of product.variants) seen.skus.add(variant.sku);
  return undefined;
}

function warningsOf(product: Product): string[] {
  const warnings: string[] = [];
  if (product.variants.some((variant) => !variant.picture))
    warnings.push(`${product.id}: a variant without a picture`);
  if (product.variants.some((variant) => variant.price?.amount === 0))
    warnings.push(`${product.id}: a price of 0`);
  const currencies = new Set(product.variants.flatMap((variant) => variant.price?.currency ?? []));
  if (currencies.size > 1) warnings.push(`${product.id}: prices in ${[...currencies].join(' and ')}`);
  return warnings;
}
