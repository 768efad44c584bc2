import { type Money, minorUnitDigits } from '../../shared/money.ts';
import { currencyNamed, currencySign, currencyWord } from './currencies.ts';
import { powers } from './number-words.ts';
import { inches } from './reading/units.ts';

/** "1,299.50", "1,00,000", "1.299,00", "1'299.00", "900 000", "80": grouped as somewhere in the world, or not at all. */
const grouped = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})*(?: 000)+(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:'\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?`;
/** "1 299,00 €" and "80,50 €": read so only beside a currency that is written so. */
const european = String.raw`\d{1,3}(?: \d{3})+(?:,\d{2})?|\d+,\d{2}`;
/** Behind any sign no comma can mean anything else than this. */
const noCents = String.raw`\d+,00`;
const multiple = String.raw`(?:k|thousand|grand|hundred|lakhs?|crores?)\b`;
const smallCoin = '(?:cents?|pence|pennies)';
/** Not in a longer number: "1 299" may be that or two, and the letters of "9OO" are a slip that nobody can mend for sure. */
const ends = String.raw`(?![.,']?\d| \d{3}(?!\d| ?\p{L})|\d*[oli][\doli]*(?!\p{L}))`;
const written = new RegExp(
  [
    String.raw`(?<![\d.,'])(?<euroValue>${european})\s?(?:(?<euro>€|euros?\b|eur\b))(?![.,]?\d)`,
    String.raw`(?<euroSign>€)\s?(?<euroAfter>${european})(?![.,]?\d)`,
    String.raw`(?<roundSign>${currencySign})\s?(?<roundAfter>${noCents})(?![.,]?\d)`,
    String.raw`(?:(?<before>${currencySign}|\b${currencyWord})\s?)?(?<![\d.,])(?<value>${grouped})(?:\s?(?<multiple>${multiple}))?(?:\s?(?<after>${currencySign}|${currencyWord}(?!\p{L})|${smallCoin}(?!\p{L})))?${ends}`,
  ].join('|'),
  'giu',
);
/** Money of which we do not know the code, or of several countries: never taken for the shop's own. */
const otherMoney = [
  'kr|kronor|kroner|kronur|kron[ae]|crowns?|koruna|lir[ae]s?|rubles?|roubles?|rand|ringgits?|baht|dong|shekels?|nis',
  'riyals?|rials?|forints?|huf|lei|leu|leva|hryvnias?|rupiahs?|naira|cedis?|shillings?|taka|reais|p',
  'rub|thb|ils|zar|ron|bgn|uah|idr|myr|php|vnd|sar|isk|twd|ars|clp|ngn|egp|pkr|canadian|australian',
].join('|');
const isOtherAfter = new RegExp(String.raw`^\s?(?:${otherMoney})(?![\p{L}-])`, 'u');
const isOtherBefore = /\b(?:kr|try|rub|zar|thb|ils|huf|ron)\.?\s?$/u;

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
    const { before, after, euro, euroSign, roundSign } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    const named = currencyWritten(before, after) ?? euro ?? euroSign ?? roundSign;
    const currency = named === undefined ? undefined : currencyNamed(named);
    if (isKelvin(match)) return [];
    const isUnknown = named !== undefined && currency === undefined;
    if (isUnknown || (named === undefined && !mayBePrice(text, start, end))) return [];
    return [{ money: (fallback) => moneyOf(match, currency ?? fallback), currency, start, end }];
  });
}

/** "$900 CAD": a bare sign is that of many dollars, and what is written behind it tells of which. */
function currencyWritten(before: string | undefined, after: string | undefined): string | undefined {
  const behind = after && isSmallCoin.test(after) ? coinOf(after) : after;
  return before === '$' ? (behind ?? before) : (before ?? behind);
}

const isSmallCoin = new RegExp(`^${smallCoin}$`, 'iu');

/** Cents are of many currencies, the shop's own among them. */
const coinOf = (coin: string) => (/^pen/iu.test(coin) ? '£' : undefined);

function mayBePrice(text: string, start: number, end: number): boolean {
  const isYear =
    /(?:from|since) $/u.test(text.slice(0, start)) && /^(?:19|20)\d\d$/u.test(text.slice(start, end));
  const before = text.slice(Math.max(0, start - longestBefore), start);
  const after = text.slice(end);
  const isOtherMoney = isOtherAfter.test(after) || isOtherBefore.test(before);
  return !isYear && !isOtherMoney && !belongs.test(before) && !countsThings.test(after);
}

/** "2700 K" is a colour of light: nobody writes thousands of thousands so. */
function isKelvin({ groups = {} }: RegExpExecArray): boolean {
  return (
    groups.multiple?.toLowerCase() === 'k' &&
    Number(groups.value?.replaceAll(/\D/gu, '')) >= 1000 &&
    !groups.value?.includes('.')
  );
}

function moneyOf(match: RegExpExecArray, currency: string): Money | undefined {
  const { value, euroValue, euroAfter, roundAfter, multiple, after = '' } = match.groups ?? {};
  const minorDigits = minorUnitDigits(currency);
  const { whole, decimals } = digitsOf(
    value ?? euroValue ?? euroAfter ?? roundAfter ?? '',
    multiple === undefined && minorDigits < groupDigits,
  );
  const digits =
    minorDigits +
    (multiple === undefined ? 0 : (powers[multiple.toLowerCase()] ?? 0)) -
    (isSmallCoin.test(after) ? 2 : 0);
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  return decimals.length <= digits && Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}

const groupDigits = 3;
const pointGroups = /^[1-9]\d{0,2}\.\d{3}$/u;

/**
 * A comma with two digits behind it at the very end is a decimal one, unless a point is there to be that. "1.000" is a
 * thousand where no coin is so small that three decimals could be of it.
 */
function digitsOf(written: string, mayGroup: boolean): { readonly whole: string; readonly decimals: string } {
  const decimalComma = /,(\d{2})$/u.exec(written);
  const isGrouped = mayGroup && pointGroups.test(written);
  const decimalPoint = decimalComma || isGrouped ? undefined : /\.(\d+)$/u.exec(written);
  const decimals = decimalComma?.[1] ?? decimalPoint?.[1] ?? '';
  const whole = decimals === '' ? written : written.slice(0, -decimals.length - 1);
  return { whole: whole.replaceAll(/\D/gu, ''), decimals };
}
