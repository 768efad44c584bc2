import { number, numberOf } from '../numbers.ts';
import type { DurationClaim, Placed } from './claim.ts';
import { article, numbersOf, series } from './series.ts';
import type { TimeUnit } from './words/language-words.ts';
import { keyedWords, nameOf, timeUnits } from './words.ts';

const hour = 3600;
const day = 24 * hour;
const worth: Readonly<Record<TimeUnit, readonly [DurationClaim['in'], number]>> = {
  second: ['seconds', 1],
  minute: ['seconds', 60],
  hour: ['seconds', hour],
  day: ['seconds', day],
  week: ['seconds', 7 * day],
  fortnight: ['seconds', 14 * day],
  'business-day': ['business-days', 1],
  night: ['nights', 1],
  month: ['months', 1],
  year: ['months', 12],
};
const named = keyedWords(timeUnits, (language, unit) => language.times[unit]);
const unitOf = nameOf(named);
const unit = named.map(([, words]) => words).join('|');
const duration = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?:${series(number)}(?<value>${number})[\s-]?|(?<half>half an |half a |a half |eine halbe |une demi-|media )|(?<one>(?:${article})(?: whole| full| entire| single)?|(?:its|the|his|her|their) first)[\s-](?!second)|(?<couple>a couple of |(?:the )?(?:first|last|next|every|past) few |a few |several |some |every few )|(?<every>every |per |each |twice a |once a ))(?<unit>${unit})(?!\p{L}|[\s-]old\b)`,
  'gu',
);

/** "30 days", "3 to 5 business days", "a month", "half an hour"; of "a few days" nobody knows how many, which is -1. */
export function durationsIn(text: string): Placed<DurationClaim>[] {
  return [...text.matchAll(duration)].flatMap((match) => {
    const groups = match.groups ?? {};
    const [kind, factor] = worth[unitOf(groups.unit ?? '') ?? 'day'];
    const place = { start: match.index, end: match.index + match[0].length };
    return valuesOf(groups).map((value) => ({
      claim: { kind: 'duration' as const, in: kind, value: value < 0 ? -factor : value * factor },
      ...place,
    }));
  });
}

function valuesOf(groups: Record<string, string | undefined>): number[] {
  if (groups.half !== undefined) return [0.5];
  if (groups.one !== undefined || groups.every !== undefined) return [1];
  if (groups.couple !== undefined) return [groups.couple.startsWith('a couple') ? 2 : -1];
  return numbersOf(groups).map(numberOf);
}
