import { number, numberOf } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { DurationClaim, Placed } from './claim.ts';
import { article, figuresIn, numbersOf, series } from './series.ts';
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
const named = onFirstUse(() => keyedWords(timeUnits, (language, unit) => language.times[unit]));
const unitOf = nameOf(named);
const unit = () =>
  named()
    .map(([, words]) => words)
    .join('|');
/** Without a unit of time nothing lasts, whatever is counted. */
const hasUnit = onFirstUse(() => new RegExp(unit()));
const lead = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?<![\d.,a-z])(?:${series(number)}(?<value>${number})[\s-]?|(?<half>half an |half a |a half |eine halbe |une demi-|media )|(?<couple>a couple of |(?:the )?(?:first|last|next|every|past) few |a few |several |some |every few )|(?<every>every |per |each |twice a |once a )|(?<one>(?:${article()})(?: whole| full| entire| single)?|(?:its|the|his|her|their) first)[\s-](?!second))`,
      'g',
    ),
);
const unitBehind = onFirstUse(() => new RegExp(String.raw`(?<unit>${unit()})(?![a-z]|[\s-]old\b)`, 'y'));

/** "30 days", "3 to 5 business days", "a month", "half an hour"; of "a few days" nobody knows how many, which is -1. */
export function durationsIn(text: string): Placed<DurationClaim>[] {
  if (!hasUnit().test(text)) return [];
  return figuresIn(text, lead(), unitBehind()).flatMap(({ start, end, groups }) => {
    const [kind, factor] = worth[unitOf(groups.unit ?? '') ?? 'day'];
    return valuesOf(groups).map((value) => ({
      claim: { kind: 'duration' as const, in: kind, value: value < 0 ? -factor : value * factor },
      start,
      end,
    }));
  });
}

function valuesOf(groups: Record<string, string | undefined>): number[] {
  if (groups.half !== undefined) return [0.5];
  if (groups.one !== undefined || groups.every !== undefined) return [1];
  if (groups.couple !== undefined) return [groups.couple.startsWith('a couple') ? 2 : -1];
  return numbersOf(groups).map(numberOf);
}
