import { terms } from '../../domain/text.ts';
import type { IndexFile, Section } from './format.ts';
import { compareBytes, findString, packStrings, type StringTable } from './strings.ts';

/** A text field of a document, and how much a word in it counts (BM25F weight and length normalisation). */
export interface Field {
  readonly text: string;
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
  /** Postings of term t stand at starts[t] .. starts[t + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** tf / (k1 + tf), in 255ths: a score without division at query time, and a quarter of the memory. */
  readonly impacts: Uint8Array;
  readonly documentCount: number;
}

export function buildPostings(documents: readonly (readonly Field[])[]): Record<string, Section> {
  const averages = averageLengths(documents);
  const byTerm = new Map<string, { document: number; frequency: number }[]>();
  for (const [document, fields] of documents.entries()) {
    for (const [term, frequency] of weightedFrequencies(fields, averages)) {
      const list = byTerm.get(term);
      if (list) list.push({ document, frequency });
      else byTerm.set(term, [{ document, frequency }]);
    }
  }
  return pack(byTerm);
}

function averageLengths(documents: readonly (readonly Field[])[]): number[] {
  const totals: number[] = [];
  for (const fields of documents) {
    for (const [at, field] of fields.entries()) totals[at] = (totals[at] ?? 0) + terms(field.text).length;
  }
  return totals.map((total) => Math.max(1, total / documents.length));
}

function weightedFrequencies(fields: readonly Field[], averages: readonly number[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [at, field] of fields.entries()) {
    const found = terms(field.text);
    const normal = 1 - field.b + (field.b * found.length) / (averages[at] ?? 1);
    for (const term of found) frequencies.set(term, (frequencies.get(term) ?? 0) + field.weight / normal);
  }
  return frequencies;
}

function pack(byTerm: Map<string, { document: number; frequency: number }[]>): Record<string, Section> {
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
    documents: Uint32Array.from(all, (posting) => posting.document),
    impacts: Uint8Array.from(all, ({ frequency }) =>
      Math.max(1, Math.round((255 * frequency) / (k1 + frequency))),
    ),
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
    documentCount: Number(file.facts.documentCount),
  };
}

export interface Scored {
  readonly document: number;
  readonly score: number;
}

/** A document that matches less than this share of the query's weight is not an answer to it. */
const leastCoverage = 0.35;

/**
 * The documents that answer `query`, best first. `allowed` is asked before a document is scored at all, so that what
 * breaks a hard limit takes no part.
 */
export function rank(postings: Postings, query: string, allowed: (document: number) => boolean): Scored[] {
  const wanted = [...new Set(terms(query))];
  const scores = new Map<number, { score: number; covered: number }>();
  let total = 0;
  for (const term of wanted) {
    const at = findString(postings.terms, term);
    const [from, to] = at < 0 ? [0, 0] : [postings.starts[at] ?? 0, postings.starts[at + 1] ?? 0];
    const weight = inverseDocumentFrequency(to - from, postings.documentCount);
    total += weight;
    for (let posting = from; posting < to; posting += 1) {
      const document = postings.documents[posting] ?? 0;
      if (!allowed(document)) continue;
      const entry = scores.get(document) ?? { score: 0, covered: 0 };
      entry.score += (weight * (postings.impacts[posting] ?? 0)) / 255;
      entry.covered += weight;
      scores.set(document, entry);
    }
  }
  return [...scores]
    .filter(([, { covered }]) => covered >= leastCoverage * total)
    .map(([document, { score, covered }]) => ({ document, score: score * (0.5 + (0.5 * covered) / total) }))
    .sort((a, b) => b.score - a.score || a.document - b.document);
}

function inverseDocumentFrequency(containing: number, count: number): number {
  return Math.log(1 + (count - containing + 0.5) / (containing + 0.5));
}
