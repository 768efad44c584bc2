import type { Sitter } from './drawing.ts';
import { lightness, type Tone, toneOf } from './palette.ts';
import { wallShadow } from './parts.ts';
import { circle, fallShade, line, type Point, path, px, rect, stroke } from './svg.ts';
import { box, type Hanging, hanging } from './wall-place.ts';

type Sky = readonly [sky: string, far: string, middle: string, near: string];

const skies: readonly [Sky, ...Sky[]] = [
  ['#dfe6e4', '#9fb3b5', '#6f8b86', '#4f6b62'],
  ['#f0dfc9', '#d9ab86', '#a9745a', '#6f4f45'],
  ['#e4e0e6', '#a9a5b8', '#7d7f99', '#545a75'],
];

/** A small view of hills under a sun. */
export function landscape({ x, y, wide, tall }: Hanging, { chance }: Sitter): string {
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

const inks = ['#bd694a', '#54708a', '#6b784a', '#cd9b35', '#7b5e4b'] as const;

export function wallArt(sitter: Sitter): string {
  const { trim, chance, words, main } = sitter;
  const place = hanging(sitter);
  const framed = /fram/.test(words);
  const inner = framed
    ? { x: place.x + 12, y: place.y + 12, wide: place.wide - 24, tall: place.tall - 24 }
    : place;
  const pale = lightness(main.base) > 0.72;
  const ink = pale ? toneOf(chance.pick(inks)) : main;
  const paper = pale ? main.base : '#f2eadc';
  const art = chance.pick([arches, ovals, leaves, bands])(inner, ink, paper);
  return (
    wallShadow(box(place)) +
    path(box(place), framed ? trim.base : main.dark) +
    rect([inner.x, inner.y], inner.wide, inner.tall, paper) +
    art +
    (framed ? stroke(box(place, 2), trim.light, 2) : path(box(place), fallShade, { opacity: '.5' }))
  );
}

/** Where a share of the picture's width and height lies. */
function inside({ x, y, wide, tall }: Hanging, across: number, down: number): Point {
  return [x + wide * across, y + tall * down];
}

function arches(place: Hanging, tone: Tone, paper: string): string {
  const [, foot] = inside(place, 0, 0.86);
  return [tone.base, paper, tone.light, paper, '#d9b25a']
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
