import { editDistance, typosForgiven } from '../../domain/spelling.ts';
import type { IndexFile } from './format.ts';
import type { StringTable } from './strings.ts';
import { findString, stringAt } from './strings.ts';

/** The words of the catalogue as written, with how many products hold each. */
export interface WordList {
  readonly words: StringTable;
  readonly counts: Uint32Array;
}

export function readWords(file: IndexFile): WordList {
  return {
    words: {
      offsets: file.section('wordOffsets', Uint32Array),
      bytes: file.section('wordBytes', Uint8Array),
    },
    counts: file.section('wordCounts', Uint32Array),
  };
}

/**
 * What a word that the shop does not know was most likely meant to be: the nearest known word within its allowance,
 * the commoner one of two as near. Undefined when there is none, or when the word holds a digit: a model number is
 * itself or nothing.
 */
export function repairWord(word: string, list: WordList, extra: ReadonlySet<string>): string | undefined {
  const allowed = typosForgiven(word.length);
  if (allowed === 0 || /\d/.test(word)) return undefined;
  let best: { word: string; distance: number; count: number } | undefined;
  const consider = (candidate: string, count: number) => {
    const distance = editDistance(word, candidate, allowed) + (candidate[0] === word[0] ? 0 : 0.5);
    if (distance > allowed + 0.5) return;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: candidate, distance, count };
  };
  for (const at of likelyWords(word, list, allowed)) consider(stringAt(list.words, at), list.counts[at] ?? 0);
  for (const known of extra) if (isLikely(known, word, allowed)) consider(known, 0);
  return best?.word;
}

/**
 * The words worth comparing: about as long, and beginning with one of the first two letters, since an error in the very
 * first letter is rare. Nothing is decoded to find them, so that a large shop's words cost no more than a small one's.
 */
function* likelyWords(word: string, { words, counts }: WordList, allowed: number): Generator<number> {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  for (let at = 0; at < counts.length; at += 1) {
    const start = words.offsets[at] ?? 0;
    const initial = words.bytes[start];
    if (initial !== first && initial !== second) continue;
    if (Math.abs((words.offsets[at + 1] ?? 0) - start - word.length) <= allowed) yield at;
  }
}

/** The same of the words that are no products': "good" is no misspelt "wood". */
function isLikely(known: string, word: string, allowed: number): boolean {
  const begins = known[0] === word[0] || known[0] === word[1];
  return begins && Math.abs(known.length - word.length) <= allowed;
}

/** A run-together word as the two that `isName` takes for one thing's name, or undefined. */
export function splitWord(
  word: string,
  isName: (first: string, second: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isName(first, second)) return [first, second];
  }
  return undefined;
}

/** Of a run-together name that is misspelt in one of its words, those that are meant: "shoecabnet". */
export function splitMended(
  word: string,
  names: readonly (readonly [string, string])[],
): readonly [string, string] | undefined {
  const isNear = (written: string, meant: string) => {
    const allowed = typosForgiven(meant.length);
    return written.length > 0 && editDistance(written, meant, allowed) <= allowed;
  };
  return names.find(
    ([first, second]) =>
      (word.startsWith(first) && isNear(word.slice(first.length), second)) ||
      (word.endsWith(second) && isNear(word.slice(0, -second.length), first)),
  );
}

export function isWord(list: WordList, word: string): boolean {
  return findString(list.words, word) >= 0;
}
