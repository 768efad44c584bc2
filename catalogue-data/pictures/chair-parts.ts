import type { Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bars, isUpholstered } from './parts.ts';
import { softBox } from './solids.ts';
import type { Place } from './space.ts';

interface Cover {
  readonly frame: Tone;
  readonly seat: Tone;
}

/** Of an upholstered chair the shop's colour is the cloth's, of any other the frame's. */
export function coverOf(sitter: Sitter): Cover {
  const { main, trim, words } = sitter;
  if (isUpholstered(sitter)) return { frame: trim, seat: main };
  if (/cord|cane|rush|seagrass|rattan/.test(words)) return { frame: main, seat: toneOf('#d9c391') };
  return { frame: main, seat: main };
}

/** A bar on the left and the same on the right. */
export function mirrored(
  { stage, width }: Sitter,
  thickness: number,
  tone: Tone,
  ...places: Place[]
): string {
  return bars(stage, thickness, tone, [places, places.map(([x, y, z]): Place => [width - x, y, z])]);
}

export function bowBack({ stage, width, depth, height }: Sitter, frame: Tone): string {
  return softBox(stage, [6, height * 0.76, depth * 0.92], [width - 12, height * 0.22, 44], frame, 20);
}
