import MiniSearch from 'minisearch';
import type { Product } from '../../../shared/product.ts';
import type { PolicySection } from '../../../worker/domain/policy-section.ts';

/** A text with a name, to be ranked. */
export interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Ids of all that answers a query, best first. */
export type Ranker = (query: string) => string[];

export function documentsOf(products: readonly Product[]): Document[] {
  return products
    .filter((product) => product.status === 'active')
    .map((product) => ({
      id: product.id,
      title: `${product.title} ${product.type}`,
      text: [
        product.category,
        ...product.rooms,
        ...product.materials,
        ...product.variants.flatMap((variant) => Object.values(variant.options)),
        ...Object.entries(product.facts).flat(),
        product.description,
      ].join(' '),
    }));
}

export function sectionDocuments(sections: readonly PolicySection[]): Document[] {
  return sections.map(({ id, heading, document, text }) => ({ id, title: `${document} ${heading}`, text }));
}

/** Words as they stand, in lower case. */
export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** BM25 as in Robertson and Zaragoza (2009), k1 = 1.2, b = 0.75, title and text as one field. */
export function bm25(documents: readonly Document[], analyse: (text: string) => string[]): Ranker {
  const [k1, b] = [1.2, 0.75];
  const analysed = documents.map(({ title, text }) => analyse(`${title} ${text}`));
  const average = analysed.reduce((sum, words) => sum + words.length, 0) / analysed.length;
  const postings = new Map<string, Map<number, number>>();
  for (const [at, words] of analysed.entries()) {
    for (const word of words) {
      const list = postings.get(word) ?? new Map<number, number>();
      postings.set(word, list.set(at, (list.get(at) ?? 0) + 1));
    }
  }
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of new Set(analyse(query))) {
      const list = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - list.size + 0.5) / (list.size + 0.5));
      for (const [at, frequency] of list) {
        const length = (analysed[at]?.length ?? 0) / average;
        const score = (idf * frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * length));
        scores.set(at, (scores.get(at) ?? 0) + score);
      }
    }
    const ranked = [...scores].sort(([, a], [, other]) => other - a);
    return ranked.map(([at]) => documents[at]?.id ?? '');
  };
}

/** MiniSearch as its guide sets it up for search in products: title boosted, prefixes and typing errors allowed. */
export function miniSearch(documents: readonly Document[]): Ranker {
  const index = new MiniSearch<Document>({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 3 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(documents);
  return (query) => index.search(query).map((result) => String(result.id));
}
