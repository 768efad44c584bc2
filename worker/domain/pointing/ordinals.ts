import type { Vocabulary } from '../vocabulary.ts';
import { takeExtremes } from './extremes.ts';
import { isCalled, isNoun } from './kinds.ts';
import type { List, Pointed } from './pointed.ts';
import type { Unread } from './unread.ts';

/** Place in the list, from its end where negative. Longer forms first. */
const places: readonly (readonly [string, number])[] = [
  ['second (?:to|from) last|second-to-last|second last|next to last|last but one|penultimate', -2],
  ['first|1st', 0],
  ['second|2nd', 1],
  ['third|3rd', 2],
  ['fourth|4th', 3],
  ['fifth|5th', 4],
  ['sixth|6th', 5],
  ['seventh|7th', 6],
  ['eighth|8th', 7],
  ['last', -1],
];
const digits: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const digit = `[1-9]|${Object.keys(digits).join('|')}`;

/** What may stand before and after an ordinal that counts things shown: not "at first", "first of all", "one second". */
const before = String.raw`(?<=(?:^|\b(?:the|that|this|and|or|vs|versus)\s|,\s?))`;
const after = String.raw`(?=\s*(?:$|[.,;:!?)])|\s(?:and|or|vs|versus|to|in|is|does|has|with|please|looks|costs?|comes?|for|over|than|instead|of (?:these|those|them))\b)`;

const middle = new RegExp(String.raw`\bmiddle(?: one\b|${after})`, 'u');
const runs =
  /\b(?:the )?(?<from>first|last|top|bottom) (?<count>[2-9]|two|three|four|five|six)\b(?! \p{L}+s? (?:hundred|thousand)|[.,]?\d| (?:days?|weeks?|months?|years?|hours?|minutes?|times|people|nights?|cm|inches|feet)\b)/u;
const numbered = new RegExp(
  // "No one" is no number.
  String.raw`(?:\b(?:number|option|item) (?=\S)|(?:\b(?:no|nr)\. ?|\b(?:number|option|nr) ?|#)(?=\d))(?<digit>${digit})\b(?![.,]?\d| ?(?:cm|inch|in\b|kg|lb|%))`,
  'gu',
);
const compared =
  /\b(?:compare|between) (?<first>[1-9]) (?:and|with|to|vs\.?|versus) (?<second>[1-9])(?![\d.,]?\d|\p{L})/u;
const alone = /^\s*(?<digit>[1-9])[.)]?(?:,? (?:please|pls))?[.!]?\s*$/u;

/**
 * Counts in the newest list that has more than one thing in it: that is the one counted on screen. "The second lamp"
 * counts the lamps of the newest list that has any, however long ago it was shown.
 */
export function takeOrdinals(unread: Unread, lists: readonly List[], vocabulary: Vocabulary): Pointed[] {
  const counted = lists.findLast((list) => list.length > 1);
  if (!counted) return [];
  return [
    ...takeRun(unread, counted),
    ...takeNumbers(unread, counted),
    ...takeExtremes(unread, counted, vocabulary),
    ...takePlaces(unread, counted, lists, vocabulary),
    ...takeMiddle(unread, counted),
  ];
}

/** The things of a kind in the newest list that has any, of those of several things first. */
export function newestOfKind(lists: readonly List[], words: readonly string[], vocabulary: Vocabulary): List {
  const ofKind = (list: List) => list.filter((item) => isCalled(item, words, vocabulary));
  const several = lists.filter((list) => list.length > 1).map(ofKind);
  return [...lists.map(ofKind), ...several].findLast((kind) => kind.length > 0) ?? [];
}

/** Of an even number no single one is in the middle: the two that are there tie. */
function takeMiddle(unread: Unread, counted: List): Pointed[] {
  const match = middle.exec(unread.text);
  if (!match || counted.length % 2 === 1 || counted.length < 4) return [];
  const items = counted.slice(counted.length / 2 - 1, counted.length / 2 + 1);
  return [{ phrase: unread.take(match.index, match.index + match[0].length), items, all: false }];
}

function takeRun(unread: Unread, counted: List): Pointed[] {
  const match = runs.exec(unread.text);
  const { from = '', count = '' } = match?.groups ?? {};
  const length = Number(digits[count] ?? count);
  if (!match || length > counted.length) return [];
  const items = /first|top/u.test(from) ? counted.slice(0, length) : counted.slice(-length);
  return [{ phrase: unread.take(match.index, match.index + match[0].length), items, all: true }];
}

function takeNumbers(unread: Unread, counted: List): Pointed[] {
  const single = alone.exec(unread.text);
  const pair = compared.exec(unread.text);
  const written = [
    ...[...unread.text.matchAll(numbered)].map((match) => match.groups?.digit ?? ''),
    ...(single ? [single.groups?.digit ?? ''] : []),
    ...(pair ? [pair.groups?.first ?? '', pair.groups?.second ?? ''] : []),
  ];
  const items = written.flatMap((number) => counted[Number(digits[number] ?? number) - 1] ?? []);
  if (items.length === 0 || items.length < written.length) return [];
  const phrase = [...unread.text.matchAll(numbered)][0]?.[0] ?? pair?.[0] ?? unread.text;
  for (const pattern of [numbered, alone, compared]) unread.takeAll(new RegExp(pattern, 'gu'));
  return [{ phrase: phrase.trim(), items, all: true }];
}

function takePlaces(
  unread: Unread,
  counted: List,
  lists: readonly List[],
  vocabulary: Vocabulary,
): Pointed[] {
  const found: (Pointed & { readonly at: number })[] = [];
  for (const [ordinal, place] of [...places, middleOf(counted)]) {
    const match = new RegExp(
      String.raw`(?:${before})(?:${ordinal})(?![-\p{L}])(?:(?<head>(?: \p{L}+){1,3})|${after})`,
      'u',
    ).exec(unread.text);
    const bare = new RegExp(String.raw`\b(?:${ordinal}) ones?\b`, 'u').exec(unread.text);
    const one = match ?? bare;
    const read = one && readPlace(one, place, counted, lists, vocabulary);
    if (read) found.push({ ...read, at: one.index });
    if (read) unread.take(one.index, one.index + read.phrase.length);
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ phrase, items, all }) => ({ phrase, items, all }));
}

function middleOf(counted: List): readonly [string, number] {
  return counted.length % 2 === 1 ? ['middle', (counted.length - 1) / 2] : ['(?!)', 0];
}

/** What follows the ordinal: "one", a kind of thing that is among those shown, or nothing that would be counted. */
function readPlace(
  match: RegExpExecArray,
  place: number,
  counted: List,
  lists: readonly List[],
  vocabulary: Vocabulary,
): Pointed | undefined {
  const pointed = (item: List[number] | undefined, phrase: string) =>
    item && { phrase: phrase.trim(), items: [item], all: true };
  const [ordinal = ''] = /^(?:\p{L}|\d|-)+(?: (?:to|from|but) (?:last|one)| last)?/u.exec(match[0]) ?? [];
  const head = match.groups?.head?.trim().split(' ') ?? [];
  if (head.length === 0 || /^ones?$/u.test(head[0] ?? ''))
    return pointed(counted.at(place), head.length > 0 ? `${ordinal} ${head[0]}` : match[0]);
  for (let length = head.length; length > 0; length -= 1) {
    const words = head.slice(0, length);
    if (!isNoun(words.at(-1) ?? '', vocabulary) && !isThing(words)) continue;
    const kind = isThing(words) ? counted : newestOfKind(lists, words, vocabulary);
    return pointed(kind.at(place), `${ordinal} ${words.join(' ')}`);
  }
  const bare = new RegExp(`^${RegExp.escape(ordinal)}${after}`, 'u').test(match[0] + rest(match));
  return bare ? pointed(counted.at(place), ordinal) : undefined;
}

function isThing(words: readonly string[]): boolean {
  return (
    words.length === 1 && /^(?:product|item|option|model|piece|card|result|choice)s?$/u.test(words[0] ?? '')
  );
}

function rest(match: RegExpExecArray): string {
  return match.input.slice(match.index + match[0].length);
}
