import { NumberList } from './number-list.ts';
import { compareBytes, type StringTable } from './strings.ts';

export interface SortedStrings {
  readonly table: StringTable;
  /** Place in the table -> place in the list. */
  readonly order: Uint32Array;
}

const encoder = new TextEncoder();

/** Different strings to make a table of, kept as UTF-8 bytes from the beginning: a catalogue has many SKUs. */
export class StringList {
  readonly #bytes = new NumberList(Uint8Array);
  /** Where each string ends. */
  readonly #ends = new NumberList(Uint32Array);

  add(text: string): void {
    for (const byte of encoder.encode(text)) this.#bytes.add(byte);
    this.#ends.add(this.#bytes.length);
  }

  sorted(): SortedStrings {
    const [bytes, ends] = [this.#bytes.numbers(), this.#ends.numbers()];
    const bytesOf = (at: number) => bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
    const order = Uint32Array.from(ends, (_, at) => at).sort((a, b) => compareBytes(bytesOf(a), bytesOf(b)));
    const table = { offsets: new Uint32Array(ends.length + 1), bytes: new Uint8Array(bytes.length) };
    let offset = 0;
    for (const [place, at] of order.entries()) {
      table.bytes.set(bytesOf(at), offset);
      offset += bytesOf(at).length;
      table.offsets[place + 1] = offset;
    }
    return { table, order };
  }
}

/** A table of strings that are all there at once. */
export function sortStrings(texts: Iterable<string>): SortedStrings {
  const list = new StringList();
  for (const text of texts) list.add(text);
  return list.sorted();
}
