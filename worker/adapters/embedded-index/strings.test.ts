import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortStrings } from './string-list.ts';
import { findString, stringAt } from './strings.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ maxLength: 3 }),
  fc.constantFrom('', 'a', 'ab', 'abc', '\ufeffmark', '\uffff', '💡', '\u0000'),
);
const list = fc.uniqueArray(text);

test('a table finds each of its strings where it stands, and gives it back', () => {
  fc.assert(
    fc.property(list, (strings) => {
      const { table, order } = sortStrings(strings);
      expect(order.toSorted()).toEqual(Uint32Array.from(strings, (_, at) => at));
      for (const [place, at] of order.entries()) {
        expect(findString(table, strings[at] ?? '')).toBe(place);
        expect(stringAt(table, place)).toBe(strings[at]);
      }
    }),
  );
});

test('a table does not find what it does not hold, near misses included', () => {
  fc.assert(
    fc.property(list, text, (strings, other) => {
      const { table, order } = sortStrings(strings);
      const near = strings.flatMap((string) => [`${string}x`, `x${string}`, string.slice(0, -1)]);
      for (const missing of [other, ...near].filter((candidate) => candidate.isWellFormed())) {
        expect(findString(table, missing)).toBe(order.indexOf(strings.indexOf(missing)));
      }
    }),
  );
});

test('an empty table finds nothing', () => {
  expect(findString(sortStrings([]).table, '')).toBe(-1);
  expect(findString(sortStrings([]).table, 'lamp')).toBe(-1);
});

test('the order is that of the bytes, where UTF-16 would put an emoji before a full-width letter', () => {
  const { table } = sortStrings(['💡', 'ｚ', 'z', 'Z', '']);
  expect([0, 1, 2, 3, 4].map((at) => stringAt(table, at))).toEqual(['', 'Z', 'z', 'ｚ', '💡']);
});
