import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { brass, glow, linen, wallShadow } from './parts.ts';
import { type Profile, ringsOf, stretched, thrown } from './solids.ts';
import { squareOn } from './space.ts';
import { circle, ellipse, type Point, px, rect, roundShade, shadedPath, stroke } from './svg.ts';

const glass = toneOf('#f4ead3');

/** Lamps that stand on nothing. */
export const hangingLamps: Family = {
  'pendant light': {
    usual: { width: 420, depth: 420, height: 380 },
    colours: { main: '#4b4e53', trim: '#c4a052' },
    shadow: 'none',
    draw: pendant,
  },
  'wall light': {
    usual: { width: 160, depth: 200, height: 280 },
    colours: { main: '#c4a052', trim: '#3a393b' },
    shadow: 'none',
    view: squareOn,
    draw: wallLight,
  },
  'ceiling light': {
    usual: { width: 460, depth: 460, height: 180 },
    colours: { main: '#f0e6d2', trim: '#c4a052' },
    shadow: 'none',
    draw: ceilingLight,
  },
  'string lights': {
    usual: { width: 400, depth: 100, height: 300 },
    colours: { main: '#3a393b', trim: '#c4a052' },
    shadow: 'none',
    draw: stringLights,
  },
};

/** Shades of pendants, as shares of width and height. */
const shades: readonly [Profile, ...Profile[]] = [
  [0.5, 0, 0.47, 0.3, 0.28, 0.76, 0.05, 1],
  [0.5, 0, 0.34, 0.4, 0.17, 0.8, 0.06, 1],
  [0.24, 0, 0.46, 0.3, 0.44, 0.6, 0.16, 0.94, 0.06, 1],
  [0.48, 0, 0.5, 0.3, 0.44, 0.7, 0.2, 0.94, 0.05, 1],
];

function pendant(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance, words } = sitter;
  const [x, z] = [width / 2, depth / 2];
  const [cx, cy] = stage.at([x, height, z]);
  const shape = stretched(chance.pick(shades), width, height);
  const spread = width * 0.62 * stage.scale;
  const woven = /rattan|bamboo|seagrass|wicker|jute|cane|paper|rice/.test(words);
  return (
    stroke(`M${px(cx)} 0V${px(cy)}`, '#3a393b', 2.6) +
    glow(stage.at([x, height * 0.1, z]), spread, spread * 0.62) +
    thrown(stage, [x, 0, z], main.base, shape) +
    (woven ? hoops(sitter, shape) : '') +
    rect([cx - 6, cy - 12], 12, 16, brass.base, 3) +
    stroke(hoop(sitter, shape[0] ?? 0, 0), '#ffe7b0', 3)
  );
}

/** The near half of a level ring around the lamp. */
function hoop({ stage, width, depth }: Sitter, radius: number, height: number): string {
  const [cx, cy] = stage.at([width / 2, height, depth / 2]);
  const r = radius * stage.scale * 0.98;
  return `M${px(cx - r)} ${px(cy)}a${px(r)} ${px(r * stage.flatness)} 0 0 0 ${px(2 * r)} 0`;
}

function hoops(sitter: Sitter, shape: Profile): string {
  const rings = ringsOf(shape);
  const woven = rings.slice(1).flatMap((ring, index) => {
    const below = rings[index] ?? ring;
    return [0.33, 0.66, 1].map((share) => {
      const between = (from: number, to: number) => from + (to - from) * share;
      return hoop(sitter, between(below.radius, ring.radius), between(below.height, ring.height));
    });
  });
  return stroke(woven.join(''), sitter.main.deep, 1, { opacity: '.7' });
}

function wallLight({ stage, width, height, main, chance }: Sitter): string {
  const x = width / 2;
  const plate = stage.at([x, height * 0.3, 0]);
  const radius = chance.between(56, 70);
  const head: Point = [plate[0], plate[1] - radius * 1.75];
  const disk = `M${px(plate[0] - 30)} ${px(plate[1])}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`;
  return (
    glow(head, radius * 1.7, radius * 1.6) +
    wallShadow(disk) +
    circle(plate, 31, main.dark) +
    circle([plate[0] - 2, plate[1] - 2], 29, main.base) +
    shadedPath(`M${px(plate[0] - 6)} ${px(plate[1])}h12v${px(-radius)}h-12z`, main.base) +
    chance.pick([globeHead, coneShade])(head, radius, main)
  );
}

function globeHead([x, y]: Point, radius: number, tone: Tone): string {
  const collar = `M${px(x - radius * 0.5)} ${px(y + radius * 0.84)}h${px(radius)}v${px(radius * 0.26)}h${px(-radius)}z`;
  return (
    circle([x, y], radius, glass.base) +
    circle([x, y], radius, roundShade, { opacity: '.5' }) +
    circle([x - radius * 0.15, y - radius * 0.1], radius * 0.5, '#fff6df') +
    shadedPath(collar, tone.base)
  );
}

function coneShade([x, y]: Point, radius: number, tone: Tone): string {
  const cloth = `M${px(x - radius * 0.66)} ${px(y - radius)}h${px(radius * 1.32)}L${px(x + radius)} ${px(y + radius)}H${px(x - radius)}z`;
  return shadedPath(cloth, linen.base) + rect([x - radius, y + radius - 5], radius * 2, 5, tone.base);
}

function ceilingLight({ width, height, main, chance }: Sitter): string {
  const half = 150;
  const deep = Math.min(120, Math.max(46, (height / width) * 240));
  const top = 116;
  const drum = `M${240 - half} ${top}V${px(top + deep)}a${half} 30 0 0 0 ${2 * half} 0V${top}z`;
  const bowl = `M${240 - half} ${top}C${240 - half} ${px(top + deep * 1.5)} ${240 + half} ${px(top + deep * 1.5)} ${240 + half} ${top}z`;
  const body = chance.pick([drum, bowl]);
  const collar = `M${236 - half} ${top - 26}h${2 * half + 8}v28a${half} 22 0 0 1 -${2 * half + 8} 0z`;
  return (
    rect([0, 0], 480, 88, '#fffdf8', 0, { opacity: '.7' }) +
    rect([0, 88], 480, 4, '#3a2f2a', 0, { opacity: '.07' }) +
    glow([240, top + deep], 200, 120) +
    shadedPath(body, glass.base) +
    (body === drum ? ellipse([240, top + deep], half * 0.92, 25, '#fff6df') : '') +
    shadedPath(collar, main.base)
  );
}

function stringLights({ main, chance }: Sitter): string {
  const sag = chance.between(96, 132);
  const rows = [
    { y: 92, drop: sag },
    { y: 206, drop: sag * 0.8 },
    { y: 306, drop: sag * 0.7 },
  ];
  const cords = rows.map(({ y, drop }) => {
    const low = px(y + drop);
    return `M-10 ${y}Q115 ${low} 240 ${y}Q365 ${low} 490 ${y}`;
  });
  const hung = rows.flatMap(({ y, drop }) => bulbPlaces(y, drop));
  const dots = (down: number) => hung.map(([x, y]) => `M${px(x)} ${px(y + down)}h0`).join('');
  return (
    stroke(dots(24), '#ffe4a3', 56, { opacity: '.22' }) +
    stroke(dots(24), '#ffe4a3', 38, { opacity: '.4' }) +
    stroke(cords.join(''), main.base, 2.6) +
    stroke(dots(6), main.base, 9) +
    stroke(dots(22), '#fff3cf', 22)
  );
}

/** Where the bulbs of a row hang: four on each of its two swags. */
function bulbPlaces(y: number, drop: number): Point[] {
  return [-10, 240].flatMap((from) =>
    [0.14, 0.38, 0.62, 0.86].map((t): Point => [from + t * 250, y + 2 * t * (1 - t) * drop]),
  );
}
