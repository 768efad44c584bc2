import type { Tone } from './palette.ts';
import { px, rect, stroke } from './svg.ts';

/** A filled square of cloth, its corners drawn out and its sides a little hollow. */
export function pillowPath(x: number, y: number, wide: number, tall: number): string {
  const [left, right, top, foot] = [x - wide, x + wide, y - tall, y + tall];
  const [inX, inY] = [wide * 0.1, tall * 0.1];
  const corner = (cx: number, cy: number) => `${px(cx)} ${px(cy)}`;
  return [
    `M${corner(left, top)}`,
    `Q${corner(x, top + inY * 1.3)} ${corner(right, top)}`,
    `q${px(6)} ${px(4)} ${px(2)} ${px(14)}`,
    `Q${corner(right - inX * 0.5, y)} ${corner(right, foot - 6)}`,
    `q2 8-8 6`,
    `Q${corner(x, foot - inY * 0.3)} ${corner(left + 8, foot)}`,
    `q-10 2-8-6`,
    `Q${corner(left + inX * 0.5, y)} ${corner(left - 2, top + 12)}`,
    `q-4-10 2-12z`,
  ].join('');
}

/** The soft creases that a head leaves. */
export function glossFold(x: number, y: number, wide: number, lean: number, tone: Tone): string {
  const creases = `M${px(x - wide * 0.5)} ${px(y - 24 + lean)}q${px(wide * 0.3)} 26 ${px(wide * 0.7)} 10M${px(x - wide * 0.26)} ${px(y + 34 + lean)}q${px(wide * 0.3)} 12 ${px(wide * 0.62)}-6`;
  return stroke(creases, tone.dark, 3, { opacity: '.35' });
}

/** Bars across a cloth, or along it. */
export function stripes(
  x: number,
  y: number,
  wide: number,
  tall: number,
  colour: string,
  count: number,
  along = false,
): string {
  const span = along ? tall : wide;
  const each = (2 * span) / (2 * count - 1);
  return Array.from({ length: count }, (_, index) => {
    const offset = -span + index * 2 * each;
    return along
      ? rect([x - wide, y + offset], 2 * wide, each, colour, 0, { opacity: '.55' })
      : rect([x + offset, y - tall], each, 2 * tall, colour, 0, { opacity: '.55' });
  }).join('');
}
