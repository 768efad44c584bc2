import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Numbering } from './numbering.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\ud800', '\ufeffmark', '__proto__'),
);

test('each text has one number, by which it is found again, and its place in order', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const numbering = new Numbering();
      const numbers = texts.map((each) => numbering.numberOf(each));
      expect(numbers.map((number) => numbering.texts()[number])).toEqual(texts);
      const sorted = numbering.sorted();
      expect(sorted.texts).toEqual([...new Set(texts)].sort());
      expect(numbers.map((number) => sorted.texts[sorted.placeOf(number)])).toEqual(texts);
    }),
  );
});
