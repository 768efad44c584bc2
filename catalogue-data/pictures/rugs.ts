import type { Family, Sitter } from './drawing.ts';
import { mix, type Tone, toneOf } from './palette.ts';
import { threads } from './parts.ts';
import { playRug, sheepskin } from './playful-rugs.ts';
import { motifs } from './rug-patterns.ts';
import { box, disc, sheet, slab } from './solids.ts';
import { fromAbove, type Place } from './space.ts';
import { px } from './svg.ts';

const wool = { main: '#d8cab1', trim: '#7b6a58' };
const flat = { view: { ...fromAbove, tilt: 38 }, colours: wool };

export const rugs: Family = {
  rug: { ...flat, usual: { width: 1700, depth: 2400, height: 14 }, draw: rug },
  runner: { ...flat, usual: { width: 750, depth: 2400, height: 12 }, draw: rug },
  doormat: {
    ...flat,
    usual: { width: 750, depth: 450, height: 22 },
    colours: { main: '#a07a4c', trim: '#3a393b' },
    longSideFront: true,
    draw: doormat,
  },
  'bath mat': { ...flat, usual: { width: 800, depth: 500, height: 26 }, longSideFront: true, draw: bathMat },
  'outdoor rug': { ...flat, usual: { width: 1600, depth: 2300, height: 6 }, draw: outdoorRug },
  'sheepskin rug': {
    ...flat,
    usual: { width: 650, depth: 1000, height: 60 },
    colours: { main: '#ece6d9', trim: '#97989a' },
    draw: sheepskin,
  },
  "children's rug": { ...flat, usual: { width: 1200, depth: 1600, height: 12 }, draw: playRug },
  'rug pad': {
    ...flat,
    usual: { width: 1600, depth: 2300, height: 10 },
    colours: { main: '#b3aca0', trim: '#97989a' },
    draw: rugPad,
  },
};

function rug(sitter: Sitter): string {
  if (sitter.round) return roundRug(sitter);
  const { stage, width, depth, main, words, chance } = sitter;
  const fringed = /fring|tassel|kilim|berber|persian/.test(words) || chance.between(0, 1) > 0.55;
  return (
    (fringed ? fringe(sitter) : '') +
    box(stage, [0, 0, 0], [width, 14, depth], flatTone(main)) +
    motifs(sitter, depth)
  );
}

/** A rug is nearly all upper side, which therefore carries its colour unlightened. */
export function flatTone(tone: Tone): Tone {
  return { ...tone, light: tone.base, base: tone.dark };
}

function fringe({ stage, width, depth }: Sitter): string {
  const count = 22;
  const strands = Array.from({ length: count }, (_, index) => (width * (index + 0.5)) / count).flatMap(
    (x): Place[][] => [
      [
        [x, 0, 0],
        [x + 6, 0, -width * 0.045],
      ],
      [
        [x, 0, depth],
        [x + 6, 0, depth + width * 0.045],
      ],
    ],
  );
  return threads(stage, 1.8, '#efe6d4', strands);
}

function roundRug(sitter: Sitter): string {
  const { stage, width, main } = sitter;
  const [x, r] = [width / 2, width / 2];
  const pale = mix(main.base, '#fffaf0', 0.5);
  const rings: readonly [number, string][] = [
    [0.92, pale],
    [0.86, main.base],
    [0.58, main.dark],
    [0.54, main.base],
    [0.24, pale],
    [0.19, main.base],
  ];
  return (
    slab(stage, [x, 0, x], r, 14, flatTone(main)) +
    rings.map(([share, colour]) => disc(stage, [x, 14, x], r * share, colour)).join('')
  );
}

function outdoorRug(sitter: Sitter): string {
  if (sitter.round) return roundRug(sitter);
  const { stage, width, depth, main, words, chance } = sitter;
  const pale = /white|cream|ivory/.test(words) ? '#f1eee7' : mix(main.base, '#fffaf0', 0.66);
  const bands = [0.06, 0.2, 0.34, 0.5, 0.64, 0.78].map((share) => {
    const [from, to] = [depth * share, depth * (share + chance.pick([0.05, 0.08]))];
    return sheet(stage, pale, [0, 6, from], [width, 6, from], [width, 6, to], [0, 6, to]);
  });
  const hem: Place[] = [
    [0, 8, 0],
    [width, 8, 0],
    [width, 8, depth],
    [0, 8, depth],
    [0, 8, 0],
  ];
  return (
    box(stage, [0, 0, 0], [width, 6, depth], flatTone(main)) +
    bands.join('') +
    threads(stage, 3, main.dark, [hem])
  );
}

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
