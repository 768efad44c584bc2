import { fractionOf } from './fractions.ts';

/**
 * A number as a pattern: "1,299.00", "1.299,00", "1 299", "1,00,000", ".5". Grouped by three (or as in India) and with one
 * or two decimals; of "1.299" nobody can tell whether it is one or a thousand, and a thousand is taken. Bounded, so that no
 * row of digits is slow to read.
 */
export const number = String.raw`\d{1,2}(?:,\d{2}){1,4},\d{3}(?:\.\d{1,2})?(?!\d)|\d{1,3}(?:[,.' ]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|\d{1,20}(?:[.,]\d{1,6})?|\.\d{1,6}`;

/** "17 3/4" and "1/2"; a "½" has become "1⁄2" in folded text. */
export const fraction = String.raw`\d{1,6}[ -]\d{1,2}[/⁄]\d{1,2}|\d{1,2}[/⁄]\d{1,2}`;

/** The decimals of a number: "00" of "1,299.00", "125" of "0.125", none of "1,299". */
function decimalsOf(written: string): string {
  return /^0?[.,](\d+)$/u.exec(written)?.[1] ?? /[.,](\d{1,2})$/u.exec(written)?.[1] ?? '';
}

export function numberOf(written: string): number {
  const decimals = decimalsOf(written);
  const whole = decimals === '' ? written : written.slice(0, -decimals.length);
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}0`);
}

/** The value of a number or fraction, and how far a rounded one may be from it: half of its last place. */
export function quantityOf(written: string): { readonly value: number; readonly rounding: number } {
  const parts = fractionOf(written);
  return parts
    ? { value: parts.value, rounding: 1 / (2 * parts.below) }
    : { value: numberOf(written), rounding: 10 ** -decimalsOf(written).length / 2 };
}
