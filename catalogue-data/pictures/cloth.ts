import type { Tone } from './palette.ts';
import { px, rect, stroke } from './svg.ts';

/**
 * A filled square of cloth whose corners are drawn out. `fullness` says how far its sides swell: a bed pillow's
 * bulge outwards, a firm cushion's are a little hollow.
 */
export function pillowPath(x: number, y: number, wide: number, tall: number, fullness: number): string {
  const [left, right, top, foot] = [x - wide, x + wide, y - tall, y + tall];
  const swell = tall * fullness;
  const place = (across: number, down: number) => `${px(across)} ${px(down)}`;
  return [
    `M${place(left + 6, top)}`,
    `C${place(x - wide * 0.4, top - swell)} ${place(x + wide * 0.4, top - swell)} ${place(right - 6, top)}`,
    'q9-1 8 9',
    `C${place(right + swell * 0.7, y - tall * 0.3)} ${place(right + swell * 0.7, y + tall * 0.3)} ${place(right + 2, foot - 9)}`,
    'q1 10-8 9',
    `C${place(x + wide * 0.4, foot + swell)} ${place(x - wide * 0.4, foot + swell)} ${place(left + 6, foot)}`,
    'q-9 1-8-9',
    `C${place(left - swell * 0.7, y + tall * 0.3)} ${place(left - swell * 0.7, y - tall * 0.3)} ${place(left - 2, top + 9)}`,
    'q-1-10 8-9z',
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
