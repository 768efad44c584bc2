import type { Group } from './plan.ts';
import { type Postings, stated } from './postings.ts';

/**
 * What a query has found of each document so far, in arrays as long as the index that are used again for the next query:
 * at fifty thousand products a map entry for each would cost more than the search. A stamp tells what is of this query.
 */
export class Entries {
  /** The documents met so far, in no order. */
  touched: number[] = [];
  /** The documents that the present group has met. */
  met: number[] = [];
  #stamp = 0;
  #groupStamp = 0;
  readonly #seen: Uint32Array;
  readonly #score: Float32Array;
  readonly #covered: Float32Array;
  readonly #stated: Float32Array;
  readonly #materials: Uint8Array;
  readonly #places: Uint8Array;
  readonly #colourPlaces: Uint8Array;
  readonly #groupSeen: Uint32Array;
  readonly #groupImpact: Float32Array;
  readonly #groupPlaces: Uint8Array;

  constructor(documents: number) {
    this.#seen = new Uint32Array(documents);
    this.#score = new Float32Array(documents);
    this.#covered = new Float32Array(documents);
    this.#stated = new Float32Array(documents);
    this.#materials = new Uint8Array(documents);
    this.#places = new Uint8Array(documents);
    this.#colourPlaces = new Uint8Array(documents);
    this.#groupSeen = new Uint32Array(documents);
    this.#groupImpact = new Float32Array(documents);
    this.#groupPlaces = new Uint8Array(documents);
  }

  begin(): this {
    this.#stamp += 1;
    this.touched = [];
    return this;
  }

  beginGroup(): void {
    this.#groupStamp += 1;
    this.met = [];
  }

  /** One of the present group's phrases stands in a document; the best of them counts. */
  meet(document: number, impact: number, places: number): void {
    if (this.#groupSeen[document] !== this.#groupStamp) {
      this.#groupSeen[document] = this.#groupStamp;
      this.#groupImpact[document] = impact;
      this.#groupPlaces[document] = places;
      this.met.push(document);
      return;
    }
    this.#groupImpact[document] = Math.max(this.#groupImpact[document] ?? 0, impact);
    this.#groupPlaces[document] = (this.#groupPlaces[document] ?? 0) | places;
  }

  /** Adds the present group to its documents. `describedOnly` is the share of a word that no product states. */
  endGroup(kind: Group['kind'], weight: number, describedOnly: number): void {
    for (const document of this.met) {
      if (this.#seen[document] !== this.#stamp) this.#clear(document);
      const places = this.#groupPlaces[document] ?? 0;
      const isStated = (places & stated) !== 0;
      this.#score[document]! += weight * (this.#groupImpact[document] ?? 0) * (isStated ? 1 : describedOnly);
      this.#covered[document]! += weight;
      this.#places[document]! |= places;
      if (isStated) this.#stated[document]! += weight;
      if (isStated && kind === 'material') this.#materials[document]! += 1;
      if (kind === 'colour') this.#colourPlaces[document]! |= places;
    }
  }

  #clear(document: number): void {
    this.#seen[document] = this.#stamp;
    this.#score[document] = 0;
    this.#covered[document] = 0;
    this.#stated[document] = 0;
    this.#materials[document] = 0;
    this.#places[document] = 0;
    this.#colourPlaces[document] = 0;
    this.touched.push(document);
  }

  score(document: number): number {
    return this.#score[document] ?? 0;
  }

  /** Weight of the groups met anywhere. */
  covered(document: number): number {
    return this.#covered[document] ?? 0;
  }

  /** Weight of the groups met in what a product states of itself. */
  stated(document: number): number {
    return this.#stated[document] ?? 0;
  }

  /** How many of the materials asked for are stated. */
  materials(document: number): number {
    return this.#materials[document] ?? 0;
  }

  isNamed(document: number, places: number): boolean {
    return ((this.#places[document] ?? 0) & places) !== 0;
  }

  /** Whether a colour that was asked for stands in one of the places. */
  isColoured(document: number, places: number): boolean {
    return ((this.#colourPlaces[document] ?? 0) & places) !== 0;
  }
}

const known = new WeakMap<Postings, Entries>();

/** The one set of arrays of an index: a query runs to its end without a pause, so no two use them at once. */
export function entriesOf(postings: Postings): Entries {
  const entries = known.get(postings) ?? new Entries(postings.documentCount);
  known.set(postings, entries);
  return entries;
}
