import type { Family, Sitter } from './drawing.ts';
import { mix, type Tone } from './palette.ts';
import { bar, bars, blackened, threads } from './parts.ts';
import { sheet, slab } from './solids.ts';
import type { Place } from './space.ts';
import { fallShade, type Point, path, px, stroke } from './svg.ts';

/** What a summer afternoon is spent under, or in. */
export const shade: Family = {
  parasol: {
    usual: { width: 2700, depth: 2700, height: 2450 },
    colours: { main: '#efe0c2', trim: '#a7703f' },
    draw: parasol,
  },
  hammock: {
    usual: { width: 3000, depth: 1100, height: 1150 },
    colours: { main: '#d8c7a4', trim: '#a7703f' },
    longSideFront: true,
    draw: hammock,
  },
};

function parasol({ stage, width, height, main, trim, words }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const eaves = height * 0.76;
  const tip: Place = [x, height * 0.98, z];
  const rim = Array.from({ length: 9 }, (_, step): Place => {
    const angle = (step * Math.PI) / 4 + 0.2;
    return [x + r * Math.cos(angle), eaves, z + r * Math.sin(angle)];
  });
  const striped = /strip/.test(words);
  const panels = rim.slice(0, -1).map((from, index) => {
    const to = rim[index + 1] ?? from;
    const facing = Math.sin((index * Math.PI) / 4 + 0.6);
    const colour = striped && index % 2 === 0 ? mix(main.base, '#fffaf0', 0.75) : panelTone(facing, main);
    return { facing, drawn: sheet(stage, colour, tip, from, to) };
  });
  const valance = rim.slice(4, 9).map(([across, y, back]): Place => [across, y - 90, back]);
  return (
    slab(stage, [x, 0, z], r * 0.26, 70, blackened) +
    bar(stage, 52, trim, [x, 70, z], [x, height * 0.9, z]) +
    sheet(stage, main.deep, ...rim) +
    bar(stage, 52, trim, [x, height * 0.4, z], [x, eaves - 20, z]) +
    panels
      .toSorted((a, b) => b.facing - a.facing)
      .map(({ drawn }) => drawn)
      .join('') +
    sheet(stage, main.dark, ...rim.slice(4, 9), ...valance.toReversed()) +
    threads(
      stage,
      1.6,
      main.dark,
      rim.slice(0, -1).map((place) => [tip, place]),
    ) +
    bar(stage, 40, trim, tip, [x, height, z])
  );
}

function panelTone(facing: number, tone: Tone): string {
  return facing > 0.2 ? tone.light : tone.base;
}

function hammock(sitter: Sitter): string {
  const { stage, width, depth, height, trim, words } = sitter;
  const z = depth / 2;
  const hook = height * 0.9;
  const foot = (x: number): Place[] => [
    [x, 20, 0],
    [x, 20, depth],
  ];
  const stand = !/no stand|without stand/.test(words);
  const frame = stand
    ? bars(stage, 70, trim, [
        foot(width * 0.22),
        foot(width * 0.78),
        [
          [width * 0.22, 30, z],
          [width * 0.78, 30, z],
        ],
      ]) +
      bars(stage, 62, trim, [
        [
          [width * 0.24, 30, z],
          [0, hook, z],
        ],
        [
          [width * 0.76, 30, z],
          [width, hook, z],
        ],
      ])
    : '';
  return frame + sling(sitter, hook, z);
}

/** The cloth between two hooks, its ends gathered into cords. */
function sling({ stage, width, depth, height, main, words }: Sitter, hook: number, z: number): string {
  const at = (x: number, y: number, across: number) => stage.at([width * x, y, z + across * depth * 0.5]);
  const low = height * 0.34;
  const [nearLeft, nearRight] = [at(0.2, hook * 0.72, -0.9), at(0.8, hook * 0.72, -0.9)];
  const [farLeft, farRight] = [at(0.2, hook * 0.74, 0.9), at(0.8, hook * 0.74, 0.9)];
  const [nearLow, farLow] = [at(0.5, low * 0.5, -0.7), at(0.5, low * 0.9, 0.7)];
  const curve = ([x, y]: Point, [lowX, lowY]: Point, [endX, endY]: Point) =>
    `M${px(x)} ${px(y)}Q${px(lowX)} ${px(lowY)} ${px(endX)} ${px(endY)}`;
  const cloth = `${curve(nearLeft, nearLow, nearRight)}L${px(farRight[0])} ${px(farRight[1])}Q${px(farLow[0])} ${px(farLow[1])} ${px(farLeft[0])} ${px(farLeft[1])}z`;
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const rows = [0.2, 0.4, 0.6, 0.8].map((share) =>
    curve(
      between(nearLeft, farLeft, share),
      between(nearLow, farLow, share),
      between(nearRight, farRight, share),
    ),
  );
  const cord = (end: Point, near: Point, far: Point) =>
    [0, 0.33, 0.66, 1].map((share) => {
      const [x, y] = between(near, far, share);
      return `M${px(end[0])} ${px(end[1])}L${px(x)} ${px(y)}`;
    });
  const cords = [
    ...cord(stage.at([0, hook, z]), nearLeft, farLeft),
    ...cord(stage.at([width, hook, z]), nearRight, farRight),
  ];
  const stripe = /strip/.test(words) ? mix(main.base, '#fffaf0', 0.7) : main.dark;
  return (
    stroke(cords.join(''), '#d9cbb0', 1.8) +
    path(cloth, main.base) +
    path(cloth, fallShade) +
    stroke(rows.join(''), stripe, /strip/.test(words) ? 8 : 1.8) +
    stroke(curve(nearLeft, nearLow, nearRight), main.light, 4) +
    stroke(
      `M${px(nearLeft[0])} ${px(nearLeft[1])}L${px(farLeft[0])} ${px(farLeft[1])}M${px(nearRight[0])} ${px(nearRight[1])}L${px(farRight[0])} ${px(farRight[1])}`,
      '#8d6a45',
      6,
    )
  );
}
