import { minorUnitDigits } from '../../shared/money.ts';

/**
 * Something a sentence states that must be true: read out of prose into a normal form, so that "$1,299", "1 299 USD"
 * and "1,299.00 dollars" are one claim. The same reading is applied to the evidence, so both sides agree on what a
 * number means.
 */
export type Claim =
  /** Minor units. `echo` marks a bound such as "under $80", which may repeat the shopper's own limit. */
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string; readonly echo: boolean }
  | { readonly kind: 'percent'; readonly value: number }
  /** Tenths of a millimetre, or grams. */
  | { readonly kind: 'length' | 'weight'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'sku'; readonly sku: string }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'image' }
  | { readonly kind: 'email'; readonly address: string };

const number = String.raw`\d{1,3}(?:[,.'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`;

const currencyOf: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  buck: 'USD',
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
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  '₹': 'INR',
  inr: 'INR',
  rupee: 'INR',
  rupees: 'INR',
  ca$: 'CAD',
  c$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  aud: 'AUD',
  chf: 'CHF',
};
const symbol = String.raw`(?:US\$|CA\$|C\$|A\$|[$£€¥₹])`;
const code = '(?:USD|GBP|EUR|JPY|INR|CAD|AUD|CHF)';
const noun = '(?:dollars?|bucks?|pounds?(?! weight)|quid|euros?|yen|rupees?)';
const money = new RegExp(
  String.raw`(?:(?<before>${symbol}|\b${code})\s?(?<first>${number})(?<k>k\b)?)|(?:(?<![\d.,])(?<second>${number})\s?(?<after>${symbol}|${code}\b|${noun}\b))`,
  'giu',
);
const boundBefore =
  /(?:under|below|over|above|up to|at most|at least|less than|more than|no more than|maximum of|max|between|and|to|within|budget of|budget is)\s*$/iu;

const lengthUnits: Readonly<Record<string, number>> = { mm: 10, cm: 100, m: 10_000, in: 254, ft: 3048 };
const weightUnits: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };
const measure = new RegExp(
  String.raw`(?<![\d.,])(?<value>${number})\s?-?(?<unit>mm|cm|centimet(?:re|er)s?|met(?:re|er)s?|m|in(?!\s+(?:stock|total|all|the|this|that|an?|our|your|each|every|any|one|its|my)\b)|inch(?:es)?|ft|foot|feet|kg|kilograms?|kilos?|g|grams?|oz|ounces?|lbs?|"|″|”)(?![\p{L}\d])`,
  'giu',
);
const unitNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:in|inch|inches|"|″|”)$/iu, 'in'],
  [/^(?:ft|foot|feet)$/iu, 'ft'],
  [/^centi/iu, 'cm'],
  [/^met/iu, 'm'],
  [/^(?:kilo)/iu, 'kg'],
  [/^gram/iu, 'g'],
  [/^ounce/iu, 'oz'],
  [/^lbs?$/iu, 'lb'],
];

const percent = /(?<value>\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b)/giu;
const sku = /(?<![\p{L}\p{N}-])(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{2,}(?:-[A-Z0-9]+)+(?![\p{L}\p{N}-])/gu;
const url = /(?:https?:|javascript:|data:|mailto:|ftp:|www\.)[^\s)>\]"']+/giu;
const target = /\]\(\s*<?([^)\s>]*)/gu;
const image = /!\[[^\]]*\]|<img\b/giu;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** Every claim of a piece of text, in no particular order. */
export function claimsIn(text: string): Claim[] {
  const links = linksIn(text);
  // Addresses hold digits and dots that are no claims of their own.
  const prose = links.reduce((rest, link) => rest.replaceAll(link, ' '), text).replaceAll(email, ' ');
  return [
    ...moneyIn(prose),
    ...measuresIn(prose),
    ...matches(prose, percent, (match) => ({
      kind: 'percent' as const,
      value: plainNumber(match.groups?.value ?? ''),
    })),
    ...matches(prose, sku, (match) => ({ kind: 'sku' as const, sku: match[0] })),
    ...links.map((link) => ({ kind: 'link' as const, url: link })),
    ...matches(text, image, () => ({ kind: 'image' as const })),
    ...matches(text, email, (match) => ({ kind: 'email' as const, address: match[0].toLowerCase() })),
  ];
}

function matches<T>(text: string, pattern: RegExp, read: (match: RegExpExecArray) => T | undefined): T[] {
  return [...text.matchAll(pattern)].flatMap((match) => read(match) ?? []);
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(target)].map((match) => match[1] ?? '');
  const bare = [...text.matchAll(url)].map((match) => match[0].replace(/[.,;:!?]+$/u, ''));
  return [...new Set([...targets, ...bare])].filter((link) => link !== '');
}

function moneyIn(text: string): Claim[] {
  return matches(text, money, (match) => {
    const groups = match.groups ?? {};
    const currency = currencyOf[(groups.before ?? groups.after ?? '').toLowerCase()];
    const written = groups.first ?? groups.second;
    if (!currency || !written) return undefined;
    const value = plainNumber(written) * (groups.k ? 1000 : 1);
    const amount = Math.round(value * 10 ** minorUnitDigits(currency));
    return { kind: 'money' as const, amount, currency, echo: boundBefore.test(text.slice(0, match.index)) };
  });
}

function measuresIn(text: string): Claim[] {
  return matches(text, measure, (match) => {
    const written = match.groups?.value ?? '';
    const name = match.groups?.unit?.toLowerCase() ?? '';
    const unit = unitNames.find(([pattern]) => pattern.test(name))?.[1] ?? name;
    const kind = unit in lengthUnits ? ('length' as const) : ('weight' as const);
    const factor = lengthUnits[unit] ?? weightUnits[unit] ?? 1;
    // A rounded figure is true as far as it is written: "17.7 in" is 17.65 to 17.75.
    const decimals = /[.,](\d{1,2})$/u.exec(written)?.[1]?.length ?? 0;
    return { kind, value: plainNumber(written) * factor, tolerance: (factor * 10 ** -decimals) / 2 + 0.01 };
  });
}

/** A number as it is usually written: the last separator with one or two digits behind it is the decimal one. */
function plainNumber(written: string): number {
  const decimal = /[.,](\d{1,2})$/u.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replaceAll(/\D/gu, '');
  return Number(`${whole}.${decimal?.[1] ?? 0}`);
}
