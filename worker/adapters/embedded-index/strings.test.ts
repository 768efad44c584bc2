import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBytes, findString, packStrings, stringAt } from './strings.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ maxLength: 3 }),
  fc.constantFrom('', 'a', 'ab', 'abc', '\ufeffmark', '\uffff', '💡', '\u0000'),
);
const list = fc.uniqueArray(text).map((strings) => strings.sort(compareBytes));

test('a table finds each of its strings where it stands, and gives it back', () => {
  fc.assert(
    fc.property(list, (strings) => {
      const table = packStrings(strings);
      for (const [at, string] of strings.entries()) {
        expect(findString(table, string)).toBe(at);
        expect(stringAt(table, at)).toBe(string);
      }
    }),
  );
});

test('a table does not find what it does not hold, near misses included', () => {
  fc.assert(
    fc.property(list, text, (strings, other) => {
      const table = packStrings(strings);
      const near = strings.flatMap((string) => [`${string}x`, `x${string}`, string.slice(0, -1)]);
      for (const missing of [other, ...near].filter((candidate) => candidate.isWellFormed())) {
        expect(findString(table, missing)).toBe(strings.indexOf(missing));
      }
    }),
  );
});

test('an empty table finds nothing', () => {
  expect(findString(packStrings([]), '')).toBe(-1);
  expect(findString(packStrings([]), 'lamp')).toBe(-1);
});

test('the order is that of the bytes, where UTF-16 would put an emoji before a full-width letter', () => {
  expect(['💡', 'ｚ', 'z', 'Z', ''].sort(compareBytes)).toEqual(['', 'Z', 'z', 'ｚ', '💡']);
});
