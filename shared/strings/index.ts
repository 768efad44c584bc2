import { en, type StringKey, type Strings } from './en.ts';

export type { StringKey, Strings } from './en.ts';

const languages: Record<string, Strings> = { en };

/** The strings of a BCP 47 tag's language, or English where that language has none yet. */
export function stringsFor(locale: string | undefined): Strings {
  const language = locale?.split('-')[0]?.toLowerCase() ?? 'en';
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en;
}

/** A string with its `{name}` places filled in; a place without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

export function say(
  strings: Strings,
  key: StringKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(strings[key], values);
}
