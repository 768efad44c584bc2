import { bowBack, coverOf, mirrored } from './chair-parts.ts';
import type { Family, Sitter } from './drawing.ts';
import type { Tone } from './palette.ts';
import { bar, fourLegs, isUpholstered } from './parts.ts';
import { box, disc, slab, softBox, thrown } from './solids.ts';
import type { Place } from './space.ts';
import { oaken } from './usual-colours.ts';

/** Seats without much of a back. */
export const stools: Family = {
  'bar stool': { usual: { width: 430, depth: 430, height: 900 }, colours: oaken, draw: barStool },
  bench: {
    usual: { width: 1200, depth: 360, height: 450 },
    colours: oaken,
    longSideFront: true,
    draw: bench,
  },
  'step stool': { usual: { width: 420, depth: 400, height: 450 }, colours: oaken, draw: stepStool },
  stool: { usual: { width: 380, depth: 380, height: 460 }, colours: oaken, draw: stool },
};

function barStool(sitter: Sitter): string {
  const { stage, width, depth, height, words } = sitter;
  const { frame, seat } = coverOf(sitter);
  const backed = height > 820 && !/backless/.test(words);
  const seatTop = backed ? height * 0.74 : height;
  const legs = { width, depth, height: seatTop - 40, thickness: 36, inset: 40, splay: 34 };
  const rest = seatTop * 0.34;
  const rails: Place[] = [
    [width - 26, rest, depth - 26],
    [26, rest, depth - 26],
    [26, rest, 26],
    [width - 26, rest, 26],
    [width - 26, rest, depth - 26],
  ];
  const posts = mirrored(sitter, 30, frame, [40, seatTop, depth * 0.95], [40, height * 0.9, depth * 0.95]);
  return (
    fourLegs(stage, legs, frame) +
    bar(stage, 22, frame, ...rails) +
    (backed ? posts + bowBack(sitter, isUpholstered(sitter) ? seat : frame) : '') +
    stoolTop(sitter, seatTop, seat)
  );
}

function stoolTop({ stage, width, depth, round }: Sitter, top: number, seat: Tone): string {
  if (round) return slab(stage, [width / 2, top - 45, width / 2], width * 0.48, 45, seat);
  return softBox(stage, [0, top - 65, 0], [width, 65, depth], seat, 24);
}

function bench(sitter: Sitter): string {
  const { stage, width, depth, height, chance } = sitter;
  const { frame, seat } = coverOf(sitter);
  const legs = { width, depth, height: height - 60, thickness: 52, inset: 30, splay: chance.between(0, 30) };
  const top = isUpholstered(sitter)
    ? softBox(stage, [0, height - 110, 0], [width, 110, depth], seat, 36)
    : box(stage, [0, height - 46, 0], [width, 46, depth], frame);
  const rail = box(stage, [60, height - 130, depth * 0.42], [width - 120, 70, 30], frame);
  return fourLegs(stage, legs, frame) + rail + top;
}

function stepStool({ stage, width, depth, height, main }: Sitter): string {
  const board = 30;
  const half = height * 0.52;
  const side = (x: number) =>
    box(stage, [x, 0, depth * 0.46], [board, height - board, depth * 0.5], main) +
    box(stage, [x, 0, depth * 0.06], [board, half - board, depth * 0.44], main);
  return (
    side(20) +
    box(stage, [20, half * 0.4, depth * 0.8], [width - 40, 60, 24], main) +
    side(width - 50) +
    box(stage, [0, height - board, depth * 0.4], [width, board, depth * 0.6], main) +
    box(stage, [0, half - board, 0], [width, board, depth * 0.46], main)
  );
}

function stool(sitter: Sitter): string {
  const { stage, width, depth, height, chance } = sitter;
  const { frame, seat } = coverOf(sitter);
  const [x, z, r] = [width / 2, depth / 2, width * 0.48];
  const legs = { width, depth, height: height - 40, thickness: 40, inset: 66, splay: 52 };
  const cushion = [r * 0.94, 0, r, 30, r * 0.98, 66, r * 0.8, 84];
  const top = isUpholstered(sitter)
    ? thrown(stage, [x, height - 84, z], seat.base, cushion) +
      disc(stage, [x, height - 4, z], r * 0.8, seat.light)
    : slab(stage, [x, height - 44, z], r, 44, seat);
  return fourLegs(stage, { ...legs, inset: chance.between(56, 76) }, frame) + top;
}
