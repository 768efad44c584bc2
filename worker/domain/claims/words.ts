import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { LanguageWords, PromiseName, TimeUnit, Unit } from './words/language-words.ts';

export type Language = 'en' | 'de' | 'fr' | 'es';

export const languages: Readonly<Record<Language, LanguageWords>> = { en, de, fr, es };
const all = Object.values(languages);

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
];

/** Finds which of some named patterns a whole piece of text matches. */
export function nameOf<Key extends string>(
  named: readonly (readonly [Key, string])[],
): (text: string) => Key | undefined {
  const tests = named.map(([key, words]) => [key, new RegExp(`^(?:${words})$`, 'u')] as const);
  const known = new Map<string, Key | undefined>();
  return (text) => {
    if (!known.has(text) && known.size < 2000)
      known.set(text, tests.find(([, test]) => test.test(text))?.[0]);
    return known.get(text);
  };
}
