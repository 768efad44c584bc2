import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { bar, blackened, bow } from './parts.ts';
import { disc, thrown, turned } from './solids.ts';
import type { Place } from './space.ts';
import { circle } from './svg.ts';
import { steelAndBlack } from './usual-colours.ts';

/** What stands on the stove. */
export const cookware: Family = {
  saucepan: {
    usual: { width: 200, depth: 200, height: 150 },
    colours: steelAndBlack,
    room: (pan) => ({ width: pan.width * 1.45, depth: pan.depth, height: pan.height * 1.1 }),
    draw: saucepan,
  },
  'frying pan': {
    usual: { width: 280, depth: 280, height: 60 },
    colours: { main: '#3a393b', trim: '#b9bdc0' },
    view: { turn: 27, tilt: 30 },
    room: (pan) => ({ width: pan.width * 1.42, depth: pan.depth, height: pan.height }),
    draw: fryingPan,
  },
  'casserole dish': {
    usual: { width: 270, depth: 270, height: 170 },
    colours: { main: '#a6532f', trim: '#c4a052' },
    draw: casserole,
  },
  kettle: { usual: { width: 230, depth: 200, height: 230 }, colours: steelAndBlack, draw: kettle },
};

/** The tone of a pan's handle: of wood where wood is named, else of metal. */
function handleOf({ words, main }: Sitter) {
  if (/wood|oak|walnut|acacia|beech|bamboo/.test(words)) return toneOf('#a46d40');
  return main.base === blackened.base ? toneOf('#2b2a2c') : blackened;
}

function saucepan(sitter: Sitter): string {
  const { stage, width, height, main } = sitter;
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const grip = handleOf(sitter);
  const rim = height * 0.86;
  const lid = [r * 1.03, 0, r * 1.03, height * 0.03, r * 0.6, height * 0.1, r * 0.14, height * 0.13];
  return (
    thrown(stage, [x, 0, z], main.base, [r * 0.94, 0, r, height * 0.08, r, height * 0.5, r, rim]) +
    turned(stage, [x, rim, z], main.base, lid) +
    thrown(stage, [x, rim + height * 0.12, z], grip.base, [
      r * 0.08,
      0,
      r * 0.17,
      height * 0.08,
      r * 0.12,
      height * 0.14,
    ]) +
    bar(
      stage,
      height * 0.13,
      grip,
      [width + 2, height * 0.74, z * 0.7],
      [width * 1.66, height * 0.86, z * 0.5],
    )
  );
}

function fryingPan(sitter: Sitter): string {
  const { stage, width, height, main } = sitter;
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const grip = handleOf(sitter);
  const inside = toneOf(mix(main.base, '#2b2a2c', 0.55));
  return (
    turned(stage, [x, 0, z], main.base, [r * 0.78, 0, r, height]) +
    disc(stage, [x, height, z], r, main.light) +
    disc(stage, [x, height - 2, z], r * 0.95, inside.dark) +
    disc(stage, [x, height * 0.5, z - 4], r * 0.8, inside.base) +
    bar(stage, 26, grip, [width * 0.95, height * 0.9, z * 0.62], [width * 1.62, height * 1.3, z * 0.36]) +
    circle(stage.at([width * 1.59, height * 1.3, z * 0.37]), 3, grip.deep)
  );
}

function casserole(sitter: Sitter): string {
  const { stage, width, height, main, trim } = sitter;
  const [x, z, r] = [width / 2, width / 2, width * 0.44];
  const rim = height * 0.62;
  const ear = (side: number): Place[] => [
    [x + side * r * 0.96, rim * 0.9, z - r * 0.28],
    [x + side * r * 1.2, rim * 0.94, z - r * 0.16],
    [x + side * r * 1.2, rim * 0.94, z + r * 0.16],
    [x + side * r * 0.96, rim * 0.9, z + r * 0.28],
  ];
  const lid = [
    r * 1.02,
    0,
    r * 1.02,
    height * 0.03,
    r * 0.9,
    height * 0.12,
    r * 0.4,
    height * 0.22,
    r * 0.12,
    height * 0.24,
  ];
  return (
    bow(stage, 22, main, ear(-1)) +
    thrown(stage, [x, 0, z], main.base, [r * 0.86, 0, r * 0.99, rim * 0.3, r, rim]) +
    thrown(stage, [x, rim, z], main.base, lid) +
    thrown(stage, [x, rim + height * 0.22, z], trim.base, [
      r * 0.07,
      0,
      r * 0.16,
      height * 0.07,
      r * 0.12,
      height * 0.12,
    ]) +
    bow(stage, 22, main, ear(1))
  );
}

function kettle(sitter: Sitter): string {
  const { stage, width, height, main, words } = sitter;
  const [x, z, r] = [width * 0.48, width * 0.44, width * 0.42];
  const grip = handleOf(sitter);
  const body = height * 0.62;
  const long = /gooseneck|pour/.test(words) ? 1.5 : 1.24;
  const spout: Place[] = [
    [x - r * 0.7, body * 0.4, z],
    [x - r * 1.1, body * 0.66, z],
    [x - r * long, body * 1.04, z],
  ];
  const arch: Place[] = [
    [x + r * 0.6, body * 0.9, z],
    [x + r * 0.56, body * 1.34, z],
    [x, height * 0.98, z],
    [x - r * 0.56, body * 1.34, z],
    [x - r * 0.6, body * 0.9, z],
  ];
  return (
    bow(stage, long > 1.3 ? 20 : 32, main, spout) +
    thrown(stage, [x, 0, z], main.base, [
      r * 0.86,
      0,
      r,
      body * 0.2,
      r * 0.9,
      body * 0.6,
      r * 0.52,
      body * 0.94,
      r * 0.44,
      body,
    ]) +
    thrown(stage, [x, body, z], main.dark, [r * 0.46, 0, r * 0.36, body * 0.07, r * 0.1, body * 0.1]) +
    disc(stage, [x, body * 1.12, z], r * 0.12, grip.base) +
    bow(stage, 19, grip, arch)
  );
}
