import { fold } from '../text.ts';

/** "3" is a place or a number of pieces: a sum is longer, or has its currency. */
const sum = String.raw`(?<sum>[$£€] ?\d[\d,]*(?:\.\d\d)?|\d{3,5}(?:\.\d\d)?|\d{1,2},\d{3}|\d[\d,]* ?(?:dollars?|bucks|usd|euros?|eur|pounds?|gbp))`;
const lead = '(?:(?:ok(?:ay)?|well|but|so|no|hmm|sorry|actually|or),? )*';
const had =
  '(?:i|we)(?: only| just)? (?:have|got|can only spend|can spend|can only afford|can afford)(?: only| just)?';
const said = new RegExp(
  `^${lead}(?:(?:let's )?(?:make|say|call) (?:it|that) |${had} )?${sum}(?: to spend| for it| max)?$`,
  'u',
);

/**
 * A sum of money and nothing else, as the limit it is behind a search: "700", "actually make that $700", "I only have
 * $700". Undefined where the message is anything else.
 */
export function bareBudget(message: string): string | undefined {
  const text = fold(message)
    .trim()
    .replace(/[\s.!?]+$/u, '');
  const found = said.exec(text)?.groups?.sum;
  return found && `up to ${found}`;
}
