import { colourNames } from './colour-names.ts';
import { materialColours } from './material-names.ts';

/** A colour as it looks in light and in shade. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

type Rgb = readonly [number, number, number];

const known: Readonly<Record<string, string>> = { ...colourNames, ...materialColours };

const lamplight = '#fffaf0';

const shadow = '#1f1a24';

export function toneOf(base: string): Tone {
  const pale = lightness(base) > 0.8;
  return {
    light: mix(base, lamplight, pale ? 0.55 : 0.24),
    base,
    dark: mix(base, shadow, pale ? 0.17 : 0.24),
    deep: mix(base, shadow, pale ? 0.32 : 0.46),
  };
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = rgb(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour a phrase such as "Smoked oak" or "dark green" names, going by the longest name in it. */
export function colourIn(phrase: string): string | undefined {
  const words = ` ${phrase.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const found = Object.keys(known)
    .filter((name) => words.includes(` ${name} `))
    .sort((a, b) => b.length - a.length || words.indexOf(a) - words.indexOf(b))[0];
  if (found === undefined) return undefined;
  return adjusted(known[found] ?? '', words.replace(` ${found} `, ' '));
}

function adjusted(colour: string, otherWords: string): string {
  if (/ (light|pale|soft|washed) /.test(otherWords)) return mix(colour, lamplight, 0.4);
  if (/ (dark|deep) /.test(otherWords)) return mix(colour, shadow, 0.35);
  return colour;
}

/** The colours of a phrase that names several: "Black / brass", "White with oak legs". */
export function coloursIn(phrase: string): string[] {
  return phrase
    .split(/\/|&|,|\+|\band\b|\bwith\b|\bon\b|\bin\b/i)
    .map(colourIn)
    .filter((colour) => colour !== undefined);
}

/** A rug is nearly all upper side, which therefore carries its colour unlightened. */
export function flatTone(tone: Tone): Tone {
  return { ...tone, light: tone.base, base: tone.dark };
}

/** Whether a colour could be a leaf's. */
export function isGreen(colour: string): boolean {
  const [red, green, blue] = rgb(colour);
  return green > red && green > blue;
}
