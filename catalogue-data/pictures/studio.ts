import type { Chance } from './chance.ts';
import type { Drawing, Sitter } from './drawing.ts';
import { lightness, mix, type Tone } from './palette.ts';
import { type Attributes, polygon, rect, scopeIds, tag } from './svg.ts';

const backdrops = ['#e3dacb', '#dcdfd5', '#e4d7ce', '#d6dde0', '#dfdad9'] as const;

/** Stands a drawing in a quiet room: a wall, a floor without an edge, light from the upper left. */
export function photograph(sitter: Sitter, drawing: Drawing, scope: string): string {
  const shadow = drawing.shadow === 'none' ? '' : floorShadow(sitter);
  const scene = rect([0, 0], 480, 480, 'url(#room)') + shadow + drawing.draw(sitter);
  const used = paints(wallFor(sitter.main, sitter.chance)).filter(({ id }) => scene.includes(`url(#${id})`));
  const defs = tag('defs', {}, used.map(({ markup }) => markup).join(''));
  const canvas = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 480 480',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return scopeIds(tag('svg', canvas, defs + scene), scope);
}

/** Pale things stand before a deeper wall, so that they do not vanish. */
function wallFor(tone: Tone, chance: Chance): string {
  const wall = chance.pick(backdrops);
  const brightness = lightness(tone.base);
  if (brightness > 0.78) return mix(wall, '#83796c', 0.34);
  return brightness > 0.6 ? mix(wall, '#ffffff', 0.22) : wall;
}

interface Paint {
  readonly id: string;
  readonly markup: string;
}

type Stop = readonly [offset: number, colour: string, opacity: number];

/** Everything a drawing may be filled or softened with; only what it uses goes into the picture. */
function paints(wall: string): Paint[] {
  const downwards = { x2: 0, y2: 1 };
  return [
    gradient('room', downwards, [
      [0, mix(wall, '#ffffff', 0.3), 1],
      [0.66, wall, 1],
      [0.8, mix(wall, '#5d5146', 0.07), 1],
      [1, mix(wall, '#ffffff', 0.26), 1],
    ]),
    gradient('round', {}, [
      [0, '#201820', 0.1],
      [0.26, '#fffaf0', 0.26],
      [0.5, '#fffaf0', 0],
      [1, '#201820', 0.34],
    ]),
    gradient('fall', downwards, [
      [0.2, '#201820', 0],
      [1, '#201820', 0.2],
    ]),
    gradient('plump', undefined, [
      [0, '#fffaf0', 0.26],
      [0.5, '#fffaf0', 0.06],
      [1, '#201820', 0.24],
    ]),
    gradient('glow', undefined, [
      [0, '#ffe4a3', 0.85],
      [0.45, '#ffe4a3', 0.42],
      [1, '#ffe4a3', 0],
    ]),
    blur('soft', 9),
  ];
}

/** A gradient along a line, or from the middle outwards when no direction is given. */
function gradient(id: string, direction: Attributes | undefined, stops: readonly Stop[]): Paint {
  const listed = stops.map(([offset, colour, opacity]) =>
    tag('stop', {
      // As text, since these need more decimals than a coordinate has.
      offset: String(offset),
      'stop-color': colour,
      ...(opacity < 1 ? { 'stop-opacity': String(opacity) } : {}),
    }),
  );
  const name = direction ? 'linearGradient' : 'radialGradient';
  return { id, markup: tag(name, { id, ...direction }, listed.join('')) };
}

function blur(id: string, deviation: number): Paint {
  const area = { x: '-30%', y: '-60%', width: '160%', height: '220%' };
  return { id, markup: tag('filter', { id, ...area }, tag('feGaussianBlur', { stdDeviation: deviation })) };
}

function floorShadow({ stage, room: { width, depth } }: Sitter): string {
  const reach = width * 0.06;
  const footprint = [
    stage.at([0, 0, 0]),
    stage.at([width + reach, 0, 0]),
    stage.at([width + reach, 0, depth]),
    stage.at([0, 0, depth]),
  ];
  return polygon(footprint, '#3a2f2a', { opacity: '.34', filter: 'url(#soft)' });
}
