import { anyLanguage } from '../claims/words.ts';
import { onFirstUse } from '../on-first-use.ts';

const negation = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?:(?<![a-z])(?:${anyLanguage((words) => words.negation)})(?![a-z])|(?<![a-z])(?:than|unlike|instead of)(?![a-z])|n't(?![a-z])|(?<=[a-z])-free\b)(?!(?<=\bno)[,:])(?! (?:[a-z]{1,12} ){0,2}(?:fully|only|all|just|always|quite|exactly|necessarily)\b)`,
      'g',
    ),
);
/** Where a denial ends: at a mark, or where another thing is said. */
const boundary =
  /[.,;:!?()|\n]|\s-\s|\b(?:but|and|while|although|though|because|so|unless|except|which|who|aber|und|sondern|mais|et|pero|y|sino)\b/g;

/** Stretches of folded prose in which things are denied. */
export function deniedIn(folded: string): readonly { readonly start: number; readonly end: number }[] {
  const denials = [...folded.matchAll(negation())];
  if (denials.length === 0) return [];
  const ends = [...folded.matchAll(boundary)].map(({ index }) => index);
  return denials.map(({ index }) => ({
    start: index,
    end: ends.find((end) => end > index && !isHeading(folded, index, end)) ?? folded.length,
  }));
}

export function isDenied(at: number, denied: ReturnType<typeof deniedIn>): boolean {
  return denied.some(({ start, end }) => at >= start && at < end);
}

/** "Not returnable: final sale items", "Avoid: bleach": the denial is of what the list names. */
function isHeading(folded: string, start: number, end: number): boolean {
  return folded[end] === ':' && folded.slice(start, end).split(' ').length <= 2;
}
