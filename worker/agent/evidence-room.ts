import type { Found } from '../domain/evidence.ts';
import type { ToolResult } from '../tools/tool.ts';

/** Characters of JSON that all results of a turn may come to together: law 6. */
const characters = 14_000;

/** What of a result a model reads, and what may be said because of it. */
export interface Fitted {
  readonly view: unknown;
  readonly found: Found;
}

/**
 * Bounds what a model is given of all results in a turn. A result that does not fit loses whole records from its end,
 * never half of one, and what the model does not read is no evidence either.
 */
export class EvidenceRoom {
  #left = characters;

  fit({ view, found }: ToolResult): Fitted {
    const lists = recordLists(view);
    const records = lists.reduce((sum, list) => sum + list.records.length, 0);
    for (let leftOut = 0; leftOut < Math.max(1, records); leftOut += 1) {
      const { shorter, kept } = withoutLast(view, lists, leftOut);
      const size = JSON.stringify(shorter).length;
      if (size > this.#left) continue;
      this.#left -= size;
      return { view: shorter, found: leftOut === 0 ? found : foundIn(found, kept) };
    }
    return { view: noRoom, found: {} };
  }
}

const noRoom = { note: 'No room for more results in this turn: answer from what you have.' };

interface RecordList {
  readonly name: string;
  readonly records: readonly unknown[];
}

/** The lists of records at the top of a view, such as its products or sections. */
function recordLists(view: unknown): RecordList[] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([name, value]) =>
    Array.isArray(value) && value.some((record) => typeof record === 'object')
      ? [{ name, records: value }]
      : [],
  );
}

/** The view less its last `count` records, of the longest list first, and the records that are left. */
function withoutLast(view: unknown, lists: readonly RecordList[], count: number) {
  const lengths = new Map(lists.map(({ name, records }) => [name, records.length]));
  for (let gone = 0; gone < count; gone += 1) {
    const [longest] = [...lengths].sort(([, a], [, b]) => b - a);
    if (longest) lengths.set(longest[0], longest[1] - 1);
  }
  const shorter = lists.map(({ name, records }) => [name, records.slice(0, lengths.get(name))] as const);
  const kept = shorter.flatMap(([, records]) => records);
  if (count === 0) return { shorter: view, kept };
  return { shorter: { ...(view as object), ...Object.fromEntries(shorter), leftOut: count }, kept };
}

/** What was found and is one of the records, by its SKU or its section's id. Amounts were worked out from all of them. */
function foundIn(found: Found, records: readonly unknown[]): Found {
  const names = new Set(records.flatMap((record) => [nameOf(record, 'sku'), nameOf(record, 'id')]));
  return {
    ...(found.searched && { searched: found.searched }),
    ...(found.count !== undefined && { count: found.count }),
    ...(found.items && { items: found.items.filter(({ variant }) => names.has(variant.sku)) }),
    ...(found.sections && { sections: found.sections.filter(({ id }) => names.has(id)) }),
  };
}

function nameOf(record: unknown, field: 'sku' | 'id'): unknown {
  return (record as Readonly<Record<string, unknown>> | null)?.[field];
}
