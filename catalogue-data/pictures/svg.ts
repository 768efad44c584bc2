/** A place on the 480 × 480 canvas: right, then down. */
export type Point = readonly [number, number];

export type Attributes = Readonly<Record<string, string | number>>;

/** Light from the left over whatever shape is filled with it; see the studio for what it is made of. */
export const roundShade = 'url(#round)';

/** Light on the middle of something filled, its edges turning away. */
export const plumpShade = 'url(#plump)';

/** Shade gathering towards the foot of a shape. */
export const fallShade = 'url(#fall)';

/** A coordinate short enough to keep a picture small: a tenth is finer than a pixel on any screen. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

export function tag(name: string, attributes: Attributes, children = ''): string {
  const listed = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : value}"`)
    .join('');
  return children ? `<${name}${listed}>${children}</${name}>` : `<${name}${listed}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return tag('path', { d, fill, ...more });
}

/** A shape in its colour, with one of the shades laid over it. */
export function shadedPath(d: string, fill: string, shade: string = roundShade): string {
  return path(d, fill) + path(d, shade);
}

/** A path through points in steps from each to the next, which are shorter to write than the places. */
export function outline(points: readonly Point[], closed = true): string {
  const [first, ...others] = points.map(([x, y]): Point => [tenths(x), tenths(y)]);
  if (!first) return '';
  let [x, y] = first;
  const steps = others.map(([nextX, nextY]) => {
    const written = step((nextX - x) / 10, (nextY - y) / 10);
    [x, y] = [nextX, nextY];
    return written;
  });
  return `M${px(first[0] / 10)} ${px(first[1] / 10)}${steps.join('')}${closed ? 'z' : ''}`;
}

function step(right: number, down: number): string {
  if (right === 0) return `v${px(down)}`;
  if (down === 0) return `h${px(right)}`;
  return `l${px(right)}${down < 0 ? '' : ' '}${px(down)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(outline(points), fill, more);
}

/** A line along a path; the picture as a whole asks for round ends and corners. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    ...more,
  });
}

export function line(points: readonly Point[], colour: string, width: number, more: Attributes = {}): string {
  return stroke(outline(points, false), colour, width, more);
}

export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function circle(centre: Point, radius: number, fill: string, more: Attributes = {}): string {
  return tag('circle', { cx: centre[0], cy: centre[1], r: radius, fill, ...more });
}

export function rect(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  rounding = 0,
  more: Attributes = {},
): string {
  return tag('rect', { x, y, width, height, ...(rounding > 0 ? { rx: rounding } : {}), fill, ...more });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return tag('g', attributes, children.join(''));
}

/** Lets what stands behind a shape shine through. */
export function seeThrough(shape: string, opacity: string): string {
  return group({ opacity }, shape);
}

/** Gives the ids inside a drawing a name of their own, so that many drawings can stand in one page. */
export function scopeIds(svg: string, scope: string): string {
  return svg.replaceAll(/(id="|url\(#)([a-z]+)/g, (_, before: string, name: string) => {
    return `${before}${scope}-${name}`;
  });
}
