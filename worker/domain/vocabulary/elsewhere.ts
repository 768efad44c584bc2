import { byFirstTerm, split } from './lines.ts';

/** Names of things by their first term, with what follows it: "ceil fan|tile" are the ceiling fan and the ceiling tile. */
export class ElsewhereNames {
  readonly #names: ReadonlyMap<string, string>;

  constructor(text: string) {
    this.#names = byFirstTerm(text);
  }

  /** Whether one of them stands in a text of terms. */
  standsIn(found: readonly string[]): boolean {
    return found.some((first, at) =>
      this.#names
        .get(first)
        ?.split('|')
        .some((rest) => split(rest, ' ').every((term, offset) => found[at + 1 + offset] === term)),
    );
  }
}
