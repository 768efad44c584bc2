import * as z from 'zod';
import { productSchema } from '../../../shared/product.ts';
import { type Item, itemOf } from '../../domain/catalogue.ts';
import { type PolicySection, policySectionSchema } from '../../domain/policy.ts';
import type { Products } from '../../ports/products.ts';
import type { ProductHits, ProductQuery, Retrieval } from '../../ports/retrieval.ts';
import { recordsPerShard } from './build.ts';
import { readIndex } from './format.ts';
import { type Columns, firstKeeping, readColumns, variantKeeps } from './mask.ts';
import { type Postings, rank, readPostings } from './postings.ts';
import { findString, type StringTable, stringAt } from './strings.ts';

/** Reads a file of the index by name. */
export type ReadFile = (name: string) => Promise<ArrayBuffer>;

interface Loaded {
  readonly postings: Postings;
  readonly columns: Columns;
  readonly skus: StringTable;
  readonly skuVariant: Uint32Array;
  /** Inverse of skuVariant: variant -> place in `skus`. */
  readonly variantSku: Uint32Array;
  readonly policyPostings: Postings;
  readonly sections: readonly PolicySection[];
}

const shardsKept = 64;

/**
 * Retrieval and product records from the files that the import command built. Nothing is indexed here: the files are
 * loaded once an isolate and used as they lie; records are read shard by shard and a bounded number is kept.
 */
export class EmbeddedIndex implements Retrieval, Products {
  readonly #read: ReadFile;
  readonly #provenance: { readonly source: string; readonly asOf: string };
  #loaded: Loaded | undefined;
  readonly #shards = new Map<number, readonly z.infer<typeof productSchema>[]>();

  constructor(read: ReadFile, provenance: { readonly source: string; readonly asOf: string }) {
    this.#read = read;
    this.#provenance = provenance;
  }

  async products(query: ProductQuery): Promise<ProductHits> {
    const { postings, columns, skus, variantSku } = await this.#load();
    const keeps = variantKeeps(columns, query.limits);
    const ranked = rank(postings, query.text, (product) => firstKeeping(columns, product, keeps) >= 0);
    const hits = ranked.slice(0, query.limit).map(({ document, score }) => {
      const variant = firstKeeping(columns, document, keeps);
      return { sku: stringAt(skus, variantSku[variant] ?? 0), score };
    });
    return { hits, found: ranked.length };
  }

  async policies(question: string, limit: number): Promise<readonly PolicySection[]> {
    const { policyPostings, sections } = await this.#load();
    const ranked = rank(policyPostings, question, () => true);
    return ranked.slice(0, limit).flatMap(({ document }) => sections[document] ?? []);
  }

  async bySku(skus: readonly string[]): Promise<readonly Item[]> {
    const found = await Promise.all(skus.map((sku) => this.#item(sku)));
    return found.filter((item) => item !== undefined);
  }

  async provenance() {
    return this.#provenance;
  }

  async #item(sku: string): Promise<Item | undefined> {
    const { skus, skuVariant, columns } = await this.#load();
    const at = findString(skus, sku);
    if (at < 0) return undefined;
    const product = columns.variantProduct[skuVariant[at] ?? 0] ?? 0;
    const shard = await this.#shard(Math.floor(product / recordsPerShard));
    const record = shard[product % recordsPerShard];
    return record && itemOf(record, sku);
  }

  async #shard(number: number) {
    const kept = this.#shards.get(number);
    if (kept) return kept;
    const buffer = await this.#read(`records/${number}.json`);
    const records = z.array(productSchema).parse(JSON.parse(new TextDecoder().decode(buffer)));
    if (this.#shards.size >= shardsKept) this.#shards.clear();
    this.#shards.set(number, records);
    return records;
  }

  /** Two first requests may both load; what they load is the same. A promise is not kept across requests in workerd. */
  async #load(): Promise<Loaded> {
    if (this.#loaded) return this.#loaded;
    const [products, policies, sections] = await Promise.all(
      ['products.idx', 'policies.idx', 'policies.json'].map((name) => this.#read(name)),
    );
    const file = readIndex(products ?? new ArrayBuffer(0));
    const skuVariant = file.section('skuVariant', Uint32Array);
    const variantSku = new Uint32Array(skuVariant.length);
    for (const [at, variant] of skuVariant.entries()) variantSku[variant] = at;
    this.#loaded = {
      postings: readPostings(file),
      columns: readColumns(file),
      skus: { offsets: file.section('skuOffsets', Uint32Array), bytes: file.section('skuBytes', Uint8Array) },
      skuVariant,
      variantSku,
      policyPostings: readPostings(readIndex(policies ?? new ArrayBuffer(0))),
      sections: z.array(policySectionSchema).parse(JSON.parse(new TextDecoder().decode(sections))),
    };
    return this.#loaded;
  }
}
