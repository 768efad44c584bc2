import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addBusinessDays, addDays, dayName, dayOf } from './business-days.ts';

describe('business days', () => {
  it.each([
    ['from a Monday', '2026-11-30', 3, '2026-12-03'],
    ['from a Monday over a weekend', '2026-11-30', 5, '2026-12-07'],
    ['from a Friday', '2026-12-04', 1, '2026-12-07'],
    ['from a Saturday', '2026-12-05', 1, '2026-12-07'],
    ['from a Sunday', '2026-12-06', 1, '2026-12-07'],
    ['over the end of a year', '2026-12-31', 2, '2027-01-04'],
    ['over a leap day', '2028-02-28', 2, '2028-03-01'],
    ['none', '2026-12-05', 0, '2026-12-05'],
  ])('%s', (_, from, days, to) => {
    expect(addBusinessDays(from, days)).toBe(to);
  });

  it('never end on a weekend, and as many weekdays lie between as were counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 60 }), (from, days) => {
        const start = addDays('1990-01-01', from);
        const end = addBusinessDays(start, days);
        let weekdays = 0;
        for (let day = addDays(start, 1); day <= end; day = addDays(day, 1))
          if (!/^(?:Saturday|Sunday)/.test(dayName(day))) weekdays += 1;
        expect(weekdays).toBe(days);
        expect(dayName(end)).not.toMatch(/^(?:Saturday|Sunday)/);
      }),
    );
  });
});

test('a day is that of UTC, and is named in full', () => {
  expect(dayOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11-30');
  expect(dayOf(Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12-01');
  expect(dayName('2026-12-03')).toBe('Thursday, December 3, 2026');
});
