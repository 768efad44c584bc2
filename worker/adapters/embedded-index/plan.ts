import { terms } from '../../domain/text.ts';
import { wishWeight } from '../../domain/vocabulary/thesaurus.ts';
import { coloursWanted, isMaterial, isOfPart, type Vocabulary } from '../../domain/vocabulary.ts';
import { isSaid, type Likelihood, type Said } from './likelihood.ts';
import { type IsUsed, knownWords, mendText } from './mend.ts';
import { typesNeeded } from './needs.ts';
import type { WordList } from './repair.ts';
import { clearType, typesAsked } from './types-asked.ts';

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
  /** What is meant where no type is named, each with what it counts beside the likeliest. */
  readonly needed: ReadonlyMap<number, number>;
  /** Bits of the colour families that the thing itself is to come in. */
  readonly colours: number;
  /** It asks for a thing the shop does not sell. */
  readonly elsewhere: boolean;
}

export function planQuery(
  text: string,
  vocabulary: Vocabulary,
  words: WordList,
  needs: Likelihood,
  isUsed: IsUsed,
): Plan {
  const isKnown = knownWords(vocabulary, words, (term) => isUsed(term) || isSaid(needs, term));
  const mended = mendText(text, isKnown, words, vocabulary);
  const query = terms(mended);
  const { types, named, elsewhere, own } = typesAsked(mended, vocabulary);
  const kindOf = kindsIn(own, vocabulary);
  const told = query.filter((term) => kindOf([term]) === 'word');
  const needed = neededBy(told, elsewhere ? Math.max(named, nounName) : named, needs);
  return {
    text: mended,
    groups: [...groupsOf(query, vocabulary.expansions, kindOf), ...wishGroup(query, vocabulary)],
    types,
    needed,
    colours: coloursWanted(own, vocabulary),
    // What such a shop does not sell may be mentioned in a story too.
    elsewhere: elsewhere && needed.size === 0,
  };
}

/** A noun such as "bed" names a thing in a few words; of so many, most tell a story in which it is only mentioned. */
const storyWords = 5;
const nounName = 0.6;

/** The types that are meant by what is told, where no thing is named or the name may be part of a story. */
function neededBy(said: readonly string[], named: number, needs: Likelihood): ReadonlyMap<number, number> {
  const isNamed = named >= nounName;
  if (named >= clearType || (isNamed && said.length < storyWords)) return new Map();
  return typesNeeded(needs, said, isNamed);
}

/** What the needs a query speaks of are met by; of two needs, one with more of its words said goes first. */
function wishesIn(query: readonly string[], vocabulary: Vocabulary): (readonly string[])[] {
  const met = vocabulary.expansions.wishesIn(new Set(query));
  const most = Math.max(0, ...met.map(({ needs }) => needs.length));
  return met.filter(({ needs }) => needs.length === most).flatMap(({ means }) => means);
}

function wishGroup(query: readonly string[], vocabulary: Vocabulary): Group[] {
  const wishes = wishesIn(query, vocabulary);
  if (wishes.length === 0) return [];
  return [{ kind: 'word', alternatives: wishes.map((phrase) => ({ phrase, weight: wishWeight })) }];
}

type KindOf = (phrase: readonly string[]) => Group['kind'];

function groupsOf(query: readonly string[], expansions: Vocabulary['expansions'], kindOf: KindOf): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < query.length; ) {
    const expansion = expansions
      .get(query[at] ?? '')
      .find(({ phrase }) => phrase.every((term, offset) => query[at + offset] === term));
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

/** A question for the policies, which have words of their own and no product types: word by word, with what else says it. */
export function planQuestion(
  question: string,
  vocabulary: Vocabulary,
  words: WordList,
  isUsed: IsUsed,
): Said[] {
  const text = mendText(question, knownWords(vocabulary, words, isUsed), words, vocabulary);
  const groups = groupsOf(terms(text), vocabulary.policyExpansions, () => 'word');
  return groups.flatMap(({ alternatives }) => {
    const [own, ...others] = alternatives;
    const phrase = own?.phrase ?? [];
    const share = phrase.every(isUsed) ? knownWordShare : 1;
    const meant = others.map((other) => ({ ...other, weight: other.weight * share }));
    const said = phrase.map((term): Said => [{ phrase: [term], weight: 1 }]);
    const [first = [], ...more] = said;
    return more.length === 0 ? [[...first, ...meant]] : [...said, meant];
  });
}
