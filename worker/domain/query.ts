import { type Amount, amountsIn } from './amounts.ts';
import { fold } from './text.ts';

/** What a product must satisfy before it is ranked: what breaks a limit never reaches the model. */
export interface Limits {
  /** Bounds in minor units, inclusive, compared only with prices of `currency`: never converted. */
  readonly price?: { readonly min?: number; readonly max?: number; readonly currency: string };
  /** Only what can be bought now. */
  readonly inStock?: true;
}

/** What was understood of a message, and what is left of it to search for. */
export interface Reading {
  readonly text: string;
  readonly limits: Limits;
}

const about = '(?: (?:about|around|roughly|approximately|only))?';
const denied = String.raw`(?:\b(?:not?|nothing|none|never|cannot|without)|\b[a-z]+n't)(?: (?:want|wants|wish|like|to|be|spend|spending|pay|paying|go|going|cost|costs|costing|anything|a (?:cent|penny|dollar)))*`;
const more = '(?:over|above|more than|higher than|exceeding)';
const less = '(?:under|below|less than|cheaper than|lower than)';
/** What stands before an amount and makes it a bound. A denied bound is the opposite one, so it is looked for first. */
const boundsBefore: readonly (readonly ['min' | 'max', RegExp])[] = [
  ['max', new RegExp(`${denied} ${more}${about} ?$`, 'u')],
  ['min', new RegExp(`${denied} ${less}${about} ?$`, 'u')],
  [
    'max',
    new RegExp(
      String.raw`(?:\b(?:${less}|up to|max(?:imum)?\.?(?: of)?|at most|within|budget(?::| of| is)?)|[<≤]=?)${about} ?$`,
      'u',
    ),
  ],
  [
    'min',
    new RegExp(String.raw`(?:\b(?:${more}|at least|min(?:imum)?\.?(?: of)?|from)|[>≥]=?)${about} ?$`, 'u'),
  ],
];
const maxAfter = /^ ?(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|at most|budget)\b/u;
const rangeBefore = /\b(?:between|from|(?:anything|something) for) $/u;
const rangeJoint = /^ ?(?:and|to|-) ?$/u;

interface Bound {
  readonly price: NonNullable<Limits['price']>;
  /** Where its words stand in the text. */
  readonly start: number;
  readonly end: number;
}

/** The bounds of a text, each with the words that state it. */
function boundsIn(text: string, shopCurrency: string): Bound[] {
  const bounds: Bound[] = [];
  let amounts = amountsIn(text);
  for (let [first, second] = amounts; first; [first, second] = amounts) {
    const lead = text.slice(bounds.at(-1)?.end ?? 0, first.start);
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
    start: first.start - (before?.[0].length ?? 0),
    end: second.end,
  };
}

function readBound(text: string, lead: string, amount: Amount, shopCurrency: string): Bound | undefined {
  const money = amount.money(shopCurrency);
  if (!money) return undefined;
  const { currency, amount: units } = money;
  for (const [bound, pattern] of boundsBefore) {
    const before = pattern.exec(lead);
    if (!before) continue;
    return { price: { [bound]: units, currency }, start: amount.start - before[0].length, end: amount.end };
  }
  const after = maxAfter.exec(text.slice(amount.end));
  return after
    ? { price: { max: units, currency }, start: amount.start, end: amount.end + after[0].length }
    : undefined;
}

const inStock =
  /(?<!\b(?:not|back|out of) |n't |\bun)\b(?:in stock|available(?: now| today)?(?! (?:in|as|for|with|to)\b)|that i can (?:buy|order|get) (?:now|today))\b/u;

/** Reads the hard limits of a message. `shopCurrency` is meant where the shopper names none. */
export function readQuery(message: string, shopCurrency: string): Reading {
  const text = fold(message).replaceAll(/\s+/g, ' ');
  const bounds = boundsIn(text, shopCurrency);
  const stock: Limits = inStock.test(text) ? { inStock: true } : {};
  const limits = bounds.reduce((all: Limits, { price }) => narrow(all, { price }), stock);
  const rest = bounds.reduceRight(
    (words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`,
    text,
  );
  const left = rest.replace(inStock, ' ').replaceAll(/\s+/g, ' ').trim();
  return { text: /[\p{L}\p{N}]/u.test(left) ? left : '', limits };
}

/** Both sets of limits at once: the narrower bound of each. */
export function narrow(a: Limits, b: Limits): Limits {
  const price = narrowPrice(a.price, b.price);
  return { ...(price && { price }), ...((a.inStock || b.inStock) && { inStock: true as const }) };
}

/** ISO 4217 for "no currency": no price is in it, as none can be in two currencies at once. */
const noCurrency = 'XXX';

function narrowPrice(a: Limits['price'], b: Limits['price']): Limits['price'] {
  if (!a || !b) return a ?? b;
  if (a.currency !== b.currency) return { currency: noCurrency };
  const mins = [a.min, b.min].filter((bound) => bound !== undefined);
  const maxs = [a.max, b.max].filter((bound) => bound !== undefined);
  return {
    currency: a.currency,
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  };
}
