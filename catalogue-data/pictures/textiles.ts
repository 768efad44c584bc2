import { bedLinen } from './bed-linen.ts';
import { glossFold, pillowPath, stripes } from './cloth.ts';
import type { Family, Sitter } from './drawing.ts';
import { mix } from './palette.ts';
import { brass, wallShadow } from './parts.ts';
import { circle, fallShade, line, path, plumpShade, px, rect, shadedPath, stroke } from './svg.ts';
import { homespun } from './usual-colours.ts';

const usual = { width: 500, depth: 500, height: 500 };

export const textiles: Family = {
  ...bedLinen,
  pillow: {
    usual: { width: 660, depth: 460, height: 460 },
    colours: { main: '#f1eee7', trim: '#97989a' },
    draw: pillow,
  },
  throw: { usual, colours: homespun, shadow: 'none', draw: throwOnRail },
  cushion: { usual: { width: 500, depth: 200, height: 500 }, colours: homespun, draw: cushion },
  curtain: { usual, colours: homespun, shadow: 'none', draw: curtain },
};

function pillow({ main, chance }: Sitter): string {
  const back = pillowPath(266, 222, 140, 80, 0.2);
  const front = pillowPath(230, 288, 152, 88, 0.24);
  const seam = pillowPath(230, 288, 144, 80, 0.24);
  return (
    path(back, main.dark) +
    path(back, plumpShade) +
    shadedPath(front, main.base, plumpShade) +
    stroke(seam, main.dark, 1.4, { opacity: '.6' }) +
    glossFold(230, 288, 150, chance.between(-10, 10), main)
  );
}

function cushion(sitter: Sitter): string {
  const { main, width, height } = sitter;
  const wide = Math.min(150, 132 * Math.max(1, width / height));
  const tall = Math.min(138, wide * (height / width));
  const shape = pillowPath(240, 398 - tall, wide, tall, -0.09);
  return (
    shadedPath(shape, main.base, plumpShade) +
    cushionFace(sitter, 398 - tall, wide, tall) +
    path(shape, fallShade) +
    stroke(shape, main.dark, 2.6)
  );
}

/** What tells one cushion from another: stripes, checks, a stitched cross, a button, or nothing at all. */
function cushionFace({ words, chance, main }: Sitter, y: number, wide: number, tall: number): string {
  const pale = mix(main.base, '#fffaf0', 0.62);
  if (/strip/.test(words)) return stripes(240, y, wide * 0.9, tall * 0.86, pale, 5);
  if (/check|plaid|gingham|tartan/.test(words)) {
    return (
      stripes(240, y, wide * 0.9, tall * 0.86, pale, 4) +
      stripes(240, y, wide * 0.86, tall * 0.9, pale, 4, true)
    );
  }
  const button = circle([240, y], 7, main.dark) + circle([238, y - 2], 5, main.light);
  const cross = `M${px(240 - wide * 0.8)} ${px(y)}H${px(240 + wide * 0.8)}M240 ${px(y - tall * 0.8)}V${px(y + tall * 0.8)}`;
  const band = rect([240 - wide * 0.84, y - tall * 0.2], wide * 1.68, tall * 0.4, pale, 4, { opacity: '.6' });
  return chance.pick([button, stroke(cross, main.dark, 1.6, { 'stroke-dasharray': '9 7' }), band, '']);
}

/** A throw over a rail, so that its cloth and its fringe are seen. */
function throwOnRail({ main, words, chance }: Sitter): string {
  const pale = mix(main.base, '#fffaf0', 0.6);
  const edge = chance.between(338, 366);
  const front = `M136 104C132 180 140 260 133 ${px(edge)}Q190 ${px(edge + 12)} 240 ${px(edge)}T348 ${px(edge - 4)}C341 270 350 180 344 104z`;
  const fringe = Array.from(
    { length: 26 },
    (_, index) => `M${px(137 + index * 8.2)} ${px(edge + (index % 3))}v${px(20 + (index % 4) * 2)}`,
  );
  const marked = /strip|check|plaid|tartan|herringbone/.test(words) || chance.between(0, 1) > 0.6;
  return (
    wallShadow(front) +
    line(
      [
        [70, 100],
        [410, 100],
      ],
      '#a97c4e',
      12,
    ) +
    line(
      [
        [70, 97],
        [410, 97],
      ],
      '#c69d66',
      5,
    ) +
    [92, 388].map((x) => rect([x - 4, 20], 8, 78, brass.base, 3)).join('') +
    path('M150 100c-3 100 4 180 0 214l170 6c-4-60 4-160 0-220z', main.deep) +
    stroke(fringe.join(''), main.dark, 2.6) +
    shadedPath(front, main.base) +
    (marked ? bands(edge, pale) : '') +
    stroke('M186 112c-5 90 6 160-2 224M262 112c6 90-4 160 2 230M310 112c-4 80 5 160-2 220', main.dark, 2, {
      opacity: '.5',
    }) +
    shadedPath('M132 104q0-18 20-18h176q18 0 18 20-12-8-24-6H152q-12 0-20 4z', main.light, fallShade)
  );
}

function bands(edge: number, colour: string): string {
  return [40, 62, 84]
    .map((up, index) => rect([136, edge - up], 208, index === 1 ? 12 : 6, colour, 0, { opacity: '.75' }))
    .join('');
}

/** Two lengths of curtain beside a window's light. */
function curtain({ main, trim, words }: Sitter): string {
  const sheer = /sheer|voile|net/.test(words);
  const opacity = sheer ? '.78' : '1';
  return (
    rect([150, 84], 180, 290, '#f6f9f8') +
    rect([150, 84], 180, 290, fallShade) +
    stroke('M240 84V374M150 222H330', '#ffffff', 7) +
    line(
      [
        [52, 66],
        [428, 66],
      ],
      trim.dark,
      9,
    ) +
    line(
      [
        [52, 64],
        [428, 64],
      ],
      trim.light,
      3.4,
    ) +
    [48, 432].map((x) => circle([x, 66], 10, trim.base)).join('') +
    [64, 286].map((x) => drape(x, main, opacity)).join('')
  );
}

function drape(x: number, tone: { base: string; dark: string; light: string }, opacity: string): string {
  const folds = [0, 1, 2, 3, 4];
  const body = `M${x} 66h130c-4 130 6 250 4 358q-12 8-26 0t-27 0-27 0-27 0-27 0c-4-120 4-230 0-358z`;
  const shades = folds.map((fold) => `M${x + 4 + fold * 26} 70c-3 120 4 240 0 352h11c4-120-3-230 0-352z`);
  const lights = folds.map((fold) => `M${x + 20 + fold * 26} 70c2 120-2 240 0 350`);
  const rings = folds.map((fold) => circle([x + 12 + fold * 26, 66], 5, tone.dark)).join('');
  return (
    path(body, tone.base, { opacity }) +
    path(shades.join(''), tone.dark, { opacity: '.5' }) +
    stroke(lights.join(''), tone.light, 3, { opacity: '.6' }) +
    path(body, fallShade) +
    rings
  );
}
