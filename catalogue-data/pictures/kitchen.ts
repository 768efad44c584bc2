import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { bar, blackened, bow, brass, threads } from './parts.ts';
import { disc, softBox, thrown, turned } from './solids.ts';
import { fromAbove, type Place } from './space.ts';
import { circle, path, px, seeThrough, shadedPath, stroke } from './svg.ts';
import { tableware } from './tableware.ts';

const steel = { main: '#b9bdc0', trim: '#3a393b' };

export const kitchen: Family = {
  ...tableware,
  saucepan: {
    usual: { width: 200, depth: 200, height: 150 },
    colours: steel,
    room: (pan) => ({ width: pan.width * 1.6, depth: pan.depth, height: pan.height * 1.1 }),
    draw: saucepan,
  },
  'frying pan': {
    usual: { width: 280, depth: 280, height: 60 },
    colours: blackPan(),
    view: { turn: 27, tilt: 30 },
    room: (pan) => ({ width: pan.width * 1.55, depth: pan.depth, height: pan.height }),
    draw: fryingPan,
  },
  'casserole dish': {
    usual: { width: 270, depth: 270, height: 170 },
    colours: { main: '#a6532f', trim: '#c4a052' },
    draw: casserole,
  },
  kettle: { usual: { width: 230, depth: 200, height: 230 }, colours: steel, draw: kettle },
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

function blackPan() {
  return { main: '#3a393b', trim: '#b9bdc0' };
}

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
      circle([cx, cy], size, 'url(#round)') +
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
    shadedPath(blade, metal.base, 'url(#fall)') +
    path(`M70 296C210 300 300 262 336 236l-${belly}-14C280 250 190 286 70 296z`, '#f4f6f6', {
      opacity: '.75',
    }) +
    path('M312 198l18-10 20 40-14 10z', metal.dark) +
    shadedPath(handle, main.base, 'url(#fall)') +
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
