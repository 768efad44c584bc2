import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberList } from './number-list.ts';

test('a list holds every number in order, as its width takes it, however often it grew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -10, max: 70_000 }), { maxLength: 3000, size: 'max' }),
      (numbers) => {
        const list = new NumberList(Uint16Array);
        for (const number of numbers) list.add(number);
        expect(list.length).toBe(numbers.length);
        expect(list.numbers()).toEqual(Uint16Array.from(numbers));
      },
    ),
  );
});
