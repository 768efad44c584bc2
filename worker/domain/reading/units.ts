import { foot, gallon, inch, ounce, pound, quart } from '../unit-worth.ts';
import { readNumber } from './numbers.ts';

/** Units that shoppers write, as patterns on folded text, and what they are worth in those that the catalogue keeps. */

/** "80 in" is inches where nothing follows that a thing could be in: not in "80 in oak". */
const afterInches = [
  'wide|width|tall|high|height|deep|depth|long|length|thick|across|diameter|round|or|by|x|and|to|plus|max|min|minimum|maximum',
  'tops|at|for|with|that|please|wall|alcove|gap|niche|nook|space|spot|counter|ceiling|shelf|sill|window|doorway',
].join('|');
export const inches = String.raw`in(?=[\s-]*(?:$|[^\s\w-]|(?:${afterInches})\b))`;

export const lengthUnit = String.raw`(?:millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|inch(?:es)?|feet|foot|mm|cm|ft|(?<=\d)in|${inches}|m|"|''|″|'|′)(?!(?!x\s?\d)\p{L})`;
export const weightUnit = String.raw`(?:kilograms?|kilos?|kgs?|grams?|g|pounds?|lbs?|ounces?|oz)\b`;
export const volumeUnit = String.raw`(?:millilit(?:re|er)s?|lit(?:re|er)s?|gallons?|quarts?|ml|l(?![ -]shape)|gal|qt)\b`;

type Worth = readonly (readonly [RegExp, number])[];
const lengths: Worth = [
  [/^(?:mm|milli)/u, 1],
  [/^c/u, 10],
  [/^(?:in|"|''|″)/u, inch],
  [/^(?:f|'|′)/u, foot],
  [/^m/u, 1000],
];
const weights: Worth = [
  [/^k/u, 1000],
  [/^g/u, 1],
  [/^(?:lb|p)/u, pound],
  [/^o/u, ounce],
];
const volumes: Worth = [
  [/^m/u, 1],
  [/^l/u, 1000],
  [/^g/u, gallon],
  [/^q/u, quart],
];

function worthOf(unit: string, worths: Worth): number | undefined {
  return worths.find(([pattern]) => pattern.test(unit.trim()))?.[1];
}

/** A thousand kilometres, tonnes or cubic metres are no size of a thing, and sums beyond exact integers are guesses. */
const most = 1e9;

function sensible(value: number | undefined): number | undefined {
  return value !== undefined && value <= most ? value : undefined;
}

/** Of metres, feet and inches no thing has thousands: what looks grouped ("1.625 m") is a decimal there. */
export function toMillimetres(written: string, unit: string): number | undefined {
  const worth = worthOf(unit, lengths);
  const isDecimal = worth !== undefined && worth > 10 && /^\d+\.\d+$/u.test(written);
  return sensible(
    worth === undefined ? undefined : (isDecimal ? Number(written) : readNumber(written)) * worth,
  );
}

/** "4 ft 7 in", "5'6\"", "60 cm". */
export function millimetresOf(written: string): number | undefined {
  const both = /^(\d+(?:\.\d+)?)\s?-?(?:ft|feet|foot|'|′)\s?-?(\d+(?:\.\d+)?)/u.exec(written);
  if (both) return sensible(Number(both[1]) * foot + Number(both[2]) * inch);
  const [, digits = '', unit = ''] = /^(.*?\d)\s?-?(\D+)$/u.exec(written.trim()) ?? [];
  return toMillimetres(digits, unit);
}

export function gramsOf(written: string): number | undefined {
  return withUnit(written, weights);
}

export function millilitresOf(written: string): number | undefined {
  return withUnit(written, volumes);
}

function withUnit(written: string, worths: Worth): number | undefined {
  const [, digits = '', unit = ''] = /^(.*?\d)\s?-?([a-z]+)$/u.exec(written.trim()) ?? [];
  const worth = worthOf(unit, worths);
  return sensible(worth === undefined ? undefined : readNumber(digits) * worth);
}
