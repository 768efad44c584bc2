import type { Family, Sitter } from './drawing.ts';
import { gardenSeats } from './garden-seats.ts';
import { toneOf } from './palette.ts';
import { bar, bars, boards, fourLegs, squareLegs, threads } from './parts.ts';
import { foliage } from './plants.ts';
import { shade } from './shade.ts';
import { box, disc, sheet, slab, thrown } from './solids.ts';
import type { Place } from './space.ts';
import { ellipse, path, px } from './svg.ts';
import { teak } from './usual-colours.ts';

export const outdoor: Family = {
  ...gardenSeats,
  ...shade,
  'patio table': { usual: { width: 1500, depth: 900, height: 740 }, colours: teak, draw: patioTable },
  'fire pit': {
    usual: { width: 720, depth: 720, height: 420 },
    colours: { main: '#3a393b', trim: '#9a5a38' },
    room: (pit) => ({ ...pit, height: pit.height * 1.7 }),
    draw: firePit,
  },
  planter: {
    longSideFront: true,
    usual: { width: 700, depth: 320, height: 420 },
    colours: { main: '#6d7073', trim: '#a7703f' },
    room: (pot) => ({ ...pot, height: pot.height * 1.7 }),
    draw: planter,
  },
  'storage box': {
    usual: { width: 1250, depth: 600, height: 620 },
    colours: { main: '#7e7468', trim: '#3a393b' },
    longSideFront: true,
    draw: storageBox,
  },
};

function patioTable(sitter: Sitter): string {
  const { stage, width, depth, height, main, round, words } = sitter;
  const metal = /steel|alumin|metal/.test(words) ? sitter.trim : main;
  if (round) {
    const stand = fourLegs(
      stage,
      { width, depth: width, height: height - 34, thickness: 46, inset: width * 0.2, splay: width * 0.08 },
      metal,
    );
    const gaps = [0.24, 0.38, 0.5, 0.62, 0.76].map((share): Place[] => {
      const half = Math.sqrt(0.23 - (share - 0.5) ** 2) * width;
      return [
        [width * share, height, width / 2 - half],
        [width * share, height, width / 2 + half],
      ];
    });
    return (
      stand +
      slab(stage, [width / 2, height - 34, width / 2], width / 2, 34, main) +
      threads(stage, 2, main.dark, gaps)
    );
  }
  const plan = { width, depth, height: height - 34, thickness: 70, inset: 24 };
  return (
    squareLegs(stage, plan, metal) +
    box(stage, [60, height - 110, 40], [width - 120, 76, 24], metal) +
    box(stage, [0, height - 34, 0], [width, 34, depth], main) +
    boards(stage, width, height, depth, Math.max(6, Math.round(width / 160)), main.dark)
  );
}

function firePit(sitter: Sitter): string {
  const { stage, width, height, main } = sitter;
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const [fx, fy] = stage.at([x, height * 0.96, z]);
  const size = r * stage.scale;
  const fire = (colour: string, share: number) =>
    path(flame, colour, { transform: `translate(${px(fx)} ${px(fy)})scale(${px(size * share)})` });
  const log = (lean: number): Place[] => [
    [x - r * 0.48, height, z - lean],
    [x + r * 0.48, height + 20, z + lean],
  ];
  const legs = { width, depth: width, height: height * 0.44, thickness: 34, inset: width * 0.2, splay: 40 };
  return (
    fourLegs(stage, legs, main) +
    thrown(stage, [x, height * 0.26, z], main.base, [r * 0.4, 0, r * 0.84, height * 0.34, r, height * 0.74]) +
    disc(stage, [x, height, z], r, main.light) +
    disc(stage, [x, height - 6, z], r * 0.92, '#241d1b') +
    bars(stage, 64, toneOf('#7c5a43'), [log(r * 0.2), log(-r * 0.3)]) +
    ellipse([fx, fy - size * 0.5], size * 1.3, size * 1.2, 'url(#glow)') +
    fire('#e2813a', 1) +
    fire('#f3b350', 0.66) +
    fire('#fdeab5', 0.36)
  );
}

function planter(sitter: Sitter): string {
  const { stage, width, depth, height, main, round, chance } = sitter;
  const span = width * stage.scale;
  const rise = Math.max(height * 0.7, width * 0.3) * stage.scale;
  if (round) {
    const [x, r] = [width / 2, width / 2];
    const vessel = thrown(stage, [x, 0, x], main.base, [r * 0.74, 0, r * 0.94, height * 0.4, r, height]);
    return (
      vessel +
      disc(stage, [x, height, x], r, main.light) +
      disc(stage, [x, height - 8, x], r * 0.9, '#4a3b31') +
      foliage(stage.at([x, height, x]), { spread: span * 0.5, rise: rise * 1.1, count: 9 }, chance)
    );
  }
  const soil: Place[] = [
    [20, height, 20],
    [width - 20, height, 20],
    [width - 20, height, depth - 20],
    [20, height, depth - 20],
  ];
  const tufts = width < depth * 1.4 ? [0.5] : [0.22, 0.78, 0.5];
  const rows = [0.33, 0.66].map((share): Place[] => [
    [0, height * share, 0],
    [width, height * share, 0],
    [width, height * share, depth],
  ]);
  const plank = /wood|cedar|acacia|teak|pine/.test(sitter.words);
  return (
    box(stage, [0, 0, 0], [width, height, depth], main) +
    (plank ? threads(stage, 2, main.deep, rows) : '') +
    sheet(stage, '#4a3b31', ...soil) +
    tufts
      .map((share) =>
        foliage(
          stage.at([width * share, height, depth * 0.45]),
          { spread: span * (tufts.length > 1 ? 0.22 : 0.45), rise, count: 7 },
          chance,
        ),
      )
      .join('')
  );
}

function storageBox(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const lid = height * 0.86;
  const rows = [0.2, 0.4, 0.6].map((share): Place[] => [
    [0, height * share, 0],
    [width, height * share, 0],
    [width, height * share, depth],
  ]);
  return (
    box(stage, [16, 0, 16], [width - 32, lid, depth - 32], main) +
    threads(
      stage,
      2,
      main.deep,
      rows.map((row) => row.map(([x, y, z]): Place => [x === 0 ? 16 : x - 16, y, z === 0 ? 16 : z - 16])),
    ) +
    box(stage, [0, lid, 0], [width, height - lid, depth], main) +
    threads(stage, 1.8, main.base, [
      [
        [20, height, depth * 0.5],
        [width - 20, height, depth * 0.5],
      ],
    ]) +
    bar(stage, 26, trim, [width * 0.45, lid - 60, 10], [width * 0.55, lid - 60, 10]) +
    bar(stage, 26, trim, [width - 10, height * 0.66, depth * 0.38], [width - 10, height * 0.66, depth * 0.62])
  );
}

/** A tongue of fire that stands on the origin, about one unit wide. */
const flame = 'M-.42 0c-.1-.5 .34-.6 .36-1.15c.2 .5 .62 .7 .48 1.15z';
