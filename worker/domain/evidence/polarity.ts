import { anyLanguage } from '../claims/words.ts';

const negation = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyLanguage((words) => words.negation)})(?!\p{L})|n't(?!\p{L})|(?<=\p{L})-free\b)(?!(?<=\bno)[,:])(?! (?:\p{L}{1,12} ){0,2}(?:fully|only|all|just|always|quite|exactly|necessarily)\b)`,
  'gu',
);
/** Where a denial ends: at a mark, or where another thing is said. */
const boundary =
  /[.,;:!?()|\n]|\s-\s|\b(?:but|and|while|although|though|because|so|unless|except|which|who|aber|und|sondern|mais|et|pero|y|sino)\b/gu;

/** Stretches of folded prose in which things are denied. */
export function deniedIn(folded: string): readonly { readonly start: number; readonly end: number }[] {
  const ends = [...folded.matchAll(boundary)].map(({ index }) => index);
  return [...folded.matchAll(negation)].map(({ index }) => ({
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
