import { basename } from 'node:path';
import type { FeedRow } from '../worker/feeds/feed.ts';
import { Names } from './clashes.ts';
import { odditiesOf } from './oddities.ts';
import { type FeedOptions, readFeed } from './open-feed.ts';

/** What became of a record of one of the files. */
export type CatalogueRow = FeedRow & { readonly file: string };

/** Every product of the files, one at a time and under names of its own, with what was rejected and what is odd. */
export async function* collect(files: readonly string[], options: FeedOptions): AsyncGenerator<CatalogueRow> {
  const names = new Names();
  const currencies = new Set<string>();
  for (const path of files) {
    const file = basename(path);
    for await (const row of readFeed(path, options)) {
      const rows = row.kind === 'product' ? names.admit(row, file) : [row];
      for (const admitted of rows) yield* withOddities(admitted, file, currencies);
    }
  }
}

function* withOddities(row: FeedRow, file: string, currencies: Set<string>): Generator<CatalogueRow> {
  yield { ...row, file };
  if (row.kind !== 'product') return;
  for (const reason of odditiesOf(row.product, currencies))
    yield { kind: 'warning', line: row.line, reason, file };
}
