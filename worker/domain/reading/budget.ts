import { type Amount, amountsIn } from '../amounts.ts';
import { currencyNamed, currencyWord } from '../currencies.ts';
import { type Limits, narrow } from '../limits.ts';
import { denied } from './denial.ts';
import type { Remainder } from './remainder.ts';

const about = '(?: (?:about|around|roughly|approximately|only))?';
const more = '(?:over|above|more than|higher than|exceeding)';
const less = '(?:under|below|less than|cheaper than|lower than)';
/**
 * What stands before an amount and makes it a bound. A denied bound is the opposite one, so it is looked for first.
 * "Under" and "over" leave the amount itself out; the other words do not.
 */
type Kind = 'under' | 'max' | 'over' | 'min' | 'around';
const boundsBefore: readonly (readonly [Kind, RegExp])[] = [
  ['max', new RegExp(`${denied} ${more}${about} ?$`, 'u')],
  ['min', new RegExp(`${denied} ${less}${about} ?$`, 'u')],
  ['under', new RegExp(String.raw`(?:\b${less}|<)${about} ?$`, 'u')],
  [
    'max',
    new RegExp(
      String.raw`(?:\b(?:up to|max(?:imum)?\.?(?: of)?|at most|within|spend|bis(?: zu)?|budget(?::| of| is)?)|≤|<=)${about} ?$`,
      'u',
    ),
  ],
  ['over', new RegExp(String.raw`(?:\b${more}|>)${about} ?$`, 'u')],
  [
    'min',
    new RegExp(String.raw`(?:\b(?:at least|min(?:imum)?\.?(?: of)?|from|starting at)|≥|>=)${about} ?$`, 'u'),
  ],
  ['around', /(?:\b(?:around|about|roughly|approximately|approx\.?|circa)|~) ?$/u],
];
const boundsAfter: readonly (readonly [Kind, RegExp])[] = [
  ['max', /^ ?(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|at most|budget|limit)\b/u],
  ['min', /^ ?(?:or (?:more|over|above)|and (?:up|above)|minimum)\b/u],
];
const rangeBefore = /\b(?:between|from|(?:anything|something) for) $/u;
const rangeJoint = /^ ?(?:and|to|-) ?$/u;

interface Bound {
  readonly price: NonNullable<Limits['price']>;
  readonly said: readonly number[];
  /** Where its words stand in the text. */
  readonly start: number;
  readonly end: number;
}

/** No wording of a bound is longer; a message of figures alone would be looked through once for each of them. */
const longestLead = 100;

/** The bounds of a text, each with the words that state it. */
function boundsIn(text: string, shopCurrency: string): Bound[] {
  const bounds: Bound[] = [];
  let amounts = amountsIn(text);
  for (let [first, second] = amounts; first; [first, second] = amounts) {
    const lead = text.slice(Math.max(bounds.at(-1)?.end ?? 0, first.start - longestLead), first.start);
    const range = second && readRange(text, lead, first, second, shopCurrency);
    const bound = range ?? readBound(text, lead, first, shopCurrency);
    if (bound) bounds.push(bound);
    amounts = amounts.slice(range ? 2 : 1);
  }
  return bounds;
}

/** "between $200 and $300", and without "between" where a currency shows that prices are meant: "$200-300". */
function readRange(
  text: string,
  lead: string,
  first: Amount,
  second: Amount,
  shopCurrency: string,
): Bound | undefined {
  const before = rangeBefore.exec(lead);
  const named = first.currency ?? second.currency;
  if (!rangeJoint.test(text.slice(first.end, second.start)) || !(before || named)) return undefined;
  const [min, max] = [first, second].map((amount) => amount.money(named ?? shopCurrency));
  if (!min || !max || min.currency !== max.currency || max.amount < min.amount) return undefined;
  return {
    price: { min: min.amount, max: max.amount, currency: min.currency },
    said: [min.amount, max.amount],
    start: first.start - (before?.[0].length ?? 0),
    end: second.end,
  };
}

function readBound(text: string, lead: string, amount: Amount, shopCurrency: string): Bound | undefined {
  const money = amount.money(shopCurrency);
  if (!money) return undefined;
  const price = (kind: Kind) => ({ ...boundsOf(kind, money.amount), currency: money.currency });
  const said = [money.amount];
  for (const [kind, pattern] of boundsBefore) {
    const before = pattern.exec(lead);
    if (!before || (kind === 'around' && !isPrice(text, amount))) continue;
    return { price: price(kind), said, start: amount.start - before[0].length, end: amount.end };
  }
  for (const [kind, pattern] of boundsAfter) {
    const after = pattern.exec(text.slice(amount.end));
    if (after) return { price: price(kind), said, start: amount.start, end: amount.end + after[0].length };
  }
  return undefined;
}

/** "About 200" may be about anything; "about $200" and "about 199.99" are prices. */
function isPrice(text: string, amount: Amount): boolean {
  return amount.currency !== undefined || /\.\d\d$/u.test(text.slice(amount.start, amount.end));
}

/** A share of the amount on either side of "around". */
const aroundShare = 0.1;

function boundsOf(kind: Kind, amount: number): { readonly min?: number; readonly max?: number } {
  switch (kind) {
    case 'under':
      return { max: amount - 1 };
    case 'max':
      return { max: amount };
    case 'over':
      return { min: amount + 1 };
    case 'min':
      return { min: amount };
    case 'around':
      return { min: Math.round(amount * (1 - aroundShare)), max: Math.round(amount * (1 + aroundShare)) };
  }
}

/** "In pounds", "priced in GBP": only what has a price in that currency. */
const onlyIn = new RegExp(String.raw`\b(?:priced )?in (?<currency>${currencyWord})\b(?! weight)`, 'u');

/** Takes the price limit of a message, with its words; where it names no currency, `shopCurrency` is meant. */
export function takeBudget(
  message: Remainder,
  shopCurrency: string,
): { readonly price: NonNullable<Limits['price']>; readonly words: string } | undefined {
  const named = message.take(onlyIn, readCurrency);
  const text = message.text.replaceAll(/\s+/g, ' ');
  const bounds = boundsIn(text, named?.currency ?? shopCurrency);
  message.text = bounds.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const limits = bounds.reduce(
    (all: Limits, { price, said }) => narrow(all, { price: { ...price, said } }),
    named ? { price: { currency: named.currency } } : {},
  );
  const words = bounds.map(({ start, end }) => text.slice(start, end).trim());
  return (
    limits.price && { price: limits.price, words: [...words, ...(named ? [named.words] : [])].join(', ') }
  );
}

function readCurrency(match: RegExpExecArray) {
  const currency = currencyNamed(match.groups?.currency ?? '');
  return currency === undefined ? undefined : { currency, words: match[0] };
}
