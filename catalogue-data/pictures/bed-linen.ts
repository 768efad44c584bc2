import type { Family, Sitter } from './drawing.ts';
import { mix, type Tone, toneOf } from './palette.ts';
import { sheets, thread, threads } from './parts.ts';
import { softBox } from './solids.ts';
import { bedView, type Place, type Stage } from './space.ts';
import { cream } from './usual-colours.ts';

const bed = { width: 1700, depth: 2100, height: 560 };

const pile = { width: 620, depth: 440, height: 360 };

/** What lies on a bed, or waits folded in the cupboard. */
export const bedLinen: Family = {
  'duvet cover set': { usual: bed, colours: cream, view: bedView, draw: duvetCoverSet },
  bedspread: { usual: bed, colours: cream, view: bedView, draw: bedspread },
  duvet: { usual: pile, colours: { main: '#f1eee7', trim: '#97989a' }, draw: duvet },
  'sheet set': { usual: pile, colours: cream, draw: sheetSet },
};

/** A made bed without its cover: the base, and pillows of the given tone that lean on each other. */
function dressedBed({ stage, width, depth }: Sitter, pillow: Tone): string {
  const half = (width - 80) / 2;
  const back = toneOf(mix(pillow.base, '#fffaf0', 0.35));
  const row = (z: number, tone: Tone, up: number) =>
    [0, 1].map((side) => softBox(stage, [44 + side * half, up, z], [half - 16, 300, 170], tone, 84)).join('');
  return (
    softBox(stage, [30, 30, 30], [width - 60, 380, depth - 40], sheets, 50) +
    row(depth - 220, back, 400) +
    row(depth - 420, pillow, 380)
  );
}

function duvetCoverSet(sitter: Sitter): string {
  const { stage, width, depth, main } = sitter;
  const inside = toneOf(mix(main.base, '#fffaf0', 0.45));
  return (
    dressedBed(sitter, main) +
    softBox(stage, [-20, 60, -20], [width + 40, 440, depth * 0.7], main, 110) +
    pattern(sitter, 496, depth * 0.6) +
    softBox(stage, [-20, 400, depth * 0.52], [width + 40, 130, depth * 0.18], inside, 62)
  );
}

/** Stripes or squares on the cover of a bed up to `reach`, or the creases of a plain one. */
function pattern({ stage, words, width, main }: Sitter, top: number, reach: number): string {
  const pale = mix(main.base, '#fffaf0', 0.6);
  const along = [0.1, 0.3, 0.5, 0.7, 0.9].map((share): Place[] => [
    [width * share, 110, -20],
    [width * share, top - 90, -18],
    [width * share, top, 70],
    [width * share, top, reach],
  ]);
  const across = [0.2, 0.42, 0.64, 0.86].map((share): Place[] => [
    [60, top, reach * share],
    [width - 60, top, reach * share],
    [width + 20, top - 90, reach * share],
    [width + 20, 130, reach * share],
  ]);
  if (/strip|ticking/.test(words)) return threads(stage, 5, pale, along);
  if (/check|gingham|plaid|tartan/.test(words))
    return threads(stage, 6, pale, [...along, ...across], { opacity: '.7' });
  return creases(stage, width, top, reach, main);
}

function bedspread(sitter: Sitter): string {
  const { stage, width, depth, main } = sitter;
  const [top, reach] = [476, depth * 0.98];
  const shares = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9];
  const diamonds = shares.flatMap((share): Place[][] => [
    [
      [width * share, top, 40],
      [width * Math.min(1, share + 0.5), top, reach * Math.min(1, (1 - share) * 1.1)],
    ],
    [
      [width * share, top, 40],
      [width * Math.max(0, share - 0.5), top, reach * Math.min(1, share * 1.1)],
    ],
    [
      [width * share, 60, -30],
      [width * share, top - 60, -28],
      [width * share, top, 40],
    ],
    [
      [width - 40, top, reach * share],
      [width + 28, top - 60, reach * share],
      [width + 30, 60, reach * share],
    ],
  ]);
  return (
    softBox(stage, [-30, 20, -30], [width + 60, 460, depth + 20], main, 90) +
    threads(stage, 1.8, main.dark, diamonds, { opacity: '.8' }) +
    [0.06, 0.52]
      .map((from) =>
        softBox(stage, [width * from, top - 10, depth - 380], [width * 0.42, 300, 190], main, 90),
      )
      .join('')
  );
}

function duvet({ stage, width, depth, main }: Sitter): string {
  const layers = [0, 130, 250];
  const puffs = layers.flatMap((y): Place[][] =>
    [0.27, 0.5, 0.73].map((share): Place[] => [
      [width * share, y + 18, 0],
      [width * share, y + 118, 0],
    ]),
  );
  const grid = [0.27, 0.5, 0.73].map((share): Place[] => [
    [width * share, 378, 16],
    [width * share, 378, depth - 20],
  ]);
  return (
    layers.map((y) => softBox(stage, [-y * 0.05, y, 0], [width, 132, depth], main, 58)).join('') +
    threads(stage, 2, main.dark, [
      ...puffs,
      ...grid,
      [
        [30, 378, depth * 0.5],
        [width - 30, 378, depth * 0.5],
      ],
    ])
  );
}

function sheetSet({ stage, width, depth, main, words }: Sitter): string {
  const ribbon = toneOf('#a97c4e');
  const fold = (y: number, tall: number, inset: number) =>
    softBox(stage, [inset, y, inset], [width - 2 * inset, tall, depth - 2 * inset], main, tall * 0.42);
  const folds = [0, 70, 140, 196, 246];
  const layers = folds.map((y, index) => fold(y, index < 3 ? 68 : 50, index < 3 ? 0 : 34));
  return (
    layers.join('') +
    (/strip/.test(words) ? ticking(stage, width, depth, main) : '') +
    bow(stage, width, depth, ribbon)
  );
}

function ticking(stage: Stage, width: number, depth: number, tone: Tone): string {
  const lines = [0.2, 0.35, 0.65, 0.8].map((share): Place[] => [
    [width * share, 10, 0],
    [width * share, 200, 0],
    [width * share, 296, 40],
    [width * share, 296, depth - 44],
  ]);
  return threads(stage, 2.4, mix(tone.base, '#fffaf0', 0.6), lines);
}

function bow(stage: Stage, width: number, depth: number, tone: Tone): string {
  const x = width / 2;
  const loop = (side: number): Place[] => [
    [x, 300, depth / 2],
    [x + side * 74, 340, depth / 2 - 30],
    [x + side * 70, 300, depth / 2 - 60],
    [x, 300, depth / 2],
  ];
  return (
    thread(stage, 11, tone.base, [x, 8, -4], [x, 196, -4], [x, 300, 34], [x, 300, depth - 40]) +
    threads(stage, 7, tone.dark, [loop(-1), loop(1)])
  );
}

/** Where the cloth of a plain cover gathers and falls. */
function creases(stage: Stage, width: number, top: number, reach: number, tone: Tone): string {
  const folds: Place[][] = [
    [
      [width * 0.16, top, reach * 0.86],
      [width * 0.3, top, reach * 0.5],
      [width * 0.24, top, reach * 0.3],
    ],
    [
      [width * 0.78, top, reach * 0.9],
      [width * 0.66, top, reach * 0.62],
    ],
    [
      [width * 0.54, top, reach * 0.34],
      [width * 0.62, top, reach * 0.14],
      [width * 0.6, top - 120, -20],
    ],
    [
      [width * 0.24, top - 100, -20],
      [width * 0.2, 130, -20],
    ],
    [
      [width * 0.86, top - 130, -20],
      [width * 0.9, 130, -20],
    ],
  ];
  return threads(stage, 9, tone.dark, folds, { opacity: '.2' });
}
