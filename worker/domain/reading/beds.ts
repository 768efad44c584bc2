import { bedSizesIn } from '../bed-sizes.ts';

export interface BedSize {
  readonly bits: number;
  readonly words: string;
}

const things =
  '(?:beds?|mattress(?:es)?|duvets?|comforters?|quilts?|sheets?|covers?|frames?|headboards?|toppers?|blankets?|bunks?|bedspreads?|bedding)';
const sized = '(?:[- ]sized?)?';
const own = '(?:(?:california|cal|western|super)[- ])?king|queen|(?:twin|single)[- ](?:xl|extra[- ]long)';
/** Words that are said of much else too, and of a bed only beside one. */
const shared = 'twin|single|full|double';
const joint = '(?:/| or | and )';
const beside = String.raw`(?= (?:(?!(?:for|with|and|or|in|on|under|beside|near|of|to)\b)[\p{L}'-]+ ){0,2}${things}\b)`;
const said = new RegExp(
  [
    String.raw`\b(?:(?:${shared})${joint})*(?:${own})${sized}(?:${joint}(?:${own})${sized})*(?![\p{L}-])`,
    String.raw`\b(?:${shared})${sized}(?:${joint}(?:${shared})${sized})*(?:${beside}|(?<=\b${things},? (?:(?:${shared})${sized}${joint})*(?:${shared})${sized})(?=\s*(?:$|[,.!?])))`,
    `(?<=^(?:(?:only|just|in|make it|a|the|size) )*)(?:${shared})${sized}(?=(?: (?:only|please|instead|then))*[.!?]*$)`,
  ].join('|'),
  'gu',
);

/** The bed sizes that are asked for, each with its words, which stay in the text: "twin or full" is one of either. */
export function bedSizesSaid(text: string): BedSize[] {
  return [...text.matchAll(said)].flatMap(([words]) => {
    const bits = bedSizesIn(words);
    return bits === 0 ? [] : [{ bits, words: words.trim() }];
  });
}
