import { number } from '../numbers.ts';
import { gramsOf, lengthUnit, millilitresOf, millimetresOf, volumeUnit, weightUnit } from '../units.ts';
import type { Dimension } from './dimension.ts';

const feetAndInches = String.raw`\d+(?:\.\d+)?\s?-?(?:ft|feet|foot|'|′)\s?-?(?:\d+(?:\.\d+)?(?:\s?-?(?:in(?:ch(?:es)?)?|"|''|″))?)`;
/** Not in the middle of a number, nor behind a currency: "$900 L-shaped" is no volume. */
export const begin = String.raw`(?<![\d.,]|\p{Sc}\s?)`;
export const length = String.raw`${begin}(?:${feetAndInches}|${number}\s?-?${lengthUnit})`;
export const weight = String.raw`${begin}${number}\s?-?${weightUnit}`;
export const volume = String.raw`${begin}${number}\s?-?${volumeUnit}`;

/** A kind of measure, and how a figure of it is read. */
export interface Kind {
  /** Finds one: where it does not, none of the many forms it is said in need be tried. */
  readonly written: RegExp;
  readonly measure: (written: string) => number | undefined;
  /** Of a length, the words around it say which it is. */
  readonly dimension?: Dimension;
}
export const lengths: Kind = { written: new RegExp(length, 'u'), measure: millimetresOf };
export const weights: Kind = { written: new RegExp(weight, 'u'), measure: gramsOf, dimension: 'weight' };
export const volumes: Kind = {
  written: new RegExp(volume, 'u'),
  measure: millilitresOf,
  dimension: 'volume',
};

/** "Under 30 pounds" is money unless something is said of weight. */
export function isMoney(words: string): boolean {
  return /\bpounds?$/u.test(words.trim()) && !/\b(?:weigh|lighter|heavier)/u.test(words);
}

/** Inches and feet are no whole millimetres; what a sum of them misses a whole one by is not meant. */
export const slack = 1e-6;

export function around(value: number, share: number): { min: number; max: number } {
  return { min: Math.round(value * (1 - share)), max: Math.round(value * (1 + share)) };
}
