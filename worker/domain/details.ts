import type { Fact } from '../../shared/card.ts';
import type { Item } from './catalogue.ts';
import { isNoun } from './pointing/kinds.ts';
import { knownQuality } from './pointing/qualities.ts';
import { fold, stem, terms, wordsOf } from './text.ts';
import { policyTopic } from './topics.ts';
import { isSynonym } from './vocabulary/nouns.ts';
import { isMaterial, type Vocabulary } from './vocabulary.ts';

/** What is asked of a product by words no feature is asked by: "what bulb does it take?", "does it have wheels?". */
export interface Detail {
  /** "bulb", "rug pad": as the shopper said it. */
  readonly words: string;
  /** For each thing said, the phrases it may be stated by, as terms. */
  readonly ways: readonly (readonly (readonly string[])[])[];
}

const asking =
  /\?|^(?:(?:and|so|ok|okay|but|hi|hello|please)\b[, ]*)*(?:is|are|does|do|can|could|will|would|has|have|how|what|what's|which|where|tell me)\b/u;
/** Asked of taste, of how it goes with another thing, or of several held against each other: nothing a listing states. */
const noDetail =
  /\b(?:enough for|match|matches|go|goes|look|looks|fit|fits|next to|compare\w*|difference|better|worse|recommend\w*|worth|\p{L}{3,}est|more|most|less|least)\b/u;

/** "Would it suit oily skin?" can be stated; whether it suits the sofa is taste. */
const forUse = /\b(?:(?:good|ideal|suitable|perfect|right|safe) for|suits?)\b/u;

/** Words of a question that name nothing, and of what a card shows by itself. */
const fillers = new Set(
  terms(
    'must dollar dollars euro euros take takes come comes need needs use uses using used work works tell know see does give have has got get make made sell ' +
      'stock available availability sold price cost costs much sale discount reduced deal buy order cheap expensive under over below above less more than ' +
      'good nice great okay suit suits suitable ideal perfect right safe say yes no agree agreed pay like love recommend quality worth other another different else available more details information info about first second third ' +
      'product item option options model kind style version versions size sizes color colors colour colours now today currently actually really many left return returned order want each every other',
  ),
);
const wordsAtMost = 3;

/** The words products are called by: they ask for nothing of them. */
export function calledIn(items: readonly Item[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ product, variant }) => terms(`${product.title} ${product.type} ${variant.sku}`)),
  );
}

/** What a folded question asks for, apart from the words its products are called by. */
export function detailIn(
  question: string,
  called: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Detail | undefined {
  if (!asking.test(question) || noDetail.test(question) || policyTopic(question) !== undefined)
    return undefined;
  const words = wordsOf(question).filter((word) => saysDetail(word, called, vocabulary));
  if (words.length === 0 || words.length > wordsAtMost) return undefined;
  if (forUse.test(question) && words.some((word) => isNoun(word, vocabulary))) return undefined;
  return { words: words.join(' '), ways: waysOf(words.map(stem), vocabulary) };
}

function saysDetail(word: string, called: ReadonlySet<string>, vocabulary: Vocabulary): boolean {
  const term = stem(word);
  if (/\d/u.test(word) || fillers.has(term) || word.length < 2 || called.has(term)) return false;
  if (knownQuality(word, vocabulary)?.kind === 'extreme') return false;
  // "Does it come in green?" asks for another version, "is it oak?" what it is of.
  return !vocabulary.colourOf.has(term) || isMaterial(term, vocabulary);
}

/** The longest phrases that the vocabulary has other words for; a word it does not know stands for itself. */
function waysOf(said: readonly string[], vocabulary: Vocabulary): Detail['ways'] {
  const ways: (readonly string[])[][] = [];
  for (let at = 0; at < said.length; ) {
    const from = said.slice(at);
    const known = vocabulary.expansions
      .get(said[at] ?? '')
      .find(({ phrase }) => phrase.every((term, place) => from[place] === term));
    const phrase = known?.phrase ?? from.slice(0, 1);
    const others = (known?.means ?? [])
      .filter(({ weight }) => isSynonym(weight))
      .map((other) => other.phrase);
    ways.push([phrase, ...others]);
    at += phrase.length;
  }
  return ways;
}

const factsAtMost = 2;

/** The facts that state a detail: those whose names do, or else those whose values do. */
export function factsStating({ ways }: Detail, facts: readonly Fact[]): Fact[] {
  const named = facts.filter(({ label }) => ways.some((way) => isSaid(way, label)));
  const best = Math.max(...named.map((fact) => saidOf(ways, fact)));
  const byName = named.filter((fact) => saidOf(ways, fact) === best);
  const byValue = facts.filter(({ value }) => ways.every((way) => isSaid(way, value)));
  return (byName.length > 0 ? byName : byValue).slice(0, factsAtMost);
}

function saidOf(ways: Detail['ways'], { label, value }: Fact): number {
  return ways.filter((way) => isSaid(way, `${label} . ${value}`)).length;
}

/** Whether a text speaks of a detail at all. */
export function speaksOf({ ways }: Detail, text: string): boolean {
  return ways.every((way) => isSaid(way, text));
}

function isSaid(way: readonly (readonly string[])[], text: string): boolean {
  const found = terms(text);
  return way.some((phrase) =>
    found.some((_, at) => phrase.every((term, place) => isTerm(found[at + place], term))),
  );
}

/** "Not induction" is one term, and speaks of induction all the same. */
function isTerm(found: string | undefined, term: string): boolean {
  return found === term || found === `no${term}` || found === `${term}free`;
}

const ofPart = /\bhow \p{L}+ (?:is|are) (?:the|its|their) (?<part>\p{L}+(?: \p{L}+)?)/u;

/** Whether a question is about a part of a thing: "how long is the cable?" does not ask how long the lamp is. */
export function asksOfPart(question: string, called: ReadonlySet<string>): boolean {
  const part = terms(ofPart.exec(fold(question))?.groups?.part ?? '');
  return part.length > 0 && part.every((term) => !called.has(term));
}
