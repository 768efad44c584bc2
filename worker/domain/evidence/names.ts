import { fold } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Sentence } from './sentence.ts';
import { term } from './terms.ts';

/** Capitalised words that end in the name of a kind of thing: "Norvik Floor Lamp". */
const capitalised = /(?<![\p{L}\d])(?:\p{Lu}[\p{L}'-]{1,30} ){1,6}\p{Lu}\p{L}{1,30}(?!\p{L})/gu;

/** Products named in a sentence that were not looked up, by the nouns of the shop's types. */
export function namesUnknown({ cased, mentions, evidence, known, language }: Sentence): string[] {
  return [...cased.matchAll(capitalised)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (mentions.some((one) => one.start < end && one.end > match.index)) return [];
    const words = match[0].toLowerCase().split(' ');
    const isThing = evidence.typeNouns.has(term(words.at(-1) ?? ''));
    // Where nouns have capitals, only a name of several words is one.
    if (!isThing || (language === 'de' && words.length < 3)) return [];
    const own = words.slice(0, -1).filter((word) => !evidence.typeNouns.has(term(word)) && !starts.has(word));
    const isKnown = own.every((word) =>
      [...known.sections.values(), known.message, known.made].some(({ terms }) => terms.has(word)),
    );
    return own.length > 0 && !isKnown ? [match[0]] : [];
  });
}

/** Words that begin a sentence before the name of a kind of thing. */
const starts = new Set(
  'the a an our your this that these those both all my one no for with in of at'.split(' '),
);

/** The noun of a type's name: "lamp" of "reading lamp". */
export function lastTerm(name: string): string {
  return term(fold(name).split(' ').at(-1) ?? '');
}

const nounsKept = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** The last words of a shop's types, as terms. */
export function typeNouns(vocabulary: Vocabulary): ReadonlySet<string> {
  const kept = nounsKept.get(vocabulary);
  if (kept) return kept;
  const nouns = new Set(vocabulary.types.map(({ name }) => lastTerm(name)));
  nounsKept.set(vocabulary, nouns);
  return nouns;
}
