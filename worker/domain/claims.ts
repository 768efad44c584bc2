import { minorUnitDigits } from '../../shared/money.ts';
import { actionsIn } from './action-claims.ts';
import { currencyNamed, currencySign, currencyWord } from './currencies.ts';
import { withDigits } from './measured-words.ts';
import { powers } from './number-words.ts';
import { fraction, number, numberOf, quantityOf } from './numbers.ts';
import { fold, stripInvisible } from './text.ts';
import { foot, inch, ounce, pound } from './unit-worth.ts';

/**
 * Something a sentence states that must be true: read out of prose into a normal form, so that "$1,299", "1 299 USD"
 * and "1,299.00 dollars" are one claim. The same reading is applied to the evidence, so both sides agree on what a
 * number means.
 */
export type Claim =
  | MoneyClaim
  /** `discount` marks what is said to be taken off a price. */
  | { readonly kind: 'percent'; readonly value: number; readonly discount: boolean }
  /** Tenths of a millimetre, or grams. */
  | { readonly kind: 'length' | 'weight'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'sku'; readonly sku: string }
  | { readonly kind: 'link'; readonly url: string }
  /** A picture, or a tag or entity of HTML: no answer needs one, and what it shows is not what stands there. */
  | { readonly kind: 'image' }
  /** Something is said to have been done: nothing that an answer tells of ever is. */
  | { readonly kind: 'action' }
  | { readonly kind: 'email'; readonly address: string };

export interface MoneyClaim {
  readonly kind: 'money';
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217, or the sign as written where it is none we know. */
  readonly currency: string;
  /** Marks a bound such as "under $80", which may repeat the shopper's own limit; of "your $80" it is either. */
  readonly echo?: Echo;
}
export type Echo = 'min' | 'max' | 'either';

const scale = String.raw`(?:(?<scale>(?:k|m|bn)\b)|\s(?<scaleWord>thousand|grand|lakh|million|crore|billion)\b)?`;
/** Numbers that share the unit of the last: "45 x 60 x 30 cm", "79-99 dollars", "between 40 and 60 cm". */
const series = (one: string) =>
  String.raw`(?<series>(?:between\s(?:${one})\s?and\s?)?(?:(?:${one})\s?(?:[x×-]|by\b|to\b)\s?){0,3})`;
const minorWord = String.raw`cents?\b|pence\b|(?<=\b\d{1,2})p\b`;
const moneyBefore = new RegExp(
  String.raw`(?<currency>${currencySign}|\b${currencyWord})\s?-?(?<value>${number})${scale}(?:-(?<until>${number})|\s(?:-|to|and)\s(?<until2>${number})(?=\s*(?:$|[^\p{L}\d\s])))?`,
  'giu',
);
const moneyAfter = new RegExp(
  String.raw`(?<![\d.,\p{L}])${series(number)}(?<value>${number})${scale}[\s-]?(?<currency>(?:${currencySign})(?!\d)|${currencyWord}\b(?!\s(?:in\s)?weight\b)|${minorWord})`,
  'giu',
);

const lengthUnits: Readonly<Record<string, number>> = {
  mm: 10,
  cm: 100,
  m: 10_000,
  in: 10 * inch,
  ft: 10 * foot,
};
const weightUnits: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: ounce, lb: pound };
const measure = new RegExp(
  String.raw`(?<![\d.,\p{L}])${series(`${fraction}|${number}`)}(?<value>${fraction}|${number})\s?-?(?<unit>mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|met(?:re|er)s?|m|in(?![\s-]+(?:stock|total|all|the|this|that|an?|our|your|each|every|any|one|its|my|\d)\b)|inch(?:es)?|ft|foot|feet|kg|kilograms?|kilos?|g|grams?|oz|ounces?|lbs?|pounds?(?=\s(?:in\s)?weight)|"|′′?|'(?=\s?(?:x|×|by|long|wide|tall|high|deep|rug)\b)|(?<=['′]\s?(?:x|×|by)\s?\d+)')(?![\p{L}\d])`,
  'giu',
);
const unitNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:in|inch|inches|"|′′)$/u, 'in'],
  [/^(?:ft|foot|feet|'|′)$/u, 'ft'],
  [/^milli/u, 'mm'],
  [/^centi/u, 'cm'],
  [/^met/u, 'm'],
  [/^kilo/u, 'kg'],
  [/^gram/u, 'g'],
  [/^ounce/u, 'oz'],
  [/^(?:lbs?|pounds?)$/u, 'lb'],
];

const percent = new RegExp(
  String.raw`${series(number)}(?:(?<value>${number})[\s-]?(?:%|percent\b|per cent\b|pct\b)|%\s?(?<after>\d+))|\b(?<half>half)[\s-](?:price|off)\b`,
  'gu',
);
const discountBefore =
  /(?:\bsav(?:e|es|ing)|discount(?:ed)?|reduced|reduction|cut|down)(?: (?:of|by|up to|another|an extra))* ?$/u;
const discountAfter = /^ ?(?:off|discount|reduction|less|cheaper|lower|savings?|markdown|rebate)\b/u;

/** "USB-C" has the form of a SKU and is a plug; behind a single letter only a long part makes one ("A-Z"). */
const sku =
  /(?<![\p{L}\p{N}-])(?!USB-[A-C]\b)(?=[A-Z0-9-]*[A-Z])(?:[A-Z0-9]{2,}(?:-[A-Z0-9]+)+|[A-Z](?:-[A-Z0-9]+)*-[A-Z0-9]{3,}(?:-[A-Z0-9]+)*)(?![\p{L}\p{N}-])/gu;
const hyphens = /[‐‑‒–—−]/gu;
const url =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|vbscript|data|mailto|tel|sms|file|blob):|www\.|(?<![:\p{L}\p{N}/])\/\/(?=[\p{L}\p{N}]))[^\s)>\]"']+/giu;
/** An address without its scheme: of a well-known ending, or of any where a path follows; a number of a host. */
const domain =
  /(?<![@\p{L}\p{N}./_-])(?:[\p{L}\p{N}-]{2,}\.)+(?:com|net|org|io|co|shop|store|info|biz|app|dev|xyz|site|online|link|uk|de|eu|ru|cn|example|ai|me|tk|zip|gg|ly)\b(?:\/[^\s)>\]"']*)?|(?<![@\p{L}\p{N}./_-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/[^\s)>\]"']*|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/giu;
const target = /\]\(\s*<?([^)\s>]*)/gu;
const image = /!\[[^\]]*\]|<[a-z][a-z0-9]*(?=[\s/>]|$)|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/giu;
/** Marks that markdown shows nothing of: "$**59**" is read as $59. A star or a line between spaces is itself. */
const emphasis = /[\\`~]|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** Every claim of a piece of text, in no particular order. */
export function claimsIn(text: string): Claim[] {
  const visible = stripInvisible(text)
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKC');
  const links = linksIn(visible);
  // Addresses hold digits and dots that are no claims of their own.
  const prose = links
    .reduce((rest, link) => rest.replaceAll(link, ' '), visible)
    .replaceAll(email, ' ')
    .replaceAll(emphasis, '');
  const folded = withDigits(fold(prose));
  return [
    ...moneyIn(folded),
    ...measuresIn(folded),
    ...percentsIn(folded),
    ...[...prose.replaceAll(hyphens, '-').matchAll(sku)].map(([name]) => ({
      kind: 'sku' as const,
      sku: name,
    })),
    ...links.map((link) => ({ kind: 'link' as const, url: link })),
    ...actionsIn(folded).map(() => ({ kind: 'action' as const })),
    ...[...visible.matchAll(image)].map(() => ({ kind: 'image' as const })),
    ...[...visible.matchAll(email)].map(([address]) => ({
      kind: 'email' as const,
      address: address.toLowerCase(),
    })),
  ];
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(target)].map((match) => match[1] ?? '');
  const bare = [...text.matchAll(url), ...text.matchAll(domain)].map(([link]) =>
    link.replace(/[.,;:!?]+$/u, ''),
  );
  return [...new Set([...targets, ...bare])].filter((link) => link !== '');
}

/** The numbers of a match that share its unit, the one that stands beside it last. */
function numbersOf({ series = '', value = '', until, until2 }: Record<string, string | undefined>): string[] {
  const earlier = series.match(new RegExp(`${fraction}|${number}`, 'gu')) ?? [];
  return [...earlier, value, until, until2].filter((written) => written !== undefined);
}

function moneyIn(text: string): MoneyClaim[] {
  return [...text.matchAll(moneyBefore), ...text.matchAll(moneyAfter)].flatMap((match) => {
    const groups = match.groups ?? {};
    const factor = 10 ** (powers[groups.scale ?? groups.scaleWord ?? ''] ?? 0);
    const { currency, minorUnits } = denomination(groups.currency ?? '');
    const between = /^between\s/u.exec(match[0])?.[0] ?? '';
    const echo = echoOf(text.slice(0, match.index + between.length));
    const numbers = numbersOf(groups);
    return numbers.map((written, at) => ({
      kind: 'money' as const,
      amount: Math.round(numberOf(written) * factor * minorUnits),
      currency,
      ...(echo && { echo: numbers.length > 1 && at === numbers.length - 1 ? ('max' as const) : echo }),
    }));
  });
}

/** What is counted: dollars are 100 minor units of USD, cents are one. */
function denomination(name: string): { readonly currency: string; readonly minorUnits: number } {
  if (/^(?:cents?|¢)$/u.test(name)) return { currency: 'USD', minorUnits: 1 };
  if (/^(?:pence|p)$/u.test(name)) return { currency: 'GBP', minorUnits: 1 };
  const currency = currencyNamed(name);
  return currency === undefined
    ? { currency: name, minorUnits: 100 }
    : { currency, minorUnits: 10 ** minorUnitDigits(currency) };
}

const theirs = /\byour (?:own )?(?:(?:budget|limit|maximum|minimum)(?: of| is)? )?$/u;
const upper =
  /(?:\b(?:under|below|up to|at most|less than|cheaper than|(?:no|not|n't) (?:over|above|more than)|maximum of|max|within|budget (?:of|is)|(?:between|from) \S+ (?:and|to)))\s*$/u;
const lower = /\b(?:over|above|at least|more than|minimum of|between|from)\s*$/u;

function echoOf(before: string): Echo | undefined {
  if (theirs.test(before)) return 'either';
  if (upper.test(before)) return 'max';
  return lower.test(before) ? 'min' : undefined;
}

function measuresIn(text: string): Claim[] {
  return [...text.matchAll(measure)].flatMap((match) => {
    const name = match.groups?.unit ?? '';
    if (name === '"' && closesQuote(text.slice(0, match.index))) return [];
    const unit = unitNames.find(([pattern]) => pattern.test(name))?.[1] ?? name;
    const kind = unit in lengthUnits ? ('length' as const) : ('weight' as const);
    const factor = lengthUnits[unit] ?? weightUnits[unit] ?? 1;
    return numbersOf(match.groups ?? {}).map((written) => {
      // A rounded figure is true as far as it is written: "17.7 in" is 17.65 to 17.75.
      const { value, rounding } = quantityOf(written);
      return { kind, value: value * factor, tolerance: factor * rounding + 0.01 };
    });
  });
}

/** Whether a quotation is open at the end of `before`: the mark after "Halden 60" is then no inch. */
function closesQuote(before: string): boolean {
  return (before.replaceAll(/\d"/gu, '').match(/"/gu)?.length ?? 0) % 2 === 1;
}

function percentsIn(text: string): Claim[] {
  return [...text.matchAll(percent)].flatMap((match) => {
    const { series, value, after, half } = match.groups ?? {};
    const discount =
      half !== undefined ||
      discountBefore.test(text.slice(0, match.index)) ||
      discountAfter.test(text.slice(match.index + match[0].length));
    const numbers = numbersOf({ series, value: half ? '50' : (value ?? after) });
    return numbers.map((written) => ({ kind: 'percent' as const, value: numberOf(written), discount }));
  });
}
