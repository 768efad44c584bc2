import { type Couch, couchBody, legsUnder } from './couch.ts';
import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { fourLegs, pillowcase, sheets, thread } from './parts.ts';
import { box, disc, slab, softBox, thrown } from './solids.ts';
import { clothOnOak } from './usual-colours.ts';

/** Seats to lie back on, and to put the feet on. */
export const loungers: Family = {
  'sofa bed': {
    usual: { width: 2000, depth: 950, height: 850 },
    colours: clothOnOak,
    room: (extent) => ({ ...extent, depth: extent.depth + bedReach }),
    draw: sofaBed,
  },
  recliner: {
    usual: { width: 860, depth: 920, height: 1020 },
    colours: clothOnOak,
    room: (extent) => ({ ...extent, depth: extent.depth + footReach }),
    draw: recliner,
  },
  ottoman: { usual: { width: 700, depth: 500, height: 420 }, colours: clothOnOak, draw: ottoman },
  daybed: {
    usual: { width: 2050, depth: 940, height: 760 },
    colours: clothOnOak,
    longSideFront: true,
    draw: daybed,
  },
};

const bedReach = 850;

const footReach = 520;

function sofaBed(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const plan: Couch = {
    stage,
    from: [0, 0, bedReach],
    width,
    depth,
    height,
    places: 2,
    arms: 150,
    legs: height * 0.12,
  };
  const bed = width - 2 * plan.arms;
  const top = height * 0.34;
  return (
    legsUnder(
      stage,
      [
        [plan.arms + 60, 40],
        [width - plan.arms - 60, 40],
        [width - 60, bedReach + 60],
      ],
      plan.legs,
      trim,
    ) +
    couchBody(plan, main, 0.66) +
    box(stage, [plan.arms, plan.legs, 0], [bed, top - plan.legs, bedReach + 10], main) +
    softBox(stage, [plan.arms, top, 10], [bed, 150, bedReach + depth * 0.4], sheets, 40) +
    softBox(stage, [plan.arms + bed * 0.18, top + 130, bedReach + 60], [bed * 0.64, 120, 300], pillowcase, 58)
  );
}

function recliner({ stage, width, depth, height, main, trim }: Sitter): string {
  const [arms, legs] = [width * 0.19, height * 0.1];
  const inner = width - 2 * arms;
  const z = footReach;
  return (
    legsUnder(
      stage,
      [
        [60, z + 60],
        [width - 60, z + 60],
        [width - 60, z + depth - 60],
      ],
      legs,
      trim,
    ) +
    softBox(
      stage,
      [arms * 0.6, legs, z + depth * 0.66],
      [width - arms * 1.2, height - legs, depth * 0.26],
      main,
      60,
    ) +
    softBox(stage, [0, legs, z], [arms, height * 0.58 - legs, depth * 0.94], main, 50) +
    softBox(stage, [arms, height * 0.4, z + depth * 0.54], [inner, height * 0.54, 150], main, 56) +
    thread(
      stage,
      2,
      main.dark,
      [arms, height * 0.7, z + depth * 0.54],
      [arms + inner, height * 0.7, z + depth * 0.54],
    ) +
    softBox(stage, [arms, legs, z], [inner, height * 0.43 - legs, depth * 0.6], main, 40) +
    box(stage, [arms * 1.6, height * 0.26, z * 0.5], [inner - arms * 1.2, 30, z * 0.5], trim) +
    softBox(stage, [arms, height * 0.28, 0], [inner, 150, z * 0.86], main, 55) +
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
