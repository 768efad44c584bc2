import type { Chance } from './chance.ts';
import type { Tone } from './palette.ts';
import { type Point, path, px, stroke } from './svg.ts';

const greens = ['#4f7550', '#5f8759', '#7a9c68', '#3f6347'] as const;

/** A leaf from its stalk to its tip, `bulge` wide to each side. */
function leaf([x, y]: Point, [tipX, tipY]: Point, bulge: number): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy) || 1;
  const [sideX, sideY] = [(-dy / length) * bulge, (dx / length) * bulge];
  const [midX, midY] = [dx * 0.45, dy * 0.45];
  return `M${px(x)} ${px(y)}q${px(midX + sideX)} ${px(midY + sideY)} ${px(dx)} ${px(dy)}q${px(midX - dx - sideX)} ${px(midY - dy - sideY)} ${px(-dx)} ${px(-dy)}z`;
}

/** Leaves that rise and spread from one place, darker ones behind; of any green unless a tone is given. */
export function foliage(root: Point, { spread, rise, count }: Crown, chance: Chance, tone?: Tone): string {
  const leaves = Array.from({ length: count }, (_, index) => {
    const lean = (index / (count - 1)) * 2 - 1 + chance.between(-0.1, 0.1);
    const height = rise * (1 - 0.5 * lean * lean) * chance.between(0.8, 1);
    return leaf(root, [root[0] + lean * spread, root[1] - height], rise * chance.between(0.13, 0.2));
  });
  const behind = leaves.filter((_, index) => index % 2 === 1).join('');
  const before = leaves.filter((_, index) => index % 2 === 0).join('');
  const dark = tone?.dark ?? chance.pick([greens[0], greens[3]]);
  return path(behind, dark) + path(before, tone?.base ?? chance.pick([greens[1], greens[2]]));
}

/** Bare or budding twigs for a vase. */
export function twigs(root: Point, rise: number, chance: Chance, buds: string): string {
  const [x, y] = root;
  const tips = [-0.55, -0.12, 0.42].map(
    (lean): Point => [x + lean * rise * 0.8 + chance.between(-8, 8), y - rise * (1 - lean * lean * 0.6)],
  );
  const stems = tips.map(
    ([tipX, tipY]) =>
      `M${px(x)} ${px(y)}Q${px(x + (tipX - x) * 0.2)} ${px(y - rise * 0.5)} ${px(tipX)} ${px(tipY)}`,
  );
  const dots = tips.flatMap(([tipX, tipY]) =>
    [0, 0.16, 0.32, 0.48].map((back, index) => {
      const [atX, atY] = [tipX + (x - tipX) * back * 0.7, tipY + (y - tipY) * back];
      return `M${px(atX + (index % 2 === 0 ? 5 : -5))} ${px(atY)}h0`;
    }),
  );
  return stroke(stems.join(''), '#7a6248', 2.4) + stroke(dots.join(''), buds, 12);
}

interface Crown {
  /** How far the leaves reach to each side, and how high, in canvas units. */
  readonly spread: number;
  readonly rise: number;
  readonly count: number;
}
