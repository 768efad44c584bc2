import type { Family, Sitter } from './drawing.ts';
import { hangingLamps } from './hanging-lamps.ts';
import { type Tone, toneOf } from './palette.ts';
import { bar, bow, brass, glow, linen } from './parts.ts';
import { disc, type Profile, slab, stretched, thrown, turned } from './solids.ts';
import type { Place, Stage } from './space.ts';
import { circle } from './svg.ts';
import { blackAndBrass } from './usual-colours.ts';

export const lamps: Family = {
  ...hangingLamps,
  'floor lamp': { usual: { width: 420, depth: 420, height: 1580 }, colours: blackAndBrass, draw: floorLamp },
  'table lamp': {
    usual: { width: 330, depth: 330, height: 540 },
    colours: { main: '#c9bcab', trim: '#c4a052' },
    draw: tableLamp,
  },
  'reading lamp': {
    usual: { width: 200, depth: 320, height: 460 },
    colours: blackAndBrass,
    draw: readingLamp,
  },
  'desk lamp': { usual: { width: 460, depth: 200, height: 480 }, colours: blackAndBrass, draw: deskLamp },
};

interface Shade {
  readonly wide: number;
  readonly narrow: number;
  readonly height: number;
}

/** A lit shade: the glow around it, its cloth, and the light in its upper opening. */
function lampShade(stage: Stage, foot: Place, { wide, narrow, height }: Shade, cloth: Tone): string {
  const [x, y, z] = foot;
  const spread = wide * stage.scale;
  return (
    glow(stage.at([x, y + height / 2, z]), spread * 1.3, spread * 1.15) +
    turned(stage, foot, cloth.base, [wide, 0, narrow, height]) +
    disc(stage, [x, y + height, z], narrow * 0.97, '#fff6df') +
    disc(stage, [x, y + height - 6, z], narrow * 0.8, '#ffe7b0')
  );
}

function floorLamp(sitter: Sitter): string {
  if (sitter.width > 650) return arcLamp(sitter);
  const { stage, width, depth, height, main, words, chance } = sitter;
  const [x, z] = [width / 2, depth / 2];
  const shadeHeight = Math.min(height * 0.24, width * 0.8);
  const shadeFoot = height - shadeHeight;
  const wooden = /oak|walnut|ash|beech|wood|bamboo/.test(words);
  const narrow = width * chance.between(0.34, 0.44);
  const stand = wooden || /tripod/.test(words) ? threeLegs : pole;
  return (
    stand(stage, [x, shadeFoot, z], width, main) +
    lampShade(stage, [x, shadeFoot, z], { wide: width * 0.48, narrow, height: shadeHeight }, linen)
  );
}

function pole(stage: Stage, [x, top, z]: Place, width: number, tone: Tone): string {
  return slab(stage, [x, 0, z], width * 0.33, 26, tone) + bar(stage, 26, tone, [x, 26, z], [x, top, z]);
}

function threeLegs(stage: Stage, [x, top, z]: Place, width: number, tone: Tone): string {
  const spread = width * 0.43;
  const hub: Place = [x, top * 0.86, z];
  return (
    bar(stage, 28, tone, hub, [x, top, z]) +
    bar(stage, 34, tone, hub, [x, 0, z + spread]) +
    bar(stage, 34, tone, hub, [x - spread, 0, z - spread * 0.5]) +
    bar(stage, 34, tone, hub, [x + spread, 0, z - spread * 0.5])
  );
}

function arcLamp({ stage, width, depth, height, main, words }: Sitter): string {
  const z = depth / 2;
  const foot = /marble/.test(words) ? toneOf('#dcd8d2') : main;
  const shade = depth * 0.5;
  const end = width - shade;
  const arc = Array.from({ length: 7 }, (_, step): Place => {
    const angle = (Math.PI * step) / 6;
    const [reach, rise] = [(1 - Math.cos(angle)) / 2, Math.sin(angle)];
    return [shade + (end - shade) * reach, height * (0.66 + 0.32 * rise), z];
  });
  const rim = height * 0.66 - shade * 1.05;
  return (
    slab(stage, [shade, 0, z], depth * 0.46, 70, foot) +
    bow(stage, 28, main, [[shade, 70, z], [shade, height * 0.5, z], ...arc]) +
    glow(stage.at([end, rim, z]), shade * 1.5 * stage.scale, shade * stage.scale) +
    thrown(stage, [end, rim, z], main.base, [shade, 0, shade * 0.8, shade * 0.62, 30, shade * 1.05])
  );
}

/** Feet of table lamps, as shares of the lamp's width and the foot's height. */
const feet: readonly [Profile, ...Profile[]] = [
  [0.18, 0, 0.3, 0.28, 0.24, 0.6, 0.08, 0.9, 0.06, 1],
  [0.25, 0, 0.26, 0.4, 0.25, 0.8, 0.07, 0.94, 0.07, 1],
  [0.14, 0, 0.33, 0.4, 0.2, 0.76, 0.08, 0.9, 0.08, 1],
  [0.28, 0, 0.24, 0.07, 0.07, 0.2, 0.05, 0.6, 0.08, 1],
];

function tableLamp({ stage, width, depth, height, main, chance }: Sitter): string {
  const [x, z] = [width / 2, depth / 2];
  const bodyHeight = height * 0.58;
  const narrow = width * chance.between(0.28, 0.4);
  return (
    thrown(stage, [x, 0, z], main.base, stretched(chance.pick(feet), width, bodyHeight)) +
    bar(stage, 16, brass, [x, bodyHeight, z], [x, height * 0.66, z]) +
    lampShade(stage, [x, height * 0.61, z], { wide: width * 0.49, narrow, height: height * 0.38 }, linen)
  );
}

function readingLamp({ stage, width, depth, height, main, trim }: Sitter): string {
  const [x, z] = [width / 2, depth * 0.62];
  const top: Place = [x, height * 0.94, z];
  const tip: Place = [x, height * 0.8, depth * 0.2];
  const tube = height * 0.02 + 8;
  const foot = Math.min(width * 0.46, height * 0.22);
  return (
    slab(stage, [x, 0, z], foot, tube, main) +
    bar(stage, tube, main, [x, tube, z], top, tip) +
    circle(stage.at(top), 5, trim.base) +
    coneHead(stage, tip, Math.min(width * 1.1, height * 0.4), main)
  );
}

function deskLamp({ stage, width, depth, height, main, trim }: Sitter): string {
  const z = depth / 2;
  const elbow: Place = [width * 0.08, height * 0.6, z];
  const wrist: Place = [width * 0.68, height * 0.94, z];
  const head = Math.min(depth * 1.05, width * 0.5, height * 0.42);
  return (
    slab(stage, [width * 0.3, 0, z], Math.min(depth, width) * 0.42, 20, main) +
    bar(stage, 15, main, [width * 0.3, 20, z], elbow, wrist) +
    [elbow, wrist].map((joint) => circle(stage.at(joint), 5.5, trim.base)).join('') +
    coneHead(stage, [wrist[0] + width * 0.07, height * 0.92, z], head, main)
  );
}

/** A lamp's metal head, its light falling out below. */
function coneHead(stage: Stage, [x, y, z]: Place, size: number, tone: Tone): string {
  const height = size * 0.62;
  const profile = [0.48, 0, 0.42, 0.22, 0.24, 0.7, 0.12, 1, 0.1, 1.2];
  return (
    glow(stage.at([x, y - height * 1.3, z]), size * 0.66 * stage.scale, size * 0.5 * stage.scale) +
    thrown(stage, [x, y - height, z], tone.base, stretched(profile, size, height)) +
    disc(stage, [x, y + height * 0.2, z], size * 0.1, tone.light)
  );
}
