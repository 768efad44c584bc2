import type { Item } from '../catalogue.ts';
import type { Evidence } from '../evidence.ts';
import { describeLimits } from '../limits.ts';
import { type Ground, groundOf, itemGround, type Passage, passageOf, sectionGround } from './ground.ts';

/** All that the evidence of a turn says, read once: sections, and what code made for the answer. */
export interface Known {
  readonly items: readonly Item[];
  /** What each section looked up says, by its id. */
  readonly sections: ReadonlyMap<string, Ground>;
  /** The shopper's limits and what code worked out, in words. */
  readonly made: Ground;
  /** What the shopper wrote. */
  readonly message: Ground;
}

const kept = new WeakMap<Evidence, { readonly size: string; readonly known: Known }>();
const madePassages = new Map<string, Passage>();

/** Reads the evidence anew only when something has been added to it. */
export function knownOf(evidence: Evidence): Known {
  const { items, sections, stated, limits, message } = evidence;
  const size = `${[...items.values()].length}/${sections.size}/${stated.length}/${message.length}/${JSON.stringify(limits).length}`;
  const before = kept.get(evidence);
  if (before?.size === size && before.known.items.every((item) => items.get(item.variant.sku) === item))
    return before.known;
  const known: Known = {
    items: [...items.values()],
    sections: new Map([...sections].map(([id, section]) => [id, sectionGround(section)])),
    made: groundOf([
      ...stated.map(madePassage),
      // The words of a limit may be said; its figures only as the shopper's own.
      ...describeLimits(limits).map((words) => ({ ...madePassage(words), claims: [] })),
    ]),
    message: groundOf(message === '' ? [] : [madePassage(message)]),
  };
  kept.set(evidence, { size, known });
  return known;
}

function madePassage(words: string): Passage {
  const read = madePassages.get(words) ?? passageOf(words);
  if (madePassages.size > 200) madePassages.clear();
  madePassages.set(words, read);
  return read;
}

export function groundsOf(items: readonly Item[]): Ground[] {
  return items.map(itemGround);
}
