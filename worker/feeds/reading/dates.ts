/** A point of a sale's time, in milliseconds since 1970; undefined where it cannot be read for certain. */
export type Edge = 'start' | 'end';

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/u;
const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:,? .*)?$/u;

/**
 * Reads a date as feeds write them: ISO 8601 with or without a time, "11/30/2026" in the locale's order (by the day). A day without a
 * time is meant from its start or to its end; a time without a zone is UTC.
 */
export function readDate(text: string, edge: Edge, locale: string): number | undefined {
  const [, isoDay, time, zone] = iso.exec(text.trim()) ?? [];
  const day = isoDay ?? numericDay(text.trim(), locale);
  if (day === undefined || !isDay(day)) return undefined;
  const clock = time ?? (edge === 'start' ? '00:00:00' : '23:59:59');
  const offset = (zone ?? 'Z').replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const milliseconds = Date.parse(`${day}T${clock}${offset}`);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/** Whether the calendar has it: `Date` takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** "2026-11-30" of "11/30/26" or "30.11.2026". */
function numericDay(text: string, locale: string): string | undefined {
  const [, first, , second, year] = numeric.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const [month, day] = monthComesFirst(locale) ? [first, second] : [second, first];
  const fullYear = year.length === 2 ? `20${year}` : year;
  return `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function monthComesFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month';
}
