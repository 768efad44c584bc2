import { readAcpItem } from './acp/item.ts';
import { csvColumns, csvRecords } from './csv.ts';
import type { DraftRow } from './draft-rows.ts';
import type { FeedFormat } from './feed.ts';
import { finishAll } from './finish.ts';
import type { FeedItem } from './grouping/merge-items.ts';
import { groupItems } from './grouping/variant-groups.ts';

/** The flat product feed of the Agentic Commerce Protocol as a table; its columns are the fields of `acp.ts`. */
export const acpCsv: FeedFormat = {
  name: 'Agentic Commerce Protocol CSV',
  detect({ head }) {
    const columns = csvColumns(head, nameColumn);
    return ['enable_search', 'is_eligible_search'].some((name) => columns.has(name)) ? 'certain' : 'no';
  },
  read: (text, context) => finishAll(groupItems(readItems(text)), context),
};

function nameColumn(header: string): string {
  return header.toLowerCase();
}

async function* readItems(text: AsyncIterable<string>): AsyncGenerator<FeedItem | DraftRow> {
  for await (const row of csvRecords(text, { nameColumn })) {
    if (row.kind === 'record') yield readAcpItem(Object.fromEntries(row.record), row.line);
    else yield row;
  }
}
