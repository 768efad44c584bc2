import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, typosForgiven } from './spelling.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
const limit = fc.integer({ min: 0, max: 9 });

/** The same distance worked out the slow way, from its definition. */
function definition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const steps = [
    definition(restA, b) + 1,
    definition(a, restB) + 1,
    definition(restA, restB) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    steps.push(definition(a.slice(2), b.slice(2)) + 1);
  return Math.min(...steps);
}

describe('editDistance', () => {
  it.each([
    ['laptop', 'laptop', 0],
    ['lpatop', 'laptop', 1],
    ['laptp', 'laptop', 1],
    ['laptopp', 'laptop', 1],
    ['loptap', 'laptop', 2],
    ['', 'abc', 3],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b, 9)).toBe(distance);
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(word, word, limit, (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(editDistance(b, a, most));
      }),
    );
  });

  it('is nought for the same word, and for no other', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  it('is exact up to its limit, and one more than the limit beyond it', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(short, short, limit, (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(definition(a, b), most + 1));
      }),
    );
  });
});

it('short words are forgiven nothing, long ones two errors', () => {
  expect(['cup', 'lamp', 'sofabed', 'armchair'].map((text) => typosForgiven(text.length))).toEqual([
    0, 1, 1, 2,
  ]);
});
