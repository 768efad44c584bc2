import { fold } from '../text.ts';
import type { CountryClaim, Placed } from './claim.ts';
import { anyLanguage } from './words.ts';

/** What countries are called beside their names in the standard. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  america: 'US',
  states: 'US',
  holland: 'NL',
  europe: 'EU',
  eu: 'EU',
  'european union': 'EU',
};
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every country by its name in the languages read here. Made when first needed, which takes some milliseconds. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(otherNames));
  for (const language of ['en', 'de', 'fr', 'es']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = display.of(first + second);
        if (name && name.length > 3 && !names.has(fold(name))) names.set(fold(name), first + second);
      }
  }
  // These mean something else more often.
  for (const word of ['turkey', 'china', 'jersey', 'georgia', 'chad', 'jordan', 'guinea', 'reunion', 'mali'])
    names.delete(word);
  return names;
}

let kept: { readonly names: ReadonlyMap<string, string>; readonly pattern: RegExp } | undefined;

function reader() {
  if (kept) return kept;
  const names = countryNames();
  const any = [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[^\p{L}\d ]/gu, '.'));
  kept = { names, pattern: new RegExp(String.raw`(?<!\p{L})(?:${any.join('|')})(?!\p{L})`, 'gu') };
  return kept;
}

const ships =
  /\b(?:ship|deliver|goes|go|send|sent|send(?:s|ing)?|address|countr|parcel|order|available|versand|liefer|versenden|livr|expedi|envi|entreg)/u;
const denied = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyLanguage((words) => words.negation)})|n't|\bexcept|\bexcluding|\boutside)(?!\p{L})[^.,;:|]{0,40}$`,
  'u',
);
const exclusive = /\b(?:only|nur|seulement|uniquement|solo|solamente)\b/u;

/** The countries that a sentence on sending things names. */
export function countriesIn(text: string): Placed<CountryClaim>[] {
  if (!ships.test(text) || !/\p{L}/u.test(text)) return [];
  const { names, pattern } = reader();
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    const near = `${text.slice(Math.max(0, match.index - 30), match.index)}_${text.slice(end, end + 12)}`;
    return {
      claim: {
        kind: 'country' as const,
        code: names.get(match[0]) ?? '',
        negated: denied.test(text.slice(Math.max(0, match.index - 60), match.index)),
        only: exclusive.test(near),
      },
      start: match.index,
      end,
    };
  });
}
