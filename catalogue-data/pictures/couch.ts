import type { Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bars, thread, threads } from './parts.ts';
import { type Block, softBox } from './solids.ts';
import type { Place, Stage } from './space.ts';

export interface Couch {
  readonly stage: Stage;
  /** The left front corner of its footprint. */
  readonly from: Place;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly places: number;
  readonly arms: number;
  readonly legs: number;
}

/** Arms, back and cushions, those further away first. */
export function couchBody(plan: Couch, tone: Tone, armShare: number): string {
  const { stage, from, width, depth, height, arms, legs } = plan;
  const [x, , z] = from;
  const armHeight = height * armShare - legs;
  const back = depth * 0.24;
  const inner = width - 2 * arms;
  const seat = height * 0.5;
  const deep = depth - back - 80;
  const rear: Block = [width - arms * 0.8, height * 0.9 - legs, back];
  return (
    softBox(stage, [x + arms * 0.4, legs, z + depth - back], rear, tone, 34) +
    softBox(stage, [x, legs, z], [arms, armHeight, depth], tone, 34) +
    softBox(stage, [x + arms, seat - 20, z + deep - 30], [inner, height - seat + 20, 170], tone, 44) +
    seams(plan, tone, (at) => [
      [at, height - 30, z + deep - 30],
      [at, seat, z + deep - 30],
    ]) +
    softBox(stage, [x + arms, legs, z + 16], [inner, seat - 110 - legs, deep], tone, 8) +
    softBox(stage, [x + arms, seat - 130, z], [inner, 130, deep], tone, 38) +
    thread(stage, 1.6, tone.dark, [x + arms, seat - 130, z + 16], [x + arms + inner, seat - 130, z + 16]) +
    seams(plan, tone, (at) => [
      [at, seat, z + deep - 20],
      [at, seat, z + 8],
      [at, seat - 120, z],
    ]) +
    softBox(stage, [x + width - arms, legs, z], [arms, armHeight, depth], tone, 34)
  );
}

/** The gaps between cushions side by side. */
function seams(
  { stage, from, width, arms, places }: Couch,
  tone: Tone,
  gap: (at: number) => Place[],
): string {
  if (places < 2) return '';
  const each = (width - 2 * arms) / places;
  const gaps = Array.from({ length: places - 1 }, (_, index) => gap(from[0] + arms + (index + 1) * each));
  return threads(stage, 2, tone.dark, gaps);
}

const accents = ['#cfa13f', '#b8674a', '#dfd2b8', '#54708a', '#7f8f6d'] as const;

export function throwPillow({ stage, from, depth, height, arms }: Couch, { chance }: Sitter): string {
  const accent = toneOf(chance.pick(accents));
  const shown = chance.between(0, 1) > 0.45;
  const [x, , z] = from;
  return shown
    ? softBox(stage, [x + arms + 30, height * 0.53, z + depth * 0.42], [400, 330, 110], accent, 50)
    : '';
}

export function legsUnder(
  stage: Stage,
  feet: readonly [x: number, z: number][],
  height: number,
  tone: Tone,
): string {
  return bars(
    stage,
    46,
    tone,
    feet.map(([x, z]) => [
      [x, height, z],
      [x, 0, z],
    ]),
  );
}
