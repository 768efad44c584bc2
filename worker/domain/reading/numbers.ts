import { fractionOf } from '../fractions.ts';
import { powers } from '../number-words.ts';

const parts =
  /(?<![\d.,/⁄])(?:\d{1,3}[ -])?(?:1[0-5]|[1-9])[/⁄](?:2|3|4|5|8|16)(?![\d/⁄])(?=\s?-?(?:["'″′]|[a-z]))/gu;

/** Fractions before a word as decimals: "23 1/2 inches" is "23.5 inches", "6 and a half feet" is "6.5 feet". */
export function decimalsForFractions(folded: string): string {
  return folded
    .replaceAll(parts, (written) => String(Math.round((fractionOf(written)?.value ?? 0) * 1e4) / 1e4))
    .replaceAll(/(?<![\d.,])(\d{1,3}) and a half\b/gu, '$1.5');
}

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
  return name === undefined ? value : Math.round(value * 10 ** (powers[name] ?? 0) * 1e6) / 1e6;
}
