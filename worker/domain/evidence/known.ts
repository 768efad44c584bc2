import type { Item } from '../catalogue.ts';
import type { Evidence } from '../evidence.ts';
import { describeLimits } from '../limits.ts';
import type { Statement } from '../statements.ts';
import { type Ground, groundOf, type Passage, passageOf, sectionGround } from './ground.ts';

/** All that the evidence of a turn says, read once: sections, and what code made for the answer. */
export interface Known {
  readonly items: readonly Item[];
  /** What each section looked up says, by its id. */
  readonly sections: ReadonlyMap<string, Ground>;
  /** What code worked out, each with what it says. */
  readonly statements: readonly Stated[];
  /** The words of all that, and of the shopper's limits. */
  readonly made: Ground;
  /** What the shopper wrote. */
  readonly message: Ground;
}

export interface Stated {
  readonly statement: Statement;
  readonly passage: Passage;
}

/** Of what is true of no product by itself only counts are read: it may repeat the shopper's own limits. */
function statedBy(statement: Statement): Stated {
  const isBound = statement.skus.length > 0;
  return { statement, passage: passageOf(statement.text, ({ kind }) => isBound || kind === 'number') };
}

const kept = new WeakMap<Evidence, { readonly size: string; readonly known: Known }>();

/** Reads the evidence anew only when something has been added to it. */
export function knownOf(evidence: Evidence): Known {
  const { items, sections, statements, limits, message } = evidence;
  const size = `${[...items.values()].length}/${sections.size}/${statements.length}/${message.length}/${JSON.stringify(limits).length}`;
  const before = kept.get(evidence);
  if (before?.size === size && before.known.items.every((item) => items.get(item.variant.sku) === item))
    return before.known;
  const stated = statements.map(statedBy);
  const known: Known = {
    items: [...items.values()],
    sections: new Map([...sections].map(([id, section]) => [id, sectionGround(section)])),
    statements: stated,
    made: groundOf([
      ...stated.map(({ passage }) => passage),
      ...describeLimits(limits).map((words) => passageOf(words)),
    ]),
    message: groundOf(message === '' ? [] : [passageOf(message)]),
  };
  kept.set(evidence, { size, known });
  return known;
}
