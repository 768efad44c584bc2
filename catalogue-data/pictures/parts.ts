import type { Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bending, box, frontPanel } from './solids.ts';
import type { Place, Stage } from './space.ts';
import { type Attributes, circle, ellipse, line, outline, type Point, path, polygon, stroke } from './svg.ts';

/** A round bar with a light and a dark side, along the given places: a leg, a tube, a spindle. */
export function bar(stage: Stage, thickness: number, tone: Tone, ...places: Place[]): string {
  return bars(stage, thickness, tone, [places]);
}

/** Several round bars of one thickness, each along its own places. */
export function bars(stage: Stage, thickness: number, tone: Tone, all: readonly Place[][]): string {
  const width = Math.max(2.2, thickness * stage.scale);
  const moved = (by: number) =>
    all
      .map((places) =>
        outline(
          places.map((place) => nudged(stage.at(place), by)),
          false,
        ),
      )
      .join('');
  return stroke(moved(0), tone.dark, width) + stroke(moved(-width * 0.18), tone.base, width * 0.6);
}

/** A round bar that bends through the given places. */
export function bow(stage: Stage, thickness: number, tone: Tone, places: readonly Place[]): string {
  const width = Math.max(2.2, thickness * stage.scale);
  const along = (by: number) => {
    const points = places.map((place) => nudged(stage.at(place), by));
    return outline(points.slice(0, 1), false) + bending(points);
  };
  return stroke(along(0), tone.dark, width) + stroke(along(-width * 0.18), tone.base, width * 0.6);
}

function nudged([x, y]: Point, by: number): Point {
  return [x + by, y];
}

/** A line of one colour along the given places: a wire, a seam. */
export function thread(stage: Stage, width: number, colour: string, ...places: Place[]): string {
  const points = places.map((place) => stage.at(place));
  return line(points, colour, width);
}

/** Many lines of one colour, each along its own places. */
export function threads(
  stage: Stage,
  width: number,
  colour: string,
  all: readonly Place[][],
  more: Attributes = {},
): string {
  const each = all.map((places) =>
    outline(
      places.map((place) => stage.at(place)),
      false,
    ),
  );
  return stroke(each.join(''), colour, width, more);
}

interface LegPlan {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly thickness: number;
  /** How far the legs stand in from the corners, and how far their feet lean out again. */
  readonly inset?: number;
  readonly splay?: number;
}

/** Four round legs under a rectangle, those at the back first. */
export function fourLegs(stage: Stage, plan: LegPlan, tone: Tone): string {
  const { width, depth, height, thickness, inset = 0, splay = 0 } = plan;
  const half = inset + thickness / 2;
  const leg = (x: number, z: number): Place[] => {
    const outwards = (from: number, middle: number) => from + Math.sign(from - middle) * splay;
    return [
      [x, height, z],
      [outwards(x, width / 2), 0, outwards(z, depth / 2)],
    ];
  };
  const [left, right, front, back] = [half, width - half, half, depth - half];
  return bars(stage, thickness, tone, [
    leg(left, back),
    leg(right, back),
    leg(left, front),
    leg(right, front),
  ]);
}

/** Four square legs under a rectangle. */
export function squareLegs(stage: Stage, plan: LegPlan, tone: Tone): string {
  const { width, depth, height, thickness, inset = 0 } = plan;
  const leg = (x: number, z: number) => box(stage, [x, 0, z], [thickness, height, thickness], tone);
  const [right, back] = [width - inset - thickness, depth - inset - thickness];
  return leg(inset, back) + leg(right, back) + leg(inset, inset) + leg(right, inset);
}

/** A hollow in the front of a cabinet, looked into from the right and above. */
export function recess(
  stage: Stage,
  [x, y, z]: Place,
  width: number,
  height: number,
  depth: number,
  tone: Tone,
): string {
  const corner = stage.at([x, y, z]);
  const [left, right] = [stage.at([x, y + height, z]), stage.at([x + width, y + height, z])];
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  const [backX, floorY] = stage.at([x, y, z + depth]);
  const innerX = Math.min(backX, right[0]);
  const wall: Point[] = [left, corner, [innerX, floorY], [innerX, left[1] + slope * (innerX - left[0])]];
  const floorEnd: Point = [right[0], floorY + slope * (right[0] - backX)];
  const floor: Point[] = [corner, stage.at([x + width, y, z]), floorEnd, [innerX, floorY]];
  return (
    frontPanel(stage, [x, y, z], width, height, tone.deep) +
    polygon(wall, tone.dark) +
    polygon(floor, tone.light)
  );
}

export function knob(stage: Stage, place: Place, radius: number, tone: Tone): string {
  const [x, y] = stage.at(place);
  const size = Math.max(2.2, radius * stage.scale);
  return circle([x + size * 0.3, y + size * 0.3], size, tone.deep) + circle([x, y], size, tone.light);
}

/** Warm light around a lamp. */
export function glow(centre: Point, rx: number, ry: number): string {
  return ellipse(centre, rx * 1.5, ry * 1.5, 'url(#glow)');
}

/** The shadow on the wall of a thing that hangs there. */
export function wallShadow(d: string): string {
  return path(d, '#3a2f2a', { opacity: '.34', filter: 'url(#soft)', transform: 'translate(9 13)' });
}

/** The tone of legs and frames: metal where the shop names some, else that of the whole. */
export function legTone({ words, main, trim }: Sitter): Tone {
  return /steel|iron|brass|metal|alumin|chrome|legs/.test(words) ? trim : main;
}

/** Whether cloth or leather covers it, rather than that it is carved or bent. */
export function isUpholstered({ words }: Sitter): boolean {
  return /uphol|fabric|velvet|leather|linen|boucl|wool|polyester|cotton|chenille|corduroy|felt|foam/.test(
    words,
  );
}

export const linen = toneOf('#f0e6d2');

export const brass = toneOf('#c4a052');

export const blackened = toneOf('#3a393b');

export const pillowcase = toneOf('#e6decf');
export const sheets = toneOf('#f3efe6');

/** Gaps between the boards of a level surface. */
export function boards(
  stage: Stage,
  width: number,
  height: number,
  depth: number,
  count: number,
  colour: string,
): string {
  const gaps = Array.from({ length: count - 1 }, (_, index): Place[] => {
    const x = (width * (index + 1)) / count;
    return [
      [x, height, 4],
      [x, height, depth - 4],
    ];
  });
  return threads(stage, 1.8, colour, gaps);
}
