import type { Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { threads } from './parts.ts';
import { box, disc, slab, thrown } from './solids.ts';
import type { Place, Stage } from './space.ts';

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

export function tableTop(sitter: Sitter, thickness: number): string {
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

export function pedestal({ stage, width, height }: Sitter, tone: Tone): string {
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
