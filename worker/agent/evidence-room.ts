import type { Found } from '../domain/evidence.ts';
import type { ToolResult } from '../tools/tool.ts';

/** Characters of JSON that all results of a turn may come to together: law 6. */
const characters = 14_000;

/** What of a result a model reads, and what may be said because of it. */
export interface Fitted {
  readonly view: unknown;
  readonly found: Found;
  /** Records left out because there was no room for them. */
  readonly leftOut: number;
}

/**
 * Bounds what a model is given of all results in a turn. A result that does not fit loses whole records from its end,
 * never half of one, and what the model does not read is no evidence either.
 */
export class EvidenceRoom {
  #left = characters;

  fit({ view, found }: ToolResult): Fitted {
    const lists = recordLists(view);
    for (let leftOut = 0; ; leftOut += 1) {
      const shorter = withoutLast(view, lists, leftOut);
      const text = JSON.stringify(shorter);
      if (text.length <= this.#left) {
        this.#left -= text.length;
        return { view: shorter, found: leftOut === 0 ? found : foundIn(found, text), leftOut };
      }
      if (leftOut >= lists.reduce((sum, { records }) => sum + records.length, 0))
        return { view: noRoom, found: {}, leftOut };
    }
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

/** The view less its last `count` records, of the longest list first. */
function withoutLast(view: unknown, lists: readonly RecordList[], count: number): unknown {
  if (count === 0) return view;
  const kept = new Map(lists.map(({ name, records }) => [name, records.length]));
  for (let gone = 0; gone < count; gone += 1) {
    const [longest] = [...kept].sort(([, a], [, b]) => b - a);
    if (longest) kept.set(longest[0], Math.max(0, longest[1] - 1));
  }
  const shorter = lists.map(({ name, records }) => [name, records.slice(0, kept.get(name))]);
  return { ...(view as object), ...Object.fromEntries(shorter), leftOut: count };
}

/** What was found and stands in the shorter text by its SKU or its section's id. */
function foundIn(found: Found, text: string): Found {
  const holds = (name: string) => text.includes(JSON.stringify(name));
  return {
    ...found,
    ...(found.items && { items: found.items.filter(({ variant }) => holds(variant.sku)) }),
    ...(found.sections && { sections: found.sections.filter(({ id }) => holds(id)) }),
  };
}
