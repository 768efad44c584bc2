import type { Family, Sitter } from './drawing.ts';
import { flatTone, mix, type Tone, toneOf } from './palette.ts';
import { threads } from './parts.ts';
import { box, sheet } from './solids.ts';
import { floorView, type Place } from './space.ts';
import { px } from './svg.ts';
import { wool } from './usual-colours.ts';

/** What lies at doors, before tubs and under rugs. */
export const mats: Family = {
  doormat: {
    view: floorView,

    usual: { width: 750, depth: 450, height: 22 },
    colours: { main: '#a07a4c', trim: '#3a393b' },
    longSideFront: true,
    draw: doormat,
  },
  'bath mat': {
    view: floorView,
    colours: wool,
    usual: { width: 800, depth: 500, height: 26 },
    longSideFront: true,
    draw: bathMat,
  },
  'rug pad': {
    view: floorView,

    usual: { width: 1600, depth: 2300, height: 10 },
    colours: { main: '#b3aca0', trim: '#97989a' },
    draw: rugPad,
  },
};

function doormat(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const ink = mix(main.base, '#241c18', 0.66);
  const frame = (inset: number): Place[] => [
    [inset, height, inset],
    [width - inset, height, inset],
    [width - inset, height, depth - inset],
    [inset, height, depth - inset],
    [inset, height, inset],
  ];
  const bristles = [0.2, 0.4, 0.6, 0.8].map((share): Place[] => [
    [16, height, depth * share],
    [width - 16, height, depth * share],
  ]);
  const diamonds = [0.3, 0.5, 0.7].map((share): Place[] => {
    const [x, z, r] = [width * share, depth / 2, depth * 0.16];
    return [
      [x - r, height, z],
      [x, height, z - r],
      [x + r, height, z],
      [x, height, z + r],
      [x - r, height, z],
    ];
  });
  const lines = [0.34, 0.5, 0.66].map((share): Place[] => [
    [width * 0.2, height, depth * share],
    [width * 0.8, height, depth * share],
  ]);
  return (
    box(stage, [0, 0, 0], [width, height, depth], flatTone(main)) +
    threads(stage, 2.4, main.dark, bristles) +
    threads(stage, 4, ink, [frame(38), ...chance.pick([diamonds, lines])])
  );
}

function bathMat({ stage, width, depth, height, main }: Sitter): string {
  const rows = Array.from({ length: 7 }, (_, index): Place[] => {
    const z = depth * (0.09 + index * 0.137);
    return [
      [width * 0.05, height, z],
      [width * 0.95, height, z],
    ];
  });
  const raised = rows.map((row) => row.map(([x, y, z]): Place => [x, y + 9, z]));
  const soft = depth * 0.052 * stage.scale;
  const tufts = { 'stroke-dasharray': `0 ${px(soft * 0.86)}` };
  return (
    box(stage, [0, 0, 0], [width, height, depth], flatTone(main)) +
    threads(stage, soft * 1.1, main.dark, rows, tufts) +
    threads(stage, soft * 0.9, main.light, raised, tufts)
  );
}

/** A pad with its near corner rolled back, a rug lying on its far end. */
function rugPad(sitter: Sitter): string {
  const { stage, width, depth, main } = sitter;
  const pad: Tone = flatTone(main);
  const grid = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((share): Place[][] => [
    [
      [width * share, 11, 0],
      [width * share, 11, depth],
    ],
    [
      [0, 11, depth * share],
      [width, 11, depth * share],
    ],
  ]);
  const cover = toneOf('#b8795a');
  const from = depth * 0.56;
  const roll = width * 0.055;
  return (
    box(stage, [0, 0, 0], [width, 10, depth], pad) +
    threads(stage, 1.6, main.dark, grid) +
    box(stage, [-50, 10, from], [width + 100, 16, depth - from + 50], flatTone(cover)) +
    sheet(
      stage,
      cover.light,
      [40, 28, from + 60],
      [width - 40, 28, from + 60],
      [width - 40, 28, depth - 40],
      [40, 28, depth - 40],
    ) +
    threads(stage, 2 * roll * stage.scale, cover.dark, [
      [
        [-30, roll, from],
        [width + 30, roll, from],
      ],
    ]) +
    threads(stage, 1.4 * roll * stage.scale, cover.base, [
      [
        [-30, roll * 1.2, from],
        [width + 30, roll * 1.2, from],
      ],
    ])
  );
}
