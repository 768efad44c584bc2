import { fraction, number } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { Placed } from './claim.ts';
import { anyLanguage } from './words.ts';

const to = 'by|to|bis|a|und|or|und|et|y|oder|ou|and|through';

/** Numbers that share the unit of the last: "45 x 60 x 30 cm", "79-99 dollars", "between 40 and 60 cm". */
export const series = (one: string) =>
  String.raw`(?<series>(?:(?:between|zwischen|entre)\s(?:${one})\s?(?:and|und|et|y)\s?)?(?:(?:${one})\s?(?:[x×-]|(?:${to})\b)\s?){0,4})`;

const each = new RegExp(`${fraction}|${number}`, 'gu');

/** The numbers of a match that share its unit, the one that stands beside it last. */
export function numbersOf(groups: Record<string, string | undefined> = {}): string[] {
  const { series: earlier = '', value, until, until2 } = groups;
  return [...(earlier.match(each) ?? []), value, until, until2].filter((written) => written !== undefined);
}

/** "a", before a unit of time. */
export const article = onFirstUse(() => anyLanguage((words) => words.article));

/** The text with blanks in the place of what has been read. */
export function without(text: string, { start, end }: Pick<Placed, 'start' | 'end'>): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** A figure with what stands at it. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly groups: Record<string, string | undefined>;
}

/**
 * The places where `tail`, which is sticky, follows right behind `lead`. As one pattern the two would be made many times
 * as slowly, since of all that may follow a number there would be a copy for each way to write one.
 */
export function figuresIn(text: string, lead: RegExp, tail: RegExp): Figure[] {
  return [...text.matchAll(lead)].flatMap((match) => {
    tail.lastIndex = match.index + match[0].length;
    const behind = tail.exec(text);
    if (!behind) return [];
    const groups = { ...match.groups, ...behind.groups };
    return [{ start: match.index, end: behind.index + behind[0].length, groups }];
  });
}

/** A number, or several that share what follows, where no other number or word runs into it. */
export const leadingNumber = onFirstUse(
  () => new RegExp(String.raw`(?<![\d.,a-z])${series(number)}(?<value>${number})`, 'g'),
);
export const leadingFraction = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?<![\d.,a-z])${series(`${fraction}|${number}`)}(?<value>${fraction}|${number})`,
      'g',
    ),
);
