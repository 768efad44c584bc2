import type { Vocabulary } from '../vocabulary.ts';
import { isCalled } from './kinds.ts';
import type { List } from './pointed.ts';
import { knownQuality } from './qualities.ts';
import type { Word } from './unread.ts';

/** "The grey one", "that oak table", "the cheaper", "those lamps": a pointing word, what sets it apart, and its noun. */
export interface Phrase {
  readonly determiner: string;
  readonly adjectives: readonly string[];
  /** Undefined for "one", "product" and where there is none. */
  readonly noun?: readonly string[];
  readonly hasHead: boolean;
  readonly plural: boolean;
  readonly start: number;
  readonly end: number;
}

const generic = /^(?:ones?|products?|items?|options?|models?|pieces?)$/u;
const wordsBetween = 4;

/** The nearest noun behind the pointing word; without one, an adjective that can stand alone. */
export function readPhrase(
  text: string,
  words: readonly Word[],
  lists: readonly List[],
  vocabulary: Vocabulary,
): Phrase | undefined {
  const [first, ...next] = words;
  if (!first) return undefined;
  const joined = next.slice(0, wordsBetween + 3).filter((word, at, all) => {
    const last = all
      .slice(0, at + 1)
      .reduce((end, one) => (onlySpace(text, end, one.start) ? one.end : -1), first.end);
    return last === word.end;
  });
  for (let at = 0; at < Math.min(joined.length, wordsBetween + 1); at += 1) {
    const head = headAt(joined, at, lists, vocabulary);
    if (!head) continue;
    const adjectives = joined.slice(0, at).map(({ word }) => word);
    return {
      determiner: first.word,
      adjectives,
      ...(head.noun && { noun: head.noun }),
      hasHead: true,
      plural: head.plural || /^(?:those|these|both)$/u.test(first.word),
      start: first.start,
      end: head.end,
    };
  }
  return headless(text, first, joined, vocabulary);
}

function onlySpace(text: string, from: number, to: number): boolean {
  return from >= 0 && /^[ $£€]*$/u.test(text.slice(from, to));
}

function headAt(words: readonly Word[], at: number, lists: readonly List[], vocabulary: Vocabulary) {
  const word = words[at]?.word ?? '';
  const end = words[at]?.end ?? 0;
  if (generic.test(word)) return { end, plural: word.endsWith('s') };
  for (const length of [3, 2, 1]) {
    const noun = words.slice(at, at + length).map((one) => one.word);
    const last = noun.at(-1) ?? '';
    if (noun.length < length || !lists.some((list) => list.some((item) => isCalled(item, noun, vocabulary))))
      continue;
    // "The light one": an adjective, though there are lights.
    if (generic.test(words[at + length]?.word ?? '')) continue;
    return { noun, end: words[at + length - 1]?.end ?? end, plural: isPlural(last) };
  }
  return undefined;
}

function isPlural(word: string): boolean {
  return /[^s]s$/u.test(word);
}

const standsBefore =
  /^(?:\s*(?:$|[.,;:!?)])|\s(?:and|or|vs|versus|to|in|is|does|has|please|looks?|costs?|comes?|for|than|instead|of|from|with)\b)/u;

/** "The cheaper", "the grey": only where nothing follows that it could be an adjective of. */
function headless(
  text: string,
  { word: determiner, start }: Word,
  words: readonly Word[],
  vocabulary: Vocabulary,
): Phrase | undefined {
  if (determiner !== 'the') return undefined;
  for (const length of [2, 1]) {
    const said = words.slice(0, length);
    const end = said.at(-1)?.end;
    const quality = knownQuality(said.map(({ word }) => word).join(' '), vocabulary);
    if (said.length < length || end === undefined || !quality || !standsBefore.test(text.slice(end)))
      continue;
    if (/^(?:price|prices)$/u.test(said.at(-1)?.word ?? '')) continue;
    const adjectives = said.map(({ word }) => word);
    return { determiner, adjectives, hasHead: false, plural: false, start, end };
  }
  return undefined;
}
