/** A list of sorted, different strings as one run of UTF-8 bytes with offsets, searched without being decoded. */
export interface StringTable {
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();
/** A byte order mark is a character like any other here. */
const decoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

/** Order of the table: by UTF-8 bytes. */
export function compareBytes(a: string, b: string): number {
  return compare(encoder.encode(a), encoder.encode(b));
}

/** `sorted` must be in the order of `compareBytes`. */
export function packStrings(sorted: readonly string[]): StringTable {
  const encoded = sorted.map((text) => encoder.encode(text));
  const offsets = new Uint32Array(sorted.length + 1);
  for (const [index, text] of encoded.entries()) offsets[index + 1] = (offsets[index] ?? 0) + text.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [index, text] of encoded.entries()) bytes.set(text, offsets[index]);
  return { offsets, bytes };
}

export function stringAt(table: StringTable, index: number): string {
  return decoder.decode(table.bytes.subarray(table.offsets[index], table.offsets[index + 1]));
}

/** The index of `text`, or -1. */
export function findString(table: StringTable, text: string): number {
  const wanted = encoder.encode(text);
  let low = 0;
  let high = table.offsets.length - 2;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compare(table.bytes.subarray(table.offsets[middle], table.offsets[middle + 1]), wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function compare(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
