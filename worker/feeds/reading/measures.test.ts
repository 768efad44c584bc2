import { expect, test } from 'vitest';
import { readLength, readWeight } from './measures.ts';

test.each([
  ['1.2 kg', undefined, 'en-US', 1200],
  ['1,2', 'kg', 'de-DE', 1200],
  ['350g', undefined, 'en-US', 350],
  ['2400.0', 'g', 'en-US', 2400],
  ['4.5 lb', undefined, 'en-US', 2041],
  ['2 lbs.', undefined, 'en-US', 907],
  ['16', 'OZ', 'en-US', 454],
  ['1,200 g', undefined, 'en-US', 1200],
  ['0.0', 'g', 'en-US', undefined],
  ['0', undefined, 'en-US', undefined],
  ['', 'kg', 'en-US', undefined],
  ['0.2 g', undefined, 'en-US', 1],
])('the weight %o in %o is %o g', (text, unit, locale, grams) => {
  expect(readWeight(text, unit, locale)).toEqual({ ok: true, value: grams });
});

test.each([
  ['1.2', undefined, 'has no unit'],
  ['heavy', undefined, 'is not one number'],
  ['3 stone', undefined, '"stone" is no unit'],
  ['2 constructor', undefined, 'is no unit'],
  ['1.2.3', 'kg', 'is not a number'],
  ['2 lb 3 oz', undefined, 'is not'],
  ['-2 kg', undefined, 'is not one number'],
])('the weight %o is refused', (text, unit, reason) => {
  expect(readWeight(text, unit, 'en-US')).toEqual({ ok: false, error: expect.stringContaining(reason) });
});

test.each([
  ['60 cm', undefined, 600],
  ['60', 'cm', 600],
  ['23.6"', undefined, 599],
  ['17 3/4 in', undefined, 451],
  ['6 ft', undefined, 1829],
  ['1,5 m', undefined, 1500],
  ['38.5', 'mm', 39],
])('the length %o in %o is %o mm', (text, unit, millimetres) => {
  expect(readLength(text, unit, 'en-US')).toEqual({ ok: true, value: millimetres });
});

test('three sizes in one are none', () => {
  expect(readLength('60 x 40 x 30 cm', undefined, 'en-US').ok).toBe(false);
});
