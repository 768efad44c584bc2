import type { Item } from '../catalogue.ts';
import { without } from '../claims/series.ts';
import { places } from '../claims/words/talk.ts';
import { onFirstUse } from '../on-first-use.ts';
import {
  againstFacts,
  alignedWith,
  type Clause,
  clausesOf,
  contrasting,
  isContrast,
  reversed,
  turnedRound,
} from './alignment.ts';
import { affirmsNothing } from './assent.ts';
import type { Binding } from './binding.ts';
import { exclusionOf } from './exclusion.ts';
import { denied, type Ground, itemGround, said } from './ground.ts';
import { notIncluded } from './included.ts';
import { topicsOffered } from './offered-help.ts';
import { deniedIn, isDenied } from './polarity.ts';
import { hasTerm } from './policies.ts';
import type { Sentence } from './sentence.ts';
import { isGrammar, isTalk, sameAs, term, wordsIn } from './terms.ts';
import { isDenialOfStatement } from './unstated.ts';

/**
 * The words of a sentence that nothing it may rest on says, and those that what it rests on says the other way round.
 * English only: the evidence is English.
 */
export function ungroundedWords(sentence: Sentence, binding: Binding): string[] {
  const { folded, language } = sentence;
  if (language !== 'en' && language !== 'unknown') return [];
  if (folded.trim().endsWith('?') && isQuestion.test(folded)) return [];
  const unsaid = [
    ...unsaidWords(sentence, binding),
    ...narrowedWords(sentence),
    ...turnedRound(folded, sentence.passages),
  ];
  if (ofOurselves.test(folded)) return unsaid;
  const bare = sentence.mentions.reduce(without, folded);
  // The whole of a sentence is of one thing only where it names no more than one.
  const clauses = clausesOf(bare).filter(
    ({ text }) => sentence.mentions.length < 2 || text.length < bare.length,
  );
  return [...unsaid, ...clauses.flatMap((clause) => otherwiseSaid(clause, sentence, binding))];
}

/** The words of a clause that what it rests on says the other way round. */
function otherwiseSaid(clause: Clause, sentence: Sentence, binding: Binding): string[] {
  const words = wordsIn(clause.text).map(({ word }) => word);
  const weights = new Map(
    words.flatMap((word): [string, number][] => {
      const weight = sentence.weights.get(term(word));
      return weight === undefined ? [] : [[term(word), weight]];
    }),
  );
  if (isDenialOfStatement(clause.text)) return [];
  if (words.every((word) => isTalk(word) && !isContrast(word))) return [];
  const grounds = groundsFor({ start: clause.end, end: clause.end }, sentence, binding);
  const aligned = alignedWith(grounds, weights);
  const against = isCondition.test(
    sentence.folded.slice(0, clause.start + (deniedIn(clause.text)[0]?.start ?? clause.text.length)),
  )
    ? []
    : reversed(clause, deniedIn(sentence.folded), aligned).filter(
        (word) => !(ofNone.test(clause.text) && sentence.evidence.typeNouns.has(term(word))),
      );
  return [
    ...contrasting(clause.text, aligned),
    ...againstFacts(
      clause.text,
      grounds.flatMap(({ passages }) => passages),
    ),
    ...against,
    ...notIncluded(clause.text, grounds),
  ];
}

/** "None of the lamps" denies nothing of what they are. */
const ofNone = /^\W*(?:none|neither|no|nothing)\b/u;

/** Of a condition nothing is said to be so. */
const isCondition = /\b(?:if|as long as|unless|until|whether)\b/u;

/** Words that narrow or widen what a section says: in a sentence that names one, they must be its words. */
const narrowing = new Set('never any even minus without always every nobody same half'.split(' '));

const endsClause = /^ ?(?:[.,;)]|$)/u;

function narrowedWords({ folded, cited, known }: Sentence): string[] {
  const grounds = cited.flatMap((id) => known.sections.get(id) ?? []);
  if (grounds.length === 0) return [];
  return wordsIn(folded).flatMap(({ word, end }) =>
    (narrowing.has(word) || (word === 'only' && endsClause.test(folded.slice(end)))) &&
    !grounds.some(({ terms }) => terms.has(term(word)))
      ? [word]
      : [],
  );
}

/** What is asked is not said; a statement with a question mark is. */
const isQuestion =
  /(?:^|[,;:.!-] ?)(?:\W{0,4})(?:would|will|do|does|did|is|are|was|can|could|shall|should|may|might|which|what|who|how|when|where|why|want|anything|anyone|any|choosing|better|need|ready|or|care|looking)\b/u;
/** What the assistant says of itself stands in no look-up. */
const ofOurselves = /^\W{0,4}(?:i|i'm|i'd|i'll|i've|sorry|unfortunately)\b/u;

/** What is so by the shop's rules only, and that it is not so as well. */
const ofRules = onFirstUse(
  () =>
    new Set('return refund exchange warranty guarantee delivery deliver ship covered'.split(' ').map(term)),
);

/** Talk does, but not of the shop's rules; and courtesy is not shouted, while a code is: "say WELCOME at the checkout". */
function statesNothing(word: string, cased: string): boolean {
  return isGrammar(word) || (isTalk(word) && !ofRules().has(term(word)) && !/^[A-Z]{4,}$/.test(cased));
}

function unsaidWords(sentence: Sentence, binding: Binding): string[] {
  const { cased, folded, mentions, claims } = sentence;
  const taken = [
    ...mentions,
    ...mentions.flatMap(({ choices }) => choices),
    ...claims,
    ...topicsOffered(folded),
  ];
  const stretches = deniedIn(folded);
  const unstated = clausesOf(folded).filter(
    ({ text }) => text.length < folded.length && isDenialOfStatement(text),
  );
  const deniesAll = unstated.length === 0 && isDenialOfStatement(folded);
  const isOpen = (one: string, start: number) =>
    deniesAll ||
    isDenied(start, unstated) ||
    (isDenied(start, stretches) && (!ofRules().has(one) || ofOurselves.test(folded)));
  return wordsIn(folded).flatMap(({ word, start, end }) => {
    const one = term(word);
    if (taken.some((other) => other.start < end && other.end > start)) return [];
    if (statesNothing(word, cased.slice(start, end))) return [];
    const how = howSaidOfAll(one, { start, end }, sentence, binding);
    if (isOpen(one, start) && !isQuoted(folded, start)) return [];
    // A denial elsewhere in the sentence may be of this word too: "a dip from an unsuitable base: not covered".
    if (exclusionOf(sentence, start)?.others.some((item) => isFactOf(one, item))) return [word];
    const isSaid = (how & said) !== 0 || (how === denied && stretches.length > 0);
    return isSaid || isTheirs(one, folded, start, sentence) ? [] : [word];
  });
}

/** Whether a product is stated to have or be something; what it is called tells of it too. */
function isFactOf(one: string, item: Item): boolean {
  return itemGround(item).passages.some(
    ({ isFact, terms }) => isFact && ((terms.get(one) ?? 0) & said) !== 0,
  );
}

/** How a word is said: by what was looked up of policies, or of each product that the place is about. */
function howSaidOfAll(
  one: string,
  place: { readonly start: number; readonly end: number },
  { known }: Sentence,
  binding: Binding,
): number {
  const how = (grounds: Iterable<Ground>) =>
    [...grounds].reduce((all, ground) => all | howSaid(ground, one), 0);
  const { each } = binding.subjectOf(place, []);
  const ofEach = each.map((items) => how(items.map(itemGround)));
  return (
    how([...known.sections.values(), known.made]) | ofEach.reduce((all, own) => all & own, ofEach[0] ?? 0)
  );
}

function howSaid({ terms }: Ground, one: string): number {
  let how = 0;
  for (const same of sameAs(one)) how |= terms.get(same) ?? 0;
  return how;
}

function groundsFor(
  place: { readonly start: number; readonly end: number },
  { known }: Sentence,
  binding: Binding,
): Ground[] {
  const items = binding.subjectOf(place, []).each.flat();
  return [...items.map(itemGround), ...known.sections.values(), known.made];
}

const echo = /\b(?:you(?:r|'re|'d|'ve)?|for|if|i|sorry|asked|want|need|wish|like)\b/u;

const placeTerms = onFirstUse(() => new Set(places.split(' ').map(term)));

/** Where a thing may be put is advice: "for a small table". */
const isPlace = /\b(?:for|beside|next to|near|above|over) (?:an? |the |your )?(?:\p{L}{1,12} )?$/u;

/** Whether a quotation is open: what stands in it was said by somebody, and is not denied by what stands around it. */
function isQuoted(folded: string, at: number): boolean {
  return (folded.slice(0, at).replaceAll(/\d"/g, '').match(/"/g)?.length ?? 0) % 2 === 1;
}

/** What the shopper said, said back to them; the thing they asked about may be named anywhere. */
function isTheirs(one: string, folded: string, start: number, sentence: Sentence): boolean {
  const { known, evidence, hasNames } = sentence;
  const isThing = evidence.typeNouns.has(one);
  if ((isThing || placeTerms().has(one)) && isPlace.test(folded.slice(Math.max(0, start - 30), start)))
    return true;
  const inQuotes = isQuoted(folded, start);
  if (inQuotes && isThing) return true;
  if (isThing && known.items.length === 0) return true;
  if (!hasTerm(known.message.terms, one) || !affirmsNothing(sentence, start)) return false;
  if (known.items.length === 0) return true;
  if (inQuotes) return true;
  return (isThing && !hasNames) || echo.test(folded.slice(Math.max(0, start - 60), start));
}
