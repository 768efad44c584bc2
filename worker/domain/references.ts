import type { Item } from './catalogue.ts';
import { idioms } from './pointing/idioms.ts';
import { newThingAt } from './pointing/kinds.ts';
import { takeNames } from './pointing/names.ts';
import { takeOrdinals } from './pointing/ordinals.ts';
import { takePhrases } from './pointing/phrases.ts';
import { distinct, type OnScreen, type Pointed } from './pointing/pointed.ts';
import { takePronouns } from './pointing/pronouns.ts';
import { askedOfAll } from './pointing/questions.ts';
import { Unread } from './pointing/unread.ts';
import { fold } from './text.ts';
import { policyTopic } from './topics.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { OnScreen } from './pointing/pointed.ts';

/** Words of the shopper's that point at products already shown. */
export interface Reference {
  readonly phrase: string;
  readonly skus: readonly string[];
}

/** What a message points at. Where one thing is meant and several fit, nobody guesses: the shopper is asked. */
export type References =
  | { readonly kind: 'none' }
  | { readonly kind: 'references'; readonly references: readonly Reference[] }
  | { readonly kind: 'ambiguous'; readonly phrase: string; readonly candidates: readonly Item[] };

/** "What if it breaks?" is asked of things in general. */
const supposing = /\b(?:what|happens) (?:if|when)\b/u;

const likeIt = /\b(?:something|anything|ones?|\p{L}+s) (?:like|similar to)\b|^similar\b/u;

const none: References = { kind: 'none' };

/**
 * What "the second one", "that lamp", "the grey one", "those" and "it" mean, against the lists the shopper was shown, in
 * the order displayed and as the products are today. Code decides it, never a model.
 */
export function resolveReferences(message: string, screen: OnScreen, vocabulary: Vocabulary): References {
  const lists = screen.lists.filter((list) => list.length > 0);
  const text = fold(message);
  const sought = newThingAt(text, vocabulary);
  // "A sofa for a house by the harbor" and "sofas like the Harbor" seek others than what is called Harbor.
  const named = sought === Infinity && !likeIt.test(text) ? (screen.named ?? []) : [];
  const newest = lists.at(-1) ?? [];
  if (newest.length + named.length === 0) return none;
  const unread = new Unread(text);
  for (const idiom of idioms) unread.takeAll(idiom);
  const told = [
    ...takeOrdinals(unread, lists, vocabulary),
    ...takeNames(unread, [named, ...lists], vocabulary),
  ];
  const ofAll =
    told.length === 0 && sought === Infinity ? askedOfAll(message, newest, vocabulary) : undefined;
  if (ofAll) return found([ofAll], false);
  // "I need a lamp, it is for reading": what is sought is meant, not what was shown.
  if (sought < Infinity) unread.take(sought, text.length);
  const described = takePhrases(unread, lists, vocabulary);
  const pronouns = takePronouns(unread, { ...screen, lists }, vocabulary);
  // Where something else is sought, or a policy holds for all of them, a tie is no reason to ask.
  const mayAsk = sought === Infinity && policyTopic(text) === undefined && !supposing.test(text);
  return found([...told, ...described, ...pronouns], mayAsk);
}

function isSure({ items, all }: Pointed): boolean {
  return all || items.length === 1;
}

/** What is sure counts, and beside it a tie is none: in "the second one, is it tall?" it is the second. */
function found(pointed: readonly Pointed[], mayAsk: boolean): References {
  const sure = pointed.filter(isSure);
  if (sure.length > 0) {
    const references = sure.map(({ phrase, items }) => ({
      phrase,
      skus: items.map(({ variant }) => variant.sku),
    }));
    return { kind: 'references', references: withoutRepeats(references) };
  }
  const [tie] = pointed;
  if (!tie || !mayAsk) return none;
  return { kind: 'ambiguous', phrase: tie.phrase, candidates: distinct(tie.items) };
}

function withoutRepeats(references: readonly Reference[]): Reference[] {
  const seen = new Set<string>();
  return references.filter(({ skus }) => {
    const key = skus.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
