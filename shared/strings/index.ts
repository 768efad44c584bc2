import { element, type Strings } from './en.ts';

export type { StringKey, Strings } from './en.ts';

const languages: Record<string, Strings> = { en: element };

/** The element's strings of a BCP 47 tag's language, or English where that language has none yet. */
export function stringsFor(locale: string | undefined): Strings {
  const language = locale?.split('-')[0]?.toLowerCase() ?? 'en';
  return Object.hasOwn(languages, language) ? (languages[language] ?? element) : element;
}

/** A string with its `{name}` places filled in; a place without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

export function say<Key extends string>(
  strings: { readonly [key in Key]: string },
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(strings[key], values);
}
