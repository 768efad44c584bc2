import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { bar, bars, sheets } from './parts.ts';
import { box, softBox } from './solids.ts';
import type { Place } from './space.ts';

const wood = { main: '#dab479', trim: '#dab479' };

/** Beds for children. */
export const nursery: Family = {
  'bunk bed': {
    usual: { width: 2050, depth: 1000, height: 1650 },
    colours: wood,
    longSideFront: true,
    draw: bunkBed,
  },
  crib: { usual: { width: 1250, depth: 680, height: 920 }, colours: wood, longSideFront: true, draw: crib },
};

function bunkBed(sitter: Sitter): string {
  const { stage, main, width, depth, height } = sitter;
  const post = (x: number, z: number): Place[] => [
    [x, 0, z],
    [x, height, z],
  ];
  const guard = height * 0.9;
  return (
    bars(stage, 64, main, [post(0, depth), post(width, depth)]) +
    bars(stage, 50, main, [
      [
        [0, guard, depth],
        [width, guard, depth],
      ],
    ]) +
    berth(sitter, height * 0.2, '#a9b3a4') +
    berth(sitter, height * 0.64, '#c9b3a3') +
    bars(stage, 50, main, [
      [
        [0, guard, 0],
        [width * 0.74, guard, 0],
      ],
      [
        [width, guard, 0],
        [width, guard, depth],
      ],
    ]) +
    bars(stage, 64, main, [post(0, 0), post(width, 0)]) +
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
    box(stage, [width - 20, y, 0], [20, 130, depth], main)
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
  const along = (z: number) =>
    barsBetween(11, (share): Place[] => [
      [width * share, low, z],
      [width * share, top, z],
    ]);
  const across = (x: number) =>
    barsBetween(6, (share): Place[] => [
      [x, low, depth * share],
      [x, top, depth * share],
    ]);
  const ring = (y: number): Place[] => [
    [0, y, 0],
    [width, y, 0],
    [width, y, depth],
  ];
  const posts = [0, width].flatMap((x) =>
    [0, depth].map((z): Place[] => [
      [x, 0, z],
      [x, height, z],
    ]),
  );
  return (
    bars(stage, 20, main, [...along(depth), ...across(0)]) +
    bars(stage, 46, main, [
      [
        [0, top, 0],
        [0, top, depth],
        [width, top, depth],
      ],
      ...posts,
    ]) +
    softBox(stage, [24, height * 0.3, 24], [width - 48, 120, depth - 48], sheets, 34) +
    softBox(stage, [width * 0.42, height * 0.33, 30], [width * 0.5, 110, depth - 60], toneOf('#b9c4b4'), 34) +
    bars(stage, 20, main, [...along(0), ...across(width)]) +
    bars(stage, 46, main, [
      ring(low),
      ring(top),
      [
        [0, 0, 0],
        [0, height, 0],
      ],
      [
        [width, 0, 0],
        [width, height, 0],
      ],
    ])
  );
}

function barsBetween(count: number, at: (share: number) => Place[]): Place[][] {
  return Array.from({ length: count }, (_, index) => at((index + 1) / (count + 1)));
}
