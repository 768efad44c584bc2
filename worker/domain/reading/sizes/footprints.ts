import { number } from '../numbers.ts';
import type { Remainder } from '../remainder.ts';
import { lengthUnit, toMillimetres } from '../units.ts';
import type { SizeLimit } from './dimension.ts';
import { around, begin } from './kinds.ts';

const by = String.raw`\s?(?:x|×|by)\s?`;
/** "160 x 230 cm", "5x8 ft": either way round. */
const footprint = new RegExp(
  String.raw`(?<a>${number})\s?(?<unitA>${lengthUnit})?${by}(?<b>${number})\s?-?(?<unitB>${lengthUnit})`,
  'gu',
);

/** "5x8 rug", "mattress 90 x 190": what lies flat is sold by feet or centimetres, and no figure can be taken for the other. */
const flat = '(?:rug|carpet|mattress|topper)e?s?';
const unitless = String.raw`(?!\s?(?:${lengthUnit})|[\d.]|${by}\d)`;
const ofFlat = new RegExp(
  String.raw`(?<=\b${flat} (?:of |in |size )?)${begin}(?<a>\d{1,3})${by}(?<b>\d{1,3})${unitless}|${begin}\b(?<c>\d{1,3})${by}(?<d>\d{1,3})(?= (?:\p{L}+ )?${flat}\b)`,
  'gu',
);
/** "Desk 100 x 60" at the end of what is sought: of furniture no figures so large are inches or a number of things. */
const ofAnything = new RegExp(
  String.raw`(?<=\p{L}{3} (?:of |in |size )?)${begin}(?<a>\d{2,3})${by}(?<b>\d{2,3})${unitless}(?=\s*(?:$|[,.!?]|(?:in|with|under|for|please|that|and)\b))`,
  'gu',
);
const mostFeet = 20;
const leastCentimetres = 50;

/** How far from a stated size a thing may be and still be called that. */
const share = 0.08;

/** Takes pairs of figures, each as limits on both sides of a thing. */
export function takeFootprints(message: Remainder): SizeLimit[] {
  return [
    ...message.takeAll(footprint, readFootprint),
    ...message.takeAll(ofFlat, readFlat),
    ...message.takeAll(ofAnything, readCentimetres),
  ].flat();
}

function readFootprint(match: RegExpExecArray): SizeLimit[] | undefined {
  const { a = '', b = '', unitA, unitB = '' } = match.groups ?? {};
  return footprintOf(a, unitA ?? unitB, b, unitB, match);
}

function readFlat(match: RegExpExecArray): SizeLimit[] | undefined {
  const { a, b, c = a ?? '', d = b ?? '' } = match.groups ?? {};
  const [least, most] = [Math.min(Number(c), Number(d)), Math.max(Number(c), Number(d))];
  if (least > 0 && most <= mostFeet) return footprintOf(c, 'ft', d, 'ft', match);
  return least >= leastCentimetres ? footprintOf(c, 'cm', d, 'cm', match) : undefined;
}

function readCentimetres(match: RegExpExecArray): SizeLimit[] | undefined {
  const { a = '', b = '' } = match.groups ?? {};
  const isFurniture = Math.min(Number(a), Number(b)) >= leastCentimetres;
  return isFurniture ? footprintOf(a, 'cm', b, 'cm', match) : undefined;
}

function footprintOf(
  a: string,
  unitA: string,
  b: string,
  unitB: string,
  match: RegExpExecArray,
): SizeLimit[] | undefined {
  const first = toMillimetres(a, unitA);
  const second = toMillimetres(b, unitB);
  if (first === undefined || second === undefined) return undefined;
  const words = match[0].trim();
  return [
    { dimension: 'longSide', ...around(Math.max(first, second), share), words },
    { dimension: 'shortSide', ...around(Math.min(first, second), share), words },
  ];
}
