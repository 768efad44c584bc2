import { terms } from '../../domain/text.ts';
import type { IndexFile, Section } from './format.ts';
import { compareBytes, findString, packStrings, type StringTable } from './strings.ts';

/** Where in a document a term stands, as bits: what a product says of itself, or only its description. */
export const place = { title: 1, type: 2, options: 4, materials: 8, facts: 16, about: 32 } as const;
/** A match here is about the thing itself. */
export const stated = place.title | place.type | place.options | place.materials | place.facts;

/** A text field of a document, and how much a word in it counts (BM25F weight and length normalisation). */
export interface Field {
  readonly text: string;
  readonly place: number;
  readonly weight: number;
  /** 0 ignores the field's length, 1 normalises by it in full. */
  readonly b: number;
}

/**
 * BM25F after Robertson, Zaragoza and Taylor (2004): the weighted, length-normalised frequencies of a term in all
 * fields are added up before they saturate, so a word in a title and in a description counts once, not twice.
 */
const k1 = 1.2;

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

interface Entry {
  document: number;
  frequency: number;
  places: number;
}

export function buildPostings(documents: readonly (readonly Field[])[]): Record<string, Section> {
  const analysed = documents.map((fields) => fields.map((field) => ({ ...field, terms: terms(field.text) })));
  const averages = averageLengths(analysed);
  const byTerm = new Map<string, Entry[]>();
  for (const [document, fields] of analysed.entries()) {
    for (const [at, field] of fields.entries()) {
      const normal = 1 - field.b + (field.b * field.terms.length) / (averages[at] ?? 1);
      for (const term of field.terms)
        addTo(byTerm, term, { document, frequency: field.weight / normal, places: field.place });
    }
  }
  return pack(byTerm);
}

function addTo(byTerm: Map<string, Entry[]>, term: string, entry: Entry): void {
  const list = byTerm.get(term) ?? [];
  const last = list.at(-1);
  if (last?.document === entry.document) {
    last.frequency += entry.frequency;
    last.places |= entry.places;
  } else {
    list.push(entry);
    byTerm.set(term, list);
  }
}

function averageLengths(documents: readonly (readonly { readonly terms: readonly string[] }[])[]): number[] {
  const totals: number[] = [];
  for (const fields of documents) {
    for (const [at, field] of fields.entries()) totals[at] = (totals[at] ?? 0) + field.terms.length;
  }
  return totals.map((total) => Math.max(1, total / documents.length));
}

function pack(byTerm: Map<string, Entry[]>): Record<string, Section> {
  const sorted = [...byTerm.keys()].sort(compareBytes);
  const table = packStrings(sorted);
  const lists = sorted.map((term) => byTerm.get(term) ?? []);
  const starts = new Uint32Array(sorted.length + 1);
  for (const [term, list] of lists.entries()) starts[term + 1] = (starts[term] ?? 0) + list.length;
  const all = lists.flat();
  return {
    termOffsets: table.offsets,
    termBytes: table.bytes,
    starts,
    documents: Uint32Array.from(all, (entry) => entry.document),
    impacts: Uint8Array.from(all, ({ frequency }) =>
      Math.max(1, Math.round((255 * frequency) / (k1 + frequency))),
    ),
    places: Uint8Array.from(all, (entry) => entry.places),
  };
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
