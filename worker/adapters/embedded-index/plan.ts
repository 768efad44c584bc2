import { fold, stem, terms, wordsOf } from '../../domain/text.ts';
import { isMaterial, type Vocabulary, wishWeight } from '../../domain/vocabulary.ts';
import { isWord, repairWord, splitWord, type WordList } from './repair.ts';

/** One thing a query asks for, and the phrases that answer it. */
export interface Group {
  readonly alternatives: readonly { readonly phrase: readonly string[]; readonly weight: number }[];
  /** Written by the shopper as a material or colour: what it is not of is not it. */
  readonly kind: 'word' | 'material' | 'colour';
}

/** A query as the index answers it. */
export interface Plan {
  /** The query with its typing errors mended. */
  readonly text: string;
  readonly groups: readonly Group[];
  /** How strongly the query asks for each product type, 0 to 1, by type number. */
  readonly types: ReadonlyMap<number, number>;
  /** It asks for a thing the shop does not sell. */
  readonly elsewhere: boolean;
}

/** A type named behind one of these is what the thing is for, or beside: "a lamp for the desk". */
const context =
  /\b(?:for|with|to go with|next to|beside|under|underneath|above|on|onto|in|into|at|by|near|behind|around|that|which|from|of)\b/u;
const contextShare = 0.4;
/** "Looking for" comes before what is sought, not before what it is for. */
const asking = /\b(?:look|search|shop|ask|hunt|go|wait)(?:ing|ed)? for\b/gu;

/** Whether any document, or any text of one, holds a term. */
export type IsUsed = (term: string) => boolean;

export function planQuery(text: string, vocabulary: Vocabulary, words: WordList, isUsed: IsUsed): Plan {
  const repaired = repairText(text, knownWords(vocabulary, words, isUsed), words, vocabulary);
  const query = terms(repaired);
  const wishes = wishesIn(query, vocabulary);
  const types = typesAsked(repaired, vocabulary);
  if (types.size === 0) for (const [type, weight] of typesWished(wishes, vocabulary)) types.set(type, weight);
  return {
    text: repaired,
    groups: [...groupsOf(query, vocabulary.expansions, vocabulary), ...wishGroup(wishes)],
    types,
    elsewhere: Math.max(0, ...types.values()) < clearType && asksElsewhere(repaired, vocabulary),
  };
}

/** What the needs a query speaks of are met by; of two needs, one with more of its words said goes first. */
function wishesIn(query: readonly string[], vocabulary: Vocabulary): (readonly string[])[] {
  const said = new Set(query);
  const met = vocabulary.wishes.filter(({ needs }) => needs.every((term) => said.has(term)));
  const most = Math.max(0, ...met.map(({ needs }) => needs.length));
  return met.filter(({ needs }) => needs.length === most).flatMap(({ means }) => means);
}

function wishGroup(wishes: readonly (readonly string[])[]): Group[] {
  if (wishes.length === 0) return [];
  return [{ kind: 'word', alternatives: wishes.map((phrase) => ({ phrase, weight: wishWeight })) }];
}

function typesWished(wishes: readonly (readonly string[])[], vocabulary: Vocabulary): [number, number][] {
  return wishes.flatMap((phrase) => {
    const name = phrase.join(' ');
    return vocabulary.types.flatMap((type, at): [number, number][] =>
      type.phrase.join(' ') === name ? [[at, wishWeight]] : [],
    );
  });
}

/** A word that stands anywhere in the shop's texts is no typing error, in whatever form. */
function knownWords(vocabulary: Vocabulary, words: WordList, isUsed: IsUsed): (word: string) => boolean {
  return (word) => isWord(words, word) || vocabulary.words.has(word) || isUsed(stem(word));
}

/** The words with typing errors mended, split words joined and joined words split where only that is known. */
function repairText(
  text: string,
  known: (word: string) => boolean,
  words: WordList,
  vocabulary: Vocabulary,
): string {
  const tokens = fold(text).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const mended: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
    const joined = token + next;
    if (next !== '' && joined.length > 5 && known(joined) && !(known(token) && known(next))) {
      mended.push(joined);
      at += 1;
    } else {
      mended.push(mendToken(token, known, words, vocabulary));
    }
  }
  return mended.join(' ');
}

function mendToken(
  token: string,
  known: (word: string) => boolean,
  words: WordList,
  vocabulary: Vocabulary,
): string {
  // Stop words, numbers and hyphenated words are left as they are.
  const [word, ...more] = wordsOf(token);
  if (word === undefined || more.length > 0 || known(word) || knownStem(word, words, vocabulary))
    return token;
  return (
    splitWord(word, (first, second) => isName(first, second, vocabulary))?.join(' ') ??
    repairWord(word, words, vocabulary.words) ??
    token
  );
}

/** Two words that are a name of something together: a run-together "floorlamp", but not "tablecloth". */
function isName(first: string, second: string, vocabulary: Vocabulary): boolean {
  const pair = [stem(first), stem(second)];
  const starts = (phrase: readonly string[]) => phrase[0] === pair[0] && phrase[1] === pair[1];
  return (
    vocabulary.types.some(({ phrase }) => starts(phrase)) ||
    (vocabulary.expansions.get(pair[0] ?? '') ?? []).some(({ phrase }) => starts(phrase))
  );
}

/** "Lamps" is known when "lamp" is. */
function knownStem(word: string, words: WordList, vocabulary: Vocabulary): boolean {
  return [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].some(
    (form) => form !== word && (isWord(words, form) || vocabulary.words.has(form)),
  );
}

function groupsOf(
  query: readonly string[],
  expansions: Vocabulary['expansions'],
  vocabulary: Vocabulary,
): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < query.length; ) {
    const expansion = expansions
      .get(query[at] ?? '')
      ?.find(({ phrase }) => phrase.every((term, offset) => query[at + offset] === term));
    const phrase = expansion?.phrase ?? [query[at] ?? ''];
    groups.push({
      kind: kindOf(phrase, vocabulary),
      alternatives: [{ phrase, weight: 1 }, ...(expansion?.means ?? [])],
    });
    at += phrase.length;
  }
  return groups;
}

function kindOf(phrase: readonly string[], vocabulary: Vocabulary): Group['kind'] {
  const key = phrase.join(' ');
  if (isMaterial(key, vocabulary)) return 'material';
  return vocabulary.colourOf.has(key) ? 'colour' : 'word';
}

/** A type named this clearly is what is asked for. */
export const clearType = 0.9;

/** Whether what is asked for, before any preposition, is a thing that shops like this are asked for and do not sell. */
function asksElsewhere(text: string, vocabulary: Vocabulary): boolean {
  const { query, segment } = segments(text);
  return vocabulary.elsewhere.some((phrase) =>
    query.some((_, at) => segment[at] === 0 && phrase.every((term, offset) => query[at + offset] === term)),
  );
}

/** A word that the policies use themselves needs its synonyms less. */
const knownWordShare = 0.3;

/** A question for the policies, which have words of their own and no product types. */
export function planQuestion(
  question: string,
  vocabulary: Vocabulary,
  words: WordList,
  isUsed: IsUsed,
): Plan {
  const text = repairText(question, knownWords(vocabulary, words, isUsed), words, vocabulary);
  const groups = groupsOf(terms(text), vocabulary.policyExpansions, vocabulary).map((group): Group => {
    const name = group.alternatives[0]?.phrase ?? [];
    const other = name.every(isUsed) ? knownWordShare : 1;
    const alternatives = group.alternatives.map(({ phrase, weight }, at) => ({
      phrase,
      weight: at === 0 ? weight : weight * other,
    }));
    return { alternatives, kind: 'word' };
  });
  return { text, groups, types: new Map(), elsewhere: false };
}

/** A noun that is as often an adjective or a verb names a thing only where nothing follows it. */
const loose = new Set(['light', 'throw', 'runner', 'set']);
const headWeight = 0.8;

/**
 * How strongly each type is asked for: by its whole name, another word for it, or its noun alone ("lamp"). The first
 * thing named is meant; what is named behind it, or behind a preposition, is what it is for or goes with.
 */
function typesAsked(text: string, vocabulary: Vocabulary): Map<number, number> {
  const asked = new Map<number, number>();
  const { query, segment } = segments(text);
  let head: number | undefined;
  for (let at = 0; at < query.length; ) {
    const spans = namedTypes(query, at, vocabulary);
    const longest = Math.max(0, ...spans.map(({ length }) => length));
    const share = head === undefined || head === at ? 1 : contextShare;
    for (const { type, weight, length } of spans) {
      if (length === longest) asked.set(type, Math.max(asked.get(type) ?? 0, weight * share));
    }
    if (longest > 0 && segment[at] === 0) head ??= at;
    at += Math.max(1, longest);
  }
  return asked;
}

/** The terms of a text, and for each behind how many prepositions it stands. */
function segments(text: string): { readonly query: string[]; readonly segment: number[] } {
  const query: string[] = [];
  const segment: number[] = [];
  for (const [number, part] of text.replace(asking, ' ').split(context).entries()) {
    for (const term of terms(part)) {
      query.push(term);
      segment.push(number);
    }
  }
  return { query, segment };
}

interface NamedType {
  readonly type: number;
  readonly weight: number;
  /** How many terms of the query name it. */
  readonly length: number;
}

function namedTypes(query: readonly string[], at: number, vocabulary: Vocabulary): NamedType[] {
  const startsWith = (phrase: readonly string[]) =>
    phrase.every((term, offset) => query[at + offset] === term);
  const isNoun = !loose.has(query[at] ?? '') || at === query.length - 1;
  const byName = vocabulary.types.flatMap(({ phrase }, type): NamedType[] => {
    if (startsWith(phrase)) return [{ type, weight: 1, length: phrase.length }];
    const byNoun = isNoun && phrase.length > 1 && query[at] === nounOf(phrase);
    return byNoun ? [{ type, weight: headWeight, length: 1 }] : [];
  });
  const byOtherWord = (vocabulary.expansions.get(query[at] ?? '') ?? []).flatMap(({ phrase, means }) =>
    startsWith(phrase) ? means.flatMap((meant) => typesCalled(meant, phrase.length, vocabulary)) : [],
  );
  return [...byName, ...byOtherWord];
}

/** The noun of a type's name: "lamp" of "reading lamp", "towel" of "towel set". */
function nounOf(phrase: readonly string[]): string | undefined {
  return phrase.at(-1) === 'set' ? phrase.at(-2) : phrase.at(-1);
}

function typesCalled(
  meant: { readonly phrase: readonly string[]; readonly weight: number },
  length: number,
  vocabulary: Vocabulary,
): NamedType[] {
  const name = meant.phrase.join(' ');
  return vocabulary.types.flatMap(({ phrase }, type) =>
    phrase.join(' ') === name ? [{ type, weight: meant.weight + 0.15, length }] : [],
  );
}
