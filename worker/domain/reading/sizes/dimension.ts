/**
 * What is measured. `longest` is the longest side that stands against a wall: width, length or diameter. `longSide` and
 * `shortSide` are those of the face a pair of figures is said of ("160 x 230"), `extent` is the greatest side of all,
 * which one bare figure is said of ("mirror 60 cm").
 */
export type Dimension =
  | 'width'
  | 'depth'
  | 'height'
  | 'length'
  | 'diameter'
  | 'longest'
  | 'longSide'
  | 'shortSide'
  | 'extent'
  | 'seatHeight'
  | 'weight'
  | 'volume'
  | 'load';

/** Bounds in millimetres, grams for weight, millilitres for volume; inclusive. */
export interface SizeLimit {
  readonly dimension: Dimension;
  readonly min?: number;
  readonly max?: number;
  readonly words: string;
}

const words: readonly (readonly [RegExp, Dimension])[] = [
  [/\bseat height|seat\b/u, 'seatHeight'],
  [
    /\b(?:tall|taller|off the|high|higher|height|low|lower|thick|thickness|thinner|counter|ceiling)\b/u,
    'height',
  ],
  [/\b(?:deep|deeper|depth|shallow|shallower)\b/u, 'depth'],
  [/\b(?:diameter|round|across)\b/u, 'diameter'],
  [/\b(?:long|longer|length|shorter)\b/u, 'length'],
  [/\b(?:wide|wider|width|narrow|narrower|broad|broader)\b/u, 'width'],
  [/\b(?:wall|alcove|gap|niche|space|nook|recess|spot)\b/u, 'longest'],
];
export const dimensionName =
  '(?:seat height|tall|high|thick|in thickness|in height|height|deep|in depth|depth|wide|in width|width|long|in length|length|across|in diameter|diameter|round)';

export function dimensionIn(said: string): Dimension {
  return words.find(([pattern]) => pattern.test(said))?.[1] ?? 'longest';
}
