import { quantityOf } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import { foot, gallon, inch, ounce, pound, quart } from '../unit-worth.ts';
import type { MeasureClaim, MeasureName, Placed } from './claim.ts';
import { type Figure, figuresIn, leadingFraction, numbersOf, without } from './series.ts';
import type { Unit } from './words/language-words.ts';
import { keyedWords, nameOf, units } from './words.ts';

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
const named = onFirstUse(() => keyedWords(units, (language, unit) => language.units[unit]));
const anyUnit = () =>
  named()
    .map(([, words]) => words)
    .join('|');
const wordsFor = (name: Unit) => named().find(([unit]) => unit === name)?.[1];
const more = 'yards?|yds?|cl|gal|gallons?|qt|quarts?';
const unitBehind = onFirstUse(
  () =>
    new RegExp(
      String.raw`\s?-?(?<unit>${anyUnit()}|${more}|in(?![\s-]{1,3}(?:stock|total|all|the|this|that|an?|our|your|each|every|any|one|its|my|queen|king|twin|full|white|black|\d)\b)|"|′′?|'(?=\s?(?:x|×|by|long|wide|tall|high|deep|rug)\b)|(?<=['′]\s?(?:x|×|by)\s?\d{1,6})')(?![a-z\d²³])`,
      'y',
    ),
);
const unitOf = nameOf<string>(() => [
  ['in', `in|"|′′|(?:${wordsFor('in')})`],
  ['ft', `'|′|(?:${wordsFor('ft')})`],
  ['lb', 'lbs?|pounds?|pfund|livres?|libras?'],
  ...named(),
  ['yd', 'yards?|yds?'],
  ['cl', 'cl'],
  ['gal', 'gal|gallons?'],
  ['qt', 'qt|quarts?'],
]);
/** "5 feet 4", "4'7\"": inches behind feet. */
const feetAndInches =
  /(?<![\d.,a-z])(?<feet>\d{1,2})\s?(?:ft|foot|feet|'|′)\s?(?<inches>\d{1,2}(?:\.\d)?)(?:\s?-?(?:in|inch(?:es)?|"|″|′′)(?![a-z])|(?=\s(?:long|wide|tall|high|deep)\b))/g;

/** "a meter across", "a foot of air". */
const single =
  /(?<![a-z])(?:an?|one|half an?) (?<unit>met(?:re|er)|foot|inch|centimet(?:re|er)|millimet(?:re|er)|lit(?:re|er)|kilo|pound in weight|yard)(?![a-z])/g;

function singlesIn(text: string): Placed<MeasureClaim>[] {
  return [...text.matchAll(single)].map((match) => {
    const [kind, factor] = worth[unitOf((match.groups?.unit ?? '').toLowerCase()) ?? ''] ?? ['length', 1];
    const end = match.index + match[0].length;
    const value = match[0].startsWith('half') ? factor / 2 : factor;
    return { claim: claimOf(kind, value, 0.2 * value, text, match.index, end), start: match.index, end };
  });
}

export function measuresIn(text: string): Placed<MeasureClaim>[] {
  const hasDigits = /\d/.test(text);
  const mixed = [...(hasDigits ? text.matchAll(feetAndInches) : [])].map((match): Placed<MeasureClaim> => {
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
    ...(hasDigits ? figuresIn(rest, leadingFraction(), unitBehind()) : []).flatMap((figure) =>
      oneUnit(figure, rest),
    ),
  ];
}

function oneUnit({ start, end, groups }: Figure, text: string): Placed<MeasureClaim>[] {
  const name = groups.unit ?? '';
  if (/^(?:feet|foot)$/.test(name) && /\bon $/.test(text.slice(Math.max(0, start - 3), start))) return [];
  if (name === '"' && closesQuote(text.slice(Math.max(0, start - 200), start))) return [];
  const [kind, factor] = worth[unitOf(name) ?? name] ?? ['length', 1];
  const numbers = numbersOf(groups);
  return numbers.map((written) => {
    // A rounded figure is true as far as it is written: "17.7 in" is 17.65 to 17.75.
    const { value, rounding } = quantityOf(written);
    const claim =
      numbers.length > 1
        ? { kind, value: value * factor, tolerance: toleranceOf(value * factor, factor * rounding) }
        : claimOf(kind, value * factor, factor * rounding, text, start, end);
    return { claim, start, end };
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

/** As far as it is written, but never by so much that "7 feet" would be any length of about two meters. */
function toleranceOf(value: number, rounding: number): number {
  return Math.min(rounding, value / 40) + 0.01;
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
const after = onFirstUse(() => keyedWords(names, (language, name) => language.measures[name]?.after));
const ahead = onFirstUse(() => keyedWords(names, (language, name) => language.measures[name]?.before));
const [nameAfter, nameAhead] = [nameOf(after), nameOf(ahead)];
const anyOf = (keyed: typeof after) =>
  keyed()
    .map(([, words]) => words)
    .join('|');
const behind = onFirstUse(() => new RegExp(String.raw`^${otherUnit}[\s-]?(?<name>${anyOf(after)})\b`));
/** What may stand between the name of a measure and its figure: "height: 45", "a load limit of up to 20". */
const upToFigure = String.raw`(?: (?:of|is|from|goes|limit|at|about|von|betragt|est|de|es|a|up to|per \w{1,8})){0,4}[:,|=]?\s{0,2}(?:[\d.,]{1,8}\s?[a-z]{1,3}\s?\()?$`;
const before = onFirstUse(() => new RegExp(String.raw`(?<![a-z])(?<name>${anyOf(ahead)})\b${upToFigure}`));

/** Which measure of a thing a figure is: what stands behind it says so first. */
function measureNamed(kind: string, text: string, start: number, end: number): MeasureName | undefined {
  const said = behind().exec(text.slice(end, end + 50))?.groups?.name;
  const saidBefore = before().exec(text.slice(Math.max(0, start - 50), start))?.groups?.name;
  const found = (said !== undefined && nameAfter(said)) || nameAhead(saidBefore ?? '');
  return kind === 'weight' && found !== 'load' ? undefined : found;
}
