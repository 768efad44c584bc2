import { onFirstUse } from '../on-first-use.ts';
import type { LanguageWords } from './words/language-words.ts';
import { type Language, languages } from './words.ts';

/** Numbers written out, as a pattern of each language: "two hundred and fifty", "vingt-cinq", "einundzwanzig". */
function patternOf({ numbers, hundred, thousand }: LanguageWords): RegExp {
  const words = Object.keys(numbers)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const one = `(?:${words}|one|${hundred}|${thousand})`;
  return new RegExp(
    String.raw`(?<![a-z\d]|\d[ -])(?:an? (?=${hundred}|${thousand}|dozen))?${one}(?:(?:[ -]|[ -](?:and|und|et|y)[ -])${one}){0,6}(?![a-z])`,
    'g',
  );
}

interface Reader {
  readonly words: LanguageWords;
  readonly pattern: RegExp;
  readonly hundred: RegExp;
  readonly thousand: RegExp;
}

const readers = new Map(
  Object.entries(languages).map(([name, words]): [string, () => Reader] => [
    name,
    onFirstUse(() => ({
      words,
      pattern: patternOf(words),
      hundred: new RegExp(`^(?:${words.hundred})$`),
      thousand: new RegExp(`^(?:${words.thousand})$`),
    })),
  ]),
);

/** The value of a number written out; the words of one follow each other from the largest to the smallest. */
function numberWritten(written: string, { words, hundred, thousand }: Reader): number {
  const whole = words.numbers[written];
  if (whole !== undefined) return whole;
  let total = 0;
  let current = 0;
  for (const part of written.split(/[ -]/u)) {
    if (hundred.test(part)) current = (current || 1) * 100;
    else if (thousand.test(part)) [total, current] = [total + (current || 1) * 1000, 0];
    else current += part === 'one' ? 1 : (words.numbers[part] ?? 0);
  }
  return total + current;
}

const countedAsOne = /^ (?:person|seat|drawer|door|shelf|tier|dollar|euro|cent)\b/;

/** A text with its capitals and folded, letter by letter the same length. */
export interface Both {
  readonly cased: string;
  readonly folded: string;
}

/** Both copies with the numbers that are written out in digits: "twenty-five dollars" is "25 dollars". */
export function withDigits({ cased, folded }: Both, language: Language): Both {
  const reader = readers.get(language)?.();
  if (!reader) return { cased, folded };
  let digits = { cased: '', folded: '' };
  let from = 0;
  for (const match of folded.matchAll(reader.pattern)) {
    const written = match[0];
    // "One" by itself mostly stands for a thing: "the blue one".
    if (written === 'one' && !countedAsOne.test(folded.slice(match.index + 3))) continue;
    const value = numberWritten(written.replace(/^an? /u, ''), reader);
    digits = {
      cased: `${digits.cased}${cased.slice(from, match.index)}${value}`,
      folded: `${digits.folded}${folded.slice(from, match.index)}${value}`,
    };
    from = match.index + written.length;
  }
  return { cased: digits.cased + cased.slice(from), folded: digits.folded + folded.slice(from) };
}
