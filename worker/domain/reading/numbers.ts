import { quantityOf, spelled } from '../numbers.ts';

const unit = '(?:one|two|three|four|five|six|seven|eight|nine)';
const teen = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|zero)';
const ten = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const below100 = String.raw`(?:${ten}(?:[- ]${unit})?|${teen}|${unit})\b`;
/** Of "one hundred and two hundred" there are two numbers, and "5 hundred" is left to whoever reads the digits. */
const isWhole = String.raw`(?![- ](?:hundred|thousand)\b)`;
const leading = (number: string) => String.raw`(?:(?:a|${number})[- ]|(?<!\d[- ]?))`;
const hundreds = String.raw`${leading(below100)}hundred\b(?:(?: and |[- ])${below100}${isWhole})?`;
const thousands = String.raw`${leading(`${hundreds}|${below100}`)}thousand\b(?:(?: and |[- ])${below100}${isWhole}|[- ]${hundreds}${isWhole})?`;
const inWords = new RegExp(
  String.raw`\b(?:${thousands}|${hundreds}|${below100}|a(?= (?:grand|lakh|crore)\b))`,
  'gu',
);
const countedAsOne =
  /^ (?:seat|seater|person|drawer|door|shelf|tier|grand|lakh|crore|cm|inch|foot|met(?:re|er)|dollar|pound|euro)/u;

/** "Two-fifty" is 250, as prices are spoken. Apart, "two fifty" must end what is said: not "two fifty watt bulbs". */
const hundredUnsaid = new RegExp(
  String.raw`\b(${unit})(?:-(${ten}(?:[- ]${unit})?)\b(?!-)| (${ten}(?:[- ]${unit})?)(?=$|[,.!?]| (?:dollars|bucks|or|and)\b))`,
  'gu',
);
const hundredSaid = (_: string, hundreds: string, joined?: string, apart?: string) =>
  `${hundreds} hundred ${joined ?? apart}`;

/**
 * Numbers in words as digits: "twenty-five" is "25", "two hundred and fifty" is "250". "One" stays a word unless it
 * counts something ("one drawer"), since it mostly stands for a thing ("the blue one").
 */
export function digitsForWords(folded: string): string {
  return folded.replaceAll(hundredUnsaid, hundredSaid).replaceAll(inWords, (words, at: number) => {
    if (words === 'a') return '1';
    if (words === 'one' && !countedAsOne.test(folded.slice(at + 3))) return words;
    return String(spelled(words));
  });
}

const parts =
  /(?<![\d.,/⁄])(?:\d{1,3}[ -])?(?:1[0-5]|[1-9])[/⁄](?:2|3|4|5|8|16)(?![\d/⁄])(?=\s?-?(?:["'″′]|[a-z]))/gu;

/** Fractions before a word as decimals: "23 1/2 inches" is "23.5 inches", "6 and a half feet" is "6.5 feet". */
export function decimalsForFractions(folded: string): string {
  return folded
    .replaceAll(parts, (written) => String(Math.round(quantityOf(written).value * 1e4) / 1e4))
    .replaceAll(/(?<![\d.,])(\d{1,3}) and a half\b/gu, '$1.5');
}

const multipliers: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  hundred: 100,
  lakh: 100_000,
  lakhs: 100_000,
  crore: 10_000_000,
  million: 1_000_000,
};

/** Digits with the separators of any country, and a multiplier behind them: "1.299,00", "1,00,000", "5k", "1.5 lakh". */
export const number = String.raw`(?:\d{1,3}(?:[,.'\u00a0\u202f ]\d{2,3})*(?:[,.'\u00a0\u202f ]\d{3})(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?:\s?(?:k|grand|thousand|hundred|lakhs?|crore|million)\b)?`;

/**
 * The value of such a number. The last separator is the decimal one unless exactly three digits follow it, and then
 * too where nothing but a zero stands before it ("0.125"); every other separator groups.
 */
export function readNumber(written: string): number {
  const [, digits = '', name] = /^([\d.,'\u00a0\u202f ]*\d)\s?([a-z]+)?$/u.exec(written.trim()) ?? [];
  const isDecimal =
    /[.,](?:\d{1,2}|\d{4,})$|^0[.,]\d+$/u.test(digits) ||
    (name !== undefined && /^\d+[.,]\d+$/u.test(digits));
  const point = isDecimal ? Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(',')) : digits.length;
  const whole = digits.slice(0, point).replaceAll(/\D/gu, '');
  const value = Number(`${whole}.${digits.slice(point + 1)}0`);
  return name === undefined ? value : Math.round(value * (multipliers[name] ?? 1) * 1e6) / 1e6;
}
