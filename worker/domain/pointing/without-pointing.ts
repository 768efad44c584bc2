import { fold } from '../text.ts';

/** "The grey one", "that big old one": it points at something shown, whether or not anything shown is like that. */
const descriptions =
  /(?:\b(?:for|of|about|on|with|in) )?\b(?:the|that|this|those|these)(?: [\p{L}\p{N}'-]+){0,3}? ones?\b/gu;

/**
 * A question without the words that point at a product. A policy holds whatever is pointed at, and "the grey one" would
 * find the section that tells of teak turning grey.
 */
export function withoutPointing(folded: string, phrases: readonly string[]): string {
  return phrases.reduce(withoutWords, folded.replaceAll(descriptions, ' ')).replaceAll(/\s+/gu, ' ').trim();
}

function withoutWords(text: string, phrase: string): string {
  const words = RegExp.escape(fold(phrase).trim());
  const pattern = String.raw`(?:\b(?:for|of|about|on|with|in) )?(?:\bthe )?(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`;
  return text.replace(new RegExp(pattern, 'u'), ' ');
}
