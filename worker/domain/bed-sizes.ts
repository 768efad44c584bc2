import type { Product, Variant } from '../../shared/product.ts';
import { fold } from './text.ts';

/**
 * Bed sizes as bits above the colours: an option that is chosen like a colour, not measured. The longer name is a size
 * of its own: a California king bed is no king. "Full/Queen" is made for both.
 */
const names: readonly (readonly [string, number])[] = [
  ['(?:california|cal|western) king', 1 << 29],
  ['(?:super king|king xl)', 1 << 28],
  ['(?:twin|single) (?:xl|extra long)', 1 << 30],
  ['king', 1 << 27],
  ['queen', 1 << 26],
  ['(?:full|double)', 1 << 25],
  ['(?:twin|single)', 1 << 24],
];
export const bedSizeBits = 0b1111111 << 24;

const written = new RegExp(String.raw`\b(?:${names.map(([name]) => `(${name})`).join('|')})s?\b`, 'gu');

/** The bed sizes a text names, as bits. */
export function bedSizesIn(text: string): number {
  const spaced = fold(text).replaceAll(/[-\s]+/gu, ' ');
  return [...spaced.matchAll(written)].reduce((bits, match) => bits | bitOf(match), 0);
}

function bitOf(match: RegExpExecArray): number {
  const at = match.slice(1).findIndex((name) => name !== undefined);
  return names[at]?.[1] ?? 0;
}

const bedding =
  /\b(?:(?:bunk|day)?beds?|mattress(?:es)?|toppers?|sheets?|duvets?|bedspreads?|comforters?|quilts?)\b/iu;
/** What a bed has beside it, and what is a bed only when it is folded out. */
const beside = /\b(?:tables?|trays?|sofas?|cribs?|cots?|pets?|dogs?|cats?|garden|planters?|raised)\b/iu;

/** Whether a product is a bed, or made to the size of one. */
export function isBedding({ type }: Product): boolean {
  return bedding.test(type) && !beside.test(type);
}

/** The bed sizes a variant is of. A bed that comes in one only may tell of it in its name. */
export function bedSizesOf(product: Product, { options }: Variant): number {
  const chosen = bedSizesIn(options.size ?? '');
  return chosen !== 0 || !isBedding(product) ? chosen : bedSizesIn(product.title);
}
