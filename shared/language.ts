/** The languages in which the shop's own sentences can be said, by their ISO 639-1 codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Those that the check of claims reads: a model writes in no other. */
const covered: readonly Language[] = ['en', 'de', 'fr', 'es'];

/** The language a model answers a shopper of `language` in. */
export function proseLanguage(language: Language): Language {
  return covered.includes(language) ? language : 'en';
}

/** The language of a BCP 47 tag, where it is one of ours. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const code = tag?.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === code);
}
