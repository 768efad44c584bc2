/** Cells that hold several values, as exports of shops pack them. */

/** The items of a list separated by commas, where "\," is a comma within an item. */
export function splitEscaped(cell: string | undefined): string[] {
  const items = (cell ?? '').split(/(?<!\\),/u).map((item) => item.replaceAll('\\,', ',').trim());
  return items.filter((item) => item !== '');
}

/** The items of a cell separated by a sign, without empty ones. */
export function splitBy(cell: string | undefined, separator: string): string[] {
  const items = (cell ?? '').split(separator).map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Name -> value of "size=XS,color=Black, dark": a piece without a name belongs to the value before it. */
export function readPairs(cell: string | undefined): Map<string, string> {
  const pairs = new Map<string, string>();
  let last: string | undefined;
  for (const piece of (cell ?? '').split(',')) {
    const [, name, value = ''] = /^\s*"?([A-Za-z][\w-]*)=(.*)$/su.exec(piece) ?? [];
    if (name !== undefined) pairs.set(name, value);
    else if (last !== undefined) pairs.set(last, `${pairs.get(last)},${piece}`);
    last = name ?? last;
  }
  return pairs;
}
