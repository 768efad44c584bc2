import type { CsvRecord } from '../csv.ts';
import type { DraftRow, FeedNote } from '../draft-rows.ts';

/** Rows that stand together: the first begins a product and the others belong to it. */
export type RowGroup = readonly [CsvRecord, ...CsvRecord[]];

/**
 * Drafts of a table that has each product's rows together. `belongs` says whether a row belongs to the product that
 * began with `first`.
 */
export async function* draftsOfAdjacentRows(
  rows: AsyncIterable<CsvRecord | FeedNote>,
  belongs: (row: CsvRecord, first: CsvRecord) => boolean,
  draftsOf: (group: RowGroup) => Iterable<DraftRow>,
): AsyncGenerator<DraftRow> {
  let group: [CsvRecord, ...CsvRecord[]] | undefined;
  for await (const row of rows) {
    if (row.kind !== 'record') yield row;
    else if (group && belongs(row, group[0])) group.push(row);
    else {
      if (group) yield* draftsOf(group);
      group = [row];
    }
  }
  if (group) yield* draftsOf(group);
}
