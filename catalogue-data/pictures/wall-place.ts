import type { Extent } from './space.ts';
import { px } from './svg.ts';

export interface Hanging {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Where a thing of these proportions hangs, as large as the picture lets it. */
export function hanging({ width, height }: Extent, most = 320): Hanging {
  const scale = Math.min(most / width, (most * 1.06) / height);
  const [wide, tall] = [width * scale, height * scale];
  return { x: 240 - wide / 2, y: 232 - tall / 2, wide, tall };
}

export function box({ x, y, wide, tall }: Hanging, inset = 0, rounding = 0): string {
  const [left, top, right, foot, r] = [
    x + inset,
    y + inset,
    x + wide - inset,
    y + tall - inset,
    Math.max(0, rounding - inset),
  ];
  if (r === 0) return `M${px(left)} ${px(top)}H${px(right)}V${px(foot)}H${px(left)}z`;
  const arc = (dx: number, dy: number) => `a${px(r)} ${px(r)} 0 0 1 ${px(dx)} ${px(dy)}`;
  return `M${px(left + r)} ${px(top)}H${px(right - r)}${arc(r, r)}V${px(foot - r)}${arc(-r, r)}H${px(left + r)}${arc(-r, -r)}V${px(top + r)}${arc(r, -r)}z`;
}

export function arch({ x, y, wide, tall }: Hanging, inset: number): string {
  const r = wide / 2 - inset;
  return `M${px(x + inset)} ${px(y + tall - inset)}V${px(y + wide / 2)}a${px(r)} ${px(r)} 0 0 1 ${px(2 * r)} 0V${px(y + tall - inset)}z`;
}
