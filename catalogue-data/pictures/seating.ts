import { chairs } from './chairs.ts';
import { type Couch, couchBody, legsUnder, throwPillow } from './couch.ts';
import type { Family, Sitter } from './drawing.ts';
import { loungers } from './loungers.ts';
import { fourLegs } from './parts.ts';
import { softBox } from './solids.ts';
import { group } from './svg.ts';
import { clothOnOak } from './usual-colours.ts';

/** Seats one sinks into, and all others. */
export const seating: Family = {
  ...chairs,
  ...loungers,
  sofa: {
    usual: { width: 2100, depth: 920, height: 840 },
    colours: clothOnOak,
    draw: (sitter) => couch(sitter, 3),
  },
  loveseat: {
    usual: { width: 1500, depth: 880, height: 840 },
    colours: clothOnOak,
    draw: (sitter) => couch(sitter, 2),
  },
  'corner sofa': { usual: { width: 2700, depth: 1800, height: 840 }, colours: clothOnOak, draw: cornerSofa },
  armchair: {
    usual: { width: 820, depth: 840, height: 860 },
    colours: clothOnOak,
    draw: (sitter) => couch(sitter, 1),
  },
};

function couch(sitter: Sitter, usualSeats: number): string {
  const { stage, width, depth, height, seats, chance, main, trim } = sitter;
  const places = Math.min(4, seats ?? usualSeats);
  const plan: Couch = {
    stage,
    from: [0, 0, 0],
    width,
    depth,
    height,
    places,
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

/** With its chaise on the left, or the same in a mirror. */
function cornerSofa(sitter: Sitter): string {
  const drawn = leftCornerSofa(sitter);
  const mirrored = { transform: 'matrix(-1 0 0 1 480 0)' };
  return /right.hand|right chaise/.test(sitter.words) ? group(mirrored, drawn) : drawn;
}

function leftCornerSofa(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const deep = Math.min(depth * 0.58, 980);
  const legs = height * 0.13;
  const front = depth - deep;
  const plan: Couch = { stage, from: [0, 0, front], width, depth: deep, height, places: 3, arms: 150, legs };
  const [seat, chaise] = [height * 0.5, width * 0.36];
  return (
    legsUnder(
      stage,
      [
        [60, 60],
        [chaise - 60, 60],
        [width - 60, front + 60],
      ],
      legs,
      trim,
    ) +
    couchBody(plan, main, 0.66) +
    softBox(stage, [0, legs, 10], [chaise, seat - 110 - legs, front + 90], main, 8) +
    softBox(stage, [0, seat - 130, 0], [chaise, 130, front + deep * 0.46], main, 38)
  );
}
