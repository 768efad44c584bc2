import { terms } from '../../domain/text.ts';
import type { Section } from './format.ts';
import { NumberList } from './number-list.ts';
import { inverse, Numbering } from './numbering.ts';
import { sortStrings } from './string-list.ts';

/** A text field of a document, and how much a word in it counts (BM25F weight and length normalisation). */
export interface Field<Document> {
  readonly text: (document: Document) => string;
  /** A bit of `place`. */
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

/**
 * Postings of documents that come one at a time. What a word counts depends on how long the fields of all documents are
 * on average, so until the last of them a document is kept as the numbers of its terms: four bytes a word.
 */
export class PostingBuilder<Document> {
  readonly #fields: readonly Field<Document>[];
  readonly #numbering = new Numbering();
  /** Numbers of terms: of the first document's first field, of its second, and so on. */
  readonly #terms = new NumberList(Uint32Array);
  /** How many of them each field of each document has, in the same order. */
  readonly #lengths = new NumberList(Uint32Array);

  constructor(fields: readonly Field<Document>[]) {
    this.#fields = fields;
  }

  get documentCount(): number {
    return this.#lengths.length / this.#fields.length;
  }

  add(document: Document): void {
    for (const { text } of this.#fields) {
      const found = terms(text(document));
      for (const term of found) this.#terms.add(this.#numbering.numberOf(term));
      this.#lengths.add(found.length);
    }
  }

  sections(): Record<string, Section> {
    const { table, order } = sortStrings(this.#numbering.texts());
    const places = inverse(order);
    const starts = this.#starts(places);
    return { termOffsets: table.offsets, termBytes: table.bytes, starts, ...this.#postings(places, starts) };
  }

  /** `places` are those of the terms in the table, by number. */
  #starts(places: Uint32Array): Uint32Array {
    const starts = new Uint32Array(places.length + 1);
    const metIn = new Uint32Array(places.length);
    this.#eachWord((term, document) => {
      if (metIn[term] === document + 1) return;
      metIn[term] = document + 1;
      starts[places[term]! + 1]! += 1;
    });
    for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
    return starts;
  }

  #postings(places: Uint32Array, starts: Uint32Array) {
    const count = starts.at(-1) ?? 0;
    const sections = {
      documents: new Uint32Array(count),
      impacts: new Uint8Array(count),
      places: new Uint8Array(count),
    };
    const ends = starts.slice(0, -1);
    const frequencies = new Float64Array(places.length);
    const averages = this.#averageLengths();
    this.#eachWord((term, document, at, length) => {
      const [place, { weight, b, place: bit }] = [places[term]!, this.#fields[at]!];
      if (ends[place] === starts[place] || sections.documents[ends[place]! - 1] !== document) {
        sections.documents[ends[place]!] = document;
        ends[place]! += 1;
        frequencies[term] = 0;
      }
      const posting = ends[place]! - 1;
      frequencies[term]! += weight / (1 - b + (b * length) / averages[at]!);
      sections.impacts[posting] = impactOf(frequencies[term]!);
      sections.places[posting]! |= bit;
    });
    return sections;
  }

  /** In words, of each field. */
  #averageLengths(): number[] {
    const totals = this.#fields.map(() => 0);
    for (const [at, length] of this.#lengths.numbers().entries()) totals[at % totals.length]! += length;
    return totals.map((total) => Math.max(1, total / this.documentCount));
  }

  /** Calls `visit` for every word, document by document: the number of its term, and its field with the length of it. */
  #eachWord(visit: (term: number, document: number, field: number, length: number) => void): void {
    const [words, lengths] = [this.#terms.numbers(), this.#lengths.numbers()];
    const fields = this.#fields.length;
    let word = 0;
    for (let at = 0; at < lengths.length; at += 1) {
      const length = lengths[at]!;
      const [document, field] = [Math.floor(at / fields), at % fields];
      for (const end = word + length; word < end; word += 1) visit(words[word]!, document, field, length);
    }
  }
}

function impactOf(frequency: number): number {
  return Math.max(1, Math.round((255 * frequency) / (k1 + frequency)));
}
