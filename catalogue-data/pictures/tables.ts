import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bar, blackened, brass, fourLegs, knob, legTone, squareLegs, threads } from './parts.ts';
import { box, disc, frontPanel, sheet, slab, thrown } from './solids.ts';
import type { Place, Stage } from './space.ts';

const wood = { main: '#c69d66', trim: '#3a393b' };

export const tables: Family = {
  'dining table': { usual: { width: 1700, depth: 900, height: 750 }, colours: wood, draw: plainTable },
  'coffee table': { usual: { width: 1100, depth: 600, height: 420 }, colours: wood, draw: coffeeTable },
  'side table': { usual: { width: 450, depth: 450, height: 520 }, colours: wood, draw: sideTable },
  desk: { usual: { width: 1300, depth: 620, height: 750 }, colours: wood, draw: desk },
  'standing desk': { usual: { width: 1400, depth: 700, height: 1080 }, colours: wood, draw: standingDesk },
  'console table': { usual: { width: 1150, depth: 330, height: 800 }, colours: wood, draw: consoleTable },
  'nesting tables': { usual: { width: 650, depth: 450, height: 520 }, colours: wood, draw: nestingTables },
  'bar table': { usual: { width: 1100, depth: 600, height: 1050 }, colours: wood, draw: barTable },
};

/** The tone of a table's top, where it is of another matter than what the colour names. */
function topTone({ words, main }: Sitter): Tone {
  if (/marble/.test(words)) return toneOf('#e6e2dd');
  if (/glass/.test(words)) return toneOf('#cddedb');
  return main;
}

/** Grain along a board, or the veins of a stone. */
function grain(stage: Stage, { width, depth, height }: Sitter, tone: Tone): string {
  const runs = [0.22, 0.45, 0.68, 0.86].map((share, index): Place[] => [
    [width * (0.06 + index * 0.05), height, depth * share],
    [width * (0.6 + index * 0.1), height, depth * (share + 0.015)],
  ]);
  return threads(stage, 1, tone.base, runs);
}

function tableTop(sitter: Sitter, thickness: number): string {
  const { stage, width, depth, height } = sitter;
  const tone = topTone(sitter);
  if (!sitter.round) {
    return (
      box(stage, [0, height - thickness, 0], [width, thickness, depth], tone) + grain(stage, sitter, tone)
    );
  }
  const centre: Place = [width / 2, height - thickness, width / 2];
  const inner = disc(stage, [width / 2, height, width / 2], width * 0.36, tone.light);
  return slab(stage, centre, width / 2, thickness, tone) + inner;
}

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

function pedestal({ stage, width, height }: Sitter, tone: Tone): string {
  const r = width * 0.28;
  const column = [
    r,
    0,
    r * 0.96,
    20,
    width * 0.07,
    height * 0.2,
    width * 0.055,
    height * 0.6,
    width * 0.1,
    height - 34,
  ];
  return thrown(stage, [width / 2, 0, width / 2], tone.base, column);
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

function desk(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const legs = legTone(sitter);
  const plan = { width, depth, height: height - 30, thickness: 50, inset: 14 };
  const chest = chance.between(0, 1) > 0.5;
  return (
    squareLegs(stage, plan, legs) +
    (chest ? deskChest(sitter) : deskDrawers(sitter, main)) +
    tableTop(sitter, 30)
  );
}

function deskChest({ stage, width, depth, height, main }: Sitter): string {
  const [wide, tall] = [width * 0.3, height * 0.62];
  const left = width - wide - 20;
  const foot = height - 30 - tall;
  const fronts = [0, 1, 2].map((row) => {
    const y = foot + 12 + (row * (tall - 12)) / 3;
    return (
      frontPanel(stage, [left + 12, y, 20], wide - 24, (tall - 12) / 3 - 12, main.light) +
      knob(stage, [left + wide / 2, y + tall * 0.15, 20], 13, brass)
    );
  });
  return box(stage, [left, foot, 20], [wide, tall, depth - 40], main) + fronts.join('');
}

function deskDrawers({ stage, width, depth, height }: Sitter, tone: Tone): string {
  const [y, tall] = [height - 150, 120];
  const each = (width - 150) / 2;
  const fronts = [0, 1].map((column) => {
    const x = 70 + column * (each + 10);
    return (
      frontPanel(stage, [x, y + 12, 24], each, tall - 24, tone.light) +
      knob(stage, [x + each / 2, y + tall / 2, 24], 13, brass)
    );
  });
  return box(stage, [60, y, 24], [width - 120, tall, depth - 48], tone) + fronts.join('');
}

function standingDesk(sitter: Sitter): string {
  const { stage, width, depth, height } = sitter;
  const metal = /white/.test(sitter.words) ? toneOf('#e3e0da') : blackened;
  const leg = (x: number) =>
    box(stage, [x - 35, 0, depth * 0.06], [70, 32, depth * 0.88], metal) +
    box(stage, [x - 38, 32, depth * 0.45], [76, height * 0.5, 80], metal) +
    box(stage, [x - 28, height * 0.5, depth * 0.46], [56, height * 0.5 - 40, 60], metal);
  return (
    leg(width * 0.14) +
    box(stage, [width * 0.14, height - 90, depth * 0.46], [width * 0.72, 50, 50], metal) +
    leg(width * 0.86) +
    tableTop(sitter, 32) +
    laptop(stage, width, height, depth)
  );
}

function laptop(stage: Stage, width: number, height: number, depth: number): string {
  const [x, z] = [width * 0.36, depth * 0.4];
  const tone = toneOf('#b9bdc0');
  return (
    sheet(
      stage,
      tone.dark,
      [x, height, z + 200],
      [x + 330, height, z + 200],
      [x + 330, height + 220, z + 270],
      [x, height + 220, z + 270],
    ) +
    sheet(
      stage,
      '#56646f',
      [x + 12, height + 14, z + 202],
      [x + 318, height + 14, z + 202],
      [x + 318, height + 208, z + 266],
      [x + 12, height + 208, z + 266],
    ) +
    box(stage, [x, height, z], [330, 10, 210], tone)
  );
}

function consoleTable(sitter: Sitter): string {
  const { stage, width, depth, height, main, chance } = sitter;
  const legs = legTone(sitter);
  const plan = { width, depth, height: height - 28, thickness: 40, inset: 12 };
  const back = squareLegs(stage, plan, legs);
  const shelf = box(stage, [16, height * 0.2, 16], [width - 32, 24, depth - 32], main);
  const drawer = chance.between(0, 1) > 0.5 ? deskDrawers(sitter, main) : '';
  return back + shelf + drawer + tableTop(sitter, 30);
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
