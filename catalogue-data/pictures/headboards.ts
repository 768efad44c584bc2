import type { Sitter } from './drawing.ts';
import { bars, isUpholstered, pillowcase, sheets, threads } from './parts.ts';
import { box, softBox } from './solids.ts';
import type { Place, Stage } from './space.ts';

/** How much of a bed is shown before a headboard. */
export const bedShown = 760;

/** A headboard too low to stand on the floor hangs on the wall. */
export function liftOf(height: number): number {
  return height < 850 ? 430 : 0;
}

export function headboard(sitter: Sitter): string {
  const { stage, width, height } = sitter;
  const draw = isUpholstered(sitter) ? padded : sitter.chance.pick([slatted, spindled, solid]);
  const lift = liftOf(height);
  const raised: Stage = { ...stage, at: ([x, y, z]) => stage.at([x, y + lift, z]) };
  const half = (width - 160) / 2;
  const pillows = [0, 1].map((side) =>
    softBox(stage, [90 + side * half, 430, bedShown - 330], [half - 20, 330, 170], pillowcase, 84),
  );
  return (
    draw({ ...sitter, stage: raised }, bedShown - 100) +
    softBox(stage, [60, 60, 20], [width - 120, 390, bedShown - 150], sheets, 46) +
    pillows.join('')
  );
}

export function slatted({ stage, width, height, main }: Sitter, z: number): string {
  const slats = [0.5, 0.68, 0.86].map((share) =>
    box(stage, [60, height * share, z + 14], [width - 120, height * 0.13, 30], main),
  );
  const post = (x: number) => box(stage, [x, 0, z], [64, height, 60], main);
  return post(0) + slats.join('') + post(width - 64);
}

export function spindled({ stage, width, height, main }: Sitter, z: number): string {
  const count = 9;
  const spindles = Array.from({ length: count }, (_, index): Place[] => {
    const x = 60 + ((width - 120) * (index + 0.5)) / count;
    return [
      [x, height * 0.3, z + 30],
      [x, height * 0.94, z + 30],
    ];
  });
  const post = (x: number) => box(stage, [x, 0, z], [60, height * 0.95, 60], main);
  return (
    post(0) +
    bars(stage, 28, main, spindles) +
    post(width - 60) +
    box(stage, [0, height * 0.92, z], [width, height * 0.08, 60], main)
  );
}

export function solid({ stage, width, height, main }: Sitter, z: number): string {
  const board = box(stage, [0, 0, z], [width, height, 60], main);
  const joints = [0.55, 0.78].map((share): Place[] => [
    [0, height * share, z],
    [width, height * share, z],
  ]);
  return board + threads(stage, 1.6, main.dark, joints);
}

export function padded({ stage, width, height, main, chance }: Sitter, z: number): string {
  const channels = chance.pick([0, 5, 7]);
  const seams = Array.from({ length: channels }, (_, index): Place[] => {
    const x = (width * (index + 1)) / (channels + 1);
    return [
      [x, height * 0.3, z],
      [x, height * 0.96, z],
    ];
  });
  return (
    softBox(stage, [0, 40, z], [width, height - 40, 110], main, 44) +
    (channels > 0 ? threads(stage, 2, main.dark, seams) : '')
  );
}
