import { editDistance, typosForgiven } from '../spelling.ts';
import { stem, terms } from '../text.ts';
import { coloursIn, type Vocabulary } from '../vocabulary.ts';
import type { Remainder } from './remainder.ts';

/** What a shopper does not want. A thing that does not state its materials is not taken to be free of one. */
export type Exclusion =
  | { readonly kind: 'colour'; readonly bits: number; readonly words: string }
  | { readonly kind: 'material'; readonly phrases: readonly string[]; readonly words: string }
  | { readonly kind: 'feature'; readonly phrases: readonly string[]; readonly words: string }
  | { readonly kind: 'assembly'; readonly words: string };

/** "It did not arrive" and "I have no order number" say what is the case, not what is wanted. */
const tells = [
  "(?<!\\b(?:did|does|do|can|could|will|would|should|was|were|has|have|had|am|i'm|it|it is|it's) (?=not\\b(?! (?:a )?(?:big )?fan| have)))",
  "(?<!\\b(?:(?:i|we)(?:'ve| have| had|ve)(?: got)?|there is|there's|there are) (?=no\\b))",
].join('');
const intro =
  "(?:(?:but |and )?(?:not (?:a )?(?:big )?fans? of|not|neither|no|nothing|without|except(?: for)?|excluding|anything but|everything but|any(?:thing)?(?: colou?r)? (?:but|except|other than)|other than|rather than|instead of|isn'?t|aren't|do(?: not|n'?t) (?:want|like)|do(?:es)?(?: not|n'?t) (?:have|need|require)|dislike|allergic to|minus|avoid(?:ing)?|free (?:of|from)|hate|sans))";
const filler = '(?:made (?:of|from|out of)|made with|in|of|from|with|a|an|any|the|real|actual|to be|being)';
/** Words that begin a comparison ("not too big"), an answer ("no thanks, show me") or nothing that a thing has. */
const noThing = [
  'too|very|much|many|more|less|sure|only|just|idea|need|bigger|larger|longer|so|that|over|under|above|below|really|yet',
  'enough|interested|look|one|thing|matter|problem|rush|hurry|worries|thanks?|thank|preference|stock|sold|available|currently|always',
  'expensive|cheap|pricey|bad|fancy|special|heavy|particular|picky|fussy|important|necessar(?:y|ily)|working|included',
  'i|you|we|it|he|she|they|me|my|us|show|give|find|tell|can|could|do|does|did|is|are|was|what|how|why|when|where|who',
  'which|please|want|like|try|exclusions?|without|no|not|nothing|never|except|but|or|and|nor|to',
].join('|');
const ends =
  'or|and|but|nor|anything|everything|any|please|for|with|in|to|under|over|that|which|not|no|nothing|without|except|i|we|it|is|are|show|if|because|as';
const thing = String.raw`(?!(?:${noThing})\b)\p{L}[\p{L}'-]*(?: (?!(?:${ends})\b)\p{L}[\p{L}'-]*){0,2}`;
const start = String.raw`(?<!\p{L})${tells}${intro} (?:${filler} )*`;
/** A list whose last joint is an "or" denies all of it; one of commas or an "and" only where all are of one kind. */
const listed = new RegExp(
  `${start}(?<things>${thing}(?:, ${thing})*,? (?:or|and|nor) (?:${filler} )*${thing})`,
  'gu',
);
const either = new RegExp(
  `${start}(?<things>${thing}(?: (?:or|nor) (?:no |not )?(?:${filler} )*${thing})*)`,
  'gu',
);
/** Before a thing, no assembly is what is said of it: "no assembly bookcase". */
const assemblyBefore = new RegExp(
  String.raw`${start}(?<thing>assembly)(?: (?:required|needed|necessary))?(?= (?!(?:${ends}|required|needed|necessary)\b)\p{L})`,
  'gu',
);
const joint = /,? (?:or|and|nor) (?:no |not )?|, /u;
const suffix = /(?<thing>\p{L}+)-free\b/gu;
/** Apart it is as often "free delivery", so it must be a material. */
const apart = /(?<thing>\p{L}+) free\b(?! (?:delivery|shipping|returns?|gifts?|standing)\b)/gu;
const prefix = /\bnon-(?<thing>(?!slip|stick|skid)\p{L}+)\b/gu;

/** Takes what a message excludes: "not leather", "without arms", "no assembly", "leather-free", "anything but white". */
export function takeExclusions(message: Remainder, vocabulary: Vocabulary): Exclusion[] {
  const one = (match: RegExpExecArray) => meaningOf(match.groups?.thing ?? '', match[0].trim(), vocabulary);
  const several = (match: RegExpExecArray) => {
    const things = (match.groups?.things ?? '').split(joint);
    const meant = things.flatMap((each) => meaningOf(each, match[0].trim(), vocabulary) ?? []);
    return meant.length === things.length ? meant : undefined;
  };
  const alike = (match: RegExpExecArray) => {
    const meant = several(match);
    const isOneKind = meant?.every(({ kind }) => kind === meant[0]?.kind);
    const mayJoin = !/ and /u.test(match.groups?.things ?? '') || meant?.[0]?.kind !== 'feature';
    return isOneKind && mayJoin ? meant : undefined;
  };
  return [
    ...message.takeAll(suffix, one),
    ...message.takeAll(apart, (match) => {
      const meant = one(match);
      return meant?.kind === 'material' ? meant : undefined;
    }),
    ...message.takeAll(prefix, one),
    ...message.takeAll(assemblyBefore, one),
    ...message.takeAll(listed, alike).flat(),
    ...message.takeAll(either, several).flat(),
  ];
}

function meaningOf(thing: string, words: string, vocabulary: Vocabulary): Exclusion | undefined {
  if (/\bassembl|put (?:it )?together|\bflat ?pack/u.test(thing)) return { kind: 'assembly', words };
  const found = terms(thing);
  if (found.length === 0) return undefined;
  for (const phrase of new Set([found.join(' '), named(thing, vocabulary)])) {
    const material = materialPhrases(phrase, vocabulary);
    if (material) return { kind: 'material', phrases: material, words };
  }
  const bits = coloursIn(thing, vocabulary) || coloursIn(named(thing, vocabulary), vocabulary);
  if (bits !== 0) return { kind: 'colour', bits, words };
  return { kind: 'feature', phrases: calledAlike(found.join(' ')), words };
}

/** Parts of a thing that shops and shoppers call by different words. */
const alike = [
  ['arm', 'armrest'],
  ['wheel', 'caster', 'castor'],
];

function calledAlike(phrase: string): string[] {
  const names = alike.find((each) => each.includes(phrase)) ?? [];
  return [...new Set([phrase, ...names])];
}

/** A material with all the kinds of it, or undefined where the words name none. */
function materialPhrases(phrase: string, vocabulary: Vocabulary): string[] | undefined {
  const kinds = vocabulary.materials.get(phrase);
  if (kinds) return [phrase, ...kinds];
  return vocabulary.materialNames.has(phrase) ? [phrase] : undefined;
}

/**
 * The material or colour that a thing begins with, with its typing error mended, where what follows it names nothing
 * of its own: "leather at all", "lether", but not "leather sofa". Empty where there is none.
 */
function named(thing: string, vocabulary: Vocabulary): string {
  const words = thing.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join(' ');
    const phrase = terms(written).join(' ');
    const name = isName(phrase, vocabulary) ? phrase : mended(written, vocabulary);
    if (name !== undefined) return name;
    if (namesThing(words[count - 1] ?? '', vocabulary)) return '';
  }
  return '';
}

/** Whether the shop sells what this word calls. */
export function namesThing(word: string, vocabulary: Vocabulary): boolean {
  const [term = ''] = terms(word);
  return (
    vocabulary.types.some(({ phrase }) => phrase.includes(term)) ||
    vocabulary.expansions.get(term).some(({ phrase }) => phrase.length === 1)
  );
}

function isName(phrase: string, vocabulary: Vocabulary): boolean {
  return vocabulary.materialNames.has(phrase) || vocabulary.colourOf.has(phrase);
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.words.has(word) || vocabulary.words.has(word.replace(/s$/u, ''));
}

const longEnough = 6;

/** The name that a word is a typing error of: of a short word only with letters swapped, since "cord" is no "cork". */
function mended(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.includes(' ') || isKnown(word, vocabulary)) return undefined;
  const letters = (text: string) => [...text].sort().join('');
  const isMeant = (written: string, name: string) => {
    const allowed = typosForgiven(word.length);
    if (name[0] !== written[0] || editDistance(written, name, allowed) > allowed) return false;
    return word.length >= longEnough || letters(written) === letters(name);
  };
  return [...vocabulary.materialNames, ...vocabulary.colourOf.keys()].find(
    (name) => isMeant(word, name) || isMeant(stem(word), name),
  );
}
