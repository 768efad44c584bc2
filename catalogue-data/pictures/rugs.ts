import type { Family, Sitter } from './drawing.ts';
import { mats } from './mats.ts';
import { flatTone, mix } from './palette.ts';
import { threads } from './parts.ts';
import { playRug, sheepskin } from './playful-rugs.ts';
import { motifs } from './rug-patterns.ts';
import { box, disc, sheet, slab } from './solids.ts';
import { floorView, type Place } from './space.ts';
import { wool } from './usual-colours.ts';

export const rugs: Family = {
  ...mats,
  rug: { view: floorView, colours: wool, usual: { width: 1700, depth: 2400, height: 14 }, draw: rug },
  runner: { view: floorView, colours: wool, usual: { width: 750, depth: 2400, height: 12 }, draw: rug },
  'outdoor rug': {
    view: floorView,
    colours: wool,
    usual: { width: 1600, depth: 2300, height: 6 },
    draw: outdoorRug,
  },
  'sheepskin rug': {
    view: floorView,

    usual: { width: 650, depth: 1000, height: 60 },
    colours: { main: '#ece6d9', trim: '#97989a' },
    draw: sheepskin,
  },
  "children's rug": {
    view: floorView,
    colours: wool,
    usual: { width: 1200, depth: 1600, height: 12 },
    draw: playRug,
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
