import { stem } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface Quantity {
  readonly count: number;
  readonly words: string;
}

/** How a number of pieces is written, with the factor that a bare match of it stands for. */
const forms: readonly (readonly [RegExp, number])[] = [
  [/\b(?:(?<half>half) a|a|(?<count>\d{1,2})) dozen\b/u, 12],
  [/\b(?:a|the|matching|(?<count>\d{1,2})) pairs?(?: of)?\b/u, 2],
  [/\b(?:sets?|packs?|box(?:es)?|bundles?) of (?<count>\d{1,3})\b/u, 1],
  [/(?<![\d.,])\b(?<count>\d{1,3})[ -](?:pieces?|pcs|packs?|units|items|copies)\b/u, 1],
  [/(?<![\d.,])\b(?<count>\d{1,3}) of\b(?! us\b)/u, 1],
  [/\b(?:quantity|qty)(?: of|:)? (?<count>\d{1,3})\b/u, 1],
  [/(?<![\d.,])\b(?<count>\d{1,2}) ?x (?=\p{L})/u, 1],
];

/** How many pieces are wanted: "two of them", "set of 4", "a pair", "four chairs". It stays in the text. */
export function quantityIn(text: string, vocabulary: Vocabulary): Quantity | undefined {
  for (const [pattern, factor] of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { count, half } = match.groups ?? {};
    const pieces = half ? factor / 2 : Number(count ?? 1) * factor;
    if (pieces > 0) return { count: pieces, words: match[0].trim() };
  }
  return countedThings(text, vocabulary);
}

/** A number before the plural of what the shop sells, unless it says what a thing is for or has: "for 4 chairs". */
const counted =
  /(?<!\b(?:for|with|has|have|than|least|most|under|over|about|around|and|to|or)[ -])\b(?<count>[2-9]|[1-9]\d) (?<thing>(?:\p{L}[\p{L}-]* ){0,2}?(?<noun>\p{L}+s))\b/gu;

function countedThings(text: string, vocabulary: Vocabulary): Quantity | undefined {
  const nouns = new Set(vocabulary.types.map(({ phrase }) => phrase.at(-1)));
  for (const match of text.matchAll(counted)) {
    if (nouns.has(stem(match.groups?.noun ?? '')))
      return { count: Number(match.groups?.count), words: match[0] };
  }
  return undefined;
}
