import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { fourLegs, thread } from './parts.ts';
import { type Block, box, disc, slab, softBox, thrown } from './solids.ts';
import type { Place, Stage } from './space.ts';

const cloth = { main: '#a99f8f', trim: '#9c7a52' };

/** Seats one sinks into. */
export const sofas: Family = {
  sofa: {
    usual: { width: 2100, depth: 920, height: 840 },
    colours: cloth,
    draw: (sitter) => couch(sitter, 3),
  },
  loveseat: {
    usual: { width: 1500, depth: 880, height: 840 },
    colours: cloth,
    draw: (sitter) => couch(sitter, 2),
  },
  'corner sofa': { usual: { width: 2700, depth: 1800, height: 840 }, colours: cloth, draw: cornerSofa },
  'sofa bed': {
    usual: { width: 2000, depth: 950, height: 850 },
    colours: cloth,
    room: (extent) => ({ ...extent, depth: extent.depth + bedReach }),
    draw: sofaBed,
  },
  armchair: {
    usual: { width: 820, depth: 840, height: 860 },
    colours: cloth,
    draw: (sitter) => couch(sitter, 1),
  },
  recliner: {
    usual: { width: 860, depth: 920, height: 1020 },
    colours: cloth,
    room: (extent) => ({ ...extent, depth: extent.depth + footReach }),
    draw: recliner,
  },
  ottoman: { usual: { width: 700, depth: 500, height: 420 }, colours: cloth, draw: ottoman },
  daybed: { usual: { width: 2050, depth: 940, height: 760 }, colours: cloth, draw: daybed },
};

const bedReach = 850;
const footReach = 520;

interface Couch {
  readonly stage: Stage;
  /** Left rear corner of the couch's footprint is at its own depth behind this place. */
  readonly from: Place;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly places: number;
  readonly arms: number;
  readonly legs: number;
}

function couch(sitter: Sitter, usualSeats: number): string {
  const { stage, width, depth, height, seats, chance, main, trim } = sitter;
  const places = Math.min(4, seats ?? usualSeats);
  const plan: Couch = {
    stage,
    from: [0, 0, 0],
    width,
    depth,
    height,
    places: places > 2 && chance.between(0, 1) > 0.6 ? 2 : places,
    arms: Math.min(chance.between(110, 190), width * 0.16),
    legs: chance.between(0.12, 0.19) * height,
  };
  const legs = fourLegs(
    stage,
    { width, depth, height: plan.legs, thickness: 46, inset: 50, splay: 18 },
    trim,
  );
  return legs + couchBody(plan, main, chance.between(0.62, 0.74)) + throwPillow(plan, sitter);
}

/** Arms, back and cushions, those further away first. */
function couchBody(plan: Couch, tone: Tone, armShare: number): string {
  const { stage, from, width, depth, height, arms, legs } = plan;
  const [x, , z] = from;
  const armHeight = height * armShare - legs;
  const back = depth * 0.24;
  const inner = width - 2 * arms;
  const seatTop = height * 0.52;
  return (
    softBox(
      stage,
      [x + arms * 0.5, legs, z + depth - back],
      [width - arms, height * 0.93 - legs, back],
      tone,
      34,
    ) +
    softBox(stage, [x, legs, z], [arms, armHeight, depth], tone, 34) +
    softBox(stage, [x + arms, legs, z + 20], [inner, seatTop - 120 - legs, depth - back], tone, 14) +
    cushions(
      plan,
      [x + arms, seatTop - 20, z + depth - back - 110],
      [inner, height - seatTop + 20, 170],
      tone,
    ) +
    cushions(plan, [x + arms, seatTop - 140, z], [inner, 140, depth - back - 80], tone) +
    softBox(stage, [x + width - arms, legs, z], [arms, armHeight, depth], tone, 34)
  );
}

function cushions(
  { stage, places }: Couch,
  [x, y, z]: Place,
  [width, height, depth]: Block,
  tone: Tone,
): string {
  const each = width / places;
  return Array.from({ length: places }, (_, index) =>
    softBox(stage, [x + index * each + 4, y, z], [each - 8, height, depth], tone, 38),
  ).join('');
}

const accents = ['#cfa13f', '#b8674a', '#dfd2b8', '#54708a', '#7f8f6d'] as const;

function throwPillow({ stage, from, depth, height, arms }: Couch, { chance }: Sitter): string {
  const accent = toneOf(chance.pick(accents));
  const shown = chance.between(0, 1) > 0.45;
  const [x, , z] = from;
  return shown
    ? softBox(stage, [x + arms + 30, height * 0.53, z + depth * 0.42], [400, 330, 110], accent, 50)
    : '';
}

function cornerSofa(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const deep = Math.min(depth * 0.56, 980);
  const legs = height * 0.13;
  const chaise = width * 0.34;
  const plan: Couch = {
    stage,
    from: [0, 0, depth - deep],
    width,
    depth: deep,
    height,
    places: 3,
    arms: 150,
    legs,
  };
  const seatTop = height * 0.52;
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 46, inset: 50 }, trim) +
    couchBody(plan, main, 0.66) +
    throwPillow(plan, sitter) +
    softBox(stage, [0, legs, 0], [chaise, seatTop - 120 - legs, depth - deep + 60], main, 14) +
    softBox(stage, [20, seatTop - 140, 0], [chaise - 30, 140, depth - deep * 0.42], main, 38)
  );
}

function sofaBed(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, seats } = sitter;
  const plan: Couch = {
    stage,
    from: [0, 0, bedReach],
    width,
    depth,
    height,
    places: Math.min(2, seats ?? 2),
    arms: 150,
    legs: height * 0.12,
  };
  const bed = width - 2 * plan.arms;
  const top = height * 0.36;
  return (
    fourLegs(stage, { width, depth: depth + bedReach, height: plan.legs, thickness: 44, inset: 60 }, trim) +
    couchBody(plan, main, 0.66) +
    softBox(stage, [plan.arms, plan.legs, 0], [bed, top - plan.legs, bedReach + 40], main, 20) +
    softBox(stage, [plan.arms, top, 10], [bed, 110, bedReach + depth * 0.36], linenTone, 36) +
    softBox(stage, [plan.arms + bed * 0.2, top + 110, bedReach + 40], [bed * 0.6, 120, 300], paleTone, 55)
  );
}

const linenTone = toneOf('#efe8da');
const paleTone = toneOf('#f6f1e6');

function recliner({ stage, width, depth, height, main, trim }: Sitter): string {
  const [arms, legs] = [width * 0.19, height * 0.1];
  const inner = width - 2 * arms;
  const z = footReach;
  return (
    fourLegs(stage, { width, depth: depth + z, height: legs, thickness: 46, inset: 60 }, trim) +
    softBox(
      stage,
      [arms * 0.6, legs, z + depth * 0.72],
      [width - arms * 1.2, height - legs, depth * 0.28],
      main,
      60,
    ) +
    softBox(stage, [0, legs, z], [arms, height * 0.58 - legs, depth * 0.94], main, 50) +
    softBox(stage, [arms, height * 0.74, z + depth * 0.56], [inner, height * 0.25, 170], main, 60) +
    softBox(stage, [arms, height * 0.42, z + depth * 0.56], [inner, height * 0.34, 150], main, 50) +
    softBox(stage, [arms, legs, z], [inner, height * 0.43 - legs, depth * 0.64], main, 40) +
    box(stage, [arms * 1.6, height * 0.24, z * 0.5], [inner - arms * 1.2, 40, z * 0.5], trim) +
    softBox(stage, [arms, height * 0.28, 0], [inner, 150, footReach * 0.86], main, 55) +
    softBox(stage, [width - arms, legs, z], [arms, height * 0.58 - legs, depth * 0.94], main, 50)
  );
}

function ottoman(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, round, chance } = sitter;
  if (round) return pouf(sitter);
  const legs = height * chance.between(0.16, 0.34);
  const lid = height * 0.72;
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 44, inset: 40, splay: 16 }, trim) +
    softBox(stage, [8, legs, 8], [width - 16, lid - legs, depth - 16], main, 20) +
    softBox(stage, [0, lid - 10, 0], [width, height - lid + 10, depth], main, 40)
  );
}

function pouf({ stage, width, height, main }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const waist = [
    r * 0.82,
    0,
    r * 0.98,
    height * 0.25,
    r,
    height * 0.5,
    r * 0.97,
    height * 0.78,
    r * 0.8,
    height,
  ];
  return (
    thrown(stage, [x, 0, z], main.base, waist) +
    disc(stage, [x, height * 0.99, z], r * 0.78, main.light) +
    slab(stage, [x, height * 0.98, z], r * 0.1, 10, main) +
    thread(
      stage,
      1.6,
      main.dark,
      [x - r * 0.78, height, z],
      [x, height, z],
      [x + r * 0.7, height, z - r * 0.3],
    )
  );
}

function daybed({ stage, width, depth, height, main, trim }: Sitter): string {
  const base = height * 0.36;
  const bolster = toneOf('#e6dac3');
  return (
    fourLegs(stage, { width, depth, height: base, thickness: 60, inset: 10 }, trim) +
    box(stage, [0, base * 0.6, depth - 40], [width, height - base * 0.6, 40], trim) +
    box(stage, [0, base * 0.6, 0], [40, height - base * 0.6, depth], trim) +
    box(stage, [0, base * 0.6, 0], [width, base * 0.4, depth], trim) +
    softBox(stage, [30, base, 12], [width - 45, 190, depth - 50], main, 50) +
    softBox(stage, [50, base + 190, depth - 220], [width * 0.46, 330, 150], main, 60) +
    softBox(stage, [width * 0.52, base + 190, depth - 220], [width * 0.44, 330, 150], main, 60) +
    softBox(stage, [60, base + 190, depth * 0.28], [170, 180, depth * 0.42], bolster, 70) +
    box(stage, [width - 40, base * 0.6, 0], [40, height * 0.62 - base * 0.6, depth], trim)
  );
}
