import { asObject } from '../json/values.ts';

/** Keys of an object, and of those within it, that the schema it was read by does not know: "variants.colour". */
export function unreadKeys(given: unknown, read: unknown): ReadonlySet<string> {
  return new Set(missingIn(given, read));
}

function missingIn(given: unknown, read: unknown): string[] {
  if (Array.isArray(given)) return given.flatMap((item, at) => missingIn(item, (read as unknown[])[at]));
  const known = asObject(read);
  return Object.entries(asObject(given) ?? {}).flatMap(([key, value]) =>
    known && Object.hasOwn(known, key)
      ? missingIn(value, known[key]).map((inner) => `${key}.${inner}`)
      : [key],
  );
}
