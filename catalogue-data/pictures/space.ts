import type { Point } from './svg.ts';

/** Measures of a thing in millimetres. */
export interface Extent {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Angles in degrees: how far the thing is turned, and how steeply it is looked down upon. */
export interface View {
  readonly turn: number;
  readonly tilt: number;
}

/** A place in the thing in millimetres: right along the front, up from the floor, back from the front. */
export type Place = readonly [x: number, y: number, z: number];

export interface Stage {
  at(place: Place): Point;
  /** Canvas units of a millimetre seen square on. */
  readonly scale: number;
  /** Height of a level circle's ellipse over its width. */
  readonly flatness: number;
}

export const threeQuarter: View = { turn: 27, tilt: 17 };

export const fromAbove: View = { turn: 27, tilt: 34 };

export const squareOn: View = { turn: 0, tilt: 7 };

const frame = { width: 372, height: 366, middle: 244 };

/** Sees a thing without vanishing points, so that parallel edges stay parallel, and large enough to fill the frame. */
export function createStage(extent: Extent, view: View): Stage {
  const project = projection(view);
  const seen = bounds(corners(extent).map(project));
  const scale =
    Math.min(frame.width / seen.width, frame.height / seen.height) *
    closeness(Math.max(extent.width, extent.height, extent.depth));
  const lowering = (1 - (seen.height * scale) / frame.height) * 34;
  const left = 240 - (seen.left + seen.width / 2) * scale;
  const top = frame.middle + lowering - (seen.top + seen.height / 2) * scale;
  return {
    at: (place) => {
      const [x, y] = project(place);
      return [left + x * scale, top + y * scale];
    },
    scale,
    flatness: Math.sin(radians(view.tilt)),
  };
}

/** Small things are shown a little smaller, so that a candle holder does not look like a cupboard. */
function closeness(longest: number): number {
  return Math.min(1, 0.88 + longest / 5000);
}

function projection({ turn, tilt }: View): (place: Place) => Point {
  const [cosTurn, sinTurn] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cosTilt, sinTilt] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return ([x, y, z]) => [x * cosTurn + z * sinTurn, (x * sinTurn - z * cosTurn) * sinTilt - y * cosTilt];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function corners({ width, depth, height }: Extent): Place[] {
  return [0, width].flatMap((x) => [0, height].flatMap((y) => [0, depth].map((z): Place => [x, y, z])));
}

function bounds(points: readonly Point[]): { left: number; top: number; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Beds are long, and are looked down on a little more than chairs. */
export const bedView: View = { turn: 31, tilt: 21 };

/** What lies on the floor is looked down upon. */
export const floorView: View = { turn: 27, tilt: 38 };
