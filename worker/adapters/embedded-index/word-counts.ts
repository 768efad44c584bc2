import { wordsOf } from '../../domain/text.ts';
import type { Section } from './format.ts';
import { sortStrings } from './string-list.ts';

/** The words a typing error is mended to, with how many documents hold each. */
export class WordCounts {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    for (const word of new Set(wordsOf(text)))
      if (!/\d/.test(word)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  sections(): Record<string, Section> {
    const { table, order } = sortStrings(this.#counts.keys());
    const counts = [...this.#counts.values()];
    return {
      wordOffsets: table.offsets,
      wordBytes: table.bytes,
      wordCounts: order.map((at) => counts[at] ?? 0),
    };
  }
}
