import { terms } from '../../domain/text.ts';
import { coloursWanted, isMaterial, isOfPart, type Vocabulary, wishWeight } from '../../domain/vocabulary.ts';
import { type IsUsed, knownWords, mendText } from './mend.ts';
import type { WordList } from './repair.ts';
import { typesAsked } from './types-asked.ts';

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
  /** Bits of the colour families that the thing itself is to come in. */
  readonly colours: number;
  /** It asks for a thing the shop does not sell. */
  readonly elsewhere: boolean;
}

export function planQuery(text: string, vocabulary: Vocabulary, words: WordList, isUsed: IsUsed): Plan {
  const mended = mendText(text, knownWords(vocabulary, words, isUsed), words, vocabulary);
  const query = terms(mended);
  const wishes = wishesIn(query, vocabulary);
  const { types, elsewhere, own } = typesAsked(mended, vocabulary);
  if (types.size === 0) for (const [type, weight] of typesWished(wishes, vocabulary)) types.set(type, weight);
  return {
    text: mended,
    groups: [...groupsOf(query, vocabulary.expansions, kindsIn(own, vocabulary)), ...wishGroup(wishes)],
    types,
    colours: coloursWanted(own, vocabulary),
    elsewhere,
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

type KindOf = (phrase: readonly string[]) => Group['kind'];

function groupsOf(query: readonly string[], expansions: Vocabulary['expansions'], kindOf: KindOf): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < query.length; ) {
    const expansion = expansions
      .get(query[at] ?? '')
      ?.find(({ phrase }) => phrase.every((term, offset) => query[at + offset] === term));
    const phrase = expansion?.phrase ?? [query[at] ?? ''];
    groups.push({
      kind: kindOf(phrase),
      alternatives: [{ phrase, weight: 1 }, ...(expansion?.means ?? [])],
    });
    at += phrase.length;
  }
  return groups;
}

/** What colours and materials the thing asked for is to be of: not those of what it is for, nor the colour of a part. */
function kindsIn(own: string, vocabulary: Vocabulary): KindOf {
  const said = terms(own);
  return (phrase) => {
    const at = said.findIndex((_, start) => phrase.every((term, offset) => said[start + offset] === term));
    if (at < 0) return 'word';
    const key = phrase.join(' ');
    if (isMaterial(key, vocabulary)) return 'material';
    return vocabulary.colourOf.has(key) && !isOfPart(said, at, vocabulary) ? 'colour' : 'word';
  };
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
  const text = mendText(question, knownWords(vocabulary, words, isUsed), words, vocabulary);
  const groups = groupsOf(terms(text), vocabulary.policyExpansions, () => 'word').map((group): Group => {
    const name = group.alternatives[0]?.phrase ?? [];
    const other = name.every(isUsed) ? knownWordShare : 1;
    const alternatives = group.alternatives.map(({ phrase, weight }, at) => ({
      phrase,
      weight: at === 0 ? weight : weight * other,
    }));
    return { ...group, alternatives };
  });
  return { text, groups, types: new Map(), colours: 0, elsewhere: false };
}
