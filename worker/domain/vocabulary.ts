import * as z from 'zod';
import { fold, terms } from './text.ts';

/**
 * What words mean in a shop: data, one file a kind of shop, which a merchant may add to. It is compiled into the index
 * at import, and read by whoever reads a query, so that all retrieval understands the same words.
 */
export const vocabularySchema = z.object({
  /** Colour family -> the words that name it: `{ green: ["green", "sage", "olive"] }`. At most 24 families. */
  colours: z.record(z.string(), z.array(z.string())),
  /** Material -> materials that are one: `{ wood: ["oak", "pine"] }`. */
  materials: z.record(z.string(), z.array(z.string())),
  /** Words for one thing: `["sofa", "couch", "settee"]`. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** What a wish is mostly met by: `{ words: ["reading nook"], means: ["armchair", "reading lamp"] }`. */
  wishes: z.array(z.object({ words: z.array(z.string()).min(1), means: z.array(z.string()).min(1) })),
  /** What such a shop is asked for and does not sell: "ceiling fan" is neither a ceiling light nor a fan of ours. */
  elsewhere: z.array(z.string()),
  /** Behind the name of a thing, what makes it another that such a shop does not sell: "oil" of "lamp oil". */
  accessories: z.array(z.string()),
  /** What things have, and may be of a colour of its own: "legs". */
  parts: z.array(z.string()),
  /** Words for one thing in questions on delivery, returns and payment. */
  policies: z.array(z.array(z.string()).min(2)),
  /** Every product type of the catalogue. */
  types: z.array(z.string()),
});
export type VocabularyData = z.infer<typeof vocabularySchema>;

/**
 * What is said where no thing is named, and the types that are meant, the best first: `{ said: ["guests to crash"],
 * means: ["sofa bed"] }`. Too many to be kept by whoever reads queries: they become a statistic at import.
 */
export const needsSchema = z.array(
  z.object({ said: z.array(z.string()).min(1), means: z.array(z.string()).min(1) }),
);
export type Needs = z.infer<typeof needsSchema>;

/** The words of a kind of shop, to which a catalogue adds the names of its types. */
export type Words = Omit<VocabularyData, 'types'> & { readonly needs: Needs };

/** A phrase as terms, and what may stand in its place. */
export interface Expansion {
  readonly phrase: readonly string[];
  readonly means: readonly Meaning[];
}

export interface Meaning {
  readonly phrase: readonly string[];
  /** What a match of it counts beside one of the word itself. */
  readonly weight: number;
}

/** What a need is met by: all of `needs` must be said, wherever they stand. */
export interface Wish {
  readonly needs: readonly string[];
  readonly means: readonly (readonly string[])[];
}

export interface Vocabulary {
  /** Family names, in the order of their bits. */
  readonly colourFamilies: readonly string[];
  /** A colour word as terms -> the bits of its families. */
  readonly colourOf: ReadonlyMap<string, number>;
  readonly materials: ReadonlyMap<string, readonly string[]>;
  /** Every material and kind of one. */
  readonly materialNames: ReadonlySet<string>;
  /** First term -> the expansions that begin with it, longest phrase first. */
  readonly expansions: ReadonlyMap<string, readonly Expansion[]>;
  readonly wishes: readonly Wish[];
  readonly elsewhere: readonly (readonly string[])[];
  /** As single terms. */
  readonly accessories: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** The expansions of a question for the policies. */
  readonly policyExpansions: ReadonlyMap<string, readonly Expansion[]>;
  /** Every type as terms, by its name. */
  readonly types: readonly { readonly name: string; readonly phrase: readonly string[] }[];
  /** Every word known apart from the products, for the repair of typing errors. */
  readonly words: ReadonlySet<string>;
}

const synonymWeight = 0.8;
export const wishWeight = 0.6;
const policyWeight = 0.9;

export function compileVocabulary(data: VocabularyData): Vocabulary {
  const families = Object.keys(data.colours).slice(0, 24);
  const colourOf = new Map<string, number>();
  for (const [bit, family] of families.entries()) {
    for (const word of data.colours[family] ?? []) {
      const key = terms(word).join(' ');
      if (key !== '') colourOf.set(key, (colourOf.get(key) ?? 0) | (1 << bit));
    }
  }
  const materials = materialsOf(data);
  return {
    colourFamilies: families,
    colourOf,
    materials,
    materialNames: new Set([...materials].flat(2)),
    expansions: expansionsOf(data),
    wishes: wishesOf(data),
    elsewhere: data.elsewhere.map(terms).filter((phrase) => phrase.length > 0),
    accessories: new Set(data.accessories.flatMap(terms)),
    parts: new Set(data.parts.flatMap(terms)),
    policyExpansions: expansionsOf(
      { ...data, synonyms: data.policies, wishes: [], materials: {} },
      policyWeight,
    ),
    types: data.types.map((name) => ({ name, phrase: terms(name) })),
    words: new Set(wordsOf(data)),
  };
}

function materialsOf(data: VocabularyData): Map<string, string[]> {
  const phrase = (words: string) => terms(words).join(' ');
  return new Map(Object.entries(data.materials).map(([name, kinds]) => [phrase(name), kinds.map(phrase)]));
}

/**
 * A wish is met by its words in any order and with others between them, and so is another name ("umbrella for the
 * patio"); one of a single word only by a synonym's rule.
 */
function wishesOf(data: VocabularyData): Wish[] {
  const otherNames = data.synonyms.map((words) => ({ words, means: words }));
  return [...data.wishes, ...otherNames].flatMap((wish) => {
    const means = wish.means.map((meant) => terms(meant));
    const needs = wish.words.map((phrase) => [...new Set(terms(phrase))]);
    return needs.flatMap((said) => (said.length > 1 ? [{ needs: said, means }] : []));
  });
}

interface Phrase {
  readonly key: string;
  readonly phrase: readonly string[];
  /** One that loses words to the stop words ("looking glass") would stand in for what is left of it. */
  readonly losesWords: boolean;
}

function phraseOf(words: string): Phrase {
  const phrase = terms(words);
  const written = fold(words).split(/[\s-]+/u).length;
  return {
    key: phrase.join(' '),
    phrase,
    losesWords: phrase.length === 0 || (written > 1 && phrase.length === 1),
  };
}

function expansionsOf(data: VocabularyData, synonymShare = synonymWeight): Map<string, Expansion[]> {
  const means = new Map<string, Map<string, Meaning>>();
  const add = (from: readonly Phrase[], to: readonly Phrase[], weight: number) => {
    for (const { key } of from.filter(({ losesWords }) => !losesWords)) {
      const meant = means.get(key) ?? new Map<string, Meaning>();
      for (const { key: other, phrase } of to) {
        if (other !== key && phrase.length > 0 && !meant.has(other)) meant.set(other, { phrase, weight });
      }
      if (meant.size > 0) means.set(key, meant);
    }
  };
  for (const group of data.synonyms) {
    const phrases = group.map(phraseOf);
    add(phrases, phrases, synonymShare);
  }
  for (const { words, means: kinds } of data.wishes)
    add(words.map(phraseOf), kinds.map(phraseOf), wishWeight);
  for (const [name, kinds] of Object.entries(data.materials))
    add([phraseOf(name)], kinds.map(phraseOf), synonymWeight);
  return byFirstTerm(means);
}

function byFirstTerm(means: ReadonlyMap<string, ReadonlyMap<string, Meaning>>): Map<string, Expansion[]> {
  const expansions = new Map<string, Expansion[]>();
  for (const [key, alternatives] of means) {
    const phrase = key.split(' ');
    const [first = ''] = phrase;
    const list = expansions.get(first) ?? [];
    list.push({ phrase, means: [...alternatives.values()] });
    expansions.set(first, list);
  }
  for (const list of expansions.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return expansions;
}

function wordsOf(data: VocabularyData): string[] {
  const phrases = [
    ...Object.values(data.colours).flat(),
    ...Object.entries(data.materials).flat(2),
    ...data.synonyms.flat(),
    ...data.wishes.flatMap((wish) => [...wish.words, ...wish.means]),
    ...data.elsewhere,
    ...data.types,
  ];
  return phrases.flatMap((phrase) => fold(phrase).match(/[\p{L}]{3,}/gu) ?? []);
}

/** Bed sizes as bits above the colours: an option that is chosen like a colour, not measured. */
const bedSizes: Readonly<Record<string, number>> = {
  twin: 1 << 24,
  singl: 1 << 24,
  full: 1 << 25,
  doubl: 1 << 25,
  queen: 1 << 26,
  king: 1 << 27,
};
export const bedSizeBits = 0b1111 << 24;

/** The colour families a text names, as bits. The longest name wins: "off-white" is not "white" as well. */
export function coloursIn(text: string, vocabulary: Vocabulary): number {
  return colourSpans(terms(text), vocabulary).reduce((bits, span) => bits | span.bits, 0);
}

/** The colours a query asks for: a wood or a metal is a material first, and a "coffee table" no colour at all. */
export function coloursWanted(text: string, vocabulary: Vocabulary): number {
  const found = terms(text);
  const nameless = found.filter(
    (_, at) => !standsInName(found, at, vocabulary) && !isOfPart(found, at, vocabulary),
  );
  const spans = colourSpans(nameless, vocabulary);
  return spans.reduce((bits, span) => (isMaterial(span.phrase, vocabulary) ? bits : bits | span.bits), 0);
}

/** Whether a colour or material is that of a part which is named behind it: the "black" of "black metal legs". */
export function isOfPart(found: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const end = found.findIndex(
    (term, place) => place >= at && !vocabulary.colourOf.has(term) && !vocabulary.materialNames.has(term),
  );
  return end > at && vocabulary.parts.has(found[end] ?? '');
}

/** Whether the term is part of a longer name of a thing, such as the "coffee" of "coffee table". */
export function standsInName(found: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  return vocabulary.types.some(({ phrase }) => {
    if (phrase.length < 2) return false;
    return phrase.some(
      (term, offset) =>
        term === found[at] && phrase.every((other, place) => found[at - offset + place] === other),
    );
  });
}

function colourSpans(found: readonly string[], vocabulary: Vocabulary) {
  const spans: { phrase: string; bits: number }[] = [];
  for (let at = 0; at < found.length; ) {
    const length =
      [3, 2, 1].find((count) => vocabulary.colourOf.has(found.slice(at, at + count).join(' '))) ?? 0;
    const phrase = found.slice(at, at + length).join(' ');
    if (length > 0) spans.push({ phrase, bits: vocabulary.colourOf.get(phrase) ?? 0 });
    at += Math.max(1, length);
  }
  return spans;
}

/** Whether a phrase of terms names a material, or a kind of one. */
export function isMaterial(phrase: string, vocabulary: Vocabulary): boolean {
  return vocabulary.materialNames.has(phrase);
}

/** The bed sizes a text names, as bits. */
export function bedSizesIn(text: string): number {
  return terms(text).reduce((bits, term) => bits | (bedSizes[term] ?? 0), 0);
}
