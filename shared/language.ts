/** The languages in which the shop's own sentences can be said, by their ISO 639-1 codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof languages)[number];

/** The language of a BCP 47 tag, where it is one of ours. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const code = tag?.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === code);
}
