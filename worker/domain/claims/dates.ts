import { onFirstUse } from '../on-first-use.ts';
import type { DateClaim, Placed } from './claim.ts';
import { without } from './series.ts';
import { keyedReader, keyedWords, languages, nameOf, wordPattern } from './words.ts';

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1));
const months = onFirstUse(() =>
  keyedWords(monthNumbers, (language, month) => language.months[Number(month) - 1]),
);
const monthOf = nameOf(months);
const month = () =>
  `(?:${months()
    .map(([, words]) => words)
    .join('|')})`;
const dayNumbers = Array.from({ length: 7 }, (_, at) => String(at));
const weekdays = onFirstUse(() => keyedWords(dayNumbers, (language, day) => language.weekdays[Number(day)]));
const weekdayOf = nameOf(weekdays);
const weekday = wordPattern(() =>
  weekdays()
    .map(([, words]) => words)
    .join('|'),
);

const dayAndMonth = onFirstUse(
  () =>
    new RegExp(
      String.raw`\b(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?(?: of| de)? (?<month>${month()})|(?<month2>${month()})\.? (?:the )?(?<day2>\d{1,2})(?:st|nd|rd|th)?)\b(?:,? (?:de )?(?<year>\d{4}))?`,
      'g',
    ),
);
/** "May" and "March" are months only where a word before says when. */
const monthAlone = onFirstUse(
  () =>
    new RegExp(
      String.raw`\b(?:in|by|until|before|from|since|early|late|mid|end of|til|till|im|ab|en|jusqu'a|hasta|desde|pour|of|next|this|last)[ -](?<month>${month()})\b(?: (?<year>\d{4}))?`,
      'g',
    ),
);
const numeric =
  /(?<![\d.,/-])(?:(?<a>\d{1,2})[/.](?<b>\d{1,2})[/.](?<c>\d{2,4})|(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2}))(?![\d/-])/g;
const relativeNames = [
  ...new Set(Object.values(languages).flatMap((words) => Object.keys(words.relativeDays))),
];
const relativeDays = keyedReader(() =>
  keyedWords(relativeNames, (language, name) => language.relativeDays[name]),
);
const holidays = /\b(?:christmas|easter|thanksgiving|new year|weihnachten|ostern|noel|paques|navidad)\b/g;

/** "Nothing here today" promises nothing; "it leaves today" does. */
const promisesADay =
  /\b(?:ship|deliver|arriv|leav|dispatch|sen[dt]|start|end|sale|off|reduc|cheap|price|collect|reach|there|with you|get it|lieferung|versand|geliefert|livr|expedi|envi|entreg)/;

/** "by Friday", "tomorrow", "on 5 June", "06/05/2026", "next week". */
export function datesIn(text: string): Placed<DateClaim>[] {
  const hasDigits = /\d/.test(text);
  const days = hasDigits
    ? [...text.matchAll(dayAndMonth())].map((match) => placed(match, dayOf(match.groups)))
    : [];
  const rest = days.reduce(without, text);
  return [
    ...days,
    ...[...rest.matchAll(monthAlone())].map((match) =>
      placed(match, withYear(monthOf(match.groups?.month ?? ''), match.groups?.year)),
    ),
    ...(hasDigits ? [...rest.matchAll(numeric)].map((match) => placed(match, numericDay(match.groups))) : []),
    ...[...rest.matchAll(weekday())].map((match) => placed(match, `weekday ${weekdayOf(match[0])}`)),
    ...relativeDays(rest).flatMap(([name, words]) =>
      name !== 'today' || promisesADay.test(rest)
        ? [...rest.matchAll(words)].map((match) => placed(match, name))
        : [],
    ),
    ...[...rest.matchAll(holidays)].map((match) => placed(match, match[0])),
  ];
}

function placed(match: RegExpExecArray, day: string): Placed<DateClaim> {
  return { claim: { kind: 'date', day }, start: match.index, end: match.index + match[0].length };
}

type Groups = Record<string, string | undefined>;

function withYear(day: string | undefined, year: string | undefined): string {
  return year === undefined ? `${day}` : `${day}/${year}`;
}

function dayOf({ day, day2, month, month2, year }: Groups = {}): string {
  return withYear(`${monthOf(month ?? month2 ?? '')}/${Number(day ?? day2)}`, year);
}

function numericDay({ a, b, c, y, m, d }: Groups = {}): string {
  return y === undefined ? `${Number(a)}/${Number(b)}/${c}` : `${Number(m)}/${Number(d)}/${y}`;
}
