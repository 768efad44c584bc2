import { isNoun } from '../pointing/kinds.ts';
import type { Reading } from '../query.ts';
import type { Order } from '../reading/order.ts';
import { Remainder } from '../reading/remainder.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Drops, takeDrops } from './drops.ts';

/** What a message adds to a search, where it names nothing to search for itself. */
export interface Wish {
  /** Words that go on being searched for: "in oak". Empty where all of it were limits. */
  readonly words: string;
  readonly order?: Order;
  /** "Or in oak": beside what was wished before, not in its place. */
  readonly adds: boolean;
  readonly drops?: Drops;
}

const comparatives: readonly (readonly [RegExp, Order['by'], Order['direction']])[] = [
  [
    /\b(?:a (?:bit|little) )?(?:cheaper|less expensive|more affordable|lower[- ]priced|less pricey)\b/u,
    'price',
    'least',
  ],
  [/\b(?:a (?:bit|little) )?(?:more expensive|pricier|more luxurious|higher[- ]end)\b/u, 'price', 'most'],
  ...(
    [
      ['bigger|larger|roomier', 'size', 'most'],
      ['smaller|more compact', 'size', 'least'],
      ['wider|broader', 'width', 'most'],
      ['narrower|slimmer', 'width', 'least'],
      ['taller|higher|thicker', 'height', 'most'],
      ['shorter|lower|thinner', 'height', 'least'],
      ['longer', 'length', 'most'],
      ['deeper', 'depth', 'most'],
      ['shallower', 'depth', 'least'],
    ] as const
  ).map(([words, by, direction]) => {
    const pattern = new RegExp(String.raw`\b(?:a (?:bit|little) )?(?:${words})\b(?! than)`, 'u');
    return [pattern, by, direction] as const;
  }),
  [/\blighter\b/u, 'weight', 'least'],
  [/\bheavier\b/u, 'weight', 'most'],
  [/\bnewer\b/u, 'date', 'most'],
];

/** Words that ask for something without saying what. */
const fillers = new Set(
  (
    'a an the and or but in of from with to for on at by is are be it its that which any anything some something one ones them those these all ' +
    'only just instead please pls thanks thank rather prefer preferably ideally maybe perhaps actually also too even still ok okay hmm well so no yes not now then ' +
    'i me my we us our you your im id ive like want need wants love looking look show see find get give have got has make do does did can could would will should must needs ' +
    'what about how there else other others another different more less bit little slightly much very really quite somewhat kind sort type budget price priced range cost costs costing ' +
    'colour color colours colors material finish size sizes version option options made model models product products item items result results alternative alternatives similar available in-stock'
  ).split(' '),
);

/** Whether a folded word asks for something without saying what. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Said of a thing and never a thing. */
const adjectives = new Set(
  (
    'round square oval rectangular rectangle small big large tall low narrow wide slim long short deep compact modern classic rustic vintage simple plain cosy cozy soft firm hard ' +
    'light dark bright warm cool washable waterproof foldable folding extendable adjustable dimmable stackable portable wireless outdoor indoor natural organic sturdy heavy lightweight quiet'
  ).split(' '),
);

const refining =
  /^(?:(?:but|and|ok(?:ay)?|hmm|well|no|yes|actually|please|maybe|also|or|so),? )*(?:only|just|with|without|for|more|less|preferably|ideally|(?:it|they|that|one|something|anything) (?:should|must|has to|have to|needs? to|that)|(?:should|must|has to|have to|needs? to) |rather|make (?:it|them|that)|must be|should be|(?:how|what) about (?:one|ones|something|with|without|in|for))\b|\binstead\b[\s.!?]*$/u;
/** Asks to know something, and wants nothing else shown. */
const asking =
  /^(?:and |so |but |ok(?:ay)?,? )?(?:(?:is|are|does|do|did|will|was|were|has|have) (?:it|they|this|that|these|those|he|she|there a reason)\b|(?:how (?!about)|why|when|where|who|whose)|what (?:is|are|was|does|do (?!you (?:have|sell|offer))|'s|kind of|sort of)|what's|can (?:i|it|they|we)\b(?! (?:see|have|get)))/u;
/** "The cheapest thing you sell" is of the whole shop, and no wish for the search before. */
const ofWholeShop =
  /\barrivals\b|\b(?:things?|items?|products?|stuff)(?: that)? you (?:sell|have|offer|carry|stock|got)\b/u;
const wordsAtMost = 4;

/**
 * What a message adds to the search before it, or undefined where it names something of its own to search for, asks a
 * question, or says nothing that narrows.
 */
export function wishOf(folded: string, reading: Reading, vocabulary: Vocabulary): Wish | undefined {
  if (asking.test(folded) || ofWholeShop.test(folded)) return undefined;
  const left = new Remainder(reading.text);
  const drops = takeDrops(left);
  const order = takeComparative(left, reading.currency);
  const chips = reading.chips.filter(({ kind }) => kind !== 'comparison');
  const own = withoutChips(left.rest, reading);
  const content = wordsOf(own).filter((word) => !isFiller(word) && !/^\d+$/u.test(word));
  const says = chips.length > 0 || order !== undefined || drops !== undefined || content.length > 0;
  const adds = /^(?:or|also|and also)\b|\btoo\b|\bas well\b/u.test(folded);
  if (!says || !isOnlyWish(folded, content, vocabulary)) return undefined;
  return { words: searchedFor(left.rest), ...(order && { order }), ...(drops && { drops }), adds };
}

function isOnlyWish(folded: string, content: readonly string[], vocabulary: Vocabulary): boolean {
  if (content.every((word) => adjectives.has(word))) return true;
  if (content.some((word) => isNoun(word, vocabulary)) && !/^(?:with|without|for)\b/u.test(folded))
    return false;
  return refining.test(folded) && content.length <= wordsAtMost;
}

function takeComparative(left: Remainder, currency: string): Order | undefined {
  for (const [pattern, by, direction] of comparatives) {
    const order = left.take(pattern, ([words]) => ({ by, direction, currency, words: words.trim() }));
    if (order) return order;
  }
  return undefined;
}

function withoutChips(text: string, { chips }: Reading): string {
  return chips.reduce((rest, { words }) => rest.replace(words, ' '), text);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words worth searching for, from the first to the last that says something. */
function searchedFor(text: string): string {
  const words = text.match(/[^\s,.!?;:]+/gu) ?? [];
  const isSaying = (word: string) => !isFiller(word);
  const first = words.findIndex(isSaying);
  if (first < 0) return '';
  const last = words.findLastIndex(isSaying);
  const [lead = ''] =
    /(?:^| )(?:in|with|for|without)(?: (?:an?|the|my|our))?$/u.exec(words.slice(0, first).join(' ')) ?? [];
  return [lead.trim(), ...words.slice(first, last + 1)].filter((word) => word !== '').join(' ');
}
