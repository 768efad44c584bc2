import type { Item } from '../catalogue.ts';
import type { Mention } from './mentions.ts';

interface Cell {
  readonly start: number;
  readonly end: number;
}

/** Whom each column of a table is about; empty for those that are about no product, such as the labels. */
export type Columns = readonly (readonly Item[])[];

/** The cells of a row of a table; none for other text. */
export function cellsOf(folded: string): Cell[] {
  if (!/^\s*\|/.test(folded)) return [];
  return [...folded.matchAll(/\|(?<cell>[^|\n]*)(?=\|)/g)].map((match) => ({
    start: match.index + 1,
    end: match.index + match[0].length,
  }));
}

/** The columns behind a row: a head names products in several cells and none in its first; rows go on with those before. */
export function columnsBehind(
  cells: readonly Cell[],
  mentions: readonly Pick<Mention, 'items' | 'start' | 'end'>[],
  before: Columns | undefined,
): Columns | undefined {
  const columns = cells.map(({ start, end }) =>
    mentions.filter((one) => one.start >= start && one.end <= end).flatMap(({ items }) => items),
  );
  const [labels = [], ...others] = columns;
  const isHead = labels.length === 0 && others.filter((column) => column.length > 0).length > 1;
  if (isHead) return columns;
  return cells.length > 0 ? before : undefined;
}

/** What the columns of a table are headed, behind a row of it: its first row says so. */
export function headsBehind(
  folded: string,
  cells: readonly Cell[],
  before: readonly string[] | undefined,
): readonly string[] | undefined {
  if (cells.length === 0) return undefined;
  return before ?? cells.map(({ start, end }) => folded.slice(start, end).trim());
}

/** Whom a place in a row is about by its column. */
export function inColumn(
  at: number,
  cells: readonly Cell[],
  columns: Columns | undefined,
): readonly Item[] | undefined {
  const column = columns?.[cells.findIndex(({ start, end }) => at >= start && at < end)];
  return column && column.length > 0 ? column : undefined;
}
