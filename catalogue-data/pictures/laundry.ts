import type { Family, Sitter } from './drawing.ts';
import { mix, toneOf } from './palette.ts';
import { bar, bow, threads } from './parts.ts';
import { disc, ringsOf, softBox, thrown } from './solids.ts';
import type { Place } from './space.ts';
import { px, stroke } from './svg.ts';
import { whiteAndSteel } from './usual-colours.ts';

/** What is washed, and what it waits in. */
export const laundry: Family = {
  'towel set': { usual: { width: 420, depth: 300, height: 300 }, colours: whiteAndSteel, draw: towelSet },
  'laundry basket': {
    usual: { width: 420, depth: 420, height: 580 },
    colours: { main: '#c79f67', trim: '#ebe4d5' },
    draw: laundryBasket,
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

function woven({ stage, width, depth, main }: Sitter, shape: readonly number[]): string {
  const rings = ringsOf(shape);
  const hoops = rings.slice(1).flatMap((ring, index) => {
    const below = rings[index] ?? ring;
    return [0.33, 0.66, 1].map((share) => {
      const up = below.height + (ring.height - below.height) * share;
      const [cx, cy] = stage.at([width / 2, up, depth / 2]);
      const reach = (below.radius + (ring.radius - below.radius) * share) * stage.scale * 0.99;
      return `M${px(cx - reach)} ${px(cy)}a${px(reach)} ${px(reach * stage.flatness)} 0 0 0 ${px(2 * reach)} 0`;
    });
  });
  return stroke(hoops.join(''), main.dark, 1.8, { 'stroke-dasharray': '8 4' });
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
