import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { wallShadow } from './parts.ts';
import { circle, fallShade, line, path, px, shadedPath, stroke } from './svg.ts';
import { landscape, wallArt } from './wall-art.ts';
import { arch, box, hanging } from './wall-place.ts';

const hung = { shadow: 'none' } as const;

/** What hangs on a wall. */
export const wallPieces: Family = {
  mirror: {
    ...hung,
    usual: { width: 600, depth: 30, height: 900 },
    colours: { main: '#c4a052', trim: '#c4a052' },
    draw: mirror,
  },
  'wall clock': {
    ...hung,
    usual: { width: 320, depth: 45, height: 320 },
    colours: { main: '#f1eee7', trim: '#3a393b' },
    draw: wallClock,
  },
  'picture frame': {
    ...hung,
    usual: { width: 320, depth: 25, height: 420 },
    colours: { main: '#c69d66', trim: '#f1eee7' },
    draw: pictureFrame,
  },
  'wall art': {
    ...hung,
    usual: { width: 600, depth: 30, height: 800 },
    colours: { main: '#bd694a', trim: '#c69d66' },
    draw: wallArt,
  },
};

function mirror(sitter: Sitter): string {
  const { main, round, words, width, height, chance } = sitter;
  const place = hanging(round ? { ...sitter, height: width } : sitter);
  const { x, y, wide, tall } = place;
  const arched = /arch/.test(words) || (height > width * 1.3 && chance.between(0, 1) > 0.6);
  const corners = /oval|pill|capsule/.test(words) ? wide / 2 : chance.pick([4, 26]);
  const shape = (inset: number) => {
    if (round) return box(place, inset, wide / 2);
    return arched ? arch(place, inset) : box(place, inset, corners);
  };
  const edge = /frameless/.test(words) ? 3 : 11;
  const glint = `M${px(x + wide * 0.24)} ${px(y + tall * 0.62)}L${px(x + wide * 0.66)} ${px(y + tall * 0.2)}M${px(x + wide * 0.34)} ${px(y + tall * 0.72)}L${px(x + wide * 0.78)} ${px(y + tall * 0.28)}`;
  return (
    wallShadow(shape(0)) +
    shadedPath(shape(0), main.base, fallShade) +
    path(shape(edge), '#cbd8da') +
    path(shape(edge), fallShade) +
    stroke(glint, '#ffffff', wide * 0.06, { opacity: '.36' }) +
    stroke(shape(edge), main.deep, 1.4, { opacity: '.6' })
  );
}

function wallClock(sitter: Sitter): string {
  const { main, words, chance } = sitter;
  const [x, y, r]: [number, number, number] = [240, 226, 142];
  const ringed = /oak|walnut|wood|brass|black|steel|metal|bamboo|ash|copper/.test(words);
  const face = ringed ? toneOf('#f6f1e6') : toneOf(mix(main.base, '#fffaf0', 0.12));
  const ink = face.base === main.base || ringed ? '#3a393b' : '#33312f';
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const from = r * (hour % 3 === 0 ? 0.7 : 0.76);
    return `M${px(x + from * Math.sin(angle))} ${px(y - from * Math.cos(angle))}L${px(x + r * 0.84 * Math.sin(angle))} ${px(y - r * 0.84 * Math.cos(angle))}`;
  });
  const hand = (angle: number, length: number, width: number) =>
    line(
      [
        [x, y],
        [x + length * Math.sin(angle), y - length * Math.cos(angle)],
      ],
      ink,
      width,
    );
  const hour = chance.pick([10, 1, 2, 9]);
  return (
    wallShadow(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`) +
    circle([x, y], r, main.dark) +
    circle([x - 2, y - 2], r - 2, main.base) +
    circle([x, y], r - (ringed ? 16 : 9), face.base) +
    circle([x, y], r - (ringed ? 16 : 9), fallShade, { opacity: '.6' }) +
    stroke(ticks.join(''), ink, 4) +
    hand((hour * Math.PI) / 6 + 0.08, r * 0.46, 7) +
    hand(Math.PI / 3, r * 0.66, 5) +
    circle([x, y], 7, ink)
  );
}

function pictureFrame(sitter: Sitter): string {
  const { main, chance } = sitter;
  const place = hanging(sitter, 300);
  const { x, y, wide, tall } = place;
  const edge = chance.between(13, 20);
  const mount = Math.min(wide, tall) * 0.18;
  return (
    wallShadow(box(place)) +
    shadedPath(box(place), main.base, fallShade) +
    stroke(box(place, 3), main.light, 2) +
    path(box(place, edge), '#faf7f0') +
    stroke(box(place, edge), main.deep, 1.6, { opacity: '.6' }) +
    landscape({ x: x + mount, y: y + mount, wide: wide - 2 * mount, tall: tall - 2 * mount }, sitter)
  );
}
