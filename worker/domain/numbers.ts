/**
 * A number as a pattern: "1,299.00", "1.299,00", "1 299", "1,00,000", ".5". Grouped by three (or as in India) and with one
 * or two decimals; of "1.299" nobody can tell whether it is one or a thousand, and a thousand is taken.
 */
export const number = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?|\.\d+`;

/** "17 3/4" and "1/2"; a "½" has become "1⁄2" in folded text. */
export const fraction = String.raw`\d+[ -]\d{1,2}[/⁄]\d{1,2}|\d{1,2}[/⁄]\d{1,2}`;

/** The decimals of a number: "00" of "1,299.00", "125" of "0.125", none of "1,299". */
export function decimalsOf(written: string): string {
  return /^0?[.,](\d+)$/u.exec(written)?.[1] ?? /[.,](\d{1,2})$/u.exec(written)?.[1] ?? '';
}

export function numberOf(written: string): number {
  const decimals = decimalsOf(written);
  const whole = decimals === '' ? written : written.slice(0, -decimals.length);
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}0`);
}

/** The value of a number or fraction, and how far a rounded one may be from it: half of its last place. */
export function quantityOf(written: string): { readonly value: number; readonly rounding: number } {
  const parts = /^(?:(\d+)[ -])?(\d+)[/⁄](\d+)$/u.exec(written);
  if (!parts) return { value: numberOf(written), rounding: 10 ** -decimalsOf(written).length / 2 };
  const [, whole = '0', above = '0', below = '1'] = parts;
  return { value: Number(whole) + Number(above) / Number(below), rounding: 1 / (2 * Number(below)) };
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const small = `${ones} seventeen eighteen nineteen`.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const word = `(?:${[...small.toReversed(), ...tens, 'hundred', 'thousand'].join('|')})`;
const units =
  'dollars?|bucks?|pounds?|quid|euros?|yen|rupees?|cents?|pence|percent|per cent|%|cm|mm|inch(?:es)?|metres?|meters?|' +
  'centimet(?:er|re)s?|millimet(?:er|re)s?|kg|kilos?|kilograms?|grams?|ounces?|(?:feet|foot) (?:wide|tall|high|long|deep|across)';
const numberWords = new RegExp(
  String.raw`\b${word}(?:(?:[ -]|[ -]and[ -])${word})*(?=[ -](?:${units})\b)`,
  'gu',
);

/** Folded text with the numbers written out before a unit in digits: "twenty-five dollars" is "25 dollars". */
export function withDigits(folded: string): string {
  return folded.replaceAll(numberWords, (words) => String(spelled(words)));
}

/** The value of a number written out: "two hundred and five", "a thousand". */
export function spelled(words: string): number {
  let total = 0;
  let current = 0;
  for (const part of words.split(/[ -]/u)) {
    if (part === 'hundred') current = (current || 1) * 100;
    else if (part === 'thousand') [total, current] = [total + (current || 1) * 1000, 0];
    else if (part !== 'and' && part !== 'a')
      current += small.includes(part) ? small.indexOf(part) : (tens.indexOf(part) + 2) * 10;
  }
  return total + current;
}
