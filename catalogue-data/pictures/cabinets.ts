import { divided, doorPulls, drawerPulls, type Front, gap, lattice, panels } from './cabinet-fronts.ts';
import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { blackened, brass, fourLegs, recess, thread } from './parts.ts';
import { box, frontPanel, sheet } from './solids.ts';
import type { Place } from './space.ts';
import { oakOnBlack } from './usual-colours.ts';

/** Furniture with doors and drawers. */
export const cabinets: Family = {
  sideboard: { usual: { width: 1500, depth: 420, height: 780 }, colours: oakOnBlack, draw: sideboard },
  wardrobe: { usual: { width: 1200, depth: 580, height: 1980 }, colours: oakOnBlack, draw: wardrobe },
  'chest of drawers': {
    usual: { width: 900, depth: 450, height: 900 },
    colours: oakOnBlack,
    draw: chestOfDrawers,
  },
  'shoe cabinet': { usual: { width: 750, depth: 220, height: 1050 }, colours: oakOnBlack, draw: shoeCabinet },
  'tv stand': { usual: { width: 1600, depth: 400, height: 500 }, colours: oakOnBlack, draw: tvStand },
};

function sideboard(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, words, chance } = sitter;
  const legs = height * 0.2;
  const body: Front = { x: 14, y: legs + 14, width: width - 28, height: height - legs - 28 };
  const withDrawers = chance.between(0, 1) > 0.45;
  const third = body.width / 3;
  const doors = withDrawers
    ? [
        ...divided({ ...body, width: third }, 1, 1),
        ...divided({ ...body, x: body.x + 2 * third, width: third }, 1, 1),
      ]
    : divided(body, width > 1300 ? 4 : 2, 1);
  const drawers = withDrawers ? divided({ ...body, x: body.x + third, width: third }, 1, 3) : [];
  const woven = /rattan|cane|webbing/.test(words);
  const doorTone = woven ? toneOf('#d9c08f') : main;
  const legTone = main.base === trim.base ? main : trim;
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 42, inset: 60, splay: 24 }, legTone) +
    box(stage, [0, legs, 0], [width, height - legs, depth], main) +
    panels(sitter, drawers, main) +
    panels(sitter, doors, doorTone) +
    (woven ? lattice(sitter, doors) : '') +
    drawerPulls(sitter, drawers) +
    doorPulls(sitter, doors, 90)
  );
}

function wardrobe(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const plinth = 70;
  const count = width < 900 ? 2 : width < 1400 ? chance.pick([2, 3]) : 4;
  const low = chance.between(0, 1) > 0.5 ? height * 0.2 : 0;
  const body: Front = { x: 14, y: plinth + low, width: width - 28, height: height - plinth - low - 20 };
  const doors = divided(body, count, 1);
  const drawers = low > 0 ? divided({ ...body, y: plinth, height: low }, 2, 1) : [];
  return (
    box(stage, [20, 0, 20], [width - 40, plinth, depth - 40], { ...main, base: main.dark, dark: main.deep }) +
    box(stage, [0, plinth - 10, 0], [width, height - plinth + 10, depth], main) +
    panels(sitter, [...doors, ...drawers], main) +
    doorPulls(sitter, doors, 190) +
    drawerPulls(sitter, drawers)
  );
}

function chestOfDrawers(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const legs = chance.between(0.08, 0.16) * height;
  const rows = Math.max(2, Math.min(6, Math.round((height - legs) / 200)));
  const body: Front = { x: 14, y: legs + 14, width: width - 28, height: height - legs - 40 };
  const top = { ...body, y: body.y + (body.height * (rows - 1)) / rows, height: body.height / rows };
  const lower = { ...body, height: body.height - top.height };
  const fronts = [
    ...divided(lower, width > 1300 ? 2 : 1, rows - 1),
    ...divided(top, width > 1300 ? 3 : 2, 1),
  ];
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 46, inset: 24, splay: 14 }, main) +
    box(stage, [0, legs, 0], [width, height - legs, depth], main) +
    panels(sitter, fronts, main) +
    drawerPulls(sitter, fronts)
  );
}

function shoeCabinet(sitter: Sitter): string {
  const { stage, width, depth, height, main } = sitter;
  const foot = height * 0.1;
  const rows = Math.max(2, Math.min(4, Math.round(height / 420)));
  const flaps = divided({ x: 14, y: foot + 10, width: width - 28, height: height - foot - 30 }, 1, rows);
  const open = flaps.at(-1);
  return (
    fourLegs(stage, { width, depth, height: foot, thickness: 36, inset: 14 }, main) +
    box(stage, [0, foot, 0], [width, height - foot, depth], main) +
    panels(sitter, flaps, main) +
    drawerPulls(sitter, flaps.slice(0, -1)) +
    (open ? tippedFlap(sitter, open) : '')
  );
}

/** The uppermost flap, tipped forward to show the shoes in it. */
function tippedFlap({ stage, main, depth }: Sitter, { x, y, width, height }: Front): string {
  const out = -Math.min(150, depth * 0.5);
  const shoe = (from: number) =>
    box(stage, [x + from, y + height * 0.8, -30], [width * 0.16, height * 0.16, 60], toneOf('#a5602f'));
  const face: Place[] = [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + height * 0.9, out],
    [x, y + height * 0.9, out],
  ];
  const side: Place[] = [
    [x + width, y, 0],
    [x + width, y + height * 0.9, 0],
    [x + width, y + height * 0.9, out],
  ];
  return (
    frontPanel(stage, [x, y, 0], width, height, main.deep) +
    shoe(width * 0.2) +
    shoe(width * 0.4) +
    shoe(width * 0.64) +
    sheet(stage, main.dark, ...side) +
    sheet(stage, main.light, ...face) +
    thread(
      stage,
      3,
      brass.base,
      [x + width * 0.42, y + height * 0.7, out * 0.8],
      [x + width * 0.58, y + height * 0.7, out * 0.8],
    )
  );
}

function tvStand(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim, chance } = sitter;
  const legs = height * chance.between(0.14, 0.3);
  const body: Front = { x: 14, y: legs + 14, width: width - 28, height: height - legs - 28 };
  const third = body.width / 3;
  const doors = [
    ...divided({ ...body, width: third }, 1, 1),
    ...divided({ ...body, x: body.x + 2 * third, width: third }, 1, 1),
  ];
  const niche = { x: body.x + third + gap, width: third - 2 * gap, height: body.height / 2 - gap };
  const hollows = [0, 1].map((row) =>
    recess(
      stage,
      [niche.x, body.y + gap / 2 + row * (niche.height + gap), 0],
      niche.width,
      niche.height,
      depth * 0.8,
      main,
    ),
  );
  return (
    fourLegs(stage, { width, depth, height: legs, thickness: 40, inset: 70, splay: 20 }, trim) +
    box(stage, [0, legs, 0], [width, height - legs, depth], main) +
    panels(sitter, doors, main) +
    doorPulls(sitter, doors, 60) +
    hollows.join('') +
    box(
      stage,
      [niche.x + niche.width * 0.2, body.y + niche.height + gap * 1.5, depth * 0.2],
      [niche.width * 0.56, 60, depth * 0.4],
      blackened,
    )
  );
}
