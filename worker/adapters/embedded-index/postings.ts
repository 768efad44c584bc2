import type { IndexFile } from './format.ts';
import { findString, type StringTable } from './strings.ts';

/** Where in a document a term stands, as bits: what a product says of itself, or only its description. */
export const place = { title: 1, type: 2, options: 4, materials: 8, facts: 16, about: 32 } as const;
/** A match here is about the thing itself. */
export const stated = place.title | place.type | place.options | place.materials | place.facts;

export interface Postings {
  readonly terms: StringTable;
  /** Postings of term t stand at starts[t] .. starts[t + 1], by document. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** tf / (k1 + tf), in 255ths: a score without division at query time, and a quarter of the memory. */
  readonly impacts: Uint8Array;
  /** Bits of `place`. */
  readonly places: Uint8Array;
  readonly documentCount: number;
}

export function readPostings(file: IndexFile): Postings {
  return {
    terms: {
      offsets: file.section('termOffsets', Uint32Array),
      bytes: file.section('termBytes', Uint8Array),
    },
    starts: file.section('starts', Uint32Array),
    documents: file.section('documents', Uint32Array),
    impacts: file.section('impacts', Uint8Array),
    places: file.section('places', Uint8Array),
    documentCount: Number(file.facts.documentCount),
  };
}

/** Calls `visit` for every document that holds the term. */
export function eachPosting(
  postings: Postings,
  term: string,
  visit: (document: number, impact: number, places: number) => void,
): void {
  const at = findString(postings.terms, term);
  if (at < 0) return;
  for (let posting = postings.starts[at] ?? 0; posting < (postings.starts[at + 1] ?? 0); posting += 1) {
    visit(
      postings.documents[posting] ?? 0,
      (postings.impacts[posting] ?? 0) / 255,
      postings.places[posting] ?? 0,
    );
  }
}

/** How many documents hold the term. */
export function documentFrequency(postings: Postings, term: string): number {
  const at = findString(postings.terms, term);
  return at < 0 ? 0 : (postings.starts[at + 1] ?? 0) - (postings.starts[at] ?? 0);
}

/** Robertson and Spärck Jones' weight of a term, never negative. */
export function inverseDocumentFrequency(containing: number, count: number): number {
  return Math.log(1 + (count - containing + 0.5) / (containing + 0.5));
}
