import { editDistance, typosForgiven } from '../spelling.ts';
import { stem, terms } from '../text.ts';
import { isSynonym } from '../vocabulary/nouns.ts';
import { coloursIn, coloursWanted, isOfPart, standsInName, type Vocabulary } from '../vocabulary.ts';

/**
 * What a shopper does not want, in their words and by its name ("leather"). A thing that does not state its materials is
 * not taken to be free of one.
 */
export type Exclusion = { readonly words: string; readonly name: string } & (
  | { readonly kind: 'colour'; readonly bits: number }
  | { readonly kind: 'material'; readonly phrases: readonly string[] }
  | { readonly kind: 'feature'; readonly phrases: readonly string[] }
  | { readonly kind: 'assembly' }
);

/** What "synthetic fibres" and "metal parts" say beside the material. */
const materialNoun =
  / (?:fib(?:re|er)s?|fabrics?|textiles?|materials?|upholstery|parts?|pieces|components?|products?)$/u;

/** What is meant by a thing that is not wanted. `words` are those of the whole exclusion. */
export function meaningOf(said: string, words: string, vocabulary: Vocabulary): Exclusion | undefined {
  if (/\bassembl|put (?:it )?together|\bflat ?pack/u.test(said))
    return { kind: 'assembly', name: 'assembly', words };
  if (terms(said).length === 0) return undefined;
  const thing = isName(terms(said).join(' '), vocabulary) ? said : said.replace(materialNoun, '');
  const found = terms(thing).join(' ');
  const start = nameIn(thing, vocabulary);
  for (const [name, phrase] of [[thing, found] as const, ...(start ? [start] : [])]) {
    const material = materialNamed(name, phrase, vocabulary);
    if (material) return { kind: 'material', ...material, words };
  }
  const isThings = !isOfPart(terms(thing), 0, vocabulary);
  const bits = isThings ? coloursWanted(thing, vocabulary) || coloursIn(start?.[1] ?? '', vocabulary) : 0;
  if (bits !== 0) return { kind: 'colour', bits, name: start?.[0] ?? thing, words };
  return { kind: 'feature', phrases: calledAlike(terms(said).join(' '), vocabulary), name: said, words };
}

function materialNamed(said: string, phrase: string, vocabulary: Vocabulary) {
  const phrases = materialPhrases(phrase, vocabulary);
  if (phrases) return { name: said, phrases };
  const name = materialCalled(phrase, vocabulary);
  return name === undefined ? undefined : { name, phrases: materialPhrases(name, vocabulary) ?? [] };
}

/** Whose kinds a thing for a vegan is free of. What only looks like leather is none of them. */
const ofAnimals = ['animal products', 'leather', 'fur', 'sheepskin', 'wool', 'silk', 'down', 'feather'];

export function ofNoAnimal(words: string, vocabulary: Vocabulary): Exclusion {
  const phrases = new Set<string>();
  for (const phrase of ofAnimals.map((name) => terms(name).join(' '))) {
    phrases.add(phrase);
    for (const kind of vocabulary.materials.get(phrase) ?? [])
      for (const each of materialPhrases(kind, vocabulary) ?? []) phrases.add(each);
  }
  return { kind: 'material', phrases: [...phrases], name: 'animal products', words };
}

/** Parts of a thing that shops and shoppers call by different words. */
const alike = [
  ['arm', 'armrest'],
  ['wheel', 'caster', 'castor'],
];
/** What has one without its name: an armchair is a chair with arms, and a pattern is rarely called one. */
const having: ReadonlyMap<string, readonly string[]> = new Map([
  ['arm', ['armchair']],
  ['armrest', ['armchair']],
  ['pattern', terms('striped floral plaid checked tartan geometric dotted printed paisley')],
]);

/** A feature by all the words for it: those of its line of synonyms, and those here. A kind of thing goes by its own. */
export function calledAlike(phrase: string, vocabulary: Vocabulary): string[] {
  const names = alike.find((each) => each.includes(phrase)) ?? [];
  const others = having.get(phrase) ?? [];
  return [...new Set([phrase, ...names, ...others, ...synonymsOf(phrase, vocabulary)])];
}

/** Only those that say it the other way round too: a "looking glass" is a mirror, "glass" is none. */
function synonymsOf(phrase: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.nouns.has(phrase.split(' ').at(-1) ?? '')) return [];
  const meant = (said: string) =>
    vocabulary.expansions
      .get(said.split(' ', 1)[0] ?? '')
      .filter((expansion) => expansion.phrase.join(' ') === said)
      .flatMap(({ means }) => means.filter(({ weight }) => isSynonym(weight)))
      .map((meaning) => meaning.phrase.join(' '));
  return meant(phrase).filter((other) => meant(other).includes(phrase));
}

/** A material with all the kinds of it, or undefined where the words name none. */
function materialPhrases(phrase: string, vocabulary: Vocabulary): string[] | undefined {
  const kinds = vocabulary.materials.get(phrase);
  if (kinds) return [phrase, ...kinds];
  if (!vocabulary.materialNames.has(phrase)) return undefined;
  // "Velours" is velvet, and stems to velour, a kind of it.
  const called = materialCalled(phrase, vocabulary) ?? phrase;
  return [...new Set([phrase, called, ...(vocabulary.materials.get(called) ?? [])])];
}

/** Before a material that is listed with its preposition: "aus Glas" is no drinking glass. */
const ofWhat = ['aus', 'en', 'de', 'di', 'em', 'van'];

/** The shop's own name of a material that is called by another: "leather" of "Leder". A mirror is a thing, and no glass. */
function materialCalled(phrase: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.types.some((type) => type.phrase.join(' ') === phrase)) return undefined;
  for (const said of [phrase, ...ofWhat.map((preposition) => `${preposition} ${phrase}`)]) {
    const [first = ''] = said.split(' ', 1);
    const meant = vocabulary.expansions
      .get(first)
      .filter((expansion) => expansion.phrase.join(' ') === said)
      .flatMap(({ means }) => means.filter(({ weight }) => isSynonym(weight)))
      .map((meaning) => meaning.phrase.join(' '))
      .find((name) => vocabulary.materialNames.has(name));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

const shortestMaterial = 4;
const shortestThing = 3;

/** The material and the thing that German and Dutch write as one word: "Ledersofa". */
export function compoundOf(
  word: string,
  vocabulary: Vocabulary,
): { readonly material: string; readonly thing: string } | undefined {
  for (let at = shortestMaterial; at <= word.length - shortestThing; at += 1) {
    const [material, thing] = [word.slice(0, at), word.slice(at)];
    const phrase = terms(material).join(' ');
    const isNamed = materialCalled(phrase, vocabulary) ?? materialPhrases(phrase, vocabulary);
    if (isNamed && namesThing(thing, vocabulary)) return { material, thing };
  }
  return undefined;
}

/**
 * The material or colour that a thing begins with, as said and as its name with a typing error mended, where what
 * follows it names nothing of its own: "leather at all", "lether", but not "leather sofa".
 */
function nameIn(thing: string, vocabulary: Vocabulary): readonly [string, string] | undefined {
  const words = thing.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join(' ');
    const name = nameOf(written, vocabulary);
    if (name !== undefined) return [written, name];
    if (namesThing(words[count - 1] ?? '', vocabulary)) return undefined;
  }
  return undefined;
}

/** The name of a material or a colour that words are, their typing error mended. */
function nameOf(written: string, vocabulary: Vocabulary): string | undefined {
  const phrase = terms(written).join(' ');
  return isName(phrase, vocabulary) ? phrase : mended(written, vocabulary);
}

const mostNames = 3;

/**
 * Things such as "leather" and "velvet sofa" as what a kind of thing is not to be of, and the kind; undefined where the
 * last does not end in one.
 */
export function qualified(
  things: readonly string[],
  vocabulary: Vocabulary,
): { readonly names: readonly string[]; readonly kind: string } | undefined {
  const read = things.map((thing) => {
    const words = thing.split(' ');
    return kindBehindNames(words, vocabulary) ?? { names: namesIn(words, vocabulary), kind: '' };
  });
  const kind = read.at(-1)?.kind ?? '';
  if (kind === '' || read.some(({ names }) => names.length === 0)) return undefined;
  return { names: read.flatMap(({ names }) => names), kind };
}

function kindBehindNames(words: readonly string[], vocabulary: Vocabulary) {
  for (let at = Math.min(mostNames, words.length - 1); at > 0; at -= 1) {
    const names = namesIn(words.slice(0, at), vocabulary);
    if (names.length > 0 && isKind(words, at, vocabulary)) return { names, kind: words.slice(at).join(' ') };
  }
  return undefined;
}

/** All of these words as names of colours and materials, of two that say the same the narrower: "oak wood" is oak. */
function namesIn(words: readonly string[], vocabulary: Vocabulary): string[] {
  const whole = words.join(' ');
  if (nameOf(whole, vocabulary) !== undefined) return [whole];
  const [first = '', ...others] = words;
  // A size or a look before them is not what is denied: "not a big grey sofa".
  const all = nameOf(first, vocabulary) === undefined && !namesThing(first, vocabulary) ? others : words;
  const keys = all.map((word) => nameOf(word, vocabulary));
  if (keys.includes(undefined)) return [];
  return all.filter(
    (_, at) => !keys.some((key) => vocabulary.materials.get(keys[at] ?? '')?.includes(key ?? '')),
  );
}

/** Whether the words from `at` on are a kind of thing of their own: not the table of "coffee table", nor legs of metal. */
function isKind(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const found = words.map((word) => terms(word).join(' '));
  const isHead = (place: number) =>
    place < words.length &&
    namesThing(words[place] ?? '', vocabulary) &&
    !isName(found[place] ?? '', vocabulary) &&
    !vocabulary.parts.has(found[place] ?? '') &&
    !materialNoun.test(` ${words[place]}`);
  if (!vocabulary.materialNames.has(found[at - 1] ?? '') && standsInName(found, at - 1, vocabulary))
    return false;
  return isHead(at) || isHead(at + 1);
}

/** Whether the shop sells what this word calls. */
export function namesThing(word: string, vocabulary: Vocabulary): boolean {
  const [term = ''] = terms(word);
  return (
    vocabulary.types.some(({ phrase }) => phrase.includes(term)) ||
    vocabulary.expansions.get(term).some(({ phrase }) => phrase.length === 1)
  );
}

/** Whether terms are the name of a material or a colour, in any language the shop's words are in. */
export function isName(phrase: string, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.materialNames.has(phrase) ||
    vocabulary.colourOf.has(phrase) ||
    materialCalled(phrase, vocabulary) !== undefined
  );
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
