import { desks } from './desks.ts';
import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bar, fourLegs, legTone, squareLegs } from './parts.ts';
import { box, disc, slab, thrown } from './solids.ts';
import type { Place, Stage } from './space.ts';
import { pedestal, tableTop } from './table-parts.ts';
import { oakOnBlack } from './usual-colours.ts';

export const tables: Family = {
  ...desks,
  'dining table': { usual: { width: 1700, depth: 900, height: 750 }, colours: oakOnBlack, draw: plainTable },
  'coffee table': { usual: { width: 1100, depth: 600, height: 420 }, colours: oakOnBlack, draw: coffeeTable },
  'side table': { usual: { width: 450, depth: 450, height: 520 }, colours: oakOnBlack, draw: sideTable },
  'nesting tables': {
    usual: { width: 650, depth: 450, height: 520 },
    colours: oakOnBlack,
    draw: nestingTables,
  },
  'bar table': { usual: { width: 1100, depth: 600, height: 1050 }, colours: oakOnBlack, draw: barTable },
};

function plainTable(sitter: Sitter): string {
  const { stage, width, depth, height, round, chance } = sitter;
  const legs = legTone(sitter);
  if (round) return pedestal(sitter, legs) + tableTop(sitter, 34);
  const plan = { width, depth, height: height - 34, thickness: 74, inset: chance.between(0, 90) };
  const apron =
    box(
      stage,
      [plan.inset + 40, height - 120, depth - plan.inset - 40],
      [width - 2 * plan.inset - 80, 86, 20],
      legs,
    ) +
    box(stage, [plan.inset + 40, height - 120, plan.inset + 20], [width - 2 * plan.inset - 80, 86, 20], legs);
  const stand = chance.pick([squareLegs, splayed]);
  return stand(stage, plan, legs) + apron + tableTop(sitter, 34);
}

function splayed(stage: Stage, plan: Parameters<typeof fourLegs>[1], tone: Tone): string {
  return fourLegs(stage, { ...plan, inset: 110, splay: 60 }, tone);
}

function coffeeTable(sitter: Sitter): string {
  const { stage, width, depth, height, round, chance } = sitter;
  const legs = legTone(sitter);
  const plan = {
    width,
    depth: round ? width : depth,
    height: height - 30,
    thickness: 46,
    inset: round ? width * 0.16 : 40,
    splay: 26,
  };
  const shelf = !round && chance.between(0, 1) > 0.4;
  const lower = shelf ? box(stage, [50, height * 0.3, 50], [width - 100, 22, depth - 100], sitter.main) : '';
  const near = shelf
    ? bar(
        stage,
        46,
        legs,
        [plan.inset + 23, height - 30, plan.inset + 23],
        [plan.inset - 3, 0, plan.inset - 3],
      )
    : '';
  return fourLegs(stage, plan, legs) + lower + near + tableTop(sitter, 32) + bookAndCup(sitter);
}

function bookAndCup({ stage, width, depth, height, round, chance }: Sitter): string {
  const cover = toneOf(chance.pick(['#7f8f6d', '#b8674a', '#54708a', '#d9b25a']));
  const z = (round ? width : depth) * 0.42;
  const cup: Place = [width * 0.62, height, z];
  return (
    box(stage, [width * 0.3, height, z], [230, 26, 160], cover) +
    thrown(stage, cup, '#efe8da', [30, 0, 42, 30, 44, 70]) +
    disc(stage, [cup[0], height + 70, z], 40, '#6a4a35')
  );
}

function sideTable(sitter: Sitter): string {
  const { stage, width, depth, height, chance, round } = sitter;
  const legs = legTone(sitter);
  if (round && chance.between(0, 1) > 0.5) return pedestal(sitter, legs) + tableTop(sitter, 26);
  const plan = {
    width,
    depth: round ? width : depth,
    height: height - 26,
    thickness: 34,
    inset: round ? width * 0.16 : 24,
    splay: 20,
  };
  const shelf = round
    ? slab(stage, [width / 2, height * 0.3, width / 2], width * 0.34, 18, sitter.main)
    : box(stage, [30, height * 0.28, 30], [width - 60, 20, depth - 60], sitter.main);
  return fourLegs(stage, plan, legs) + shelf + tableTop(sitter, 28);
}

function nestingTables(sitter: Sitter): string {
  const { width, depth, height, main, words } = sitter;
  const count = /three|set of 3|trio/.test(words) ? 3 : 2;
  const nested = Array.from({ length: count }, (_, index) => {
    const share = 1 - index * 0.24;
    return nestedTable(
      sitter,
      [width * 0.16 * index, 0, depth * (0.3 - index * 0.3)],
      {
        width: width * share * 0.8,
        depth: depth * share,
        height: height * (1 - index * 0.2),
      },
      main,
    );
  });
  return nested.join('');
}

function nestedTable(
  { stage, ...sitter }: Sitter,
  [x, y, z]: Place,
  size: { width: number; depth: number; height: number },
  tone: Tone,
): string {
  const legs = legTone({ stage, ...sitter });
  const moved: Stage = { ...stage, at: ([px, py, pz]) => stage.at([x + px, y + py, z + pz]) };
  const small: Sitter = { ...sitter, ...size, stage: moved, main: tone };
  const plan = {
    ...size,
    depth: sitter.round ? size.width : size.depth,
    height: size.height - 24,
    thickness: 28,
    inset: sitter.round ? size.width * 0.15 : 10,
  };
  return fourLegs(moved, plan, legs) + tableTop(small, 24);
}

function barTable(sitter: Sitter): string {
  const { stage, width, depth, height, round } = sitter;
  const legs = legTone(sitter);
  if (round) return pedestal(sitter, legs) + tableTop(sitter, 34);
  const plan = { width, depth, height: height - 34, thickness: 56, inset: 30 };
  const rest = height * 0.2;
  return (
    squareLegs(stage, plan, legs) +
    box(stage, [60, rest, 40], [width - 120, 36, 36], legs) +
    box(stage, [60, height - 120, 40], [width - 120, 86, 24], legs) +
    tableTop(sitter, 36)
  );
}
