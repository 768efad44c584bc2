import type { Item } from '../catalogue.ts';
import { ofKind } from './quantity.ts';
import type { Sentence } from './sentence.ts';
import { term } from './terms.ts';

/** "I found only the Aster" says nothing of others. */
const only =
  /(?<!\b(?:found|find|have|has|had|checked|see|saw|know|show|shown|listed|compared|up) )\bonly (?:the |our )?$/u;
const allBut =
  /\b(?:all|both|everything|every one|each)(?: of \w{1,8})?(?: \w{1,12})? (?:but|except|other than)(?: for)? (?:the |our )?$/u;
const theOnly = /^(?:'s| is| are)(?: also)? (?:the|our) only (?<what>(?:[a-z-]{1,20} ?){1,3})/u;

export interface Exclusion {
  /** What is said of one is denied of all others, "only the Aster is in stock", or of it alone, "all but the Aster". */
  readonly how: 'others' | 'itself';
  readonly own: readonly Item[];
  readonly others: readonly Item[];
}

/** Whom a sentence excludes from what it says at a place. */
export function exclusionOf(
  { folded, mentions, known, evidence }: Pick<Sentence, 'folded' | 'mentions' | 'known' | 'evidence'>,
  at: number,
): Exclusion | undefined {
  const [first] = mentions;
  if (!first || first.start >= at) return undefined;
  const before = folded.slice(Math.max(0, first.start - 50), first.start);
  const own = mentions.flatMap(({ items }) => items);
  const others = known.items.filter((item) => !own.includes(item));
  if (only.test(before)) return { how: 'others', own, others };
  if (allBut.test(before)) return { how: 'itself', own, others };
  const { what } = theOnly.exec(folded.slice(first.end, at + 30))?.groups ?? {};
  if (what === undefined || !first) return undefined;
  const noun = what
    .split(' ')
    .map(term)
    .find((word) => evidence.typeNouns.has(word));
  return { how: 'others', own, others: ofKind(others, noun) };
}
