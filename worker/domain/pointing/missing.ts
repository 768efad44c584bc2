import type { Reference, References } from '../references.ts';
import { fold } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isNoun, newThingAt } from './kinds.ts';
import { skuLikeIn } from './names.ts';
import { pointingWords } from './nothing-shown.ts';
import { newestOfKind } from './ordinals.ts';
import type { List, OnScreen } from './pointed.ts';
import { knownQuality } from './qualities.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const nth = String.raw`${ordinals.join('|')}|\d{1,2}(?:st|nd|rd|th)`;
const counted = new RegExp(
  String.raw`\b(?:the|that) (?<nth>${nth})(?: (?:one|product|item|option))?(?=\s*(?:$|[.,;:!?)]))|\b(?:the|that) (?<nthOne>${nth}) (?:one|product|item|option)\b`,
  'u',
);
const countedOfKind = new RegExp(
  String.raw`\b(?:the|that) (?<nth>${nth}) (?<kind>[\p{L}-]+(?: [\p{L}-]+){0,2})`,
  'u',
);
const described = /\b(?:the|that|this) (?<words>[\p{L}-]+(?: [\p{L}-]+){0,2}) one\b/u;

/**
 * Words that point at nothing of what was shown, though they can be meant for nothing else: "the grey one" where none is
 * grey, "the fifth one" of four. A reference without SKUs says so; a search for these words would show things unasked.
 */
export function orMissing(
  references: References,
  message: string,
  screen: OnScreen,
  vocabulary: Vocabulary,
): References {
  const text = fold(message);
  if (references.kind !== 'none' || newThingAt(text, vocabulary) < Infinity) return references;
  const phrase =
    skuLikeIn(message) ??
    (screen.lists.length === 0
      ? (pointingWords(message, vocabulary) ?? unlikeAny(text, vocabulary))
      : (beyondLast(text, screen.lists) ??
        beyondKind(text, screen.lists, vocabulary) ??
        unlikeAny(text, vocabulary)));
  return phrase === undefined ? references : { kind: 'references', references: [{ phrase, skus: [] }] };
}

/** Whether a reference points at something shown. */
export function isFound({ skus }: Reference): boolean {
  return skus.length > 0;
}

function beyondLast(text: string, lists: readonly List[]): string | undefined {
  const list = lists.findLast(({ length }) => length > 1) ?? lists.at(-1) ?? [];
  const [middle] = /\bthe middle one\b/u.exec(text) ?? [];
  if (middle !== undefined) return middle;
  const { groups, 0: phrase } = counted.exec(text) ?? { 0: undefined };
  return placeOf(groups?.nth ?? groups?.nthOne ?? '') > list.length ? phrase : undefined;
}

/** "The eleventh lamp" of four, "the first armchair" where none was shown. */
function beyondKind(text: string, lists: readonly List[], vocabulary: Vocabulary): string | undefined {
  const { groups } = countedOfKind.exec(text) ?? {};
  const words = (groups?.kind ?? '').split(' ');
  const length = [3, 2, 1].find(
    (count) => count <= words.length && isNoun(words[count - 1] ?? '', vocabulary),
  );
  if (length === undefined) return undefined;
  const kind = words.slice(0, length);
  const shown = newestOfKind(lists, kind, vocabulary).length;
  return placeOf(groups?.nth ?? '') > shown ? `the ${groups?.nth} ${kind.join(' ')}` : undefined;
}

function placeOf(nth: string): number {
  return ordinals.includes(nth) ? ordinals.indexOf(nth) + 1 : Number.parseInt(nth, 10);
}

/** Only words we know to tell things apart: "the wrong one" is not about what was shown. */
function unlikeAny(text: string, vocabulary: Vocabulary): string | undefined {
  const match = described.exec(text);
  const words = match?.groups?.words ?? '';
  return knownQuality(words, vocabulary)?.kind === 'filter' ? match?.[0] : undefined;
}
