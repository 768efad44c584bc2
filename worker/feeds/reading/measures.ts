import { fail, ok, type Result } from '../../domain/result.ts';
import { foot, inch, ounce, pound } from '../../domain/unit-worth.ts';
import { readDecimal, written } from './numbers.ts';

const grams: Readonly<Record<string, number>> = unitTable({
  'mg milligram milligrams': 0.001,
  'g gr gram grams gramm': 1,
  'kg kgs kilo kilos kilogram kilograms': 1000,
  't ton tons tonne tonnes': 1_000_000,
  'oz ounce ounces': ounce,
  'lb lbs pound pounds': pound,
});

const millimetres: Readonly<Record<string, number>> = unitTable({
  'mm millimetre millimetres millimeter millimeters': 1,
  'cm centimetre centimetres centimeter centimeters': 10,
  'm metre metres meter meters': 1000,
  '" ″ in inch inches': inch,
  "' ′ ft foot feet": foot,
});

/** Names separated by spaces, each with how many grams or millimetres one of them is. */
function unitTable(units: Readonly<Record<string, number>>): Record<string, number> {
  const rows = Object.entries(units).flatMap(([names, factor]) =>
    names.split(' ').map((name) => [name, factor] as const),
  );
  return Object.fromEntries(rows);
}

/** Whole grams of "1.2 kg", or of a bare number in `unit`. Undefined for nothing and for 0, which states nothing. */
export function readWeight(text: string | undefined, unit: string | undefined, locale: string) {
  return readMeasure(text, unit, locale, grams, 'weight');
}

/** Whole millimetres of "60 cm", "23.6 in" or "17 3/4 in", or of a bare number in `unit`. */
export function readLength(text: string | undefined, unit: string | undefined, locale: string) {
  return readMeasure(text, unit, locale, millimetres, 'size');
}

const measureParts =
  /^(?<number>[\d.,'’\u00a0\u2009\u202f ]*\d)(?:[ -](?<above>\d{1,2})[/⁄](?<below>\d{1,2}))?\s*(?<unit>\D*)$/u;

function readMeasure(
  text: string | undefined,
  unit: string | undefined,
  locale: string,
  factors: Readonly<Record<string, number>>,
  kind: string,
): Result<number | undefined, string> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return ok(undefined);
  const parts = measureParts.exec(trimmed)?.groups;
  const number = parts?.number && readDecimal(parts.number, locale);
  if (!number) return fail(`${kind} "${trimmed}" is not one number with a unit`);
  if (!number.ok) return fail(`${kind} ${number.error}`);
  const name = (parts.unit?.trim() || unit?.trim() || '').toLowerCase().replace(/\.$/, '');
  const factor = Object.hasOwn(factors, name) ? factors[name] : undefined;
  const value = Number(written(number.value)) + Number(parts.above ?? 0) / Number(parts.below ?? 1);
  if (value === 0) return ok(undefined);
  if (factor === undefined)
    return fail(name ? `${kind} "${trimmed}": "${name}" is no unit` : `${kind} "${trimmed}" has no unit`);
  return ok(Math.max(1, Math.round(value * factor)));
}
