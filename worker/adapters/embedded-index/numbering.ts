/** Numbers for different texts, given as they are met: what they are in order is known only when all have been met. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(copyOf(text), this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Every text, by its number. */
  texts(): string[] {
    return [...this.#numbers.keys()];
  }

  /** The texts in order, and the place in it of each by its number. */
  sorted(): { readonly texts: string[]; readonly placeOf: (number: number) => number } {
    const texts = this.texts().sort();
    const places = inverse(texts.map((text) => this.numberOf(text)));
    return { texts, placeOf: (number) => places[number] ?? 0 };
  }
}

/** V8 keeps a word that was cut out of a text as a view of it: one rare word would hold a whole description in memory. */
function copyOf(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/** Place -> number, turned into number -> place. */
export function inverse(numbers: ArrayLike<number>): Uint32Array {
  const places = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) places[numbers[place] ?? 0] = place;
  return places;
}
