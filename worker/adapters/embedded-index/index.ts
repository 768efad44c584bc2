import * as z from 'zod';
import { type Product, productSchema } from '../../../shared/product.ts';
import { type Item, itemOf } from '../../domain/catalogue.ts';
import { type PolicySection, policySectionSchema } from '../../domain/policy-section.ts';
import { compiledSchema, loadVocabulary } from '../../domain/vocabulary/compiled.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import type { Products } from '../../ports/products.ts';
import type { PolicyHits, ProductHits, ProductQuery, Retrieval } from '../../ports/retrieval.ts';
import { asksPolicies } from './asks-policies.ts';
import { recordsPerShard } from './build.ts';
import { calledSo } from './called-so.ts';
import { type Columns, readColumns } from './columns.ts';
import { findPolicies, findProducts } from './find.ts';
import { IndexFormatError, readIndex } from './format.ts';
import { type Likelihood, readLikelihood } from './likelihood.ts';
import { type Postings, readPostings } from './postings.ts';
import { readWords, type WordList } from './repair.ts';
import { findString, type StringTable } from './strings.ts';
import { type Understood, understand } from './understand.ts';

/** Reads a file of the index by name. */
export type ReadFile = (name: string) => Promise<ArrayBuffer>;

export interface Loaded {
  readonly postings: Postings;
  readonly columns: Columns;
  readonly words: WordList;
  readonly vocabulary: Vocabulary;
  /** What is said of each product type, in the vocabulary's order. */
  readonly needs: Likelihood;
  readonly skus: StringTable;
  readonly skuVariant: Uint32Array;
  /** Inverse of skuVariant: variant -> place in `skus`. */
  readonly variantSku: Uint32Array;
  readonly policyTexts: Likelihood;
  readonly policyWords: WordList;
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

  async vocabulary(): Promise<Vocabulary> {
    return (await this.#load()).vocabulary;
  }

  async products(query: ProductQuery): Promise<ProductHits> {
    return findProducts(await this.#load(), query);
  }

  async policies(question: string, limit: number): Promise<PolicyHits> {
    return { sections: findPolicies(await this.#load(), question, limit) };
  }

  async asksPolicies(text: string): Promise<boolean> {
    return asksPolicies(await this.#load(), text);
  }

  async understand(text: string): Promise<Understood> {
    return understand(await this.#load(), text);
  }

  /** Every section of the policies. */
  async sections(): Promise<readonly PolicySection[]> {
    return (await this.#load()).sections;
  }

  async bySku(skus: readonly string[]): Promise<readonly Item[]> {
    const found = await Promise.all(skus.map((sku) => this.#item(sku)));
    return found.filter((item) => item !== undefined);
  }

  async byName(names: readonly string[]): Promise<readonly Item[]> {
    const { postings } = await this.#load();
    const found = await Promise.all(
      [...new Set(names)].map((name) => calledSo(name, postings, (product) => this.#product(product))),
    );
    return found.flat();
  }

  async provenance() {
    return this.#provenance;
  }

  async #item(sku: string): Promise<Item | undefined> {
    const { skus, skuVariant, columns } = await this.#load();
    const at = findString(skus, sku);
    if (at < 0) return undefined;
    const product = columns.variantProduct[skuVariant[at] ?? 0] ?? 0;
    const record = await this.#product(product);
    return record && itemOf(record, sku);
  }

  async #product(product: number): Promise<Product | undefined> {
    const shard = await this.#shard(Math.floor(product / recordsPerShard));
    return shard[product % recordsPerShard];
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
    this.#loaded ??= await loadFiles(this.#read);
    return this.#loaded;
  }
}

async function loadFiles(read: ReadFile): Promise<Loaded> {
  const json = async (name: string) => JSON.parse(new TextDecoder().decode(await read(name))) as unknown;
  const [products, needs, policies, sections, vocabulary] = await Promise.all([
    read('products.idx'),
    read('needs.idx'),
    read('policies.idx'),
    json('policies.json'),
    json('vocabulary.json'),
  ]);
  const [file, policyFile] = [readIndex(products), readIndex(policies)];
  const skuVariant = file.section('skuVariant', Uint32Array);
  const variantSku = new Uint32Array(skuVariant.length);
  for (const [at, variant] of skuVariant.entries()) variantSku[variant] = at;
  return {
    postings: readPostings(file),
    columns: readColumns(file),
    words: readWords(file),
    vocabulary: readVocabulary(vocabulary),
    needs: readLikelihood(readIndex(needs)),
    skus: { offsets: file.section('skuOffsets', Uint32Array), bytes: file.section('skuBytes', Uint8Array) },
    skuVariant,
    variantSku,
    policyTexts: readLikelihood(policyFile),
    policyWords: readWords(policyFile),
    sections: z.array(policySectionSchema).parse(sections),
  };
}

function readVocabulary(file: unknown): Vocabulary {
  const { success, data } = compiledSchema.safeParse(file);
  if (!success)
    throw new IndexFormatError('vocabulary.json is not as this worker reads it: import the catalogue again');
  return loadVocabulary(data);
}
