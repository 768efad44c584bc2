import { type Money, minorUnitDigits } from '../../shared/money.ts';
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

const currencyWords: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
};

const sign = '[$£€]';
const word = String.raw`(?:usd|gbp|eur|dollars?|bucks|pounds?|quid|euros?)\b`;
/** An amount: "$1,299.50", "80 dollars", "5k"; not a length or a count such as "80 cm" or "4 seats". */
const amount = String.raw`(${sign}|${word})?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,3})?(k\b)?\s?(${sign}|${word})?(?!\s?(?:cm|mm|m|in|inch|inches|ft|feet|foot|kg|g|lbs?|oz|w|watts?|litres?|liters?|l|seats?|seaters?|people|persons?|pieces?|days?|weeks?|%|x|")(?![a-z])|[\d.,]*\d)`;

type Bound = 'max' | 'min' | 'between';
const bounds: readonly (readonly [Bound, RegExp])[] = [
  ['between', new RegExp(String.raw`\b(?:between|from)\s+${amount}\s*(?:and|to|-)\s*${amount}`, 'u')],
  [
    'max',
    new RegExp(
      String.raw`(?:\b(?:under|below|less than|cheaper than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|within|not over|budget(?: of| is)?)|<=?)\s*${amount}`,
      'u',
    ),
  ],
  [
    'min',
    new RegExp(
      String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?(?: of)?|from)|>=?)\s*${amount}`,
      'u',
    ),
  ],
  ['max', new RegExp(String.raw`${amount}\s*(?:or less|or under|max(?:imum)?|tops|at most|budget)\b`, 'u')],
];

const inStock = /\b(?:in stock|available(?: now| today)?|that i can (?:buy|order|get) (?:now|today))\b/u;

/** Reads the hard limits of a message. `shopCurrency` is meant where the shopper names none. */
export function readQuery(message: string, shopCurrency: string): Reading {
  let text = fold(message);
  const limits: { price?: { min?: number; max?: number; currency: string }; inStock?: true } = {};
  for (const [bound, pattern] of bounds) {
    const match = pattern.exec(text);
    if (!match) continue;
    const price = readBound(bound, match, shopCurrency);
    if (!price) continue;
    if (limits.price && limits.price.currency !== price.currency) continue;
    limits.price = { ...limits.price, ...price };
    text = text.replace(match[0], ' ');
  }
  if (inStock.test(text)) {
    limits.inStock = true;
    text = text.replace(inStock, ' ');
  }
  return { text: text.replaceAll(/\s+/g, ' ').trim(), limits };
}

function readBound(bound: Bound, match: RegExpExecArray, shopCurrency: string) {
  const first = readAmount(match, 1, shopCurrency);
  if (bound !== 'between') {
    return first && { [bound]: first.amount, currency: first.currency };
  }
  const second = readAmount(match, 6, first?.currency ?? shopCurrency);
  if (!first || !second || second.amount < first.amount) return undefined;
  return { min: inCurrency(match, 1, second.currency).amount, max: second.amount, currency: second.currency };
}

/** Groups from `at`: currency before, whole, fraction, "k", currency after. */
function readAmount(match: RegExpExecArray, at: number, fallback: string): Money | undefined {
  const named = match[at] ?? match[at + 4];
  const currency = named ? currencyWords[named] : fallback;
  return currency === undefined ? undefined : inCurrency(match, at, currency);
}

function inCurrency(match: RegExpExecArray, at: number, currency: string): Money {
  const [whole = '', fraction = '', thousands] = match.slice(at + 1, at + 4);
  const digits = minorUnitDigits(currency);
  const padded = fraction.slice(1, 1 + digits).padEnd(digits, '0');
  const units = Number(whole.replaceAll(',', '') + padded);
  return { amount: thousands ? units * 1000 : units, currency };
}

/** Both sets of limits at once: the narrower bound of each. Prices in two currencies cannot both hold. */
export function narrow(a: Limits, b: Limits): Limits {
  const price = narrowPrice(a.price, b.price);
  return { ...(price && { price }), ...((a.inStock || b.inStock) && { inStock: true as const }) };
}

function narrowPrice(a: Limits['price'], b: Limits['price']): Limits['price'] {
  if (!a || !b || a.currency !== b.currency) return a ?? b;
  const mins = [a.min, b.min].filter((bound) => bound !== undefined);
  const maxs = [a.max, b.max].filter((bound) => bound !== undefined);
  return {
    currency: a.currency,
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  };
}
