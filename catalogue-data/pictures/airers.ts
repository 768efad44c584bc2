import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bars, threads } from './parts.ts';
import { bending, sheet } from './solids.ts';
import type { Place } from './space.ts';
import { type Point, path, px } from './svg.ts';

/** What folds out on washing day. */
export const airers: Family = {
  'drying rack': {
    usual: { width: 1150, depth: 560, height: 980 },
    colours: { main: '#b9bdc0', trim: '#b9bdc0' },
    longSideFront: true,
    draw: dryingRack,
  },
  'ironing board': {
    usual: { width: 1250, depth: 380, height: 900 },
    colours: { main: '#9cb0bd', trim: '#b9bdc0' },
    longSideFront: true,
    draw: ironingBoard,
  },
};

function dryingRack(sitter: Sitter): string {
  const { stage, width, depth, height, main } = sitter;
  const side = (x: number): Place[][] => [
    [
      [x, 0, 0],
      [x, height * 0.94, depth],
    ],
    [
      [x, 0, depth],
      [x, height * 0.94, 0],
    ],
  ];
  const rails = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Place[] => [
    [0, height * 0.94, depth * share],
    [width, height * 0.94, depth * share],
  ]);
  return (
    bars(stage, 22, main, side(0)) +
    bars(stage, 14, main, rails) +
    cloth(sitter, [width * 0.1, depth * 0.6], width * 0.3, height * 0.5, toneOf('#efe6d4')) +
    cloth(sitter, [width * 0.48, depth * 0.2], width * 0.36, height * 0.42, toneOf('#8fa3ad')) +
    bars(stage, 22, main, [
      ...side(width),
      [
        [0, height * 0.94, 0],
        [0, height * 0.94, depth],
      ],
      [
        [width, height * 0.94, 0],
        [width, height * 0.94, depth],
      ],
    ])
  );
}

/** A towel over a rail. */
function cloth(
  { stage, height, depth }: Sitter,
  [x, z]: Point,
  wide: number,
  drop: number,
  tone: Tone,
): string {
  const top = height * 0.955;
  return (
    sheet(
      stage,
      tone.base,
      [x, top, z],
      [x + wide, top, z],
      [x + wide, top - drop, z - 30],
      [x, top - drop, z - 30],
    ) +
    sheet(
      stage,
      tone.light,
      [x, top, z],
      [x + wide, top, z],
      [x + wide, top - 20, z + depth * 0.06],
      [x, top - 20, z + depth * 0.06],
    ) +
    threads(stage, 3, tone.dark, [
      [
        [x, top - drop * 0.88, z - 28],
        [x + wide, top - drop * 0.88, z - 28],
      ],
    ])
  );
}

function ironingBoard(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const top = (share: number, across: number, y: number) => stage.at([width * share, y, depth * across]);
  const shape: Point[] = [
    top(0, 0.5, height),
    top(0.06, 0.22, height),
    top(0.3, 0, height),
    top(0.9, 0, height),
    top(1, 0.1, height),
    top(1, 0.9, height),
    top(0.9, 1, height),
    top(0.3, 1, height),
    top(0.06, 0.78, height),
    top(0, 0.5, height),
  ];
  const [start] = shape;
  const d = `M${px(start?.[0] ?? 0)} ${px(start?.[1] ?? 0)}${bending(shape)}z`;
  const legs: Place[][] = [
    [
      [width * 0.24, 0, depth * 0.2],
      [width * 0.74, height, depth * 0.3],
    ],
    [
      [width * 0.24, 0, depth * 0.8],
      [width * 0.74, height, depth * 0.7],
    ],
    [
      [width * 0.8, 0, depth * 0.5],
      [width * 0.3, height, depth * 0.5],
    ],
    [
      [width * 0.24, 0, depth * 0.02],
      [width * 0.24, 0, depth * 0.98],
    ],
    [
      [width * 0.8, 0, depth * 0.1],
      [width * 0.8, 0, depth * 0.9],
    ],
  ];
  return (
    bars(stage, 26, trim, legs) +
    path(d, main.dark, { transform: 'translate(0 9)' }) +
    path(d, main.base) +
    path(d, main.light, { opacity: '.5', transform: 'translate(0 -2)' }) +
    iron(sitter)
  );
}

function iron({ stage, width, depth, height }: Sitter): string {
  const [x, y] = stage.at([width * 0.72, height, depth * 0.45]);
  const plate = `M${px(x - 52)} ${px(y + 4)}q12-26 46-28l44 4q8 2 8 10l2 22z`;
  const grip = `M${px(x - 8)} ${px(y - 22)}q4-26 32-26q22 0 24 26`;
  const tone = toneOf('#c8d3d8');
  return (
    path(plate, tone.base) +
    path(`M${px(x - 52)} ${px(y + 4)}l100 8v7l-102-9z`, tone.deep) +
    path(grip, 'none', { stroke: '#5d6f7a', 'stroke-width': 9 })
  );
}
