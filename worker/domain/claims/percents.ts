import { number, numberOf } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { Claim, Placed } from './claim.ts';
import { numbersOf, series } from './series.ts';
import { anyLanguage, keyedReader, languages } from './words.ts';

type PercentClaim = Extract<Claim, { kind: 'percent' }>;

const percent = onFirstUse(
  () =>
    new RegExp(
      String.raw`${series(number)}(?:(?<value>${number})[\s-]?(?:%|(?:${percentWords()})\b)|%\s?(?<after>\d{1,9}))`,
      'g',
    ),
);
const percentWords = () => anyLanguage((words) => words.percent);
const hasPercent = onFirstUse(() => new RegExp(`%|${percentWords()}`));
const before = onFirstUse(
  () =>
    new RegExp(
      String.raw`\b(?:${anyLanguage((words) => words.discountBefore)})(?: (?:of|by|up to|another|an extra|a|um|de|von|del)){0,2} ?$`,
    ),
);
const behind = onFirstUse(
  () => new RegExp(String.raw`^ ?(?:${anyLanguage((words) => words.discountAfter)})\b`),
);
const sharesIn = keyedReader(() =>
  Object.values(languages).flatMap((language) => Object.entries(language.shares)),
);

/** Percentages, and fractions of a price: "half price", "a third off". */
export function percentsIn(text: string): Placed<PercentClaim>[] {
  const matches = hasPercent().test(text) ? [...text.matchAll(percent())] : [];
  const written = matches.flatMap((match) => {
    const { series: earlier, value, after } = match.groups ?? {};
    const end = match.index + match[0].length;
    const discount =
      before().test(text.slice(Math.max(0, match.index - 40), match.index)) ||
      behind().test(text.slice(end, end + 24));
    const numbers = numbersOf({ series: earlier, value: value ?? after });
    return numbers.map((one) => ({
      claim: { kind: 'percent' as const, value: numberOf(one), discount },
      start: match.index,
      end,
    }));
  });
  const inWords = sharesIn(text).flatMap(([share, words]) =>
    [...text.matchAll(words)].map((match) => ({
      claim: { kind: 'percent' as const, value: Number(share), discount: true },
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return [...written, ...inWords];
}
