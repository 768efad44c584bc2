import { term } from '../evidence/terms.ts';
import { fraction, number, quantityOf } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { NumberClaim, Placed } from './claim.ts';
import { figuresIn, numbersOf, series } from './series.ts';

const units: Readonly<Record<string, string>> = {
  k: 'k',
  kelvin: 'k',
  w: 'w',
  watt: 'w',
  watts: 'w',
  v: 'v',
  volt: 'v',
  volts: 'v',
  lm: 'lm',
  lumen: 'lm',
  lumens: 'lm',
  db: 'db',
  decibel: 'db',
  decibels: 'db',
  hz: 'hz',
  mah: 'mah',
  wh: 'wh',
  tog: 'tog',
  gsm: 'gsm',
  'g/m²': 'gsm',
  'g/m2': 'gsm',
  '°c': 'c',
  '° c': 'c',
  celsius: 'c',
  '°f': 'f',
  '° f': 'f',
  fahrenheit: 'f',
  '°': 'degrees',
  degrees: 'degrees',
  degree: 'degrees',
  grad: 'degrees',
};
const unit = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const counted = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?<![\d.,])(?<sign>[#(]?)${series(`${fraction}|${number}`)}(?<value>${fraction}|${number})(?:st|nd|rd|th)?`,
      'g',
    ),
);
const unitBehind = onFirstUse(() => new RegExp(String.raw`(?:\s?-?(?<unit>${unit})(?![a-z\d]))?`, 'y'));
/** Ordinals order what is there and count nothing. */
const ordinal = /^\d{1,20}(?:st|nd|rd|th)$/u;
/** "1." and "2)" at the start of a line number a list. */
const listNumber = /(?:^|\n)\s{0,8}$/u;
const behind = /[a-z][a-z'-]{0,30}|[.,;:!?()|\n]|\d/g;
const wordsBehind = 4;
/** Behind these nothing is counted any more. */
const endsCounting =
  /^(?:is|are|was|were|be|in|on|of|at|for|to|with|and|or|has|have|had|can|will|would|if|from|by|that|which)$/u;

/** Every number that no other reader has taken, with the words behind it, which say what it counts. */
export function numbersIn(text: string): Placed<NumberClaim>[] {
  if (!/\d/.test(text)) return [];
  return figuresIn(text, counted(), unitBehind()).flatMap(({ start, end, groups }) => {
    if (ordinal.test(text.slice(start, end)) || isListNumber(text, start, end)) return [];
    const name = groups.unit;
    return numbersOf(groups).map((written) => ({
      claim: {
        kind: 'number' as const,
        value: quantityOf(written).value,
        ...(name && { unit: units[name] ?? name }),
        counted: name ? [] : countedBy(text, end),
      },
      start,
      end,
    }));
  });
}

function isListNumber(text: string, start: number, end: number): boolean {
  return (
    listNumber.test(text.slice(Math.max(0, start - 9), start)) && /^[.)]\s/u.test(text.slice(end, end + 2))
  );
}

function countedBy(text: string, end: number): string[] {
  const stems: string[] = [];
  for (const [word] of text.slice(end, end + 60).matchAll(behind)) {
    if (!/^[a-z]/.test(word) || stems.length === wordsBehind || endsCounting.test(word)) break;
    for (const part of word.replace(/'s$/u, '').split('-')) if (part !== '') stems.push(term(part));
  }
  return stems;
}
