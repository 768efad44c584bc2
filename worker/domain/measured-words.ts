import { numberWord, spelled } from './number-words.ts';

const units =
  'dollars?|bucks?|pounds?|quid|euros?|yen|rupees?|cents?|pence|percent|per cent|%|cm|mm|inch(?:es)?|metres?|meters?|' +
  'centimet(?:er|re)s?|millimet(?:er|re)s?|kg|kilos?|kilograms?|grams?|ounces?|(?:feet|foot) (?:wide|tall|high|long|deep|across)';
const beforeUnit = new RegExp(
  String.raw`\b${numberWord}(?:(?:[ -]|[ -]and[ -])${numberWord})*(?=[ -](?:${units})\b)`,
  'gu',
);

/** Folded text with the numbers written out before a unit in digits: "twenty-five dollars" is "25 dollars". */
export function withDigits(folded: string): string {
  return folded.replaceAll(beforeUnit, (words) => String(spelled(words)));
}
