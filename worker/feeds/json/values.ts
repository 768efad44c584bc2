import { type FeedNote, rejected } from '../draft-rows.ts';
import type { JsonElement } from './scanner.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of a record, or why there is none. */
export function parseElement(element: JsonElement): { readonly value: unknown } | FeedNote {
  const { line, text, cut } = element;
  if (cut) {
    return rejected(
      line,
      'the file ends before this record does: it was cut off, so export or copy it again',
    );
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return rejected(line, `not JSON: ${(error as SyntaxError).message}`);
  }
}

/** The object that is the value of a record, or why there is none. */
export function parseObject(element: JsonElement): { readonly object: JsonObject } | FeedNote {
  const parsed = parseElement(element);
  if ('kind' in parsed) return parsed;
  const object = asObject(parsed.value);
  return object ? { object } : rejected(element.line, 'not a JSON object: a product is written as { ... }');
}

export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a string, number or boolean; undefined when there is nothing to read. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}

/** The point of a JSON number is a decimal one; before three digits, many locales would read it as thousands. */
function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A list, whether it is written as one or its only value stands alone. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function objectsOf(value: unknown): JsonObject[] {
  return listOf(value).filter(isObject);
}
