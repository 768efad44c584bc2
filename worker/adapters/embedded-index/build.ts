import type { Product } from '../../../shared/product.ts';
import { factWords, numbersInWords, statedWords } from '../../domain/limits.ts';
import type { PolicySection } from '../../domain/policy-section.ts';
import { terms } from '../../domain/text.ts';
import { compileVocabulary, vocabularyOf } from '../../domain/vocabulary/compile.ts';
import type { Needs, Words } from '../../domain/vocabulary/words.ts';
import { ColumnBuilder } from './column-builder.ts';
import { writeIndex } from './format.ts';
import { likelihoodSections, type Text } from './likelihood.ts';
import { type Field, PostingBuilder } from './posting-builder.ts';
import { place } from './postings.ts';
import { WordCounts } from './word-counts.ts';

/** How many products lie in one file of records. */
export const recordsPerShard = 64;

export interface Counts {
  readonly products: number;
  readonly variants: number;
}

/**
 * Index and records of everything that is on offer; archived and hidden products are left out altogether. Products come
 * one at a time and go into a file of records as soon as there are enough for one: what stays in memory of a catalogue
 * is its index.
 */
export class IndexBuilder {
  readonly #sections: readonly PolicySection[];
  readonly #words: Words;
  readonly #write: (name: string, content: Uint8Array | string) => void;
  readonly #postings = new PostingBuilder(productFields);
  readonly #stated = new WordCounts();
  readonly #columns: ColumnBuilder;
  #elsewhere: readonly Phrase[];
  #accessories: readonly Phrase[];
  #shard: Product[] = [];
  #shards = 0;

  /** `write` takes every file of the index, to be served to the worker alone. */
  constructor(
    sections: readonly PolicySection[],
    words: Words,
    write: (name: string, content: Uint8Array | string) => void,
  ) {
    this.#sections = sections;
    this.#words = words;
    this.#write = write;
    this.#columns = new ColumnBuilder(vocabularyOf({ ...words, types: [] }));
    this.#elsewhere = words.elsewhere.map(phraseOf);
    this.#accessories = words.accessories.map(phraseOf);
  }

  add(product: Product): void {
    if (product.status !== 'active') return;
    this.#postings.add(product);
    this.#stated.add(statedText(product));
    this.#columns.add(product);
    this.#elsewhere = notSold(this.#elsewhere, product);
    this.#accessories = notSold(this.#accessories, product);
    this.#shard.push(product);
    if (this.#shard.length === recordsPerShard) this.#writeShard();
  }

  /** To be called once, after the last product. */
  finish(): Counts {
    if (this.#shard.length > 0) this.#writeShard();
    const { facts, types, sections } = this.#columns.finish();
    const products = this.#postings.documentCount;
    this.#write(
      'products.idx',
      writeIndex(
        { documentCount: products, ...facts },
        { ...this.#postings.sections(), ...this.#stated.sections(), ...sections },
      ),
    );
    this.#write('policies.idx', policyIndex(this.#sections));
    this.#write('policies.json', JSON.stringify(this.#sections));
    this.#writeWords(types);
    return { products, variants: facts.variantCount };
  }

  #writeWords(types: readonly string[]): void {
    const elsewhere = this.#elsewhere.map(({ name }) => name);
    const accessories = this.#accessories.map(({ name }) => name);
    const words = { ...this.#words, elsewhere, accessories, types: [...types] };
    this.#write('words.json', JSON.stringify(words));
    this.#write('vocabulary.json', JSON.stringify(compileVocabulary(words)));
    this.#write('needs.idx', needsIndex([...words.wishes.map(needOfWish), ...words.needs], types));
  }

  #writeShard(): void {
    this.#write(`records/${this.#shards}.json`, JSON.stringify(this.#shard));
    this.#shards += 1;
    this.#shard = [];
  }
}

export interface BuiltIndex extends Counts {
  /** File name -> content. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
}

/** The same in memory, of products that are there already. */
export function buildIndex(
  products: Iterable<Product>,
  sections: readonly PolicySection[],
  words: Words,
): BuiltIndex {
  const files = new Map<string, Uint8Array | string>();
  const builder = new IndexBuilder(sections, words, (name, content) => files.set(name, content));
  for (const product of products) builder.add(product);
  return { files, ...builder.finish() };
}

interface Phrase {
  readonly name: string;
  /** Its terms, with a space on either side. */
  readonly phrase: string;
}

function phraseOf(name: string): Phrase {
  return { name, phrase: ` ${terms(name).join(' ')} ` };
}

/** A list for a kind of shop may name what this one does sell: those that the product is not. */
function notSold(phrases: readonly Phrase[], { title, type }: Product): readonly Phrase[] {
  const named = ` ${terms(title).join(' ')} . ${terms(type).join(' ')} `;
  return phrases.filter(({ phrase }) => !named.includes(phrase));
}

const productFields: readonly Field<Product>[] = [
  { text: ({ title }) => title, place: place.title, weight: 4, b: 0.2 },
  { text: ({ type }) => type, place: place.type, weight: 4, b: 0.1 },
  { text: optionText, place: place.options, weight: 2.5, b: 0.2 },
  { text: ({ materials }) => materials.join(' . '), place: place.materials, weight: 2.5, b: 0.2 },
  { text: factText, place: place.facts, weight: 1.5, b: 0.4 },
  {
    text: ({ category, rooms }) => [category, ...rooms].join(' . '),
    place: place.about,
    weight: 1.2,
    b: 0.2,
  },
  { text: ({ description, care = '' }) => `${description} ${care}`, place: place.about, weight: 1, b: 0.6 },
];

function optionText({ variants }: Product): string {
  return [...new Set(variants.flatMap(({ options }) => Object.values(options)))].join(' . ');
}

function factText(product: Product): string {
  return [...factWords(product), product.capacity ?? '', numbersInWords(product)].join(' . ');
}

/** What a product states of itself: a typing error is mended to its words, and to no others. */
function statedText(product: Product): string {
  return [statedWords(product, 'feature'), product.category, ...product.rooms].join(' . ');
}

function policyIndex(sections: readonly PolicySection[]): Uint8Array {
  const words = new WordCounts();
  const texts = sections.map(({ heading, document, text, asked }): Text => {
    const all = [heading, document, text, ...asked].join(' . ');
    words.add(all);
    return [{ words: all, weight: 1 }];
  });
  return writeIndex(
    { documentCount: sections.length },
    { ...likelihoodSections(texts), ...words.sections() },
  );
}

function needOfWish({ words, means }: { readonly words: string[]; readonly means: string[] }): Needs[number] {
  return { said: words, means };
}

/**
 * What is said of each type: a text a type, in their order. What means a type second says half as much of it. A type is
 * known by its terms, since a feed may write "Sofa Beds".
 */
function needsIndex(needs: Needs, types: readonly string[]): Uint8Array {
  const keyOf = (type: string) => terms(type).join(' ');
  const numbers = new Map(types.map((type, at) => [keyOf(type), at]));
  const texts = types.map((): { words: string; weight: number }[] => []);
  for (const { said, means } of needs) {
    const meant = means.flatMap((type) => numbers.get(keyOf(type)) ?? []);
    for (const [rank, type] of meant.entries())
      texts[type]?.push(...said.map((words) => ({ words, weight: 1 / (1 + rank) })));
  }
  return writeIndex({ documentCount: types.length }, likelihoodSections(texts));
}
