import { airers } from './airers.ts';
import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { bar, bow, brass, threads, wallShadow } from './parts.ts';
import { box, disc, frontPanel, ringsOf, softBox, thrown, turned } from './solids.ts';
import type { Place } from './space.ts';
import { circle, line, outline, path, px, rect, stroke } from './svg.ts';

const white = { main: '#f1eee7', trim: '#b9bdc0' };

export const bathroom: Family = {
  ...airers,
  'towel set': { usual: { width: 420, depth: 300, height: 300 }, colours: white, draw: towelSet },
  'shower curtain': {
    usual: { width: 500, depth: 100, height: 500 },
    colours: white,
    shadow: 'none',
    draw: showerCurtain,
  },
  'laundry basket': {
    usual: { width: 420, depth: 420, height: 580 },
    colours: { main: '#c79f67', trim: '#ebe4d5' },
    draw: laundryBasket,
  },
  'bathroom cabinet': {
    usual: { width: 600, depth: 160, height: 700 },
    colours: white,
    view: { turn: 18, tilt: 10 },
    shadow: 'none',
    draw: bathroomCabinet,
  },
  'soap dispenser': {
    usual: { width: 78, depth: 78, height: 180 },
    colours: { main: '#e6dfd3', trim: '#c4a052' },
    draw: soapDispenser,
  },
  'toilet brush': {
    usual: { width: 105, depth: 105, height: 390 },
    colours: { main: '#e6dfd3', trim: '#b9bdc0' },
    draw: toiletBrush,
  },
};

function towelSet(sitter: Sitter): string {
  const { stage, width, depth, main, words, chance } = sitter;
  const unit = Math.min(width / 420, 1);
  const fold = (y: number, tall: number, inset: number) =>
    softBox(stage, [inset, y, inset * 0.6], [width - 2 * inset, tall, depth - inset], main, tall * 0.4);
  const layers = [
    fold(0, 74 * unit, 0),
    fold(72 * unit, 74 * unit, 0),
    fold(144 * unit, 62 * unit, width * 0.09),
    fold(204 * unit, 50 * unit, width * 0.2),
  ];
  const borders = [0, 72].map((y): Place[] => [
    [width * 0.08, (y + 37) * unit, 0],
    [width * 0.92, (y + 37) * unit, 0],
  ]);
  const band = /strip/.test(words)
    ? mix(main.base, '#35506b', 0.6)
    : chance.pick([main.dark, mix(main.base, '#fffaf0', 0.6)]);
  return layers.join('') + threads(stage, 4, band, borders);
}

function showerCurtain({ main, trim, words, chance }: Sitter): string {
  const folds = [0, 1, 2, 3, 4, 5, 6];
  const body =
    'M92 92H372c-3 110 4 210 1 314q-14 8-26 0t-32 0-32 0-32 0-32 0-32 0-32 0-32 0-32 0c4-110-4-210 0-314z';
  const shade = folds
    .map((fold) => `M${100 + fold * 39} 96c-3 110 5 210 0 308h13c5-98-4-198 0-308z`)
    .join('');
  const rings = folds
    .concat(7)
    .map((fold) => circle([98 + fold * 38.5, 80], 8, 'none', { stroke: trim.dark, 'stroke-width': 2.6 }))
    .join('');
  const pale = mix(main.base, '#35506b', 0.4);
  const printed = /strip|print|leaf|botanic|wave|dot|pattern/.test(words) || chance.between(0, 1) > 0.6;
  const bands = printed
    ? [346, 366, 380]
        .map((y, index) => rect([95, y], 277, index === 0 ? 12 : 5, pale, 0, { opacity: '.6' }))
        .join('')
    : '';
  return (
    path('M40 372H440V470H40z', '#fbfaf7') +
    path('M40 372H440V384H40z', '#dcd8d0') +
    line(
      [
        [40, 72],
        [440, 72],
      ],
      trim.dark,
      9,
    ) +
    line(
      [
        [40, 70],
        [440, 70],
      ],
      trim.light,
      3.6,
    ) +
    path(body, main.base) +
    path(shade, main.dark, { opacity: '.45' }) +
    bands +
    path(body, 'url(#fall)') +
    rings
  );
}

function laundryBasket(sitter: Sitter): string {
  const { stage, width, depth, height, main, round, words } = sitter;
  const cloth = toneOf('#f0e8da');
  if (!round && /hamper|bag|sorter|section|foldable|canvas|divided|two-part|rolling/.test(words)) {
    return hamper(sitter);
  }
  const [x, z, r] = [width / 2, depth / 2, Math.min(width, depth) * 0.46];
  const top = height * 0.88;
  const strap = toneOf('#7c5a39');
  const handle = (side: number): Place[] => [
    [x + side * r * 0.97, top - height * 0.06, z - r * 0.24],
    [x + side * r * 1.1, height * 0.97, z],
    [x + side * r * 0.97, top - height * 0.06, z + r * 0.24],
  ];
  const shape = [r * 0.8, 0, r * 0.94, height * 0.3, r, height * 0.7, r * 0.97, top];
  return (
    thrown(stage, [x, 0, z], main.base, shape) +
    woven(sitter, shape) +
    disc(stage, [x, top, z], r * 0.97, main.light) +
    disc(stage, [x, top - 4, z], r * 0.9, main.deep) +
    bow(stage, 20, strap, handle(-1)) +
    thrown(stage, [x - r * 0.1, top - 30, z], cloth.base, [
      r * 0.7,
      0,
      r * 0.6,
      height * 0.09,
      r * 0.2,
      height * 0.14,
    ]) +
    bow(stage, 20, strap, handle(1))
  );
}

/** A cloth bag in a folding frame. */
function hamper({ stage, width, depth, height, main, trim }: Sitter): string {
  const halves: Place[] = [
    [width / 2, height * 0.1, 0],
    [width / 2, height * 0.92, 0],
  ];
  return (
    bar(stage, 26, trim, [0, 0, 0], [width, height, 0]) +
    softBox(stage, [10, height * 0.1, 10], [width - 20, height * 0.82, depth - 20], main, 22) +
    threads(stage, 2, main.dark, [
      halves,
      [
        [20, height * 0.8, 10],
        [width - 20, height * 0.8, 10],
      ],
    ]) +
    bar(stage, 24, trim, [0, height * 0.95, 0], [width, height * 0.95, 0], [width, height * 0.95, depth]) +
    bar(stage, 24, trim, [width, 0, 0], [width, height * 0.95, 0])
  );
}

function bathroomCabinet(sitter: Sitter): string {
  const { stage, width, depth, height, main, words } = sitter;
  const tall = height > width * 1.8;
  const doors = width > 480 && !tall ? 2 : 1;
  const mirrored = /mirror/.test(words);
  const face = mirrored ? '#cfdde0' : main.base;
  const each = (width - 24) / doors;
  const back = outline([
    stage.at([0, 0, depth]),
    stage.at([width, 0, depth]),
    stage.at([width, height, depth]),
    stage.at([0, height, depth]),
  ]);
  const fronts = Array.from({ length: doors }, (_, index) => {
    const x = 12 + index * each;
    const glint: Place[] = [
      [x + each * 0.2, height * 0.9, 0],
      [x + each * 0.5, height * 0.9, 0],
      [x + each * 0.32, height * 0.3, 0],
      [x + each * 0.02 + 8, height * 0.3, 0],
    ];
    const shine = mirrored
      ? path(outline(glint.map((place) => stage.at(place))), '#ffffff', { opacity: '.4' })
      : '';
    const edge: Place[] = [
      [x + 4, 12, 0],
      [x + each - 4, 12, 0],
      [x + each - 4, height - 12, 0],
      [x + 4, height - 12, 0],
      [x + 4, 12, 0],
    ];
    return (
      frontPanel(stage, [x + 4, 12, 0], each - 8, height - 24, face) +
      shine +
      threads(stage, 1.6, main.dark, [edge])
    );
  });
  const pull = doors === 2 ? [0.46, 0.54] : [0.88];
  return (
    wallShadow(back) +
    box(stage, [0, 0, 0], [width, height, depth], main) +
    fronts.join('') +
    threads(
      stage,
      3.4,
      brass.base,
      pull.map((share): Place[] => [
        [width * share, height * 0.42, 0],
        [width * share, height * 0.54, 0],
      ]),
    )
  );
}

function soapDispenser({ stage, width, height, main, trim, chance }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width * 0.46];
  const body = height * 0.68;
  const shape = chance.pick<readonly number[]>([
    [r * 0.94, 0, r, body * 0.1, r, body * 0.8, r * 0.9, body * 0.94, r * 0.4, body],
    [r * 0.8, 0, r, body * 0.3, r * 0.86, body * 0.7, r * 0.46, body * 0.92, r * 0.4, body],
  ]);
  const neck = body + height * 0.06;
  return (
    thrown(stage, [x, 0, z], main.base, shape) +
    turned(stage, [x, body, z], trim.base, [r * 0.44, 0, r * 0.44, height * 0.06]) +
    bar(stage, r * 0.24, trim, [x, neck, z], [x, height * 0.92, z]) +
    bar(
      stage,
      r * 0.34,
      trim,
      [x + r * 0.3, height * 0.93, z],
      [x - r * 0.5, height * 0.94, z],
      [x - r * 1.05, height * 0.9, z],
    )
  );
}

function toiletBrush({ stage, width, height, main, trim }: Sitter): string {
  const [x, z, r] = [width / 2, width / 2, width * 0.47];
  const cup = height * 0.4;
  return (
    thrown(stage, [x, 0, z], main.base, [r * 0.92, 0, r, cup * 0.1, r, cup * 0.9, r * 0.96, cup]) +
    disc(stage, [x, cup, z], r * 0.96, main.light) +
    disc(stage, [x, cup - 3, z], r * 0.86, main.deep) +
    turned(stage, [x, cup - 6, z], trim.base, [r * 0.84, 0, r * 0.8, 10, r * 0.2, 22]) +
    bar(stage, 13, trim, [x, cup + 12, z], [x, height * 0.96, z]) +
    bar(stage, 20, trim, [x, height * 0.84, z], [x, height * 0.98, z])
  );
}

function woven({ stage, width, depth, main }: Sitter, shape: readonly number[]): string {
  const rings = ringsOf(shape);
  const hoops = rings.slice(1).flatMap((ring, index) => {
    const below = rings[index] ?? ring;
    return [0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      const up = below.height + (ring.height - below.height) * share;
      const [cx, cy] = stage.at([width / 2, up, depth / 2]);
      const reach = (below.radius + (ring.radius - below.radius) * share) * stage.scale * 0.99;
      return `M${px(cx - reach)} ${px(cy)}a${px(reach)} ${px(reach * stage.flatness)} 0 0 0 ${px(2 * reach)} 0`;
    });
  });
  return stroke(hoops.join(''), main.dark, 1.8, { 'stroke-dasharray': '8 4' });
}
