import { nursery } from './bunks.ts';
import type { Family, Sitter } from './drawing.ts';
import { bedShown, headboard, liftOf, padded, slatted, solid, spindled } from './headboards.ts';
import { type Tone, toneOf } from './palette.ts';
import {
  brass,
  fourLegs,
  isUpholstered,
  knob,
  pillowcase,
  recess,
  sheets,
  thread,
  threads,
} from './parts.ts';
import { box, softBox } from './solids.ts';
import { bedView, type Place, type Stage } from './space.ts';
import { oaken } from './usual-colours.ts';

export const beds: Family = {
  ...nursery,
  'bed frame': {
    usual: { width: 1600, depth: 2100, height: 1000 },
    colours: oaken,
    view: bedView,
    draw: bedFrame,
  },
  mattress: {
    usual: { width: 1500, depth: 2000, height: 260 },
    colours: { main: '#eeeae1', trim: '#97989a' },
    view: bedView,
    draw: mattress,
  },
  headboard: {
    usual: { width: 1600, depth: 100, height: 1150 },
    colours: oaken,
    room: ({ width, height }) => ({ width, depth: bedShown, height: height + liftOf(height) }),
    draw: headboard,
  },
  'bedside table': { usual: { width: 450, depth: 400, height: 550 }, colours: oaken, draw: bedsideTable },
  'mattress topper': {
    usual: { width: 1500, depth: 2000, height: 70 },
    colours: { main: '#eeeae1', trim: '#97989a' },
    view: bedView,
    draw: mattressTopper,
  },
};

const quilts = ['#c7bfae', '#a9b3a4', '#c9b3a3', '#a8b4bd', '#d8ccb6'] as const;

function bedFrame(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance, words } = sitter;
  const soft = isUpholstered(sitter);
  const [rail, legs] = [height * 0.3, height * 0.14];
  const low = /no headboard|low platform/.test(words) || height < 520;
  const head = low
    ? ''
    : soft
      ? padded(sitter, depth - 110)
      : chance.pick([slatted, spindled, solid])(sitter, depth - 60);
  const base = soft
    ? softBox(stage, [0, legs * 0.6, 0], [width, rail - legs * 0.4, depth - 60], main, 26)
    : box(stage, [0, legs, 0], [width, rail - legs, depth - 40], main);
  return (
    head +
    fourLegs(
      stage,
      { width, depth: depth - 40, height: legs, thickness: 70, inset: 10 },
      soft ? sitter.trim : main,
    ) +
    base +
    bedding(sitter, rail)
  );
}

/** Mattress, quilt and pillows on a bed whose rails end at `rail`. */
function bedding({ stage, width, depth, chance }: Sitter, rail: number): string {
  const quilt = toneOf(chance.pick(quilts));
  const top = rail + 170;
  const half = (width - 100) / 2;
  return (
    softBox(stage, [30, rail - 30, 24], [width - 60, 200, depth - 150], sheets, 40) +
    [0, 1]
      .map((side) =>
        softBox(stage, [50 + side * half, top, depth - 560], [half - 12, 130, 380], pillowcase, 62),
      )
      .join('') +
    softBox(stage, [14, rail - 10, 8], [width - 28, 225, depth * 0.6], quilt, 46) +
    softBox(stage, [14, top + 10, depth * 0.56], [width - 28, 62, depth * 0.12], sheets, 30)
  );
}

function mattress(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const tufts = [0.2, 0.4, 0.6, 0.8].flatMap((x) =>
    [0.16, 0.33, 0.5, 0.67, 0.84].map((z): Place[] => [
      [width * x - 16, height, depth * z],
      [width * x + 16, height, depth * z],
    ]),
  );
  const round = (y: number): Place[] => [
    [20, y, 0],
    [width - 6, y, 0],
    [width, y, 14],
    [width, y, depth - 20],
  ];
  return (
    softBox(stage, [0, 0, 0], [width, height, depth], main, Math.min(60, height * 0.2)) +
    threads(stage, 2.4, trim.base, [round(height * 0.84), round(height * 0.16)]) +
    threads(stage, 2.2, main.dark, tufts)
  );
}

function mattressTopper({ stage, width, depth, height, main }: Sitter): string {
  const under = toneOf('#d9d2c5');
  const grid = [0.2, 0.4, 0.6, 0.8].flatMap((share): Place[][] => [
    [
      [width * share, 190 + height, 20],
      [width * share, 190 + height, depth - 20],
    ],
    [
      [20, 190 + height, depth * share],
      [width - 20, 190 + height, depth * share],
    ],
  ]);
  return (
    softBox(stage, [0, 0, 0], [width, 190, depth], under, 44) +
    softBox(stage, [-6, 186, -6], [width + 12, height + 14, depth + 12], main, Math.min(38, height * 0.4)) +
    threads(stage, 1.6, main.dark, grid) +
    thread(stage, 2.2, main.deep, [60, 196, -6], [width - 40, 196, -6])
  );
}

function bedsideTable(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, chance } = sitter;
  const legs = height * chance.between(0.16, 0.34);
  const body = height - legs;
  const niche = chance.between(0, 1) > 0.4;
  const drawer = niche ? body * 0.44 : body - 24;
  const y = height - drawer - 12;
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 34, inset: 16, splay: 14 }, main) +
    box(stage, [0, legs, 0], [width, body, depth], main) +
    (niche ? recess(stage, [14, legs + 12, 0], width - 28, body - drawer - 36, depth - 20, main) : '') +
    framed(stage, [14, y, 0], width - 28, drawer, main) +
    (niche ? '' : thread(stage, 2, main.dark, [14, y + drawer / 2, 0], [width - 14, y + drawer / 2, 0])) +
    pulls(sitter, y, drawer, niche, trim)
  );
}

/** A drawer's front, told from the carcass by the joint around it. */
function framed(stage: Stage, [x, y, z]: Place, width: number, height: number, tone: Tone): string {
  const [right, top] = [x + width, y + height];
  return thread(stage, 1.6, tone.dark, [x, y, z], [right, y, z], [right, top, z], [x, top, z], [x, y, z]);
}

function pulls({ stage, width }: Sitter, y: number, drawer: number, single: boolean, tone: Tone): string {
  const metal = tone.base === oaken.trim ? brass : tone;
  return (single ? [0.5] : [0.25, 0.75])
    .map((share) => knob(stage, [width / 2, y + drawer * share, 0], 13, metal))
    .join('');
}
