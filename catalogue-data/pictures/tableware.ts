import type { Family, Sitter } from './drawing.ts';
import { mix, type Tone, toneOf } from './palette.ts';
import { blackened, thread, wallShadow } from './parts.ts';
import { disc, thrown, turned } from './solids.ts';
import type { Place, Stage } from './space.ts';
import { fallShade, path, px, seeThrough, shadedPath, stroke } from './svg.ts';

/** What a table is laid with. */
export const tableware: Family = {
  'dinnerware set': {
    usual: { width: 280, depth: 280, height: 160 },
    room: () => ({ width: 540, depth: 300, height: 170 }),
    colours: { main: '#e6dfd3', trim: '#97989a' },
    view: { turn: 20, tilt: 22 },
    draw: dinnerware,
  },
  'glass set': {
    usual: { width: 84, depth: 84, height: 120 },
    room: (glass) => ({ width: glass.width * 4.6, depth: glass.width * 1.9, height: glass.height }),
    colours: { main: '#cbdedd', trim: '#97989a' },
    draw: glasses,
  },
  'cutlery set': {
    usual: { width: 300, depth: 220, height: 20 },
    colours: { main: '#b9bdc0', trim: '#3a393b' },
    shadow: 'none',
    draw: cutlery,
  },
};

/** A round plate with a rim, seen from above. */
function plate(stage: Stage, [x, y, z]: Place, radius: number, tone: Tone): string {
  return path(rimOf(stage, [x, y, z], radius), tone.dark) + disc(stage, [x, y + 16, z], radius, tone.base);
}

/** Always the same table, since the stated size of a set is that of its largest plate. */
function dinnerware({ stage, main }: Sitter): string {
  const cup = toneOf('#6a4a35');
  return (
    [18, 36, 54].map((y) => plate(stage, [170, y, 150], 150, main)).join('') +
    disc(stage, [170, 68, 150], 108, main.light) +
    thrown(stage, [170, 72, 150], main.base, [44, 0, 84, 30, 96, 62]) +
    thrown(stage, [170, 98, 150], main.base, [44, 0, 84, 30, 96, 62]) +
    disc(stage, [170, 160, 150], 95, main.dark) +
    disc(stage, [170, 156, 150], 84, main.light) +
    handle(stage, [494, 60, 110], 40, main) +
    thrown(stage, [440, 0, 110], main.base, [48, 0, 56, 24, 56, 112]) +
    disc(stage, [440, 112, 110], 56, main.light) +
    disc(stage, [440, 108, 110], 47, cup.base)
  );
}

function handle(stage: Stage, place: Place, radius: number, tone: Tone): string {
  const [x, y] = stage.at(place);
  const r = radius * stage.scale;
  return path(
    `M${px(x - r * 0.3)} ${px(y - r * 0.7)}q${px(r * 1.5)}-${px(r * 0.2)} ${px(r * 1.3)} ${px(r * 0.8)}t-${px(r * 1.3)} ${px(r)}`,
    'none',
    {
      stroke: tone.dark,
      'stroke-width': r * 0.36,
    },
  );
}

function glasses(sitter: Sitter): string {
  const { width, height, depth, words, chance } = sitter;
  const stemmed = /wine|stem|goblet|flute|coupe|champagne/.test(words);
  const draw = stemmed ? wineGlass : tumbler;
  const drink = chance.pick(['#d9a05a', '#c9d9d4', '#b5653a', '#e0c26a']);
  const gap = width * (stemmed ? 1.5 : 1.18);
  const count = stemmed ? 3 : 4;
  return Array.from({ length: count }, (_, index) =>
    draw(
      sitter,
      [width / 2 + gap * index, 0, depth * (index % 2 === 0 ? 1.4 : 0.5)],
      Math.min(width * 0.47, height * 0.46),
      index === 1 ? drink : undefined,
    ),
  ).join('');
}

function tumbler(
  { stage, height, main }: Sitter,
  [x, y, z]: Place,
  radius: number,
  drink: string | undefined,
): string {
  const level = y + height * 0.6;
  const filled = drink
    ? turned(stage, [x, y + 8, z], drink, [radius * 0.8, 0, radius * 0.9, height * 0.6 - 8]) +
      disc(stage, [x, level, z], radius * 0.9, mix(drink, '#ffffff', 0.25))
    : '';
  return (
    filled +
    seeThrough(turned(stage, [x, y, z], main.base, [radius * 0.82, 0, radius, height]), '.5') +
    seeThrough(disc(stage, [x, y + height, z], radius, main.light), '.6') +
    seeThrough(disc(stage, [x, y + height - 3, z], radius * 0.9, main.dark), '.35')
  );
}

function wineGlass(
  { stage, height, main }: Sitter,
  [x, y, z]: Place,
  radius: number,
  drink: string | undefined,
): string {
  const bowl = [
    radius * 0.1,
    0,
    radius * 0.85,
    height * 0.16,
    radius,
    height * 0.32,
    radius * 0.76,
    height * 0.58,
  ];
  const wine = [radius * 0.1, 4, radius * 0.8, height * 0.16, radius * 0.94, height * 0.28];
  const stem = y + height * 0.42;
  const filled = drink
    ? thrown(stage, [x, stem, z], '#7d2f3d', wine) +
      disc(stage, [x, stem + height * 0.28, z], radius * 0.94, '#9b4854')
    : '';
  return (
    disc(stage, [x, y + 7, z], radius * 0.8, main.light) +
    thread(stage, 3.4, main.dark, [x, y + 7, z], [x, stem, z]) +
    filled +
    seeThrough(
      thrown(stage, [x, stem, z], main.base, bowl) +
        disc(stage, [x, y + height, z], radius * 0.76, main.light),
      '.54',
    )
  );
}

/** Fork, knife and spoon on a folded napkin. */
function cutlery({ main, words, chance }: Sitter): string {
  const wholly =
    /steel|silver|gold|brass|copper|chrome|matte? black|^black/.test(words) && !/wood/.test(words);
  const metal = wholly ? main : toneOf('#b9bdc0');
  const napkin = chance.pick(['#d7cbb4', '#b9c4b4', '#c9b3a3', '#b4bec6']);
  const pieces = [
    'M132 92v74q0 18 14 26v190q0 14 11 14t11-14V192q14-8 14-26V92h-7v66h-6V92h-9v66h-6V92h-9v66h-6V92z',
    'M232 92q30 20 30 110l-4 34h-18v146q0 14-9 14t-9-14V104q0-14 10-12z',
    'M324 92c-26 0-34 32-32 56 1 22 10 36 21 44v190q0 14 11 14t11-14V192c11-8 20-22 21-44 2-24-6-56-32-56z',
  ];
  const handles = [146, 222, 313].map((x) => shadedPath(`M${x} 256h20v126q0 14-10 14t-10-14z`, main.base));
  const cast = { opacity: '.2', transform: 'translate(5 7)' };
  return (
    wallShadow('M78 66H402V418H78z') +
    shadedPath('M78 66H402V418H78z', napkin, fallShade) +
    path('M78 66H402V82H78zM96 66h6V418h-6z', mix(napkin, blackened.base, 0.12)) +
    pieces.map((d) => path(d, '#3a2f2a', cast) + shadedPath(d, metal.base)).join('') +
    (wholly ? '' : handles.join('')) +
    stroke('M318 104c-14 6-18 30-14 48', metal.light, 5)
  );
}

/** The under side of a plate as it shows below the rim. */
function rimOf(stage: Stage, [x, y, z]: Place, radius: number): string {
  const [cx, cy] = stage.at([x, y + 16, z]);
  const r = radius * stage.scale;
  const deep = r * stage.flatness + 15 * stage.scale;
  return `M${px(cx - r)} ${px(cy)}A${px(r)} ${px(deep)} 0 0 0 ${px(cx + r)} ${px(cy)}z`;
}
