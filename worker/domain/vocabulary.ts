import { terms } from './text.ts';
import type { ElsewhereNames } from './vocabulary/elsewhere.ts';
import type { Thesaurus } from './vocabulary/thesaurus.ts';

/** What words mean in a shop, as whoever reads a query asks for it. It is loaded from what an import compiled. */
export interface Vocabulary {
  /** Family names, in the order of their bits. */
  readonly colourFamilies: readonly string[];
  /** A colour word as terms -> the bits of its families. */
  readonly colourOf: ReadonlyMap<string, number>;
  readonly materials: ReadonlyMap<string, readonly string[]>;
  /** Every material and kind of one. */
  readonly materialNames: ReadonlySet<string>;
  /** What else says what a query does, and what its needs are met by. */
  readonly expansions: Thesaurus;
  /** What such a shop is asked for and does not sell. */
  readonly elsewhere: ElsewhereNames;
  /** As single terms. */
  readonly accessories: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** The expansions of a question for the policies. */
  readonly policyExpansions: Thesaurus;
  /** Every type as terms, by its name. */
  readonly types: readonly { readonly name: string; readonly phrase: readonly string[] }[];
  /** Words for a kind of thing, as stems: the nouns of all types and what stands for them ("couch"). */
  readonly nouns: ReadonlySet<string>;
  /** Every word known apart from the products, for the repair of typing errors. */
  readonly words: ReadonlySet<string>;
}

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

/** Whether the term is part of a longer name of a thing, such as the "coffee" of "coffee table", or the "wine" of "wine glass". */
export function standsInName(found: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.types.some(({ phrase }) => isSpanAt(found, at, phrase)) || beginsName(found, at, vocabulary)
  );
}

function isSpanAt(found: readonly string[], at: number, phrase: readonly string[]): boolean {
  return (
    phrase.length > 1 &&
    phrase.some(
      (term, offset) =>
        term === found[at] && phrase.every((other, place) => found[at - offset + place] === other),
    )
  );
}

/** A colour that begins another word for a thing is no colour there; a material is one all the same. */
function beginsName(found: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const first = found[at] ?? '';
  if (vocabulary.materialNames.has(first)) return false;
  const isColour = (phrase: string) => vocabulary.colourOf.has(phrase) || isMaterial(phrase, vocabulary);
  return vocabulary.expansions
    .get(first)
    .some(({ phrase }) => !isColour(phrase.join(' ')) && isSpanAt(found.slice(at), 0, phrase));
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
