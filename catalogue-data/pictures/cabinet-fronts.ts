import type { Sitter } from './drawing.ts';
import type { Tone } from './palette.ts';
import { blackened, brass, knob, thread, threads } from './parts.ts';
import { frontPanel } from './solids.ts';
import type { Place } from './space.ts';

export interface Front {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const gap = 10;

/** A front cut into equal columns and rows, with a gap around each. */
export function divided({ x, y, width, height }: Front, columns: number, rows: number): Front[] {
  const [wide, tall] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * wide + gap / 2,
    y: y + Math.floor(index / columns) * tall + gap / 2,
    width: wide - gap,
    height: tall - gap,
  }));
}

/** Doors or drawers, with the dark of the joints between them. */
export function panels({ stage, main }: Sitter, fronts: readonly Front[], tone: Tone): string {
  const joints = fronts.map(({ x, y, width, height }): Place[] => [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + height, 0],
    [x, y + height, 0],
    [x, y, 0],
  ]);
  const faces = fronts.map(({ x, y, width, height }) =>
    frontPanel(stage, [x, y, 0], width, height, tone.base),
  );
  return (tone === main ? '' : faces.join('')) + threads(stage, 1.3, main.dark, joints);
}

/** The metal of knobs and pulls, told apart from the front they sit on. */
function hardware({ main, chance }: Sitter): Tone {
  return chance.pick([brass, main.base === blackened.base ? brass : blackened, brass]);
}

export function drawerPulls(sitter: Sitter, fronts: readonly Front[]): string {
  const { stage } = sitter;
  const tone = hardware(sitter);
  return fronts
    .map(({ x, y, width, height }) => {
      const middle = y + height * 0.5;
      if (width < 520) return knob(stage, [x + width / 2, middle, 0], 15, tone);
      return thread(stage, 3, tone.base, [x + width * 0.42, middle, 0], [x + width * 0.58, middle, 0]);
    })
    .join('');
}

/** Upright handles beside the line where two doors meet. */
export function doorPulls(sitter: Sitter, doors: readonly Front[], height: number): string {
  const places = doors.map(({ x, y, width, height: tall }, index): Place[] => {
    const at = index % 2 === 0 && index < doors.length - 1 ? x + width - 40 : x + 40;
    return [
      [at, y + tall * 0.56, 0],
      [at, y + tall * 0.56 - height, 0],
    ];
  });
  return threads(sitter.stage, 3.4, hardware(sitter).base, places);
}

/** Cane webbing over doors. */
export function lattice({ stage }: Sitter, doors: readonly Front[]): string {
  const strands = doors.flatMap(({ x, y, width, height }) =>
    [0.2, 0.4, 0.6, 0.8].flatMap((share): Place[][] => [
      [
        [x + width * share, y, 0],
        [x + width * share, y + height, 0],
      ],
      [
        [x, y + height * share, 0],
        [x + width, y + height * share, 0],
      ],
    ]),
  );
  return threads(stage, 0.9, '#b3945c', strands);
}
