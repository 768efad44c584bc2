/** Calendar days in UTC as ISO 8601, "2026-12-03": a shop's plan is made of days, not of hours. */
export type Day = string;

const dayMs = 86_400_000;

/** The day that `now` (milliseconds since 1970) falls on. */
export function dayOf(now: number): Day {
  return new Date(now).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** `days` business days, Monday to Friday, after a day; counting begins on the day behind it. Holidays are not known. */
export function addBusinessDays(day: Day, days: number): Day {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

function isWeekend(day: Day): boolean {
  return new Date(Date.parse(day)).getUTCDay() % 6 === 0;
}

const named = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Thursday, December 3, 2026". */
export function dayName(day: Day): string {
  return named.format(new Date(Date.parse(day)));
}
