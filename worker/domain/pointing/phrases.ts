import type { Item } from '../catalogue.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isCalled, isNoun } from './kinds.ts';
import { type Phrase, readPhrase } from './phrase.ts';
import { distinct, type List, type Pointed } from './pointed.ts';
import { knownQuality, priceQuality, type Quality, statedQuality } from './qualities.ts';
import { havingAll, readTail } from './tails.ts';
import type { Unread } from './unread.ts';

const determiners = /^(?:the|that|this|those|these|both)$/u;

export function takePhrases(unread: Unread, lists: readonly List[], vocabulary: Vocabulary): Pointed[] {
  const pointed: Pointed[] = [];
  for (let from = 0; ; ) {
    const words = unread.words;
    const at = words.findIndex(({ word, start }) => start >= from && determiners.test(word));
    const first = words[at];
    if (!first) return pointed;
    from = first.end;
    const phrase = readPhrase(unread.text, words.slice(at), lists, vocabulary);
    const read = phrase && resolve(unread, phrase, lists, vocabulary);
    if (read) pointed.push(read);
  }
}

function resolve(
  unread: Unread,
  phrase: Phrase,
  lists: readonly List[],
  vocabulary: Vocabulary,
): Pointed | undefined {
  if (isSought(unread.text, phrase)) return undefined;
  const newest = lists.at(-1) ?? [];
  for (const list of [...newestFirst(phrase, lists), inAllVersions(newest)]) {
    const read = readIn(list, unread.text, phrase, vocabulary);
    if (!read) continue;
    const words = unread.take(phrase.start, read.end);
    const items = phrase.plural ? read.items : distinct(read.items);
    return { phrase: words, items, all: phrase.plural };
  }
  return undefined;
}

/** Where nothing shown is grey, "the grey one" is what comes in grey too. */
function inAllVersions(list: List): List {
  return list.flatMap(({ product }) => product.variants.map((variant) => ({ product, variant })));
}

/** "What is the cheapest lamp?", "show me the largest rug": of the whole shop, not of those shown. */
function isSought(text: string, { noun, adjectives, start }: Phrase): boolean {
  const superlative = adjectives.some((word) => /est$|^(?:most|least)$/u.test(word));
  return Boolean(noun) && superlative && seeking.test(text.slice(0, start));
}

const seeking = /\b(?:what(?:'?s)?|which|show(?: me)?|find|looking for|need|have|search)\b[^.!?]*$/u;

/** The items of a list a phrase fits, and where its words end. */
function readIn(
  list: List,
  text: string,
  phrase: Phrase,
  vocabulary: Vocabulary,
): { readonly items: readonly Item[]; readonly end: number } | undefined {
  const kind = ofKind(list, phrase, vocabulary);
  const qualities = kind.length > 0 ? qualitiesOf(text, phrase, kind, vocabulary) : undefined;
  if (!qualities) return undefined;
  const tail = readTail(text.slice(phrase.end), kind, vocabulary);
  if (isBare(phrase) && tail.qualities.length === 0) return undefined;
  const described = havingAll(kind, qualities, vocabulary);
  const narrowed = havingAll(described, tail.qualities, vocabulary);
  // "The sofa in green" is still the sofa where none is green; "the one in green" is nothing.
  const items = narrowed.length > 0 || !phrase.noun ? narrowed : described;
  const end = phrase.end + (narrowed.length > 0 ? tail.length : 0);
  return items.length > 0 && fitsCount(phrase, items) ? { items, end } : undefined;
}

/** What is cheaper is so among several. */
function newestFirst({ adjectives, noun }: Phrase, lists: readonly List[]): List[] {
  const order = lists.toReversed();
  const compares = !noun && /(?:er|est|expensive|affordable|other)$/u.test(adjectives.at(-1) ?? '');
  return compares ? order.toSorted((a, b) => Number(b.length > 1) - Number(a.length > 1)) : order;
}

function ofKind(list: List, { noun }: Phrase, vocabulary: Vocabulary): readonly Item[] {
  return noun ? list.filter((item) => isCalled(item, noun, vocabulary)) : list;
}

/** "The one" says nothing by itself; "this one" does, and is read with the other words of its kind. */
function isBare({ noun, adjectives }: Phrase): boolean {
  return !noun && adjectives.length === 0;
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, both: 2 };

function countOf(word: string): number | undefined {
  return Object.hasOwn(counts, word) ? counts[word] : undefined;
}

/** "The two lamps" are two. */
function fitsCount({ adjectives, determiner }: Phrase, items: readonly Item[]): boolean {
  const count = countOf(determiner) ?? adjectives.map(countOf).find((one) => one !== undefined);
  return count === undefined || distinct(items).length === count || items.length === count;
}

/**
 * What the adjectives ask for; undefined where one is no quality of anything shown, so that the phrase is about
 * something else ("the wrong one"). Of "that old bench" the bench is enough. "Cheaper ones" are sought, not shown.
 */
function qualitiesOf(
  text: string,
  phrase: Phrase,
  items: readonly Item[],
  vocabulary: Vocabulary,
): Quality[] | undefined {
  const price = priceQuality(text.slice(phrase.start, phrase.end));
  if (price && phrase.adjectives.length === 1) return [price];
  const qualities: Quality[] = [];
  const words = phrase.adjectives.filter((word) => countOf(word) === undefined && !filler.test(word));
  for (let at = 0; at < words.length; ) {
    const read = qualityAt(words, at, vocabulary);
    const holds = havingAll(items, [read.quality], vocabulary).length > 0;
    const pointsAtKind = phrase.noun && /^(?:that|this|those|these)$/u.test(phrase.determiner);
    if (!holds && !(pointsAtKind && !read.known)) return undefined;
    if (read.quality.kind === 'extreme' && phrase.plural) return undefined;
    if (holds) qualities.push(read.quality);
    at += read.length;
  }
  return qualities;
}

const filler = /^(?:very|really|nice|lovely|pretty|beautiful|cute)$/u;

function qualityAt(words: readonly string[], at: number, vocabulary: Vocabulary) {
  for (const length of [3, 2, 1]) {
    const said = words.slice(at, at + length);
    const quality = said.length === length ? knownQuality(said.join(' '), vocabulary) : undefined;
    if (quality) return { quality, length, known: true };
  }
  return { quality: statedQuality(words[at] ?? ''), length: 1, known: isNoun(words[at] ?? '', vocabulary) };
}
