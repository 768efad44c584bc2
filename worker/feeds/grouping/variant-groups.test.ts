import { describe, expect, it } from 'vitest';
import { type DraftRow, rejected } from '../draft-rows.ts';
import type { FeedItem } from './merge-items.ts';
import { groupItems } from './variant-groups.ts';

function item(line: number, group?: string): FeedItem {
  return { kind: 'item', line, group, product: { id: group }, variant: { line, options: {} } };
}

async function* inOrder(rows: readonly (FeedItem | DraftRow)[]) {
  yield* rows;
}

/** Each product by the lines of its variants, each note by its reason. */
async function grouped(rows: readonly (FeedItem | DraftRow)[], openGroups?: number) {
  const found = await Array.fromAsync(groupItems(inOrder(rows), openGroups));
  return found.map((row) => ('kind' in row ? row.reason : row.variants.map(({ line }) => line).join()));
}

describe('the items of a group', () => {
  it('come together, wherever they stand; an item of none comes at once', async () => {
    expect(await grouped([item(1, 'a'), item(2, 'b'), item(3), item(4, 'a'), item(5, 'b')])).toEqual([
      '3',
      '1,4',
      '2,5',
    ]);
  });

  it('wait in no more groups than are allowed: the one that was added to longest ago goes', async () => {
    const rows = [item(1, 'a'), item(2, 'b'), item(3, 'a'), item(4, 'c'), item(5, 'a')];
    expect(await grouped(rows, 2)).toEqual(['2', '4', '1,3,5']);
  });

  it('that come after their group has gone are rejected', async () => {
    const rows = [item(1, 'a'), item(2, 'b'), item(3, 'c'), item(4, 'a')];
    expect(await grouped(rows, 2)).toEqual([
      '1',
      'the other items of group "a" stand more than 2 groups before this one: sort the feed by group',
      '2',
      '3',
    ]);
  });

  it('let pass what is no item', async () => {
    expect(
      await grouped([item(1, 'a'), rejected(2, 'broken'), { line: 3, variants: [{ line: 3, options: {} }] }]),
    ).toEqual(['broken', '3', '1']);
  });
});
