import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { bar, bars, boards, fourLegs, isUpholstered, threads } from './parts.ts';
import { box, sheet, slab, softBox } from './solids.ts';
import type { Place } from './space.ts';
import { teak } from './usual-colours.ts';

/** Seats for the garden. */
export const gardenSeats: Family = {
  'garden chair': { usual: { width: 620, depth: 680, height: 880 }, colours: teak, draw: gardenChair },
  'sun lounger': {
    usual: { width: 1950, depth: 680, height: 820 },
    colours: teak,
    longSideFront: true,
    draw: sunLounger,
  },
  'bistro set': {
    usual: { width: 1500, depth: 600, height: 820 },
    colours: { main: '#4b6f62', trim: '#3a393b' },
    room: () => ({ width: 1500, depth: 600, height: 820 }),
    draw: bistroSet,
  },
};

function gardenChair(sitter: Sitter): string {
  const { stage, width, depth, height, main, words } = sitter;
  const seat = height * 0.46;
  const adirondack = /adirondack|slat|lounge/.test(words);
  const slats = (adirondack ? [0.2, 0.35, 0.5, 0.65, 0.8] : [0.24, 0.42, 0.58, 0.76]).map(
    (share): Place[] => [
      [width * share, seat, depth * 0.8],
      [width * share, height * (adirondack ? 1 - (share - 0.5) ** 2 : 0.96), depth],
    ],
  );
  const side = (x: number): Place[][] => [
    [
      [x, 0, depth * 0.94],
      [x, height * 0.72, depth * 0.9],
    ],
    [
      [x, 0, depth * 0.06],
      [x, height * 0.7, depth * 0.06],
    ],
  ];
  const arm = (x: number) => box(stage, [x - 42, height * 0.7, -10], [84, 28, depth * 0.98], main);
  const cushion = /cushion/.test(words)
    ? softBox(stage, [70, seat, 10], [width - 140, 90, depth * 0.74], toneOf('#e8dcc4'), 34)
    : '';
  return (
    bars(stage, 46, main, side(34)) +
    bars(stage, width * 0.13, main, slats) +
    arm(34) +
    box(stage, [40, seat - 60, 20], [width - 80, 60, depth * 0.8], main) +
    boards(stage, width - 80, seat, depth * 0.8, 6, main.dark) +
    cushion +
    bars(stage, 46, main, side(width - 34)) +
    arm(width - 34)
  );
}

function sunLounger(sitter: Sitter): string {
  const { stage, width, depth, main, trim, words } = sitter;
  const height = Math.max(sitter.height, width * 0.38);
  const bed = width * 0.15;
  const hinge = width * 0.36;
  const soft = /cushion|mattress|padded|textilene|canvas|fabric/.test(words) || isUpholstered(sitter);
  const frame = soft && main.base === trim.base ? trim : main;
  const surface = soft ? toneOf('#ece3d0') : frame;
  const across = (share: number, lift: number): Place[] => {
    const [x, y] = [hinge - (hinge - 30) * share, bed + (height - bed) * share];
    return [
      [x + lift * 0.6, y + lift, 0],
      [x + lift * 0.6, y + lift, depth],
    ];
  };
  const plane = (lift: number) => [...across(0, lift), ...across(1, lift).toReversed()];
  const thick = soft ? 80 : 24;
  return (
    fourLegs(stage, { width, depth, height: bed - 40, thickness: 62, inset: 40 }, frame) +
    bar(stage, 34, frame, [width * 0.06, bed - 30, depth / 2], [width * 0.1, height * 0.8, depth / 2]) +
    box(stage, [0, bed - 80, 0], [width, 80, depth], frame) +
    boards(stage, width, bed, depth, 12, frame.dark) +
    (soft ? softBox(stage, [hinge, bed, 20], [width - hinge - 20, 80, depth - 40], surface, 30) : '') +
    sheet(stage, surface.dark, ...plane(4)) +
    sheet(
      stage,
      surface.base,
      ...across(0, 0).slice(0, 1),
      ...across(0, thick).slice(0, 1),
      ...across(1, thick).slice(0, 1),
      ...across(1, 0).slice(0, 1),
    ) +
    sheet(stage, surface.light, ...plane(thick)) +
    threads(
      stage,
      2,
      surface.dark,
      [0.16, 0.33, 0.5, 0.67, 0.84].map((share) => across(share, thick)),
    )
  );
}

function bistroSet({ stage, main, words }: Sitter): string {
  const frame = main;
  const chair = (x: number, facing: number) => {
    const back = x + (facing > 0 ? 0 : 400);
    const front = x + (facing > 0 ? 400 : 0);
    const legs: Place[][] = [90, 470].flatMap((z): Place[][] => [
      [
        [back, 820, z],
        [front, 0, z],
      ],
      [
        [front, 450, z],
        [back, 0, z],
      ],
    ]);
    const slats: Place[][] = [560, 660, 760].map((y) => [
      [back + facing * (820 - y) * 0.48, y, 90],
      [back + facing * (820 - y) * 0.48, y, 470],
    ]);
    return (
      bars(stage, 24, frame, legs) +
      bars(stage, 52, frame, slats) +
      box(stage, [x + 20, 430, 90], [380, 26, 380], frame)
    );
  };
  const wooden = /teak|acacia|eucalyptus|wood/.test(words);
  const top = wooden ? frame : toneOf(frame.light);
  const stand: Place[][] = [
    [
      [750, 20, 280],
      [750, 700, 280],
    ],
    [
      [560, 8, 280],
      [940, 8, 280],
    ],
    [
      [750, 8, 90],
      [750, 8, 470],
    ],
  ];
  return (
    chair(0, 1) + bars(stage, 34, frame, stand) + slab(stage, [750, 690, 280], 300, 26, top) + chair(1090, -1)
  );
}
