import { fraction, number, quantityOf } from '../numbers.ts';
import { foot, gallon, inch, ounce, pound, quart } from '../unit-worth.ts';
import type { MeasureClaim, MeasureName, Placed } from './claim.ts';
import { numbersOf, series, without } from './series.ts';
import { anyLanguage, keyedWords, nameOf, units } from './words.ts';

/** Tenths of a millimetre, grams, millilitres. */
const worth: Readonly<Record<string, readonly [MeasureClaim['kind'], number]>> = {
  mm: ['length', 10],
  cm: ['length', 100],
  m: ['length', 10_000],
  in: ['length', 10 * inch],
  ft: ['length', 10 * foot],
  yd: ['length', 30 * foot],
  g: ['weight', 1],
  kg: ['weight', 1000],
  oz: ['weight', ounce],
  lb: ['weight', pound],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  gal: ['volume', gallon],
  qt: ['volume', quart],
};
const named = keyedWords(units, (language, unit) => language.units[unit]);
const anyUnit = named.map(([, words]) => words).join('|');
const more = 'yards?|yds?|cl|gal|gallons?|qt|quarts?';
const measure = new RegExp(
  String.raw`(?<![\d.,\p{L}])${series(`${fraction}|${number}`)}(?<value>${fraction}|${number})\s?-?(?<unit>${anyUnit}|${more}|in(?![\s-]{1,3}(?:stock|total|all|the|this|that|an?|our|your|each|every|any|one|its|my|queen|king|twin|full|white|black|\d)\b)|"|′′?|'(?=\s?(?:x|×|by|long|wide|tall|high|deep|rug)\b)|(?<=['′]\s?(?:x|×|by)\s?\d{1,6})')(?![\p{L}\d²³])`,
  'giu',
);
const unitOf = nameOf([
  ['in', `in|"|′′|(?:${named.find(([unit]) => unit === 'in')?.[1]})`],
  ['ft', `'|′|(?:${named.find(([unit]) => unit === 'ft')?.[1]})`],
  ['lb', 'lbs?|pounds?|pfund|livres?|libras?'],
  ...named,
  ['yd', 'yards?|yds?'],
  ['cl', 'cl'],
  ['gal', 'gal|gallons?'],
  ['qt', 'qt|quarts?'],
] as const);
/** "5 feet 4", "4'7\"": inches behind feet. */
const feetAndInches =
  /(?<![\d.,\p{L}])(?<feet>\d{1,2})\s?(?:ft|foot|feet|'|′)\s?(?<inches>\d{1,2}(?:\.\d)?)(?:\s?-?(?:in|inch(?:es)?|"|″|′′)(?!\p{L})|(?=\s(?:long|wide|tall|high|deep)\b))/giu;

/** "a meter across", "a foot of air". */
const single =
  /(?<!\p{L})(?:an?|one|half an?) (?<unit>met(?:re|er)|foot|inch|centimet(?:re|er)|millimet(?:re|er)|lit(?:re|er)|kilo|pound in weight|yard)(?!\p{L})/giu;

function singlesIn(text: string): Placed<MeasureClaim>[] {
  return [...text.matchAll(single)].map((match) => {
    const [kind, factor] = worth[unitOf((match.groups?.unit ?? '').toLowerCase()) ?? ''] ?? ['length', 1];
    const end = match.index + match[0].length;
    const value = match[0].startsWith('half') ? factor / 2 : factor;
    return { claim: claimOf(kind, value, 0.2 * value, text, match.index, end), start: match.index, end };
  });
}

export function measuresIn(text: string): Placed<MeasureClaim>[] {
  const mixed = [...text.matchAll(feetAndInches)].map((match): Placed<MeasureClaim> => {
    const { feet, inches } = match.groups ?? {};
    const { value, rounding } = quantityOf(inches ?? '');
    const end = match.index + match[0].length;
    return {
      claim: claimOf(
        'length',
        10 * (Number(feet) * foot + value * inch),
        10 * inch * rounding,
        text,
        match.index,
        end,
      ),
      start: match.index,
      end,
    };
  });
  const rest = mixed.reduce(without, text);
  return [
    ...singlesIn(rest),
    ...mixed,
    ...[...rest.matchAll(measure)].flatMap((match) => oneUnit(match, rest)),
  ];
}

function oneUnit(match: RegExpExecArray, text: string): Placed<MeasureClaim>[] {
  const name = (match.groups?.unit ?? '').toLowerCase();
  if (/^(?:feet|foot)$/u.test(name) && /\bon $/u.test(text.slice(Math.max(0, match.index - 3), match.index)))
    return [];
  if (name === '"' && closesQuote(text.slice(Math.max(0, match.index - 200), match.index))) return [];
  const [kind, factor] = worth[unitOf(name) ?? name] ?? ['length', 1];
  const end = match.index + match[0].length;
  const numbers = numbersOf(match.groups);
  return numbers.map((written) => {
    // A rounded figure is true as far as it is written: "17.7 in" is 17.65 to 17.75.
    const { value, rounding } = quantityOf(written);
    const claim =
      numbers.length > 1
        ? { kind, value: value * factor, tolerance: toleranceOf(value * factor, factor * rounding) }
        : claimOf(kind, value * factor, factor * rounding, text, match.index, end);
    return { claim, start: match.index, end };
  });
}

function claimOf(
  kind: MeasureClaim['kind'],
  value: number,
  rounding: number,
  text: string,
  start: number,
  end: number,
): MeasureClaim {
  const of = kind === 'volume' ? undefined : measureNamed(kind, text, start, end);
  return { kind, value, tolerance: toleranceOf(value, rounding), ...(of && { of }) };
}

/** As far as it is written, but never by so much that "3 feet" would be any length of about a meter. */
function toleranceOf(value: number, rounding: number): number {
  return Math.min(rounding, value / 20) + 0.01;
}

/** Whether a quotation is open at the end of `before`: the mark after "Halden 60" is then no inch. */
function closesQuote(before: string): boolean {
  return (before.replaceAll(/\d"/gu, '').match(/"/gu)?.length ?? 0) % 2 === 1;
}

const names: readonly MeasureName[] = [
  'seatHeight',
  'width',
  'depth',
  'height',
  'length',
  'diameter',
  'thickness',
  'load',
];
/** The other unit of the same measure may stand between: "45 cm (17.7 in) high". */
const otherUnit = String.raw`(?:\s?\([^()]{1,24}\)|\)?)`;
const behind = names.map(
  (name) =>
    [
      name,
      new RegExp(
        String.raw`^${otherUnit}[\s-]?(?:${anyLanguage((words) => words.measures[name]?.after)})\b`,
        'u',
      ),
    ] as const,
);
const before = names.map(
  (name) =>
    [
      name,
      new RegExp(
        String.raw`(?<!\p{L})(?:${anyLanguage((words) => words.measures[name]?.before)})\b(?: (?:of|is|from|goes|limit|at|about|von|betragt|est|de|es|a|up to|per \w{1,8})){0,3}[:,|=]?\s{0,2}(?:[\d.,]{1,8}\s?\p{L}{1,3}\s?\()?$`,
        'u',
      ),
    ] as const,
);

/** Which measure of a thing a figure is: what stands behind it says so first. */
function measureNamed(kind: string, text: string, start: number, end: number): MeasureName | undefined {
  const after = text.slice(end, end + 50);
  const ahead = text.slice(Math.max(0, start - 50), start);
  const found =
    behind.find(([, test]) => test.test(after))?.[0] ?? before.find(([, test]) => test.test(ahead))?.[0];
  return kind === 'weight' && found !== 'load' ? undefined : found;
}
