import type { Section } from './format.ts';

/**
 * Numbers in an array of their own width that doubles when it is full. One of objects, or of JavaScript's own numbers,
 * would take up to eight times the memory, and an index of a large catalogue is built of millions.
 */
export class NumberList<T extends Section> {
  readonly #type: new (
    buffer: ArrayBuffer,
  ) => T;
  #buffer = new ArrayBuffer(1024);
  #numbers: T;
  #length = 0;

  constructor(type: new (buffer: ArrayBuffer) => T) {
    this.#type = type;
    this.#numbers = new type(this.#buffer);
  }

  get length(): number {
    return this.#length;
  }

  add(number: number): void {
    if (this.#length === this.#numbers.length) this.#grow();
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** What was added so far, as a view that holds until the next is added. */
  numbers(): T {
    return this.#numbers.subarray(0, this.#length) as T;
  }

  /** The old memory is given back at once, and not when the next garbage is collected. */
  #grow(): void {
    this.#buffer = this.#buffer.transfer(2 * this.#buffer.byteLength);
    this.#numbers = new this.#type(this.#buffer);
  }
}
