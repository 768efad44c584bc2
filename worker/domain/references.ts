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

const ordinals: readonly (readonly [string, number])[] = [
  ['first|1st', 0],
  ['second|2nd', 1],
  ['third|3rd', 2],
  ['fourth|4th', 3],
  ['fifth|5th', 4],
  ['sixth|6th', 5],
  ['last', -1],
];
/** What may stand before and after an ordinal that counts things shown: not "at first", "first of all", "one second". */
const counting = String.raw`(?:^|\b(?:the|that|this|and|or|vs|versus)\s|,\s?)`;
const countedNext = String.raw`(?=\s*(?:$|[.,;:!?)])|\s(?:and|or|vs|versus|to|in|is|does|has|with|please|looks|costs?|comes?|for|over|than|instead)\b)`;
const runs = /\b(first|last) (two|three|four|2|3|4)\b/u;
const runLengths: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };

const all = /\b(?:these|those|they|them|all of (?:these|those|them))\b/u;
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
  if (byName.length > 0) return byName;
  const several = all.exec(text) ?? (latest.length === 2 ? /\bboth\b/u.exec(text) : null);
  if (several) return [{ phrase: several[0], skus: latest.map((shown) => shown.sku) }];
  const single = one.exec(text);
  const only = latest[0];
  return single && only && latest.length === 1 ? [{ phrase: single[0], skus: [only.sku] }] : [];
}

/** "The second one" counts in the newest list that has more than one thing in it: that is the one counted on screen. */
function pointedByOrdinal(text: string, lists: readonly (readonly Shown[])[]): Reference[] {
  const counted = lists.findLast((list) => list.length > 1);
  if (!counted) return [];
  const [run, from, words = ''] = runs.exec(text) ?? [];
  const length = runLengths[words];
  if (run && length !== undefined && length <= counted.length) {
    const shown = from === 'first' ? counted.slice(0, length) : counted.slice(-length);
    return [{ phrase: run, skus: shown.map(({ sku }) => sku) }];
  }
  return ordinals.flatMap(([ordinal, index]) => {
    const shown = counted.at(index);
    const phrase = shown && ordinalPhrase(text, ordinal, shown);
    return phrase ? [{ phrase, skus: [shown.sku] }] : [];
  });
}

/** "The second one", "the second lamp" where the second is a lamp, "the second" and "second, please". */
function ordinalPhrase(text: string, ordinal: string, shown: Shown): string | undefined {
  const noun = RegExp.escape(nounOf(shown));
  const pattern = String.raw`\b(?:${ordinal}) (?:one|${noun})\b|(?<=${counting})(?:${ordinal})(?![-\p{L}])${countedNext}`;
  return new RegExp(pattern, 'u').exec(text)?.[0];
}

function nounOf(shown: Shown): string {
  return fold(shown.type).split(' ').at(-1) ?? '';
}

/** "The Halden", "that lamp": by the names titles begin with, or by a type only one thing shown has. */
function pointedByName(text: string, lists: readonly (readonly Shown[])[]): Reference[] {
  for (const list of lists.toReversed()) {
    const byTitle = Map.groupBy(
      list.filter((shown) => nameOf(shown).length > 2 && hasWord(text, nameOf(shown))),
      nameOf,
    );
    const groups = byTitle.size > 0 ? [...byTitle.values()] : [pointedByType(text, list)];
    const pointed = groups.flatMap((group) => onlyOne(group) ?? []);
    if (pointed.length > 0) return pointed;
  }
  return [];
}

function nameOf(shown: Shown): string {
  return fold(shown.title).split(' ')[0] ?? '';
}

/** A reference where everything that fits is one product. */
function onlyOne(group: readonly Shown[]): Reference | undefined {
  const [first] = group;
  return first && group.every((shown) => shown.title === first.title)
    ? { phrase: first.title, skus: [first.sku] }
    : undefined;
}

/** The whole type, "that table lamp", before its noun alone, "that lamp" or "that tall lamp". */
function pointedByType(text: string, list: readonly Shown[]): Shown[] {
  const whole = list.filter((shown) => pointsAt(text, fold(shown.type)));
  return whole.length > 0 ? whole : list.filter((shown) => pointsAt(text, nounOf(shown)));
}

function pointsAt(text: string, words: string): boolean {
  const pattern = String.raw`\b(?:that|this) (?:\p{L}+ )?${RegExp.escape(words)}(?![\p{L}\p{N}])`;
  return new RegExp(pattern, 'u').test(text);
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'u').test(text);
}
