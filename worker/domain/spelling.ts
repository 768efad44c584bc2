/** Typing errors forgiven in a word of that length: none in short ones, where every other word is one step away. */
export function typosForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours, each counted once
 * (Damerau 1964, restricted). Anything above `limit` comes back as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, beforeLast);
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** The distances from the first `i` letters of `a` to every beginning of `b`, from those of one and two letters fewer. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const step = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(isSwap ? Math.min(step, (beforeLast[j - 2] ?? 0) + 1) : step);
  }
  return row;
}
