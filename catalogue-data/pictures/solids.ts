import type { Tone } from './palette.ts';
import type { Place, Stage } from './space.ts';
import { ellipse, group, outline, type Point, polygon, px, shadedPath } from './svg.ts';

/** Width, height and depth of a block in millimetres. */
export type Block = readonly [width: number, height: number, depth: number];

interface Faces {
  readonly front: Point[];
  readonly side: Point[];
  readonly top: Point[];
}

/** A block with sharp edges: a board, a leg, a cabinet. */
export function box(stage: Stage, corner: Place, block: Block, tone: Tone): string {
  const { front, side, top } = faces(stage, corner, block);
  return polygon(front, tone.base) + polygon(side, tone.dark) + polygon(top, tone.light);
}

/** A block whose edges are rounded by `softness` millimetres: a cushion, a mattress. */
export function softBox(
  stage: Stage,
  corner: Place,
  block: Block,
  tone: Tone,
  softness = Math.min(...block) * 0.22,
): string {
  const [x, y, z] = corner;
  const [width, height, depth] = block;
  const { front, side, top } = faces(
    stage,
    [x + softness, y + softness, z + softness],
    [width - 2 * softness, height - 2 * softness, depth - 2 * softness],
  );
  const face = (points: Point[], colour: string) => polygon(points, colour, { stroke: colour });
  return group(
    { 'stroke-width': 2 * softness * stage.scale },
    face(side, tone.dark),
    face(top, tone.light),
    face(front, tone.base),
  );
}

function faces(stage: Stage, [x, y, z]: Place, [width, height, depth]: Block): Faces {
  const [right, up, back] = [x + width, y + height, z + depth];
  const at = (...place: Place) => stage.at(place);
  return {
    front: [at(x, y, z), at(right, y, z), at(right, up, z), at(x, up, z)],
    side: [at(right, y, z), at(right, y, back), at(right, up, back), at(right, up, z)],
    top: [at(x, up, z), at(right, up, z), at(right, up, back), at(x, up, back)],
  };
}

/** A flat shape anywhere in space. */
export function sheet(stage: Stage, fill: string, ...places: Place[]): string {
  return polygon(
    places.map((place) => stage.at(place)),
    fill,
  );
}

/** A rectangle on the front of a thing, such as a drawer. */
export function frontPanel(
  stage: Stage,
  [x, y, z]: Place,
  width: number,
  height: number,
  fill: string,
): string {
  return sheet(stage, fill, [x, y, z], [x + width, y, z], [x + width, y + height, z], [x, y + height, z]);
}

/** A level disc seen from above: a table top, a base. */
export function disc(stage: Stage, centre: Place, radius: number, fill: string): string {
  return ellipse(stage.at(centre), radius * stage.scale, radius * stage.scale * stage.flatness, fill);
}

/** A round slab: its rim and its upper side. */
export function slab(stage: Stage, centre: Place, radius: number, thickness: number, tone: Tone): string {
  const [x, y, z] = centre;
  const rim = turned(stage, [x, y, z], tone.base, [radius, 0, radius, thickness]);
  return rim + disc(stage, [x, y + thickness, z], radius, tone.light);
}

/** Rings from the foot up, in millimetres: radius, height above the foot, radius, height … */
export type Profile = readonly number[];

/** A body of revolution with straight sides between the rings, shaded round. */
export function turned(stage: Stage, foot: Place, fill: string, profile: Profile): string {
  return shadedPath(turnedOutline(stage, foot, profile, straight), fill);
}

/** A body of revolution whose sides swell and narrow from ring to ring: a vase, a pear-shaped lamp base. */
export function thrown(stage: Stage, foot: Place, fill: string, profile: Profile): string {
  return shadedPath(turnedOutline(stage, foot, profile, bending), fill);
}

interface Ring {
  readonly radius: number;
  readonly height: number;
}

/** The rings of a profile of which radii and heights are stretched. */
export function ringsOf(profile: Profile, wide = 1, high = 1): Ring[] {
  return profile.flatMap((radius, index) =>
    index % 2 === 0 ? [{ radius: radius * wide, height: (profile[index + 1] ?? 0) * high }] : [],
  );
}

export function stretched(profile: Profile, wide: number, high: number): number[] {
  return ringsOf(profile, wide, high).flatMap(({ radius, height }) => [radius, height]);
}

type Way = (points: readonly Point[]) => string;

function turnedOutline(stage: Stage, [x, y, z]: Place, profile: Profile, way: Way): string {
  const rings = ringsOf(profile).map(({ radius, height }) => ({
    centre: stage.at([x, y + height, z]),
    radius: radius * stage.scale,
  }));
  const side = (sign: number) =>
    rings.map(({ centre, radius }): Point => [centre[0] + sign * radius, centre[1]]);
  const [right, left] = [side(1), side(-1)];
  const rim = (radius = 0, across: number) =>
    `a${px(radius)} ${px(radius * stage.flatness)} 0 0 0 ${px(across * 2 * radius)} 0`;
  const [start] = right;
  return `M${px(start?.[0] ?? 0)} ${px(start?.[1] ?? 0)}${way(right)}${rim(rings.at(-1)?.radius, -1)}${way(left.toReversed())}${rim(rings[0]?.radius, 1)}z`;
}

/** Straight lines from the first of the points, where the pen already is, to the others. */
function straight(points: readonly Point[]): string {
  return outline(points, false).replace(/^M[^a-z]*/, '');
}

/** A curve through all points, at each running parallel to the line between its neighbours (Catmull-Rom). */
export function bending(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end;
      const before = points[index - 1] ?? start;
      const after = points[index + 2] ?? end;
      const [out, into] = [sixth(before, end), sixth(start, after)];
      return `c${steps(out, [end[0] - start[0] - into[0], end[1] - start[1] - into[1]], [end[0] - start[0], end[1] - start[1]])}`;
    })
    .join('');
}

function sixth(from: Point, to: Point): Point {
  return [(to[0] - from[0]) / 6, (to[1] - from[1]) / 6];
}

/** Coordinates one after another, with a space only where no minus sign parts them. */
function steps(...points: Point[]): string {
  return points.flat().map(px).join(' ').replaceAll(' -', '-');
}
