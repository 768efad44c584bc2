import type { Product } from '../../../shared/product.ts';
import { factWords, numbersInWords, statedWords } from '../../domain/limits.ts';
import type { PolicySection } from '../../domain/policy-section.ts';
import { terms, wordsOf } from '../../domain/text.ts';
import { compileVocabulary, type Vocabulary, type VocabularyData } from '../../domain/vocabulary.ts';
import { columnSections } from './columns.ts';
import { type Section, writeIndex } from './format.ts';
import { buildPostings, type Field, place } from './postings.ts';
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
export function buildIndex(
  products: readonly Product[],
  sections: readonly PolicySection[],
  words: Omit<VocabularyData, 'types'>,
): BuiltIndex {
  const offered = products.filter((product) => product.status === 'active');
  const data: VocabularyData = {
    ...words,
    elsewhere: notSold(words.elsewhere, offered),
    types: [...new Set(offered.map((product) => product.type))].sort(),
  };
  const vocabulary = compileVocabulary(data);
  const files = new Map<string, Uint8Array | string>();
  files.set('products.idx', productIndex(offered, vocabulary));
  files.set('policies.idx', policyIndex(sections));
  files.set('policies.json', JSON.stringify(sections));
  files.set('vocabulary.json', JSON.stringify(data));
  for (let at = 0; at < offered.length; at += recordsPerShard) {
    files.set(
      `records/${at / recordsPerShard}.json`,
      JSON.stringify(offered.slice(at, at + recordsPerShard)),
    );
  }
  const variants = offered.reduce((count, product) => count + product.variants.length, 0);
  return { files, products: offered.length, variants };
}

/** A list for a kind of shop may name what this one does sell. */
function notSold(names: readonly string[], products: readonly Product[]): string[] {
  const phrases = names.map((name) => ` ${terms(name).join(' ')} `);
  const titles = new Set(
    products.map(({ title, type }) => ` ${terms(title).join(' ')} . ${terms(type).join(' ')} `),
  );
  const sold = new Set<string>();
  for (const title of titles) for (const phrase of phrases) if (title.includes(phrase)) sold.add(phrase);
  return names.filter((_, at) => !sold.has(phrases[at] ?? ''));
}

function productIndex(products: readonly Product[], vocabulary: Vocabulary): Uint8Array {
  const { facts, sections } = columnSections(products, vocabulary);
  return writeIndex(
    { documentCount: products.length, ...facts },
    { ...buildPostings(products.map(productFields)), ...wordSections(products.map(statedText)), ...sections },
  );
}

function productFields(product: Product): Field[] {
  const options = product.variants.flatMap((variant) => Object.values(variant.options));
  const capacity = product.capacity ?? '';
  return [
    { text: product.title, place: place.title, weight: 4, b: 0.2 },
    { text: product.type, place: place.type, weight: 4, b: 0.1 },
    { text: [...new Set(options)].join(' . '), place: place.options, weight: 2.5, b: 0.2 },
    { text: product.materials.join(' . '), place: place.materials, weight: 2.5, b: 0.2 },
    {
      text: [...factWords(product), capacity, numbersInWords(product)].join(' . '),
      place: place.facts,
      weight: 1.5,
      b: 0.4,
    },
    { text: [product.category, ...product.rooms].join(' . '), place: place.about, weight: 1.2, b: 0.2 },
    { text: `${product.description} ${product.care ?? ''}`, place: place.about, weight: 1, b: 0.6 },
  ];
}

/** The words a typing error is mended to: those products state of themselves, and no others. */
function wordSections(texts: readonly string[]): Record<string, Section> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text)))
      if (!/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts.keys()].sort(compareBytes);
  const table = packStrings(sorted);
  return {
    wordOffsets: table.offsets,
    wordBytes: table.bytes,
    wordCounts: Uint32Array.from(sorted, (word) => counts.get(word) ?? 0),
  };
}

function statedText(product: Product): string {
  return [statedWords(product, 'feature'), product.category, ...product.rooms].join(' . ');
}

function policyIndex(sections: readonly PolicySection[]): Uint8Array {
  const fields = sections.map((section): Field[] => [
    { text: section.heading, place: place.title, weight: 4, b: 0.3 },
    { text: section.document, place: place.type, weight: 2, b: 0.2 },
    { text: section.text, place: place.about, weight: 1, b: 0.7 },
    { text: section.asked.join(' . '), place: place.facts, weight: 1, b: 0.5 },
  ]);
  const texts = sections.map(({ heading, document, text, asked }) =>
    [heading, document, text, ...asked].join(' . '),
  );
  return writeIndex({ documentCount: sections.length }, { ...buildPostings(fields), ...wordSections(texts) });
}
