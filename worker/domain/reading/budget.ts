import type { Money } from '../../../shared/money.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { currencyCode, currencyNamed, currencySign, currencyWord } from '../currencies.ts';
import { type Limits, narrow } from '../limits.ts';
import { denied } from './denial.ts';
import type { Remainder } from './remainder.ts';

const about = '(?: (?:about|around|roughly|approximately|only))?';
const more = '(?:over|above|more than|more expensive than|higher than|exceed(?:s|ing)?)';
const less = '(?:under|below|less than|cheaper than|lower than)';
const is = '(?::| of| is)?';
const most = String.raw`(?:max(?:imum)?\.?|top|highest) (?:price|budget|spend)|(?:price|budget|spending) (?:limit|cap|ceiling|max(?:imum)?)`;
const least = String.raw`(?:min(?:imum)?\.?|lowest) (?:price|budget|spend)`;
/**
 * What stands before an amount and makes it a bound. A denied bound is the opposite one, so it is looked for first.
 * "Under" and "over" leave the amount itself out; the other words do not.
 */
type Kind = 'under' | 'max' | 'over' | 'min' | 'around';
const boundsBefore: readonly (readonly [Kind, RegExp])[] = [
  ['max', new RegExp(`${denied} ${more}${about} ?$`, 'u')],
  ['min', new RegExp(`${denied} ${less}${about} ?$`, 'u')],
  ['max', new RegExp(String.raw`\b(?:at|equal to) or ${less}${about} ?$`, 'u')],
  ['min', new RegExp(String.raw`\b(?:at|equal to) or ${more}${about} ?$`, 'u')],
  ['under', new RegExp(String.raw`(?:\b(?:${less}|sub-?)|<)${about} ?$`, 'u')],
  [
    'max',
    new RegExp(
      String.raw`(?:\b(?:up to(?: and including)?|(?:${most}|max(?:imum)?\.?|budget)${is}|at most|within|spend|bis(?: zu)?)|≤|<=)${about} ?$`,
      'u',
    ),
  ],
  ['over', new RegExp(String.raw`(?:\b${more}|>)${about} ?$`, 'u')],
  [
    'min',
    new RegExp(
      String.raw`(?:\b(?:at least|(?:${least}|min(?:imum)?\.?)${is}|from|starting at|upwards? of)|≥|>=)${about} ?$`,
      'u',
    ),
  ],
  ['around', /(?:\b(?:around|about|roughly|approximately|approx\.?|circa)|~) ?$/u],
];
const boundsAfter: readonly (readonly [Kind, RegExp])[] = [
  [
    'max',
    /^ ?(?:(?:or|and) (?:less|under|below|cheaper)(?! ?(?:than )?[\p{Sc}\d])|max(?:imum)?|tops|at (?:the very )?most|budget|limit)\b/u,
  ],
  [
    'min',
    /^ ?(?:(?:(?:or|and) (?:more|over|above)(?! ?(?:than )?[\p{Sc}\d])|and up(?:wards)?|minimum)\b|\+(?! ?\d))/u,
  ],
];
/** What one has, or would give for a thing, is a bound only of what is plainly money and has no other. */
const purse = /\b(?:for|(?:i|we)(?:'ve| have|'ve got| have got| can spend)) (?:only |about |around )?$/u;
const article = /\ban? $/u;
const beforeThing = /^ \p{L}/u;
const beforeOrders = /^ (?:orders?|purchases?|(?:gift )?(?:cards?|vouchers?|certificates?))\b/u;
const rangeBefore =
  /\b(?:between|from|(?:anything|something) for|(?:price|budget)(?: range)?:?(?: of| is)?) $/u;
const rangeJoint = /^ ?(?:and|to|-) ?$/u;
const rangeAfter = /^ ?(?:price )?(?:range|budget)\b/u;
/** "500 to 900" can hardly be anything but prices, while "4 to 6" are people, "1950 to 1960" years and "555-1234" a phone. */
const bareRange = /^(?!(?:19|20)\d\d\b)\d[\d,]{2,} (?:to|-) \d[\d,]{2,}$/u;
const numberOfSomething = /\b(?:orders?|numbers?|no\.?|phone|call|sku)(?: is)?:? ?#?$/u;

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
  const after = rangeAfter.exec(text.slice(second.end));
  const named = first.currency ?? second.currency;
  const isPrices =
    before ||
    after ||
    named ||
    (!numberOfSomething.test(lead) && bareRange.test(text.slice(first.start, second.end)));
  if (!rangeJoint.test(text.slice(first.end, second.start)) || !isPrices) return undefined;
  const [min, max] = [first, second].map((amount) => amount.money(named ?? shopCurrency));
  if (!min || !max || min.currency !== max.currency || max.amount < min.amount) return undefined;
  return {
    price: { min: min.amount, max: max.amount, currency: min.currency },
    said: [min.amount, max.amount],
    start: first.start - (before?.[0].length ?? 0),
    end: second.end + (after?.[0].length ?? 0),
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
  if (amount.currency === undefined || beforeOrders.test(text.slice(amount.end))) return undefined;
  const has = purse.exec(lead);
  if (has) return { price: price('max'), said, start: amount.start - has[0].length, end: amount.end };
  const isPriced = article.test(lead) && beforeThing.test(text.slice(amount.end));
  return isPriced ? { price: price('around'), said, start: amount.start, end: amount.end } : undefined;
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

/** A price near a sum of money, as the shopper wrote it. */
export function aroundPrice({ amount, currency }: Money): NonNullable<Limits['price']> {
  return { ...boundsOf('around', amount), currency, said: [amount] };
}

/** "In pounds", "priced in GBP", "only £": only what has a price in that currency. A code says so by itself. */
const onlyIn = [
  String.raw`\b(?:only |just )?(?:priced )?in (?<currency>${currencyWord})\b(?! weight)(?: only\b)?`,
  String.raw`(?:\b(?:only|just|in) (?<currency>${currencySign}|${currencyWord}\b))(?! ?\d)(?: only\b)?`,
  String.raw`(?<!\d ?)(?<currency>${currencySign}|\b${currencyWord}\b)(?! ?\d) only\b`,
  String.raw`(?<!\d ?(?:k|thousand|grand|hundred|lakhs?|crores?)? ?)\b(?<currency>${currencyCode})\b(?! ?\d)`,
].map((pattern) => new RegExp(pattern, 'u'));

function takeCurrency(message: Remainder) {
  for (const pattern of onlyIn) {
    const named = message.take(pattern, readCurrency);
    if (named) return named;
  }
  return undefined;
}

/** Takes the price limit of a message, with its words; where it names no currency, `shopCurrency` is meant. */
export function takeBudget(
  message: Remainder,
  shopCurrency: string,
): { readonly price: NonNullable<Limits['price']>; readonly words: string } | undefined {
  const named = takeCurrency(message);
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
