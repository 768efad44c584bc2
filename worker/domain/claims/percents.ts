import { number, numberOf } from '../numbers.ts';
import type { Claim, Placed } from './claim.ts';
import { numbersOf, series } from './series.ts';
import { anyLanguage, languages } from './words.ts';

type PercentClaim = Extract<Claim, { kind: 'percent' }>;

const percent = new RegExp(
  String.raw`${series(number)}(?:(?<value>${number})[\s-]?(?:%|(?:${anyLanguage((words) => words.percent)})\b)|%\s?(?<after>\d{1,9}))`,
  'gu',
);
const before = new RegExp(
  String.raw`\b(?:${anyLanguage((words) => words.discountBefore)})(?: (?:of|by|up to|another|an extra|a|um|de|von|del)){0,2} ?$`,
  'u',
);
const behind = new RegExp(String.raw`^ ?(?:${anyLanguage((words) => words.discountAfter)})\b`, 'u');
const shares = Object.values(languages)
  .flatMap((language) => Object.entries(language.shares))
  .map(([share, words]) => [Number(share), new RegExp(String.raw`\b(?:${words})\b`, 'gu')] as const);

/** Percentages, and fractions of a price: "half price", "a third off". */
export function percentsIn(text: string): Placed<PercentClaim>[] {
  const written = [...text.matchAll(percent)].flatMap((match) => {
    const { series: earlier, value, after } = match.groups ?? {};
    const end = match.index + match[0].length;
    const discount =
      before.test(text.slice(Math.max(0, match.index - 40), match.index)) ||
      behind.test(text.slice(end, end + 24));
    const numbers = numbersOf({ series: earlier, value: value ?? after });
    return numbers.map((one) => ({
      claim: { kind: 'percent' as const, value: numberOf(one), discount },
      start: match.index,
      end,
    }));
  });
  const inWords = shares.flatMap(([value, words]) =>
    [...text.matchAll(words)].map((match) => ({
      claim: { kind: 'percent' as const, value, discount: true },
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return [...written, ...inWords];
}
