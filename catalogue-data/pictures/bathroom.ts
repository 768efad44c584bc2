import { airers } from './airers.ts';
import type { Family, Sitter } from './drawing.ts';
import { laundry } from './laundry.ts';
import { mix } from './palette.ts';
import { bar, brass, threads, wallShadow } from './parts.ts';
import { box, disc, sheet, thrown, turned } from './solids.ts';
import type { Place } from './space.ts';
import { circle, fallShade, line, outline, path, rect, seeThrough } from './svg.ts';
import { whiteAndSteel } from './usual-colours.ts';

export const bathroom: Family = {
  ...laundry,
  ...airers,
  'shower curtain': {
    usual: { width: 500, depth: 100, height: 500 },
    colours: whiteAndSteel,
    shadow: 'none',
    draw: showerCurtain,
  },
  'bathroom cabinet': {
    usual: { width: 600, depth: 160, height: 700 },
    colours: whiteAndSteel,
    view: { turn: 18, tilt: 10 },
    shadow: 'none',
    draw: bathroomCabinet,
  },
  'soap dispenser': {
    usual: { width: 78, depth: 78, height: 180 },
    colours: { main: '#e6dfd3', trim: '#c4a052' },
    draw: soapDispenser,
  },
  'toilet brush': {
    usual: { width: 105, depth: 105, height: 390 },
    colours: { main: '#e6dfd3', trim: '#b9bdc0' },
    draw: toiletBrush,
  },
};

function showerCurtain({ main, trim, words, chance }: Sitter): string {
  const folds = [0, 1, 2, 3, 4, 5, 6];
  const body =
    'M92 92H372c-3 110 4 210 1 314q-14 8-26 0t-32 0-32 0-32 0-32 0-32 0-32 0-32 0-32 0c4-110-4-210 0-314z';
  const shade = folds
    .map((fold) => `M${100 + fold * 39} 96c-3 110 5 210 0 308h13c5-98-4-198 0-308z`)
    .join('');
  const rings = folds
    .concat(7)
    .map((fold) => circle([98 + fold * 38.5, 80], 8, 'none', { stroke: trim.dark, 'stroke-width': 2.6 }))
    .join('');
  const pale = mix(main.base, '#35506b', 0.4);
  const printed = /strip|print|leaf|botanic|wave|dot|pattern/.test(words) || chance.between(0, 1) > 0.6;
  const bands = printed
    ? [346, 366, 380]
        .map((y, index) => rect([95, y], 277, index === 0 ? 12 : 5, pale, 0, { opacity: '.6' }))
        .join('')
    : '';
  return (
    path('M40 372H440V470H40z', '#fbfaf7') +
    path('M40 372H440V384H40z', '#dcd8d0') +
    line(
      [
        [40, 72],
        [440, 72],
      ],
      trim.dark,
      9,
    ) +
    line(
      [
        [40, 70],
        [440, 70],
      ],
      trim.light,
      3.6,
    ) +
    path(body, main.base) +
    path(shade, main.dark, { opacity: '.45' }) +
    bands +
    path(body, fallShade) +
    rings
  );
}

function bathroomCabinet(sitter: Sitter): string {
  const { stage, width, depth, height, main } = sitter;
  const doors = width > 480 && height <= width * 1.8 ? 2 : 1;
  const each = (width - 24) / doors;
  const corners: Place[] = [
    [0, 0, depth],
    [width, 0, depth],
    [width, height, depth],
    [0, height, depth],
  ];
  const back = outline(corners.map((place) => stage.at(place)));
  const fronts = Array.from({ length: doors }, (_, index) => cabinetDoor(sitter, 12 + index * each, each));
  const pulls = (doors === 2 ? [0.46, 0.54] : [0.88]).map((share): Place[] => [
    [width * share, height * 0.42, 0],
    [width * share, height * 0.54, 0],
  ]);
  return (
    wallShadow(back) +
    box(stage, [0, 0, 0], [width, height, depth], main) +
    fronts.join('') +
    threads(stage, 3.4, brass.base, pulls)
  );
}

function soapDispenser({ stage, width, height, main, trim, chance }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width * 0.46];
  const body = height * 0.68;
  const shape = chance.pick<readonly number[]>([
    [r * 0.94, 0, r, body * 0.1, r, body * 0.8, r * 0.9, body * 0.94, r * 0.4, body],
    [r * 0.8, 0, r, body * 0.3, r * 0.86, body * 0.7, r * 0.46, body * 0.92, r * 0.4, body],
  ]);
  const neck = body + height * 0.06;
  return (
    thrown(stage, [x, 0, z], main.base, shape) +
    turned(stage, [x, body, z], trim.base, [r * 0.44, 0, r * 0.44, height * 0.06]) +
    bar(stage, r * 0.24, trim, [x, neck, z], [x, height * 0.92, z]) +
    bar(
      stage,
      r * 0.34,
      trim,
      [x + r * 0.3, height * 0.93, z],
      [x - r * 0.5, height * 0.94, z],
      [x - r * 1.05, height * 0.9, z],
    )
  );
}

function toiletBrush({ stage, width, height, main, trim }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width * 0.47];
  const cup = height * 0.4;
  return (
    thrown(stage, [x, 0, z], main.base, [r * 0.92, 0, r, cup * 0.1, r, cup * 0.9, r * 0.96, cup]) +
    disc(stage, [x, cup, z], r * 0.96, main.light) +
    disc(stage, [x, cup - 3, z], r * 0.86, main.deep) +
    turned(stage, [x, cup - 6, z], trim.base, [r * 0.84, 0, r * 0.8, 10, r * 0.2, 22]) +
    bar(stage, 13, trim, [x, cup + 12, z], [x, height * 0.96, z]) +
    bar(stage, 20, trim, [x, height * 0.84, z], [x, height * 0.98, z])
  );
}

/** A door of wood or of mirror glass. */
function cabinetDoor({ stage, height, main, words }: Sitter, x: number, width: number): string {
  const [left, right, low, top] = [x + 4, x + width - 4, 12, height - 12];
  const edge: Place[] = [
    [left, low, 0],
    [right, low, 0],
    [right, top, 0],
    [left, top, 0],
    [left, low, 0],
  ];
  const glint: Place[] = [
    [x + width * 0.2, height * 0.9, 0],
    [x + width * 0.5, height * 0.9, 0],
    [x + width * 0.32, height * 0.3, 0],
    [x + width * 0.06, height * 0.3, 0],
  ];
  const joint = threads(stage, 1.6, main.dark, [edge]);
  if (!/mirror/.test(words)) return joint;
  return sheet(stage, '#cfdde0', ...edge) + seeThrough(sheet(stage, '#ffffff', ...glint), '.4') + joint;
}
