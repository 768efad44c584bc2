import type { Item } from '../catalogue.ts';
import { stem, terms } from '../text.ts';
import { isSynonym } from '../vocabulary/nouns.ts';
import type { Vocabulary } from '../vocabulary.ts';

export function isNoun(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.nouns.has(stem(word));
}

/** Whether a thing may be called by these words: by its type, the end of it, its title, or a word for one of them. */
export function isCalled(item: Item, words: readonly string[], vocabulary: Vocabulary): boolean {
  const phrase = terms(words.join(' '));
  const last = phrase.at(-1);
  // "Lamp for" is no name of a lamp.
  if (last === undefined || phrase.length < words.length) return false;
  const own = new Set([...terms(item.product.type), ...terms(item.product.title)]);
  const named = (candidate: readonly string[]) => candidate.every((term) => own.has(term));
  const isType = vocabulary.nouns.has(last) || terms(item.product.type).at(-1) === last;
  if (isType && named(phrase)) return true;
  const stands = vocabulary.expansions
    .get(phrase[0] ?? '')
    .filter((expansion) => expansion.phrase.join(' ') === phrase.join(' '));
  const type = terms(item.product.type).join(' ');
  return stands.some(({ means }) =>
    means.some(({ phrase: one, weight }) => isSynonym(weight) && one.join(' ') === type),
  );
}

const introduced =
  /\b(?:an?|some|another|any|other|more|have|sell|stock|carry|show me|looking for|need|want|find|search for|recommend)\s+(?=(?<after>(?:[\p{L}\p{N}-]+\s*){1,5}))/gu;
const definite = /^(?:the|that|this|those|these|it|them|they|to|of|my|our|one|ones|in|for|with)$/u;

/** Where a message first names a thing that is not on the screen: "a rug", "do you have sofas". Infinite for nowhere. */
export function newThingAt(folded: string, vocabulary: Vocabulary): number {
  for (const match of folded.matchAll(introduced)) {
    for (const word of (match.groups?.after ?? '').trim().split(/\s+/u)) {
      if (definite.test(word)) break;
      if (isNoun(word, vocabulary)) return match.index;
    }
  }
  return Number.POSITIVE_INFINITY;
}
