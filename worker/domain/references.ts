import { fold } from './text.ts';

/** A product as the shopper saw it: one card of a list. */
export interface Shown {
  readonly sku: string;
  readonly title: string;
  readonly type: string;
}

/** Words of the shopper's that point at products already shown. */
export interface Reference {
  readonly phrase: string;
  readonly skus: readonly string[];
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)(?: one)?\b/u, 0],
  [/\b(?:second|2nd)(?: one)?\b/u, 1],
  [/\b(?:third|3rd)(?: one)?\b/u, 2],
  [/\b(?:fourth|4th)(?: one)?\b/u, 3],
  [/\b(?:fifth|5th)(?: one)?\b/u, 4],
  [/\b(?:sixth|6th)(?: one)?\b/u, 5],
  [/\b(?:the )?last(?: one)\b/u, -1],
];

const all = /\b(?:these|those|they|them|all of (?:these|those|them)|both)\b/u;
const one = /\b(?:it|its|this(?: one)?|that(?: one)?)\b/u;

/**
 * What "the second one", "that lamp", "those" and "it" mean, against the lists the shopper was shown, oldest first, in
 * the order displayed. Code decides it, never a model. Nothing fits, or more than one thing does: no reference.
 */
export function resolveReferences(message: string, lists: readonly (readonly Shown[])[]): Reference[] {
  const latest = lists.at(-1);
  if (!latest || latest.length === 0) return [];
  const text = fold(message);
  const byOrdinal = pointedByOrdinal(text, lists);
  if (byOrdinal.length > 0) return byOrdinal;
  const byName = pointedByName(text, lists);
  if (byName) return [byName];
  const several = all.exec(text);
  if (several) return [{ phrase: several[0], skus: latest.map((shown) => shown.sku) }];
  const single = one.exec(text);
  const only = latest[0];
  return single && only && latest.length === 1 ? [{ phrase: single[0], skus: [only.sku] }] : [];
}

/** "The second one" counts in the newest list that has more than one thing in it: that is the one counted on screen. */
function pointedByOrdinal(text: string, lists: readonly (readonly Shown[])[]): Reference[] {
  const counted = lists.findLast((list) => list.length > 1);
  if (!counted) return [];
  return ordinals.flatMap(([pattern, index]) => {
    const match = pattern.exec(text);
    const shown = counted.at(index);
    return match && shown ? [{ phrase: match[0], skus: [shown.sku] }] : [];
  });
}

/** "The Halden", "that lamp": by the name a title begins with, or by a type only one thing shown has. */
function pointedByName(text: string, lists: readonly (readonly Shown[])[]): Reference | undefined {
  for (const list of lists.toReversed()) {
    const byTitle = list.filter((shown) => hasWord(text, fold(shown.title).split(' ')[0] ?? ''));
    const named = byTitle.length > 0 ? byTitle : pointedByType(text, list);
    const first = named[0];
    if (first && named.every((shown) => shown.title === first.title)) {
      return { phrase: first.title, skus: [first.sku] };
    }
  }
  return undefined;
}

function pointedByType(text: string, list: readonly Shown[]): Shown[] {
  return list.filter((shown) => {
    const noun = fold(shown.type).split(' ').at(-1) ?? '';
    return new RegExp(String.raw`\b(?:that|this) (?:\p{L}+ )?${escaped(noun)}\b`, 'u').test(text);
  });
}

function hasWord(text: string, word: string): boolean {
  return word.length > 2 && new RegExp(String.raw`\b${escaped(word)}\b`, 'u').test(text);
}

function escaped(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
}
