import { fraction, number } from '../numbers.ts';
import type { Placed } from './claim.ts';
import { anyLanguage } from './words.ts';

const to = 'by|to|bis|a|und|or|und|et|y|oder|ou|and|through';

/** Numbers that share the unit of the last: "45 x 60 x 30 cm", "79-99 dollars", "between 40 and 60 cm". */
export const series = (one: string) =>
  String.raw`(?<series>(?:(?:between|zwischen|entre)\s(?:${one})\s?(?:and|und|et|y)\s?)?(?:(?:${one})\s?(?:[x×-]|(?:${to})\b)\s?){0,3})`;

const each = new RegExp(`${fraction}|${number}`, 'gu');

/** The numbers of a match that share its unit, the one that stands beside it last. */
export function numbersOf(groups: Record<string, string | undefined> = {}): string[] {
  const { series: earlier = '', value, until, until2 } = groups;
  return [...(earlier.match(each) ?? []), value, until, until2].filter((written) => written !== undefined);
}

/** "a", before a unit of time. */
export const article = anyLanguage((words) => words.article);

/** The text with blanks in the place of what has been read. */
export function without(text: string, { start, end }: Pick<Placed, 'start' | 'end'>): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
