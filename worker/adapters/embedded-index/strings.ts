/** A list of sorted, different strings as one run of UTF-8 bytes with offsets, searched without being decoded. */
export interface StringTable {
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();
/** A byte order mark is a character like any other here. */
const decoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

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
    const order = compareBytes(
      table.bytes.subarray(table.offsets[middle], table.offsets[middle + 1]),
      wanted,
    );
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Order of the table: by UTF-8 bytes. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
