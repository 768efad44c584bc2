import { type DraftRow, type FeedNote, rejected } from '../draft-rows.ts';
import { type FeedItem, mergeItems } from './merge-items.ts';

/**
 * Puts the items of one group together, wherever in the feed they stand. At most `openGroups` are kept waiting for
 * more; then the one that was added to longest ago is given, and an item of it that comes later is rejected. What is no item
 * passes through.
 */
export async function* groupItems(
  rows: AsyncIterable<FeedItem | DraftRow>,
  openGroups = 1_000,
): AsyncGenerator<DraftRow> {
  const open = new Map<string, FeedItem[]>();
  const closed = new Set<string>();
  for await (const row of rows) {
    if (!('kind' in row) || row.kind !== 'item') yield row;
    else if (row.group === undefined) yield* mergeItems([row]);
    else if (closed.has(row.group)) yield comesTooLate(row.line, row.group, openGroups);
    else {
      addItem(open, row.group, row);
      if (open.size > openGroups) yield* closeOldest(open, closed);
    }
  }
  for (const items of open.values()) yield* mergeItems(items);
}

/** The group is set anew, so that the one added to last is the last of the map. */
function addItem(open: Map<string, FeedItem[]>, group: string, item: FeedItem): void {
  const items = open.get(group) ?? [];
  items.push(item);
  open.delete(group);
  open.set(group, items);
}

function closeOldest(open: Map<string, FeedItem[]>, closed: Set<string>): Iterable<DraftRow> {
  const [group, items] = open.entries().next().value!;
  open.delete(group);
  closed.add(group);
  return mergeItems(items);
}

function comesTooLate(line: number, group: string, openGroups: number): FeedNote {
  return rejected(
    line,
    `the other items of group "${group}" stand more than ${openGroups} groups before this one: sort the feed by group`,
  );
}
