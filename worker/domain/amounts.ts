import { type Money, minorUnitDigits } from '../../shared/money.ts';
import { currencyNamed, currencySign, currencyWord } from './currencies.ts';

const written = new RegExp(
  String.raw`(?:(?<before>${currencySign}|\b${currencyWord})\s?)?(?<![\d.,])(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<fraction>\.\d+)?(?:\s?(?<thousands>k\b|thousand\b|grand\b))?(?:\s?(?<after>${currencySign}|${currencyWord}\b))?(?![.,]?\d)`,
  'giu',
);

/** What a bare number may count instead of money. */
const counted = [
  'mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|inch(?:es)?|ft|foot|feet|yards?|square|sq',
  'g|kg|grams?|kilos?|kilograms?|lbs?|oz|ounces?|tons?|ml|l|litres?|liters?|gallons?|cups?',
  'w|watts?|lm|lumens?|kelvin|volts?|v|hz|db|mah|degrees?|percent|tog|gsm',
  'sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|business days?|working days?',
  'seats?|seaters?|people|persons?|adults?|kids?|children|guests?|of (?:us|them|these|those)',
  'pieces?|pcs|items?|units?|sets?|packs?|pairs?|drawers?|doors?|shelf|shelves|tiers?|compartments?|pockets?|hooks?',
  'legs?|wheels?|bulbs?|chairs?|stools?|plates?|glasses|bottles?|places?|settings?|cushions?|pillows?|books?',
  'colou?rs?|sizes?|stars?|reviews?|steps?|layers?|levels?|rooms?|panels?|x|lakhs?|crores?|million|hundred',
].join('|');
/** "80 in" is inches where nothing follows that could be in something: not in "80 in oak". */
const inches = String.raw`in(?=[\s-]*(?:$|[^\s\w-]|(?:wide|width|tall|high|height|deep|depth|long|length|thick|across|diameter|or|by|x)\b))`;
const countsThings = new RegExp(
  String.raw`^(?:\s?(?:to|or|by|x|-)\s?\d[\d.,]*)*(?:[\s-]?(?:${counted}|${inches})(?![a-z])|\s?%|["'°]|in\b)`,
  'u',
);

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
    const { before, after } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    const named = before ?? after;
    const currency = named === undefined ? undefined : currencyNamed(named);
    const isUnknown = named !== undefined && currency === undefined;
    if (isUnknown || (named === undefined && !mayBePrice(text, start, end))) return [];
    return [{ money: (fallback) => moneyOf(match, currency ?? fallback), currency, start, end }];
  });
}

function mayBePrice(text: string, start: number, end: number): boolean {
  const isYear =
    /(?:from|since) $/u.test(text.slice(0, start)) && /^(?:19|20)\d\d$/u.test(text.slice(start, end));
  return !isYear && !countsThings.test(text.slice(end));
}

function moneyOf(match: RegExpExecArray, currency: string): Money | undefined {
  const { whole = '', fraction = '', thousands } = match.groups ?? {};
  const digits = minorUnitDigits(currency) + (thousands === undefined ? 0 : 3);
  const decimals = fraction.slice(1);
  const amount = Number(whole.replaceAll(',', '') + decimals.padEnd(digits, '0'));
  return decimals.length <= digits && Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}
