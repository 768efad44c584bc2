import { onFirstUse } from '../on-first-use.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { LanguageWords, PromiseName, TimeUnit, Unit } from './words/language-words.ts';

export type Language = 'en' | 'de' | 'fr' | 'es';

export const languages: Readonly<Record<Language, LanguageWords>> = { en, de, fr, es };
export const all = Object.values(languages);

/**
 * The words of all languages in one pattern. A claim is read whatever language its sentence is in, so that nothing slips
 * through in another; only numbers in words are read by the language, as "once" and "six" mean different things.
 */
export function anyLanguage(words: (language: LanguageWords) => string | undefined): string {
  return all.flatMap((language) => words(language) ?? []).join('|');
}

/** Keyed words of all languages: each key with the pattern of all its words. */
export function keyedWords<Key extends string>(
  keys: readonly Key[],
  words: (language: LanguageWords, key: Key) => string | undefined,
): readonly (readonly [Key, string])[] {
  return keys.map((key) => [key, anyLanguage((language) => words(language, key))] as const);
}

export const units: readonly Unit[] = ['mm', 'cm', 'm', 'in', 'ft', 'g', 'kg', 'oz', 'lb', 'ml', 'l'];
export const timeUnits: readonly TimeUnit[] = [
  'second',
  'minute',
  'hour',
  'business-day',
  'day',
  'night',
  'fortnight',
  'week',
  'month',
  'year',
];

export const promiseNames: readonly PromiseName[] = [
  'free',
  'worldwide',
  'lifetime',
  'express',
  'guaranteed',
  'money-back',
  'no-questions',
  'instalments',
  'price-match',
  'wallets',
  'callback',
  'hours',
  'elsewhere',
  'popular',
  'secrets',
  'sale',
  'bundle',
  'gift',
  'agreed',
  'nothing-to-pay',
  'pay-later',
];

/**
 * A pattern of whole words of folded text, made when it is first needed. Folded text is Latin without accents, so that no
 * Unicode classes are needed, which take many times as long to be made and to match.
 */
export function wordPattern(words: () => string, flags = 'g'): () => RegExp {
  return onFirstUse(() => new RegExp(`(?<![a-z])(?:${words()})(?![a-z])`, flags));
}

/** Finds the places of keyed words. Most texts have none of any key, which one look tells. */
export function keyedReader<Key extends string>(
  keyed: () => readonly (readonly [Key, string])[],
): (text: string) => readonly (readonly [Key, RegExp])[] {
  const any = wordPattern(
    () =>
      keyed()
        .map(([, words]) => words)
        .join('|'),
    '',
  );
  const each = onFirstUse(() => keyed().map(([key, words]) => [key, wordPattern(() => words)()] as const));
  return (text) => (any().test(text) ? each() : []);
}

/** Finds which of some named patterns a whole piece of text matches. */
export function nameOf<Key extends string>(
  named: () => readonly (readonly [Key, string])[],
): (text: string) => Key | undefined {
  const tests = onFirstUse(() => named().map(([key, words]) => [key, new RegExp(`^(?:${words})$`)] as const));
  const known = new Map<string, Key | undefined>();
  return (text) => {
    if (!known.has(text) && known.size < 2000)
      known.set(text, tests().find(([, test]) => test.test(text))?.[0]);
    return known.get(text);
  };
}
