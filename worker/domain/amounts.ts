import { type Money, minorUnitDigits } from '../../shared/money.ts';
import { currencyNamed, currencySign, currencyWord } from './currencies.ts';
import { inches } from './reading/units.ts';

/** "1,299.50", "1,00,000", "1.299,00", "1'299.00", "80": grouped as somewhere in the world, or not at all. */
const grouped = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:'\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?`;
/** "1 299,00 €" and "80,50 €": read so only beside a currency that is written so. */
const european = String.raw`\d{1,3}(?: \d{3})+(?:,\d{2})?|\d+,\d{2}`;
const multiple = String.raw`(?:k|thousand|grand|hundred|lakhs?|crores?)\b`;
const written = new RegExp(
  [
    String.raw`(?<![\d.,'])(?<euroValue>${european})\s?(?:(?<euro>€|euros?\b|eur\b))(?![.,]?\d)`,
    String.raw`(?<euroSign>€)\s?(?<euroAfter>${european})(?![.,]?\d)`,
    String.raw`(?:(?<before>${currencySign}|\b${currencyWord})\s?)?(?<![\d.,])(?<value>${grouped})(?:\s?(?<multiple>${multiple}))?(?:\s?(?<after>${currencySign}|${currencyWord}\b))?(?![.,']?\d)`,
  ].join('|'),
  'giu',
);
const powers: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  grand: 3,
  hundred: 2,
  lakh: 5,
  lakhs: 5,
  crore: 7,
  crores: 7,
};

/** What a bare number may count instead of money. */
const counted = [
  'mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|inch(?:es)?|ft|foot|feet|yards?|square|sq',
  'g|kg|grams?|kilos?|kilograms?|lbs?|oz|ounces?|tons?|ml|l|litres?|liters?|gallons?|cups?',
  'w|watts?|lm|lumens?|kelvin|volts?|v|hz|db|mah|degrees?|percent|tog|gsm',
  'sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|business days?|working days?',
  'seats?|seaters?|people|persons?|adults?|kids?|children|guests?|of (?:us|them|these|those)',
  'pieces?|pcs|items?|units?|sets?|packs?|pairs?|drawers?|doors?|shelf|shelves|tiers?|compartments?|pockets?|hooks?',
  'legs?|wheels?|bulbs?|chairs?|stools?|plates?|glasses|bottles?|places?|settings?|cushions?|pillows?|books?',
  'colou?rs?|sizes?|stars?|reviews?|steps?|layers?|levels?|rooms?|panels?|x|million',
].join('|');
const countsThings = new RegExp(
  String.raw`^(?:(?:\s?(?:to|or|by|x)\s?|-)\d[\d.,]*)*(?:[\s-]?(?:${counted}|${inches})(?![a-z])|\s?%|["'°]|in\b)`,
  'u',
);

/** Words before a number that it belongs to: "seats up to 4", "size 12". */
const belongs =
  /\b(?:seats?|seating|sleeps?|fits?|holds?|takes|serves?|accommodates?|sizes?|model|quantity|qty)(?: (?:of|for|up to|at least|at most|about|around|more than|less than|under|over|max|between|from))*:? ?$/u;
const longestBefore = 40;

export interface Amount {
  /** Undefined for more decimals than the currency has and beyond exact integers: a limit is never guessed. */
  readonly money: (fallbackCurrency: string) => Money | undefined;
  /** The currency written with it, if one is. */
  readonly currency: string | undefined;
  readonly start: number;
  readonly end: number;
}

/**
 * The numbers of a folded text, with single spaces, that may be money: "$1,299.50", "80 dollars", "5k", as US and UK
 * shoppers write them. A number of any other form is not read at all, nor one that counts something ("80 cm").
 */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const { before, after, euro, euroSign } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    const named = before ?? after ?? euro ?? euroSign;
    const currency = named === undefined ? undefined : currencyNamed(named);
    const isUnknown = named !== undefined && currency === undefined;
    if (isUnknown || (named === undefined && !mayBePrice(text, start, end))) return [];
    return [{ money: (fallback) => moneyOf(match, currency ?? fallback), currency, start, end }];
  });
}

function mayBePrice(text: string, start: number, end: number): boolean {
  const isYear =
    /(?:from|since) $/u.test(text.slice(0, start)) && /^(?:19|20)\d\d$/u.test(text.slice(start, end));
  const before = text.slice(Math.max(0, start - longestBefore), start);
  return !isYear && !belongs.test(before) && !countsThings.test(text.slice(end));
}

function moneyOf(match: RegExpExecArray, currency: string): Money | undefined {
  const { value, euroValue, euroAfter, multiple } = match.groups ?? {};
  const { whole, decimals } = digitsOf(value ?? euroValue ?? euroAfter ?? '');
  const digits =
    minorUnitDigits(currency) + (multiple === undefined ? 0 : (powers[multiple.toLowerCase()] ?? 0));
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  return decimals.length <= digits && Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}

/** A comma with two digits behind it at the very end is a decimal one, unless a point is there to be that. */
function digitsOf(written: string): { readonly whole: string; readonly decimals: string } {
  const decimalComma = /,(\d{2})$/u.exec(written);
  const decimalPoint = decimalComma ? undefined : /\.(\d+)$/u.exec(written);
  const decimals = decimalComma?.[1] ?? decimalPoint?.[1] ?? '';
  const whole = decimals === '' ? written : written.slice(0, -decimals.length - 1);
  return { whole: whole.replaceAll(/\D/gu, ''), decimals };
}
