/** A line of the table: what was measured, beside what it is to be held against. */
export interface Row {
  readonly name: string;
  readonly value: string;
  /** The limit the project set itself, or the rival measured in the same run. */
  readonly beside: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** `times` results of an asynchronous measurement, one after the other. */
export async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure());
  return values;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
