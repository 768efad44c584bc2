import { onFirstUse } from '../on-first-use.ts';
import type { LeftClaim, Placed } from './claim.ts';

const count = String.raw`(?<count>\d{1,6}|one|a few|a handful|plenty|lots|many|several|few|none|a couple|pair)`;
const thing = String.raw`(?: of (?:them|these|those|it|this|our|the)(?: [a-z-]{1,20}){0,4})?(?: (?!is\b|are\b|left\b)[a-z-]{1,20}){0,4}`;
/** A name is blanked out where claims are read beside it. */
const name = ' {2,120}';
const sources = [
  String.raw`\b${count} of (?:(?!and\b|in\b)[a-z-]{1,20} ){0,3}${name}(?:(?:in|with) [a-z-]{1,20} )?(?:is |are |to be )?(?:still |now )?(?:left|remain(?:s|ing)?|in stock|available)\b`,
  String.raw`\b${count}${thing}(?: (?:is|are|to be))? (?:left|remain(?:s|ing)?)(?! (?:[a-z]{1,12} )?(?:standing|on\b|out\b|side|hand|behind|bare|open))\b`,
  String.raw`(?<![\d.,$€£])\b(?<pieces>\d{1,4}|one) (?:pieces?|units?|sets?) (?:of )?[^.,;|]{0,60}\bremain`,
  String.raw`\b(?:(?:the|our|its|their|only|just|with|very|be|is|\(|,) ?){0,2}(?<last>last) (?:(?<lastCount>\d{1,4}|one|few|ones|pieces?|units?|items?)\b)(?: (?:pieces?|units?|items?|sets?|ones?))?(?! (?:days?|weeks?|months?|years?|hours?))`,
  String.raw`\bdown to (?:the |our |its )?(?:last )?(?<downTo>\d{1,4}|one|a few|a handful)\b(?! ?[$€£°]|[.,]\d)`,
  String.raw`\b(?:only|just) (?<only>\d{1,4}|one)(?: [a-z]{1,12}){0,3} (?:in stock|available)\b`,
  String.raw`(?<![\d.,$€£])\b(?<stocked>\d{1,4})(?: (?!and\b|are\b|is\b|of\b)[a-z]{1,12}){0,2} (?:in stock|on stock)\b`,
  String.raw`\b(?:plenty|lots) (?:in stock|available|of stock|on hand)\b`,
  String.raw`\b(?:nur noch|noch) (?<noch>\d{1,4}|ein[a-z]{0,2})\b(?: stuck)?(?: (?:auf lager|verfugbar|ubrig))?`,
  String.raw`\b(?:plus que|reste)(?: plus)?(?: que)? (?<reste>\d{1,4}|une?)\b|\b(?:solo )?quedan?(?: solo)? (?<quedan>\d{1,4}|una?)\b`,
];
const patterns = onFirstUse(() => sources.map((source) => new RegExp(source, 'g')));
/** What each of them has: "in stock" by itself counts nothing. */
const trigger =
  /left|remain|last|down to|(?:only|just) (?:\d|one)|(?:\d|one)[^.,;|]{0,140} (?:(?:in|on) stock|available)|plenty|lots|noch|plus que|reste|quedan?/;

/** How many are left: "only 3 left", "down to the last 2", "the last one". Of "a few" nobody knows how many, which is -1. */
export function leftIn(text: string): Placed<LeftClaim>[] {
  if (!trigger.test(text)) return [];
  let rest = text;
  return patterns().flatMap((pattern) => {
    const found = [...rest.matchAll(pattern)].map((match): Placed<LeftClaim> => {
      const said = Object.values(match.groups ?? {}).find((one) => one !== undefined && one !== 'last');
      return {
        claim: { kind: 'left', value: countSaid(said) },
        start: match.index,
        end: match.index + match[0].length,
      };
    });
    for (const { start, end } of found)
      rest = rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end);
    return found;
  });
}

function countSaid(said: string | undefined): number {
  if (said === undefined) return -1;
  if (/^(?:one|piece|unit|item|ein|une?|una)/u.test(said)) return 1;
  return /^\d/u.test(said) ? Number(said) : -1;
}
