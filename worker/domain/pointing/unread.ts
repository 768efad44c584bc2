export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A message of which every part that pointed at something is crossed out, so that no word points twice. */
export class Unread {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  get words(): Word[] {
    return [...this.#text.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)].map((match) => ({
      word: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
  }

  /** Crosses out a part, and gives it back as it was written. */
  take(start: number, end: number): string {
    const taken = this.#text.slice(start, end);
    this.#text = this.#text.slice(0, start) + crossed.repeat(end - start) + this.#text.slice(end);
    return taken.trim();
  }

  takeAll(pattern: RegExp): void {
    this.#text = this.#text.replaceAll(pattern, (taken) => crossed.repeat(taken.length));
  }
}

/** No letter, no space and no full stop: words on both sides of it do not belong together. */
const crossed = '\u00a4';
