import type { Family, Sitter } from './drawing.ts';
import { isGreen, type Tone, toneOf } from './palette.ts';
import { bar } from './parts.ts';
import { foliage, twigs } from './plants.ts';
import { disc, type Profile, ringsOf, slab, stretched, thrown, turned } from './solids.ts';
import type { Place } from './space.ts';
import { ellipse, seeThrough } from './svg.ts';
import { clay } from './usual-colours.ts';
import { wallPieces } from './wall-pieces.ts';

export const decor: Family = {
  ...wallPieces,
  vase: {
    usual: { width: 180, depth: 180, height: 300 },
    colours: clay,
    room: (pot) => ({ ...pot, height: pot.height * 1.6 }),
    draw: vase,
  },
  'candle holder': {
    usual: { width: 110, depth: 110, height: 240 },
    colours: { main: '#c4a052', trim: '#c4a052' },
    room: (stick) => ({ ...stick, height: stick.height + candle }),
    draw: candleHolder,
  },
  'plant pot': {
    usual: { width: 240, depth: 240, height: 220 },
    colours: { main: '#bd694a', trim: '#bd694a' },
    room: (pot) => ({ ...pot, height: pot.height * 1.9 }),
    draw: plantPot,
  },
  'artificial plant': {
    usual: { width: 420, depth: 420, height: 900 },
    colours: { main: '#5f8759', trim: '#d8d0c2' },
    draw: artificialPlant,
  },
};

/** How far a candle stands out of its holder. */
const candle = 170;

/** Vases as shares of half the width and of the height. */
const vases: readonly [Profile, ...Profile[]] = [
  [0.5, 0, 0.92, 0.34, 0.7, 0.68, 0.3, 0.86, 0.4, 1],
  [0.62, 0, 0.7, 0.4, 0.86, 0.78, 0.76, 0.92, 0.7, 1],
  [0.44, 0, 0.96, 0.42, 0.94, 0.58, 0.4, 0.88, 0.34, 0.94, 0.4, 1],
  [0.7, 0, 0.74, 0.1, 0.6, 0.6, 0.34, 0.84, 0.5, 1],
];

function vase({ stage, width, depth, height, main, chance }: Sitter): string {
  const [x, z] = [width / 2, depth / 2];
  const shape = stretched(chance.pick(vases), width / 2, height);
  const mouth = shape.at(-2) ?? 0;
  const root = stage.at([x, height, z]);
  const rise = height * 0.62 * stage.scale;
  const buds = chance.pick(['#e9d9c6', '#d9a79a', '#c9b25f', '#f3efe6']);
  const posy =
    chance.between(0, 1) > 0.35
      ? twigs(root, rise, chance, buds)
      : foliage(root, { spread: rise * 0.62, rise, count: 5 }, chance);
  return (
    disc(stage, [x, height, z], mouth, main.deep) +
    posy +
    thrown(stage, [x, 0, z], main.base, shape) +
    ellipse(root, mouth * stage.scale, mouth * stage.scale * stage.flatness, 'none', {
      stroke: main.light,
      'stroke-width': 2.4,
    })
  );
}

function candleHolder(sitter: Sitter): string {
  const { stage, width, depth, height, main, words } = sitter;
  const [x, z, r] = [width / 2, depth / 2, width / 2];
  if (/tealight|tea light|votive|lantern|hurricane/.test(words)) return lantern(sitter);
  const stem = [
    1, 0, 0.96, 0.03, 0.34, 0.08, 0.16, 0.2, 0.24, 0.42, 0.14, 0.56, 0.14, 0.84, 0.42, 0.92, 0.36, 1,
  ];
  const tall =
    height < width * 1.2
      ? slab(stage, [x, 0, z], r, height * 0.6, main)
      : thrown(stage, [x, 0, z], main.base, stretched(stem, r, height));
  return tall + taper(sitter, [x, height < width * 1.2 ? height * 0.6 : height, z]);
}

function taper({ stage }: Sitter, [x, y, z]: Place): string {
  const tip = y + candle * 0.74;
  const [fx, fy] = stage.at([x, tip + 26, z]);
  return (
    ellipse([fx, fy], 60, 60, 'url(#glow)') +
    turned(stage, [x, y - 4, z], '#f3ead8', [11, 0, 10, candle * 0.74]) +
    ellipse([fx, fy], 5, 13, '#ffd27a') +
    ellipse([fx, fy + 3], 2.6, 7, '#fff6df')
  );
}

/** A candle behind glass or in a cup. */
function lantern({ stage, width, depth, height, main }: Sitter): string {
  const [x, z, r] = [width / 2, depth / 2, width * 0.48];
  const [fx, fy] = stage.at([x, height * 0.66, z]);
  return (
    slab(stage, [x, 0, z], r, height * 0.08, main) +
    turned(stage, [x, height * 0.08, z], '#f3ead8', [r * 0.5, 0, r * 0.5, height * 0.4]) +
    ellipse([fx, fy], 90, 90, 'url(#glow)') +
    ellipse([fx, fy], 7, 17, '#ffd27a') +
    seeThrough(turned(stage, [x, height * 0.08, z], '#e9f1ef', [r * 0.9, 0, r * 0.9, height * 0.84]), '.32') +
    ellipse(
      stage.at([x, height * 0.92, z]),
      r * 0.9 * stage.scale,
      r * 0.9 * stage.scale * stage.flatness,
      'none',
      { stroke: main.base, 'stroke-width': 4 },
    )
  );
}

function pot(sitter: Sitter, [x, y, z]: Place, radius: number, tall: number, tone: Tone): string {
  const { stage, chance } = sitter;
  const shapes: readonly [Profile, ...Profile[]] = [
    [0.72, 0, 0.86, 0.5, 1, 1],
    [0.8, 0, 1, 0.24, 1, 0.7, 0.94, 1],
    [0.6, 0, 0.98, 0.34, 1, 0.7, 0.92, 1],
    [0.94, 0, 0.97, 0.5, 0.98, 1],
  ];
  const shape = stretched(chance.pick(shapes), radius, tall);
  const rim = ringsOf(shape).at(-1)?.radius ?? radius;
  return (
    thrown(stage, [x, y, z], tone.base, shape) +
    disc(stage, [x, y + tall, z], rim, tone.light) +
    disc(stage, [x, y + tall - 3, z], rim * 0.9, '#4a3b31')
  );
}

function plantPot(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const [x, z] = [width / 2, depth / 2];
  const root = stage.at([x, height * 0.96, z]);
  const rise = height * 0.95 * stage.scale;
  return (
    pot(sitter, [x, 0, z], width / 2, height, main) +
    foliage(root, { spread: rise * 0.7, rise, count: 7 }, chance)
  );
}

function artificialPlant(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, chance, words } = sitter;
  const [x, z] = [width / 2, depth / 2];
  const grown = /tree|olive|ficus|fig|palm/.test(words) || height > 1100;
  const tall = Math.min(height * 0.32, width * 0.6);
  const crown = grown ? height * 0.62 : tall;
  const root = stage.at([x, crown, z]);
  const rise = (height - crown) * stage.scale;
  const spread = Math.max(width * 0.55 * stage.scale, rise * 0.45);
  const green = isGreen(main.base);
  const leaves = green ? main : undefined;
  const trunk = grown ? bar(stage, 26, toneOf('#7a5f47'), [x, tall, z], [x, crown + 40, z]) : '';
  return (
    pot(sitter, [x, 0, z], Math.min(width * 0.34, tall * 0.7), tall, green ? trim : main) +
    trunk +
    foliage(root, { spread, rise: rise * 1.05, count: 9 }, chance, leaves) +
    foliage([root[0], root[1] + 8], { spread: spread * 0.8, rise: rise * 0.6, count: 6 }, chance)
  );
}
