import type { Product } from '../../../shared/product.ts';
import type { PolicySection } from '../../domain/policy.ts';
import { writeIndex } from './format.ts';
import { buildPostings, type Field } from './postings.ts';
import { compareBytes, packStrings } from './strings.ts';

/** How many products lie in one file of records. */
export const recordsPerShard = 64;

export interface BuiltIndex {
  /** File name -> content, to be served to the worker alone. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  readonly products: number;
  readonly variants: number;
}

/** Index and records of everything that is on offer. Archived and hidden products are left out altogether. */
export function buildIndex(products: readonly Product[], sections: readonly PolicySection[]): BuiltIndex {
  const offered = products.filter((product) => product.status === 'active');
  const files = new Map<string, Uint8Array | string>();
  files.set('products.idx', productIndex(offered));
  files.set('policies.idx', policyIndex(sections));
  files.set('policies.json', JSON.stringify(sections));
  for (let at = 0; at < offered.length; at += recordsPerShard) {
    files.set(
      `records/${at / recordsPerShard}.json`,
      JSON.stringify(offered.slice(at, at + recordsPerShard)),
    );
  }
  const variants = offered.reduce((count, product) => count + product.variants.length, 0);
  return { files, products: offered.length, variants };
}

function productIndex(products: readonly Product[]): Uint8Array {
  const variants = products.flatMap((product) => product.variants);
  const currencies = [...new Set(variants.flatMap((variant) => variant.price?.currency ?? []))].sort();
  const owner = Uint32Array.from(products.flatMap((product, at) => product.variants.map(() => at)));
  const bySku = variants
    .map((variant, at) => ({ sku: variant.sku, at }))
    .sort((a, b) => compareBytes(a.sku, b.sku));
  const skus = packStrings(bySku.map(({ sku }) => sku));
  return writeIndex(
    { documentCount: products.length, variantCount: variants.length, currencies },
    {
      ...buildPostings(products.map(productFields)),
      firstVariant: firstVariants(products),
      variantProduct: owner,
      // Minor units go beyond 32 bits where money has many digits; a float holds them exactly, as far as they are safe integers.
      variantPrice: Float64Array.from(variants, (variant) => variant.price?.amount ?? noPrice),
      variantCurrency: Uint8Array.from(
        variants,
        (variant) => currencies.indexOf(variant.price?.currency ?? '') + 1,
      ),
      variantBuyable: Uint8Array.from(variants, (variant) => (variant.stock.state === 'sold-out' ? 0 : 1)),
      skuOffsets: skus.offsets,
      skuBytes: skus.bytes,
      skuVariant: Uint32Array.from(bySku, ({ at }) => at),
    },
  );
}

/** Stands for "no price": it is above every budget and, having no currency, in none. */
export const noPrice = Number.POSITIVE_INFINITY;

function firstVariants(products: readonly Product[]): Uint32Array {
  const first = new Uint32Array(products.length + 1);
  for (const [at, product] of products.entries()) first[at + 1] = (first[at] ?? 0) + product.variants.length;
  return first;
}

function productFields(product: Product): Field[] {
  const options = product.variants.flatMap((variant) => Object.values(variant.options));
  const facts = Object.entries(product.facts).map(([name, value]) => `${name} ${value}`);
  return [
    { text: product.title, weight: 5, b: 0.3 },
    { text: product.type, weight: 5, b: 0.2 },
    { text: product.category, weight: 1.5, b: 0.2 },
    { text: [...new Set(options)].join(' '), weight: 2, b: 0.2 },
    { text: product.materials.join(' '), weight: 2, b: 0.3 },
    { text: product.rooms.join(' '), weight: 1.5, b: 0.3 },
    { text: facts.join(' '), weight: 1.5, b: 0.5 },
    { text: product.description, weight: 1, b: 0.7 },
  ];
}

function policyIndex(sections: readonly PolicySection[]): Uint8Array {
  const fields = sections.map((section): Field[] => [
    { text: section.heading, weight: 4, b: 0.3 },
    { text: section.document, weight: 2, b: 0.2 },
    { text: section.text, weight: 1, b: 0.7 },
  ]);
  return writeIndex({ documentCount: sections.length }, buildPostings(fields));
}
