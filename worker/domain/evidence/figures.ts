import type { Size } from '../../../shared/product.ts';
import type { Item } from '../catalogue.ts';
import type { Claim, DurationClaim, MeasureClaim, NumberClaim, Placed } from '../claims/claim.ts';
import { without } from '../claims/series.ts';
import { onFirstUse } from '../on-first-use.ts';
import { clauseAround, inPolicies, weightsIn } from './around.ts';
import { holdsFor, type Subject } from './binding.ts';
import { type Bound, boundOf, keepsBound } from './bounds.ts';
import { equals } from './equal.ts';
import { itemGround, type Passage } from './ground.ts';
import { lastTerm } from './names.ts';
import { countsOptions } from './options.ts';
import { deniedIn, isDenied } from './polarity.ts';
import { hasTerm, saysSo, type Weights } from './policies.ts';
import type { Sentence } from './sentence.ts';
import { isTalk, sameAs, term } from './terms.ts';
import { isTheirs } from './theirs.ts';

/** A measure, a duration, a share or a count of a thing, as the shop states it of that thing. */
export function isFigure(placed: Placed, subject: Subject, sentence: Sentence): boolean {
  const { claim } = placed;
  const decided = isOfItsKind(placed, subject, sentence);
  if (decided !== undefined) return decided;
  const isOne = sentence.claims.every((one) => one.claim === claim || one.start !== placed.start);
  if (holdsFor(subject, (item) => isOf(claim, isOne, item, sentence))) return true;
  if (isTheirs(placed, sentence)) return true;
  return inPolicies(placed, sentence);
}

/** What is decided by its kind alone; undefined where any ground may say it. */
function isOfItsKind(placed: Placed, subject: Subject, sentence: Sentence): boolean | undefined {
  const { claim } = placed;
  switch (claim.kind) {
    case 'number':
      return isNumberOf({ ...placed, claim }, subject, sentence);
    case 'length':
    case 'weight': {
      const bound = boundOf(placed, sentence.folded);
      return bound && keepsSizes(bound, claim, subject);
    }
    case 'duration':
      if (ofLead.test(sentence.folded.slice(0, placed.start)))
        return holdsFor(subject, (item) => isLead(claim, item));
      return isOfDelivery(placed, sentence);
    case 'date':
      return isOfDelivery(placed, sentence);
    default:
      return undefined;
  }
}

function isNumberOf(placed: Placed<NumberClaim>, subject: Subject, sentence: Sentence): boolean | undefined {
  const { claim } = placed;
  if (subject.named && subject.each.flat().some((item) => countsOptions(claim, item) !== undefined))
    return holdsFor(subject, (item) => countsOptions(claim, item) ?? false);
  if (isCount(placed, subject, sentence)) return true;
  const isOfResult = claim.unit === undefined && saysFound.test(sentence.folded);
  return isOfResult && countsProducts(claim, subject.named, sentence) ? false : undefined;
}

function isOfDelivery(placed: Placed, sentence: Sentence): boolean | undefined {
  const { folded } = sentence;
  if (!ofDelivery.test(clauseAround(folded, placed))) return undefined;
  // "I cannot promise delivery by Friday."
  const isRefused = isDenied(placed.start, deniedIn(folded)) && isTheirs(placed, sentence);
  return isRefused || inPolicies(placed, sentence);
}

const sides: ReadonlySet<string> = new Set(['width', 'depth', 'height', 'length', 'diameter']);

/** Whether the sizes of things are as a bound says; undefined where the shop states none, or may state just that bound. */
function keepsSizes(bound: Bound, claim: MeasureClaim, subject: Subject): boolean | undefined {
  const isSide = claim.of !== undefined && sides.has(claim.of);
  if (!subject.named || !(isSide || (claim.kind === 'weight' && claim.of === undefined))) return undefined;
  const stated = ({ product, variant }: Item) =>
    claim.kind === 'weight'
      ? (variant.weight ?? product.weight)
      : 10 * (variant.size?.[claim.of as keyof Size] ?? product.size[claim.of as keyof Size] ?? Number.NaN);
  const tested = subject.each.flat().map((item) => {
    const value = stated(item);
    if (value === undefined || Number.isNaN(value)) return undefined;
    if (bound === 'up to') return Math.abs(value - claim.value) <= claim.tolerance ? false : undefined;
    return keepsBound(bound, value, claim.value, claim.tolerance);
  });
  if (tested.includes(undefined)) return undefined;
  return !tested.includes(false);
}

/** "I found four rugs": as many as were found, and not as many as anything else. */
const saysFound = /\b(?:found|came up|results?)\b/u;
/** How long delivery takes, policies say, and no product of itself. */
const ofDelivery =
  /\b(?:deliver(?:y|ed|s)?|ship(?:s|ped|ping)?|arriv(?:e|es|al|ing)|dispatch(?:ed)?|with you)\b/;
/** Behind "made to order in" stands the lead time of that thing, and no other time. */
const ofLead = /\bmade[- ]to[- ]order (?:in|within) $/u;

function isLead(claim: DurationClaim, { variant: { stock } }: Item): boolean {
  const days = stock.state === 'made-to-order' ? stock.leadDays : undefined;
  return days !== undefined && claim.in === 'seconds' && claim.value === days * 86_400;
}

/** What is one of several of one unit, as in "70 × 140 cm", is any of the thing's measures. */
function isOf(claim: Claim, isOne: boolean, item: Item, sentence: Sentence): boolean {
  const { passages } = itemGround(item);
  if ('of' in claim && claim.of !== undefined && statesOther(claim, passages)) return false;
  if (claim.kind === 'number' && claim.unit === undefined)
    return countsSo(claim, passages) || isBareMeasure(claim, passages);
  if ('tolerance' in claim && (claim.of !== undefined || !isOne))
    return passages.some(({ claims }) => claims.some((known) => equals(known, claim)));
  if (claim.kind === 'duration' && claim.value < 0)
    return passages.some((passage) => passage.claims.some((known) => equals(known, claim)));
  return saysSo(claim, passages, 'tolerance' in claim ? weightsBesideNames(sentence) : sentence.weights);
}

/** What a sentence tells beside the names in it, whose words stand everywhere. */
function weightsBesideNames({ folded, mentions, weights }: Sentence): Weights {
  return weightsIn(mentions.reduce(without, folded), weights);
}

/** Whether a measure of that name is stated, and none of that name is the one that is claimed. */
function statesOther(claim: MeasureClaim, passages: readonly Passage[]): boolean {
  const stated = passages.flatMap(({ claims }) =>
    claims.filter((known) => 'of' in known && known.of === claim.of),
  );
  return stated.length > 0 && !stated.some((known) => equals(known, claim));
}

/**
 * Where numbers of the same things are stated, it must be one of those; else it must stand where those things are spoken
 * of.
 */
function countsSo(claim: NumberClaim, passages: readonly Passage[]): boolean {
  const nouns = claim.counted.filter((what) => !isTalk(what));
  const near = passages.filter(({ terms }) => nouns.some((what) => hasTerm(terms, what)));
  const numbers = (nouns.length > 0 ? near : passages).flatMap(({ claims }) =>
    claims.filter((known) => known.kind === 'number'),
  );
  const ofSame = countsSame({ ...claim, counted: nouns }, near);
  return (ofSame.length > 0 ? ofSame : numbers).some((known) => equals(known, claim));
}

/** The numbers that are stated of the things that are counted. */
function countsSame({ counted }: NumberClaim, passages: readonly Passage[]): NumberClaim[] {
  const isSame = (what: string) => counted.some((one) => [...sameAs(one)].includes(what));
  return passages.flatMap(({ claims }) =>
    claims.filter((known) => known.kind === 'number').filter((known) => known.counted.some(isSame)),
  );
}

/** "63 high", where the unit was said once for all of them. */
function isBareMeasure({ value, unit, counted }: NumberClaim, passages: readonly Passage[]): boolean {
  if (unit !== undefined || !/^(?:high|wide|long|deep|tall|across)$/u.test(counted[0] ?? '')) return false;
  const lengths = passages.flatMap(({ claims }) =>
    claims.flatMap((known) => (known.kind === 'length' ? known : [])),
  );
  return lengths.some((known) =>
    [100, 254].some((factor) => Math.abs(known.value - value * factor) < 0.06 * factor),
  );
}

const finds =
  /\b(?:found|came up|come up|match(?:es)?|results?|there (?:are|is)|would come|to show|to choose)\b/u;

/** "I cannot tell which of two is better" counts nothing. */
const whichOf = /\bwhich of (?:the |these |those )?$/u;
/** "Of the five, only the Aster". */
const ofTheSo = /\bof (?:the|these|those|all) $/u;

/** What counts the products of an answer: as many as a search found, or of those looked up as many as are told of. */
function isCount(
  { claim, start }: Placed<NumberClaim>,
  { named: isNamed, each }: Subject,
  sentence: Sentence,
): boolean {
  const { known, evidence, folded } = sentence;
  const named = isNamed && !ofTheSo.test(folded.slice(0, start));
  if (whichOf.test(folded.slice(0, start))) return true;
  const isOfThings = each.flat().some((item) => countsSame(claim, itemGround(item).passages).length > 0);
  if (isOfThings) return false;
  if (claim.unit !== undefined || !Number.isInteger(claim.value) || !countsProducts(claim, named, sentence))
    return false;
  if (evidence.counts.includes(claim.value) || claim.value === known.items.length) return true;
  return claim.value < known.items.length && !finds.test(folded);
}

const things = onFirstUse(
  () =>
    new Set(
      'product item option result match choice model pick alternative candidate suggestion recommendation idea version hit listing other contender favourite sticking shown'
        .split(' ')
        .map(term),
    ),
);

function countsProducts({ counted }: NumberClaim, named: boolean, { known, evidence }: Sentence): boolean {
  if (counted.some((what) => things().has(what))) return true;
  if (counted.every(isTalk)) return !named;
  const isKind = (what: string) =>
    evidence.typeNouns.has(what) || known.items.some(({ product }) => lastTerm(product.type) === what);
  return !named && counted.some(isKind);
}
