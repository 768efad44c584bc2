import { cookware } from './cookware.ts';
import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { brass, threads } from './parts.ts';
import { disc, softBox, thrown, turned } from './solids.ts';
import { fromAbove, type Place } from './space.ts';
import { circle, fallShade, path, plumpShade, px, seeThrough, shadedPath, stroke } from './svg.ts';
import { tableware } from './tableware.ts';

export const kitchen: Family = {
  ...cookware,
  ...tableware,
  'chopping board': {
    usual: { width: 400, depth: 270, height: 28 },
    colours: { main: '#c69d66', trim: '#b9bdc0' },
    view: fromAbove,
    longSideFront: true,
    draw: choppingBoard,
  },
  "chef's knife": {
    usual: { width: 330, depth: 60, height: 40 },
    colours: { main: '#3a393b', trim: '#b9bdc0' },
    shadow: 'none',
    draw: knife,
  },
  'storage jar': {
    usual: { width: 110, depth: 110, height: 190 },
    colours: { main: '#e6dfd3', trim: '#c69d66' },
    draw: storageJar,
  },
};

function choppingBoard(sitter: Sitter): string {
  const { stage, width, depth, height, main } = sitter;
  const inset = depth * 0.09;
  const groove: Place[] = [
    [inset, height, inset],
    [width - inset, height, inset],
    [width - inset, height, depth - inset],
    [inset, height, depth - inset],
    [inset, height, inset],
  ];
  const grain = [0.3, 0.46, 0.62, 0.78].map((share, index): Place[] => [
    [width * (0.14 + index * 0.04), height, depth * share],
    [width * (0.62 + index * 0.06), height, depth * share],
  ]);
  const tomato = (x: number, z: number, r: number) => {
    const [cx, cy] = stage.at([x, height + r * 0.8, z]);
    const size = r * stage.scale;
    return (
      circle([cx, cy], size, '#c2452f') +
      circle([cx, cy], size, plumpShade) +
      stroke(`M${px(cx)} ${px(cy - size * 0.8)}l-6-3m6 3l5-4`, '#4f7a45', 3)
    );
  };
  return (
    softBox(stage, [0, 0, 0], [width, height, depth], main, Math.min(10, height * 0.4)) +
    threads(stage, 1.3, main.base, grain) +
    threads(stage, 3, main.dark, [groove]) +
    disc(stage, [width * 0.92, height + 1, depth / 2], depth * 0.055, main.deep) +
    tomato(width * 0.3, depth * 0.52, depth * 0.14) +
    tomato(width * 0.46, depth * 0.64, depth * 0.12)
  );
}

function knife({ main, chance }: Sitter): string {
  const metal = toneOf('#d5d9da');
  const blade = 'M70 296L318 196L336 236C300 262 210 300 70 296z';
  const handle = 'M314 196q54-30 104-42q20-2 18 16q-4 18-24 26q-46 18-84 42z';
  const belly = px(chance.between(4, 10));
  return (
    stroke('M84 312C210 326 330 290 440 190', '#3a2f2a', 26, { opacity: '.3', filter: 'url(#soft)' }) +
    shadedPath(blade, metal.base, fallShade) +
    path(`M70 296C210 300 300 262 336 236l-${belly}-14C280 250 190 286 70 296z`, '#f4f6f6', {
      opacity: '.75',
    }) +
    path('M312 198l18-10 20 40-14 10z', metal.dark) +
    shadedPath(handle, main.base, fallShade) +
    path('M330 192q46-24 86-34l6 6q-44 14-86 38z', main.light, { opacity: '.5' }) +
    stroke('M346 208h0M378 194h0M410 180h0', brass.base, 8)
  );
}

function storageJar({ stage, width, height, main, trim, words, chance }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width * 0.47];
  const clear = /glass|clear/.test(words);
  const filling = chance.pick(['#d9b36a', '#8a5a3c', '#e6d9bd', '#b5653a']);
  const lid = /wood|oak|acacia|bamboo|beech|cork/.test(words) || clear ? toneOf('#c69d66') : trim;
  const body = [r * 0.94, 0, r, height * 0.06, r, height * 0.76, r * 0.84, height * 0.86];
  const full = height * 0.58;
  const pot = clear
    ? turned(stage, [x, 6, z], filling, [r * 0.9, 0, r * 0.93, full]) +
      disc(stage, [x, full, z], r * 0.93, mix(filling, '#fffaf0', 0.3)) +
      seeThrough(thrown(stage, [x, 0, z], '#e4efee', body), '.36')
    : thrown(stage, [x, 0, z], main.base, body);
  return (
    pot +
    turned(stage, [x, height * 0.85, z], lid.base, [r * 0.86, 0, r * 0.86, height * 0.09]) +
    disc(stage, [x, height * 0.94, z], r * 0.86, lid.light) +
    thrown(stage, [x, height * 0.95, z], lid.base, [
      r * 0.12,
      0,
      r * 0.2,
      height * 0.04,
      r * 0.14,
      height * 0.07,
    ])
  );
}
