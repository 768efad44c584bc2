import { cabinets } from './cabinets.ts';
import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { bar, bars, recess, threads, wallShadow } from './parts.ts';
import { box, disc, frontPanel, ringsOf, thrown } from './solids.ts';
import type { Place } from './space.ts';
import { outline, path, px, stroke } from './svg.ts';
import { oakOnBlack } from './usual-colours.ts';

export const storage: Family = {
  ...cabinets,
  bookcase: { usual: { width: 800, depth: 300, height: 1800 }, colours: oakOnBlack, draw: bookcase },
  'wall shelf': {
    usual: { width: 800, depth: 220, height: 260 },
    colours: oakOnBlack,
    view: { turn: 16, tilt: 10 },
    shadow: 'none',
    draw: wallShelf,
  },
  'storage basket': {
    usual: { width: 380, depth: 380, height: 340 },
    colours: { main: '#bf9760', trim: '#7c5a39' },
    draw: storageBasket,
  },
};

const spines = ['#7f8f6d', '#b8674a', '#54708a', '#d9b25a', '#e6dcc6', '#8b6a78', '#3f5a57'] as const;

function bookcase(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance, words } = sitter;
  const board = 26;
  const columns = width > 1100 || /cube/.test(words) ? 2 : 1;
  const rows = Math.max(2, Math.min(columns > 1 ? 4 : 5, Math.round(height / 360)));
  const gap = (height - board * (rows + 1) - 50) / rows;
  const wide = (width - board * (columns + 1)) / columns;
  const hollows = Array.from({ length: rows * columns }, (_, index) => {
    const x = board + (index % columns) * (wide + board);
    const y = 50 + board + Math.floor(index / columns) * (gap + board);
    const filled = chance.between(0, 1) > 0.3 && index < 6;
    const count = rows * columns > 6 ? 3 : 5;
    const hollow = recess(stage, [x, y, 0], wide, gap, depth - 20, main);
    return hollow + (filled ? books(sitter, [x, y, depth * 0.3], { wide, tall: gap, count }) : '');
  });
  return box(stage, [0, 0, 0], [width, height, depth], main) + hollows.join('');
}

interface Row {
  readonly wide: number;
  readonly tall: number;
  readonly count: number;
}

function books({ stage, chance }: Sitter, [x, y, z]: Place, { wide, tall, count }: Row): string {
  const spine = Math.min(60, wide / (count + 2.5));
  const left = x + (wide - spine * count) * chance.between(0.4, 0.7);
  return Array.from({ length: count }, (_, index) => {
    const height = tall * chance.between(0.54, 0.78);
    return frontPanel(stage, [left + index * spine, y, z], spine * 0.9, height, chance.pick(spines));
  }).join('');
}

function wallShelf(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, chance } = sitter;
  const board = Math.min(40, height * 0.16);
  const y = height * 0.3;
  const shade = outline([
    stage.at([0, y, depth]),
    stage.at([width, y, depth]),
    stage.at([width, y - height * 0.3, depth]),
    stage.at([0, y - height * 0.3, depth]),
  ]);
  const bracket = (x: number): Place[] => [
    [x, y, depth * 0.3],
    [x, y - height * 0.24, depth],
    [x, y, depth],
  ];
  const rise = Math.max(height * 0.6, width * 0.24);
  const pot = rise * 0.5;
  const foot: Place = [width * chance.between(0.68, 0.8), y + board, depth * 0.5];
  return (
    wallShadow(shade) +
    bars(stage, 16, trim, [bracket(width * 0.16), bracket(width * 0.84)]) +
    box(stage, [0, y, 0], [width, board, depth], main) +
    [0, 1, 2, 3]
      .map((index) =>
        box(
          stage,
          [width * 0.14 + index * width * 0.055, y + board, depth * 0.3],
          [width * 0.05, rise * chance.between(0.8, 1), depth * 0.5],
          toneOf(chance.pick(spines)),
        ),
      )
      .join('') +
    sprig(sitter, foot, pot) +
    thrown(stage, foot, '#e8e0d2', [pot * 0.34, 0, pot * 0.46, pot * 0.5, pot * 0.4, pot])
  );
}

/** A few leaves that stand up from a pot. */
function sprig({ stage }: Sitter, [x, y, z]: Place, rise: number): string {
  const [cx, cy] = stage.at([x, y + rise * 0.9, z]);
  const tall = rise * 1.3 * stage.scale;
  const leaf = (lean: number) =>
    `M${px(cx)} ${px(cy)}q${px(lean * 0.2 - 8)} ${px(-tall * 0.6)} ${px(lean)} ${px(-tall)}q${px(10 - lean * 0.2)} ${px(tall * 0.4)} ${px(-lean)} ${px(tall)}z`;
  return path(leaf(-tall * 0.6) + leaf(tall * 0.55), '#5f7d56') + path(leaf(tall * 0.05), '#7a9a6c');
}

function storageBasket(sitter: Sitter): string {
  const { stage, width, height, main, trim, round, words } = sitter;
  const square = !round && /box|bin|rect|crate|cube|drawer/.test(words);
  if (square) return crate(sitter);
  const [x, z, r] = [width / 2, width / 2, width * 0.46];
  const shape = [r * 0.86, 0, r * 0.99, height * 0.35, r, height * 0.7, r * 0.94, height * 0.88];
  const top = height * 0.88;
  const handle = (side: number): Place[] => [
    [x + side * r * 0.94, top - 20, z - r * 0.3],
    [x + side * r * 1.02, height, z - r * 0.1],
    [x + side * r * 1.02, height, z + r * 0.1],
    [x + side * r * 0.94, top - 20, z + r * 0.3],
  ];
  return (
    thrown(stage, [x, 0, z], main.base, shape) +
    weave(sitter, shape, r) +
    disc(stage, [x, top, z], r * 0.94, main.light) +
    disc(stage, [x, top - 4, z], r * 0.86, main.deep) +
    bar(stage, 22, trim, ...handle(-1)) +
    bar(stage, 22, trim, ...handle(1))
  );
}

/** Rows of weaving around a basket. */
function weave({ stage, width, main }: Sitter, shape: readonly number[], widest: number): string {
  const rings = ringsOf(shape);
  const rows = rings.slice(1).flatMap((ring, index) => {
    const below = rings[index] ?? ring;
    return [0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      const radius = (below.radius + (ring.radius - below.radius) * share) * 0.99;
      const [cx, cy] = stage.at([width / 2, below.height + (ring.height - below.height) * share, width / 2]);
      const r = Math.min(radius, widest) * stage.scale;
      return `M${px(cx - r)} ${px(cy)}a${px(r)} ${px(r * stage.flatness)} 0 0 0 ${px(2 * r)} 0`;
    });
  });
  return stroke(rows.join(''), main.dark, 1.6, { 'stroke-dasharray': '7 3' });
}

function crate({ stage, width, depth, height, main, trim }: Sitter): string {
  const rows = [0.2, 0.36, 0.52, 0.68, 0.84].map((share): Place[] => [
    [4, height * share, 0],
    [width, height * share, 0],
    [width, height * share, depth],
  ]);
  return (
    box(stage, [0, 0, 0], [width, height, depth], main) +
    threads(stage, 1.4, main.dark, rows) +
    box(stage, [-6, height - 26, -6], [width + 12, 26, depth + 12], main) +
    bar(
      stage,
      20,
      trim,
      [width * 0.38, height * 0.68, -4],
      [width * 0.42, height * 0.58, -4],
      [width * 0.58, height * 0.58, -4],
      [width * 0.62, height * 0.68, -4],
    )
  );
}
