import { wordsOf } from '../../domain/text.ts';
import type { Section } from './format.ts';
import { Numbering } from './numbering.ts';
import { sortStrings } from './string-list.ts';

/** The words a typing error is mended to, with how many documents hold each. */
export class WordCounts {
  readonly #numbering = new Numbering();
  readonly #counts: number[] = [];

  add(text: string): void {
    for (const word of new Set(wordsOf(text))) if (!/\d/.test(word)) this.#count(word);
  }

  #count(word: string): void {
    const number = this.#numbering.numberOf(word);
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  sections(): Record<string, Section> {
    const { table, order } = sortStrings(this.#numbering.texts());
    return {
      wordOffsets: table.offsets,
      wordBytes: table.bytes,
      wordCounts: order.map((number) => this.#counts[number] ?? 0),
    };
  }
}
