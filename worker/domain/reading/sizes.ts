import { denied } from './denial.ts';
import { number } from './numbers.ts';
import type { Remainder } from './remainder.ts';
import {
  gramsOf,
  lengthUnit,
  millilitresOf,
  millimetresOf,
  toMillimetres,
  volumeUnit,
  weightUnit,
} from './units.ts';

/** What is measured. `longest` is the longest side that stands against a wall: width, length or diameter. */
export type Dimension =
  | 'width'
  | 'depth'
  | 'height'
  | 'length'
  | 'diameter'
  | 'longest'
  | 'seatHeight'
  | 'weight'
  | 'volume'
  | 'load';

/** Bounds in millimetres, grams for weight, millilitres for volume; inclusive. */
export interface SizeLimit {
  readonly dimension: Dimension;
  readonly min?: number;
  readonly max?: number;
  readonly words: string;
}

const feetAndInches = String.raw`\d+(?:\.\d+)?\s?-?(?:ft|feet|foot|'|′)\s?-?(?:\d+(?:\.\d+)?(?:\s?-?(?:in(?:ch(?:es)?)?|"|''|″))?)`;
/** Not in the middle of a number, nor behind a currency: "$900 L-shaped" is no volume. */
const begin = String.raw`(?<![\d.,]|\p{Sc}\s?)`;
const length = String.raw`${begin}(?:${feetAndInches}|${number}\s?-?${lengthUnit})`;
const weight = String.raw`${begin}${number}\s?-?${weightUnit}`;
const volume = String.raw`${begin}${number}\s?-?${volumeUnit}`;

const dimensionWords: readonly (readonly [RegExp, Dimension])[] = [
  [/\bseat height|seat\b/u, 'seatHeight'],
  [
    /\b(?:tall|taller|off the|high|higher|height|low|lower|thick|thickness|thinner|counter|ceiling)\b/u,
    'height',
  ],
  [/\b(?:deep|deeper|depth|shallow|shallower)\b/u, 'depth'],
  [/\b(?:diameter|round|across)\b/u, 'diameter'],
  [/\b(?:long|longer|length|shorter)\b/u, 'length'],
  [/\b(?:wide|wider|width|narrow|narrower|broad|broader)\b/u, 'width'],
  [/\b(?:wall|alcove|gap|niche|space|nook|recess|spot)\b/u, 'longest'],
];
const dimensionName =
  '(?:seat height|tall|high|thick|in thickness|in height|height|deep|in depth|depth|wide|in width|width|long|in length|length|across|in diameter|diameter|round)';
const named = String.raw`[\s-]*(?<name>${dimensionName})?`;

const smaller =
  '(?:under|below|less than|not? more than|at most|up to|max(?:imum)?(?: of)?|within|smaller than|narrower than|slimmer than|shorter than|lower than|shallower than|thinner than|lighter than|not? (?:wider|taller|higher|deeper|longer|bigger|larger|heavier) than|<=|≤|<)';
const larger =
  '(?:over|above|more than|exceed(?:s|ing)?|at least|min(?:imum)?(?: of)?|larger than|bigger than|wider than|taller than|higher than|longer than|deeper than|heavier than|>=|≥|>)';
/** These leave the figure itself out, as with money; the others do not. */
const strict = /^(?:under|below|less than|over|above|more than|exceed(?:s|ing)?|\p{L}+er than|<|>)$/u;
const near = '(?:about|around|roughly|approximately|approx\\.?|~|close to)';
const relation = (words: string) =>
  String.raw`(?<denied>${denied} )?(?:(?:weigh(?:s|ing)?|measur(?:es|ing)) )?(?<![\p{L}])(?<relation>${words})\s*`;

/** "A seat at least 18 inches high": it is not the whole that is measured. */
const part = String.raw`(?:\b(?<part>seat(?: height)?)(?: (?:is|of|that is|that's))? )?`;

type Bound = 'max' | 'min' | 'near';
type Forms = readonly (readonly [Bound, RegExp])[];
const form = (bound: Bound, pattern: string) => [bound, new RegExp(pattern, 'gu')] as const;

const lengthForms: Forms = [
  form(
    'max',
    String.raw`\b(?:fits?|fitting|goes|go|to fit)\s+(?:in(?:to)?|on|under|against|between|below|along)?\s*(?:a|an|my|our|the)?\s*(?<length>${length})${named}\s*(?<place>wall|alcove|gap|niche|space|nook|spot|counter|shelf|window ?sill|sill|ceiling|doorway)?`,
  ),
  form(
    'max',
    String.raw`\b(?<place>gap|alcove|niche|nook|recess)\s*(?:(?:of|is|it's|that is|that's|measuring|which is)\s+)?(?:(?:about|around|only|just)\s+)?(?<length>${length})${named}`,
  ),
  form(
    'max',
    String.raw`(?<!(?:${larger})\s*)(?<length>${length})${named}\s*(?<place>gap|alcove|niche|nook|recess)\b`,
  ),
  form(
    'max',
    String.raw`\bunder (?:a|an|my|our|the)\s*(?<length>${length})${named}\s*(?<place>counter|ceiling|window ?sill|sill|desk|shelf)`,
  ),
  form(
    'max',
    String.raw`${part}${relation(smaller)}(?:a|an|my|our|the)?\s*(?<length>${length})${named}(?<place>\s*counter|\s*ceiling)?`,
  ),
  form(
    'max',
    String.raw`(?<length>${length})${named}\s*(?:(?<relation>or (?:less|under|smaller|narrower|shorter|lower))|max(?:imum)?|tops|at most)\b(?:\s(?<after>${dimensionName})\b)?`,
  ),
  form('min', `${part}${relation(larger)}(?<length>${length})${named}`),
  form(
    'min',
    String.raw`(?<length>${length})${named}\s*(?:(?<relation>or (?:more|over|bigger|larger|wider|taller|longer|deeper|higher))|minimum|plus|at least)\b(?:\s(?<after>${dimensionName})\b)?`,
  ),
  form(
    'near',
    String.raw`${part}(?<relation>${near})?\s*(?<length>${length})[\s-]*(?<name>${dimensionName}|off the (?:ground|floor))`,
  ),
];

const volumeForms: Forms = [
  form('max', `${relation(smaller)}(?<volume>${volume})`),
  form(
    'min',
    String.raw`(?:${relation(larger)}|\b(?:holds?|holding|takes?)\s*(?:at least\s*)?)(?<volume>${volume})(?:\s*(?:or (?:more|larger|bigger|over)|plus))?`,
  ),
  form('min', String.raw`(?<volume>${volume})\s*(?:or (?:more|larger|bigger|over)|plus|minimum|at least)\b`),
  form('near', `(?<volume>${volume})`),
];

const weightForms: Forms = [
  form('max', `${relation(smaller)}(?<weight>${weight})`),
  form('min', `${relation(larger)}(?<weight>${weight})`),
];

/** How heavy a person or a thing it must bear. */
const load = new RegExp(
  String.raw`(?<!\bnot |n't |cannot )\b(?:weighs?|weighing|weight of|supports?|bears?|holds?|carr(?:y|ies)|can take)\s*(?:up to|about|around|over|at least)?\s*(?<weight>${weight})`,
  'gu',
);

/** "For over 100 kg people": the weight is theirs, not that of the bed. */
const loadOfPeople = new RegExp(
  String.raw`(?:${larger}|up to)?\s*(?<weight>${weight})\s*(?:people|persons?|adults?|m[ae]n|wom[ae]n|guys?|users?|sleepers?)\b`,
  'gu',
);

const range = (unit: string) =>
  new RegExp(
    String.raw`(?<name>seat height|height|width|depth|length|\bweigh(?:s|ing)?)?\s*(?:of |is )?\b(?:between|from)\s*(?<low>${number})\s*(?<lowUnit>${unit})?\s*(?:and|to|-)\s*(?<high>${number})\s?-?(?<highUnit>${unit})[\s-]*(?<after>${dimensionName})?`,
    'gu',
  );
/** "100-120 cm wide", "5 to 6 ft": without "between" only where no other relation may stand before it. */
const bareRange = (unit: string) =>
  new RegExp(
    String.raw`(?<name>seat height|height|width|depth|length)?\s*(?:of |is )?(?<!\bfor (?:an? )?)${begin}\b(?<low>${number})\s?-?(?<lowUnit>${unit})?\s?(?:to|-)\s?(?<high>${number})\s?-?(?<highUnit>${unit})[\s-]*(?<after>${dimensionName})?`,
    'gu',
  );

interface Kind {
  readonly measure: (written: string) => number | undefined;
  /** Of a length, the words around it say which it is. */
  readonly dimension?: Dimension;
}
const lengths: Kind = { measure: millimetresOf };
const weights: Kind = { measure: gramsOf, dimension: 'weight' };
const volumes: Kind = { measure: millilitresOf, dimension: 'volume' };

const ranges: readonly (readonly [Kind, RegExp])[] = [
  [lengths, range(lengthUnit)],
  [weights, range(weightUnit)],
  [volumes, range(volumeUnit)],
  [lengths, bareRange(lengthUnit)],
  [volumes, bareRange(volumeUnit)],
];

/** "160 x 230 cm", "5x8 ft": a footprint, either way round. */
const footprint = new RegExp(
  String.raw`(?<a>${number})\s?(?<unitA>${lengthUnit})?\s?(?:x|×|by)\s?(?<b>${number})\s?-?(?<unitB>${lengthUnit})`,
  'gu',
);

/** "5x8 rug", "mattress 90 x 190": what lies flat is sold by feet or centimetres, and no figure can be taken for the other. */
const flat = '(?:rug|carpet|mattress|topper)e?s?';
const bareFootprint = new RegExp(
  String.raw`(?<=\b${flat} (?:of |in |size )?)${begin}(?<a>\d{1,3})\s?(?:x|×|by)\s?(?<b>\d{1,3})(?!\s?(?:${lengthUnit})|[\d.])|${begin}\b(?<c>\d{1,3})\s?(?:x|×|by)\s?(?<d>\d{1,3})(?= (?:\p{L}+ )?${flat}\b)`,
  'gu',
);
const mostFeet = 20;
const leastCentimetres = 50;

/** How far from a stated size a thing may be and still be called that. */
const nearShare = 0.06;
const footprintShare = 0.08;

/** "A 6ft 4 tall man": how tall somebody is bounds no thing. */
const stature = new RegExp(
  String.raw`(?:\b(?:i am|i'm|im|he is|he's|she is|she's|we are) (?:about |over |nearly )?${length}(?:\s?\d{1,2})?(?: tall)?|${length}(?:\s?\d{1,2})?(?: tall)?(?= (?:m[ae]n|guy|wom[ae]n|person|people|husband|wife|son|daughter|teen(?:ager)?|boy|girl|adult|partner)\b))`,
  'gu',
);

const sameUnit = new RegExp(
  String.raw`(?<unit>${lengthUnit})(?<between>[^.!?]{0,40}?[, ](?:max(?:imum)?|at most|up to|under|min(?:imum)?|at least|and|by) )(?<value>\d+(?:\.\d+)?)(?= (?:wide|deep|tall|high|long|in (?:width|depth|height|length))\b)`,
  'gu',
);

/** "120 cm wide, max 40 deep": the second figure has the unit of the first. */
function withUnits(text: string): string {
  return text.replaceAll(sameUnit, '$<unit>$<between>$<value> $<unit>');
}

/** Takes the size and weight limits of a message. Must run before the budget, which would read "under 60". */
export function takeSizes(message: Remainder): SizeLimit[] {
  message.takeAll(stature, () => true);
  message.text = withUnits(message.text);
  const take = (kind: Kind, forms: Forms) =>
    forms.flatMap(([bound, pattern]) => message.takeAll(pattern, (match) => readBound(kind, bound, match)));
  return [
    ...message.takeAll(footprint, readFootprint).flat(),
    ...message.takeAll(bareFootprint, readBareFootprint).flat(),
    ...ranges.flatMap(([kind, pattern]) => message.takeAll(pattern, (match) => readRange(kind, match))),
    ...take(volumes, volumeForms),
    ...take(lengths, lengthForms),
    ...[load, loadOfPeople].flatMap((pattern) => message.takeAll(pattern, readLoad)),
    ...take(weights, weightForms),
  ];
}

function readBound(kind: Kind, bound: Bound, match: RegExpExecArray): SizeLimit | undefined {
  const groups = match.groups ?? {};
  const { part = '', name = '', place = '', after = '', relation: related = '' } = groups;
  const value = kind.measure(groups.length ?? groups.volume ?? groups.weight ?? '');
  if (value === undefined || isMoney(match[0])) return undefined;
  const isDenied = groups.denied !== undefined;
  return {
    dimension: kind.dimension ?? dimensionIn(`${part} ${name} ${after} ${place} ${related}`),
    ...boundsOf(isDenied ? opposite[bound] : bound, value, !isDenied && strict.test(related)),
    words: match[0].trim(),
  };
}

function dimensionIn(words: string): Dimension {
  return dimensionWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'longest';
}

/** "Under 30 pounds" is money unless something is said of weight. */
function isMoney(words: string): boolean {
  return /\bpounds?$/u.test(words.trim()) && !/\b(?:weigh|lighter|heavier)/u.test(words);
}

function readLoad(match: RegExpExecArray): SizeLimit | undefined {
  const grams = gramsOf(match.groups?.weight ?? '');
  return grams === undefined
    ? undefined
    : { dimension: 'load', min: Math.floor(grams), words: match[0].trim() };
}

const opposite = { max: 'min', min: 'max', near: 'near' } as const;

/** Inches and feet are no whole millimetres; what a sum of them misses a whole one by is not meant. */
const slack = 1e-6;

function boundsOf(bound: Bound, value: number, isStrict: boolean): { min?: number; max?: number } {
  if (bound === 'near') return around(value, nearShare);
  if (bound === 'max') return { max: isStrict ? Math.ceil(value - slack) - 1 : Math.floor(value + slack) };
  return { min: isStrict ? Math.floor(value + slack) + 1 : Math.ceil(value - slack) };
}

function around(value: number, share: number): { min: number; max: number } {
  return { min: Math.round(value * (1 - share)), max: Math.round(value * (1 + share)) };
}

function readRange({ measure, dimension }: Kind, match: RegExpExecArray): SizeLimit | undefined {
  const { low = '', high = '', highUnit = '', name = '', after = '' } = match.groups ?? {};
  const [min, max] = [measure(low + (match.groups?.lowUnit ?? highUnit)), measure(high + highUnit)];
  if (min === undefined || max === undefined || max < min || isMoney(match[0])) return undefined;
  return {
    dimension: dimension ?? dimensionIn(`${name} ${after}`),
    min: Math.ceil(min - slack),
    max: Math.floor(max + slack),
    words: match[0].trim(),
  };
}

function readBareFootprint(match: RegExpExecArray): SizeLimit[] | undefined {
  const { a, b, c = a ?? '', d = b ?? '' } = match.groups ?? {};
  const [least, most] = [Math.min(Number(c), Number(d)), Math.max(Number(c), Number(d))];
  if (least > 0 && most <= mostFeet) return footprintOf(c, 'ft', d, 'ft', match);
  return least >= leastCentimetres ? footprintOf(c, 'cm', d, 'cm', match) : undefined;
}

function readFootprint(match: RegExpExecArray): SizeLimit[] | undefined {
  const { a = '', b = '', unitA, unitB = '' } = match.groups ?? {};
  return footprintOf(a, unitA ?? unitB, b, unitB, match);
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
  const [short, long] = [Math.min(first, second), Math.max(first, second)];
  return [
    { dimension: 'longest', ...around(long, footprintShare), words },
    { dimension: 'width', ...around(short, footprintShare), words },
  ];
}
