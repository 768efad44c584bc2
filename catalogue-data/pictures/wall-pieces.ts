import type { Family, Sitter } from './drawing.ts';
import { mix, type Tone, toneOf } from './palette.ts';
import { wallShadow } from './parts.ts';
import type { Extent } from './space.ts';
import { circle, line, type Point, path, px, rect, shadedPath, stroke } from './svg.ts';

const hung = { shadow: 'none' } as const;

/** What hangs on a wall. */
export const wallPieces: Family = {
  mirror: {
    ...hung,
    usual: { width: 600, depth: 30, height: 900 },
    colours: { main: '#c4a052', trim: '#c4a052' },
    draw: mirror,
  },
  'wall clock': {
    ...hung,
    usual: { width: 320, depth: 45, height: 320 },
    colours: { main: '#f1eee7', trim: '#3a393b' },
    draw: wallClock,
  },
  'picture frame': {
    ...hung,
    usual: { width: 320, depth: 25, height: 420 },
    colours: { main: '#c69d66', trim: '#f1eee7' },
    draw: pictureFrame,
  },
  'wall art': {
    ...hung,
    usual: { width: 600, depth: 30, height: 800 },
    colours: { main: '#bd694a', trim: '#c69d66' },
    draw: wallArt,
  },
};

interface Hanging {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Where a thing of these proportions hangs, as large as the picture lets it. */
function hanging({ width, height }: Extent, most = 320): Hanging {
  const scale = Math.min(most / width, (most * 1.06) / height);
  const [wide, tall] = [width * scale, height * scale];
  return { x: 240 - wide / 2, y: 232 - tall / 2, wide, tall };
}

function box({ x, y, wide, tall }: Hanging, inset = 0, rounding = 0): string {
  const [left, top, right, foot, r] = [
    x + inset,
    y + inset,
    x + wide - inset,
    y + tall - inset,
    Math.max(0, rounding - inset),
  ];
  if (r === 0) return `M${px(left)} ${px(top)}H${px(right)}V${px(foot)}H${px(left)}z`;
  const arc = (dx: number, dy: number) => `a${px(r)} ${px(r)} 0 0 1 ${px(dx)} ${px(dy)}`;
  return `M${px(left + r)} ${px(top)}H${px(right - r)}${arc(r, r)}V${px(foot - r)}${arc(-r, r)}H${px(left + r)}${arc(-r, -r)}V${px(top + r)}${arc(r, -r)}z`;
}

function arch({ x, y, wide, tall }: Hanging, inset: number): string {
  const r = wide / 2 - inset;
  return `M${px(x + inset)} ${px(y + tall - inset)}V${px(y + wide / 2)}a${px(r)} ${px(r)} 0 0 1 ${px(2 * r)} 0V${px(y + tall - inset)}z`;
}

function mirror(sitter: Sitter): string {
  const { main, round, words, width, height, chance } = sitter;
  const place = hanging(round ? { ...sitter, height: width } : sitter);
  const { x, y, wide, tall } = place;
  const arched = /arch/.test(words) || (height > width * 1.3 && chance.between(0, 1) > 0.6);
  const corners = /oval|pill|capsule/.test(words) ? wide / 2 : chance.pick([4, 26]);
  const shape = (inset: number) => {
    if (round) return box(place, inset, wide / 2);
    return arched ? arch(place, inset) : box(place, inset, corners);
  };
  const edge = /frameless/.test(words) ? 3 : 11;
  const glint = `M${px(x + wide * 0.24)} ${px(y + tall * 0.62)}L${px(x + wide * 0.66)} ${px(y + tall * 0.2)}M${px(x + wide * 0.34)} ${px(y + tall * 0.72)}L${px(x + wide * 0.78)} ${px(y + tall * 0.28)}`;
  return (
    wallShadow(shape(0)) +
    shadedPath(shape(0), main.base, 'url(#fall)') +
    path(shape(edge), '#cbd8da') +
    path(shape(edge), 'url(#fall)') +
    stroke(glint, '#ffffff', wide * 0.06, { opacity: '.36' }) +
    stroke(shape(edge), main.deep, 1.4, { opacity: '.6' })
  );
}

function wallClock(sitter: Sitter): string {
  const { main, words, chance } = sitter;
  const [x, y, r]: [number, number, number] = [240, 226, 142];
  const ringed = /oak|walnut|wood|brass|black|steel|metal|bamboo|ash|copper/.test(words);
  const face = ringed ? toneOf('#f6f1e6') : toneOf(mix(main.base, '#fffaf0', 0.12));
  const ink = face.base === main.base || ringed ? '#3a393b' : '#33312f';
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const from = r * (hour % 3 === 0 ? 0.7 : 0.76);
    return `M${px(x + from * Math.sin(angle))} ${px(y - from * Math.cos(angle))}L${px(x + r * 0.84 * Math.sin(angle))} ${px(y - r * 0.84 * Math.cos(angle))}`;
  });
  const hand = (angle: number, length: number, width: number) =>
    line(
      [
        [x, y],
        [x + length * Math.sin(angle), y - length * Math.cos(angle)],
      ],
      ink,
      width,
    );
  const hour = chance.pick([10, 1, 2, 9]);
  return (
    wallShadow(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`) +
    circle([x, y], r, main.dark) +
    circle([x - 2, y - 2], r - 2, main.base) +
    circle([x, y], r - (ringed ? 16 : 9), face.base) +
    circle([x, y], r - (ringed ? 16 : 9), 'url(#fall)', { opacity: '.6' }) +
    stroke(ticks.join(''), ink, 4) +
    hand((hour * Math.PI) / 6 + 0.08, r * 0.46, 7) +
    hand(Math.PI / 3, r * 0.66, 5) +
    circle([x, y], 7, ink)
  );
}

function pictureFrame(sitter: Sitter): string {
  const { main, chance } = sitter;
  const place = hanging(sitter, 300);
  const { x, y, wide, tall } = place;
  const edge = chance.between(13, 20);
  const mount = Math.min(wide, tall) * 0.18;
  return (
    wallShadow(box(place)) +
    shadedPath(box(place), main.base, 'url(#fall)') +
    stroke(box(place, 3), main.light, 2) +
    path(box(place, edge), '#faf7f0') +
    stroke(box(place, edge), main.deep, 1.6, { opacity: '.6' }) +
    landscape({ x: x + mount, y: y + mount, wide: wide - 2 * mount, tall: tall - 2 * mount }, sitter)
  );
}

type Sky = readonly [sky: string, far: string, middle: string, near: string];

const skies: readonly [Sky, ...Sky[]] = [
  ['#dfe6e4', '#9fb3b5', '#6f8b86', '#4f6b62'],
  ['#f0dfc9', '#d9ab86', '#a9745a', '#6f4f45'],
  ['#e4e0e6', '#a9a5b8', '#7d7f99', '#545a75'],
];

/** A small view of hills under a sun. */
function landscape({ x, y, wide, tall }: Hanging, { chance }: Sitter): string {
  const [sky, far, middle, near] = chance.pick(skies);
  const hill = (from: number, swell: number) =>
    `M${px(x)} ${px(y + tall * from)}q${px(wide * 0.28)} ${px(-tall * swell)} ${px(wide * 0.55)} ${px(-tall * 0.02)}t${px(wide * 0.45)} ${px(-tall * 0.04)}V${px(y + tall)}H${px(x)}z`;
  return (
    rect([x, y], wide, tall, sky) +
    circle([x + wide * chance.between(0.3, 0.7), y + tall * 0.3], wide * 0.1, '#f7e3bd') +
    path(hill(0.56, 0.16), far) +
    path(hill(0.7, 0.1), middle) +
    path(hill(0.84, 0.14), near)
  );
}

function wallArt(sitter: Sitter): string {
  const { trim, chance, words, main } = sitter;
  const place = hanging(sitter);
  const framed = /fram/.test(words);
  const inner = framed
    ? { x: place.x + 12, y: place.y + 12, wide: place.wide - 24, tall: place.tall - 24 }
    : place;
  const art = chance.pick([arches, ovals, leaves, bands])(inner, main);
  return (
    wallShadow(box(place)) +
    path(box(place), framed ? trim.base : main.dark) +
    rect([inner.x, inner.y], inner.wide, inner.tall, '#f2eadc') +
    art +
    (framed ? stroke(box(place, 2), trim.light, 2) : path(box(place), 'url(#fall)', { opacity: '.5' }))
  );
}

/** Where a share of the picture's width and height lies. */
function inside({ x, y, wide, tall }: Hanging, across: number, down: number): Point {
  return [x + wide * across, y + tall * down];
}

function arches(place: Hanging, tone: Tone): string {
  const [, foot] = inside(place, 0, 0.86);
  return [tone.base, '#f2eadc', tone.light, '#f2eadc', '#d9b25a']
    .map((colour, index) => {
      const r = place.wide * (0.38 - index * 0.068);
      return path(
        `M${px(240 - r)} ${px(foot)}V${px(foot - place.tall * 0.3)}a${px(r)} ${px(r)} 0 0 1 ${px(2 * r)} 0V${px(foot)}z`,
        colour,
      );
    })
    .join('');
}

function ovals(place: Hanging, tone: Tone): string {
  const unit = Math.min(place.wide, place.tall);
  return (
    circle(inside(place, 0.4, 0.36), unit * 0.26, tone.base) +
    circle(inside(place, 0.62, 0.56), unit * 0.22, '#3f5a57', { opacity: '.82' }) +
    circle(inside(place, 0.38, 0.7), unit * 0.15, '#d9b25a', { opacity: '.9' }) +
    line([inside(place, 0.2, 0.88), inside(place, 0.8, 0.84)], '#3a393b', 3)
  );
}

function leaves(place: Hanging, tone: Tone): string {
  const [x, foot] = inside(place, 0.5, 0.88);
  const rise = place.tall * 0.72;
  const blades = [0.2, 0.4, 0.6, 0.8].flatMap((share) =>
    [-1, 1].map((side) => {
      const y = foot - rise * share;
      const reach = side * place.wide * 0.3 * (1.1 - share * 0.6);
      return `M${px(x)} ${px(y)}q${px(reach * 0.3)} ${px(-rise * 0.18)} ${px(reach)} ${px(-rise * 0.14)}q${px(-reach * 0.3)} ${px(rise * 0.16)} ${px(-reach)} ${px(rise * 0.14)}z`;
    }),
  );
  return (
    stroke(`M${px(x)} ${px(foot)}V${px(foot - rise)}`, tone.dark, 3.4) + path(blades.join(''), tone.base)
  );
}

function bands(place: Hanging, tone: Tone): string {
  const { x, y, wide, tall } = place;
  const wave = (down: number) =>
    `M${px(x)} ${px(y + tall * down)}q${px(wide * 0.25)} ${px(-tall * 0.1)} ${px(wide * 0.5)} 0t${px(wide * 0.5)} 0V${px(y + tall)}H${px(x)}z`;
  return (
    circle(inside(place, 0.68, 0.22), wide * 0.13, '#d9935a') +
    path(wave(0.46), tone.light) +
    path(wave(0.6), tone.base) +
    path(wave(0.74), tone.dark) +
    path(wave(0.88), tone.deep)
  );
}
