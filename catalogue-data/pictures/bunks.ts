import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { bar, bars, sheets } from './parts.ts';
import { box, softBox } from './solids.ts';
import type { Place } from './space.ts';
import { pine } from './usual-colours.ts';

/** Beds for children. */
export const nursery: Family = {
  'bunk bed': {
    usual: { width: 2050, depth: 1000, height: 1650 },
    colours: pine,
    longSideFront: true,
    draw: bunkBed,
  },
  crib: { usual: { width: 1250, depth: 680, height: 920 }, colours: pine, longSideFront: true, draw: crib },
};

function bunkBed(sitter: Sitter): string {
  const { stage, main, width, depth, height } = sitter;
  const post = (x: number, z: number): Place[] => [
    [x, 0, z],
    [x, height, z],
  ];
  const guard = height * 0.9;
  const rail = (z: number, end: number): Place[] => [
    [0, guard, z],
    [end, guard, z],
  ];
  const endRail: Place[] = [
    [width, guard, 0],
    [width, guard, depth],
  ];
  return (
    bars(stage, 58, main, [post(0, depth), post(width, depth), rail(depth, width)]) +
    berth(sitter, height * 0.2, '#a9b3a4') +
    berth(sitter, height * 0.64, '#c9b3a3') +
    bars(stage, 58, main, [rail(0, width * 0.74), endRail, post(0, 0), post(width, 0)]) +
    ladder(sitter)
  );
}

function berth({ stage, width, depth, main }: Sitter, y: number, quilt: string): string {
  const pillow = y + 250;
  return (
    box(stage, [20, y + 60, 20], [width - 40, 150, depth - 40], sheets) +
    bar(stage, 190, sheets, [220, pillow, depth * 0.3], [220, pillow, depth * 0.74]) +
    box(stage, [width * 0.36, y + 70, 10], [width * 0.62, 160, depth - 20], toneOf(quilt)) +
    box(stage, [0, y, 0], [width, 130, 20], main) +
    bar(stage, 100, main, [width, y + 65, 20], [width, y + 65, depth])
  );
}

function ladder({ stage, width, height, main }: Sitter): string {
  const [left, right] = [width * 0.74, width * 0.9];
  const rungs = [0.14, 0.3, 0.46, 0.62].map((share): Place[] => [
    [left, height * share, -60 + share * 60],
    [right, height * share, -60 + share * 60],
  ]);
  const rails: Place[][] = [
    [
      [left, 0, -70],
      [left, height * 0.92, -10],
    ],
    [
      [right, 0, -70],
      [right, height * 0.92, -10],
    ],
  ];
  return bars(stage, 34, main, [...rungs, ...rails]);
}

function crib(sitter: Sitter): string {
  const { stage, width, depth, height, main } = sitter;
  const [low, top] = [height * 0.26, height * 0.94];
  const quilt = toneOf('#b9c4b4');
  const ring = (y: number): Place[] => [
    [0, y, 0],
    [width, y, 0],
    [width, y, depth],
  ];
  const farRail: Place[] = [
    [0, top, 0],
    [0, top, depth],
    [width, top, depth],
  ];
  const posts = [0, width].map((x) =>
    [0, depth].map((z): Place[] => [
      [x, 0, z],
      [x, height, z],
    ]),
  );
  return (
    bars(stage, 20, main, [...barsAlong(sitter, depth, low, top), ...barsAcross(sitter, 0, low, top)]) +
    bars(stage, 46, main, [farRail, ...posts.flatMap(([, back = []]) => [back])]) +
    softBox(stage, [24, height * 0.3, 24], [width - 48, 120, depth - 48], sheets, 34) +
    softBox(stage, [width * 0.42, height * 0.33, 30], [width * 0.5, 110, depth - 60], quilt, 34) +
    bars(stage, 20, main, [...barsAlong(sitter, 0, low, top), ...barsAcross(sitter, width, low, top)]) +
    bars(stage, 46, main, [ring(low), ring(top), ...posts.flatMap(([front = []]) => [front])])
  );
}

/** The bars of a crib's long side. */
function barsAlong({ width }: Sitter, z: number, low: number, top: number): Place[][] {
  return spaced(11).map((share) => [
    [width * share, low, z],
    [width * share, top, z],
  ]);
}

/** The bars of a crib's end. */
function barsAcross({ depth }: Sitter, x: number, low: number, top: number): Place[][] {
  return spaced(6).map((share) => [
    [x, low, depth * share],
    [x, top, depth * share],
  ]);
}

function spaced(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
}
