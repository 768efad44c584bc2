import type { Sitter } from './drawing.ts';
import { mix } from './palette.ts';
import { threads } from './parts.ts';
import { bending, box, disc, sheet, slab } from './solids.ts';
import type { Place } from './space.ts';
import { type Point, path, plumpShade, px, stroke } from './svg.ts';

/** A fleece: narrow neck, broad flanks, and locks of wool along its edge. */
export function sheepskin({ stage, width, depth, main, chance }: Sitter): string {
  const half: readonly Point[] = [
    [0.2, 0.02],
    [0.46, 0.02],
    [0.42, 0.28],
    [0.46, 0.56],
    [0.52, 0.8],
    [0.26, 0.84],
    [0.14, 0.97],
  ];
  const spot = ([across, along]: Point, side: number) =>
    stage.at([width * (0.5 + side * across * chance.between(0.94, 1.04)), 0, depth * along]);
  const right = half.map((point) => spot(point, 1));
  const left = half.map((point) => spot(point, -1)).toReversed();
  const [start = [0, 0] as const] = right;
  const d = `M${px(start[0])} ${px(start[1])}${bending([...right, ...left, start])}z`;
  const locks = Array.from({ length: 18 }, () => {
    const [x, y] = stage.at([width * chance.between(0.16, 0.84), 0, depth * chance.between(0.12, 0.84)]);
    return `M${px(x)} ${px(y)}q5-8 11-1`;
  });
  const curls = { 'stroke-width': 17, 'stroke-dasharray': '0 11' };
  return (
    path(d, main.dark, { ...curls, stroke: main.dark, transform: 'translate(1 7)' }) +
    path(d, main.base, { ...curls, stroke: main.base }) +
    path(d, plumpShade) +
    stroke(locks.join(''), main.dark, 2.2, { opacity: '.7' })
  );
}

const candy = ['#d98b6a', '#e0b65a', '#7fa58f', '#7b9ac0', '#c58fa0'] as const;

/** A rug to play on: a rainbow, hills and clouds, or a town's streets. */
export function playRug(sitter: Sitter): string {
  const { stage, width, depth, main, round, chance, words } = sitter;
  const tone = { ...main, light: main.base, base: main.dark };
  const ground = round
    ? slab(stage, [width / 2, 0, width / 2], width / 2, 12, tone)
    : box(stage, [0, 0, 0], [width, 12, depth], tone);
  const back = round ? width : depth;
  if (/road|street|town|city|track/.test(words)) return ground + streets(sitter, back);
  if (/star|moon|space|night/.test(words)) return ground + stars(sitter, back);
  return ground + chance.pick([rainbow, stars, dots])(sitter, back);
}

function rainbow({ stage, width }: Sitter, depth: number): string {
  const [x, z] = [width / 2, depth * 0.26];
  const arcs = candy.map((colour, index) => {
    const r = width * (0.38 - index * 0.062);
    const arch = Array.from({ length: 13 }, (_, step): Place => {
      const angle = (Math.PI * step) / 12;
      return [x + r * Math.cos(angle), 14, z + r * 1.25 * Math.sin(angle)];
    });
    return threads(stage, width * 0.056 * stage.scale, colour, [arch]);
  });
  const cloud = [-0.36, -0.26, 0.24, 0.34].map((share) =>
    disc(stage, [x + width * share, 16, z], width * 0.09, '#fbf7ee'),
  );
  return arcs.join('') + cloud.join('');
}

function stars({ stage, width, main, chance }: Sitter, depth: number): string {
  const pale = mix(main.base, '#fffaf0', 0.7);
  const places = [
    [0.24, 0.2],
    [0.7, 0.16],
    [0.5, 0.42],
    [0.22, 0.62],
    [0.76, 0.56],
    [0.46, 0.82],
  ] as const;
  return places
    .map(([x, z], index) => {
      const points = Array.from({ length: 10 }, (_, step): Place => {
        const angle = (Math.PI * step) / 5;
        const r = width * (step % 2 === 0 ? 0.09 : 0.04);
        return [width * x + r * Math.sin(angle), 14, depth * z + r * Math.cos(angle)];
      });
      return sheet(stage, index % 2 === 0 ? pale : chance.pick(candy), ...points);
    })
    .join('');
}

function dots({ stage, width, chance }: Sitter, depth: number): string {
  const places = [
    [0.2, 0.16],
    [0.56, 0.14],
    [0.8, 0.3],
    [0.36, 0.38],
    [0.66, 0.52],
    [0.22, 0.62],
    [0.5, 0.76],
    [0.78, 0.8],
    [0.26, 0.86],
  ] as const;
  return places
    .map(([x, z]) =>
      disc(stage, [width * x, 14, depth * z], width * chance.between(0.06, 0.1), chance.pick(candy)),
    )
    .join('');
}

function streets({ stage, width }: Sitter, depth: number): string {
  const road: Place[][] = [
    [
      [width * 0.24, 14, 10],
      [width * 0.24, 14, depth * 0.98],
    ],
    [
      [10, 14, depth * 0.36],
      [width * 0.98, 14, depth * 0.36],
    ],
    [
      [width * 0.72, 14, depth * 0.36],
      [width * 0.72, 14, depth * 0.98],
    ],
  ];
  const homes = [
    [0.36, 0.5],
    [0.36, 0.74],
    [0.8, 0.1],
    [0.44, 0.1],
  ] as const;
  return (
    threads(stage, width * 0.1 * stage.scale, '#74787a', road) +
    threads(stage, 1.6, '#f6f1e4', road, { 'stroke-dasharray': '8 7' }) +
    homes
      .map(([x, z], index) => {
        const [left, near, w, d] = [width * x, depth * z, width * 0.18, depth * 0.13];
        return sheet(
          stage,
          candy[index] ?? candy[0],
          [left, 14, near],
          [left + w, 14, near],
          [left + w, 14, near + d],
          [left, 14, near + d],
        );
      })
      .join('')
  );
}
