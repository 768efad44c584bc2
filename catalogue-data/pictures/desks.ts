import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { blackened, brass, knob, legTone, squareLegs } from './parts.ts';
import { box, frontPanel, sheet } from './solids.ts';
import type { Stage } from './space.ts';
import { tableTop } from './table-parts.ts';
import { oakOnBlack } from './usual-colours.ts';

/** Tables to work at, or to put the keys on. */
export const desks: Family = {
  desk: { usual: { width: 1300, depth: 620, height: 750 }, colours: oakOnBlack, draw: desk },
  'standing desk': {
    usual: { width: 1400, depth: 700, height: 1080 },
    colours: oakOnBlack,
    draw: standingDesk,
  },
  'console table': {
    usual: { width: 1150, depth: 330, height: 800 },
    colours: oakOnBlack,
    draw: consoleTable,
  },
};

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
