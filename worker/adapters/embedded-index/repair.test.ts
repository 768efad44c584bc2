import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, typosForgiven } from '../../domain/spelling.ts';
import { isWord, repairWord, splitMended, splitWord, type WordList } from './repair.ts';
import { sortStrings } from './string-list.ts';

const counts: Readonly<Record<string, number>> = {
  leather: 3,
  feather: 9,
  lamp: 5,
  lamb: 1,
  cabinet: 2,
  x100: 1,
};
const list = listOf(counts);

function listOf(words: Readonly<Record<string, number>>): WordList {
  const { table, order } = sortStrings(Object.keys(words));
  const counts = Object.values(words);
  return { words: table, counts: order.map((at) => counts[at] ?? 0) };
}

const repair = (word: string, extra: string[] = []) => repairWord(word, list, new Set(extra));

describe('a word the shop does not know', () => {
  test.each([
    ['lether', 'leather'],
    ['cabniet', 'cabinet'],
    ['lapm', 'lamp'],
    ['cabinett', 'cabinet'],
    ['fether', 'feather'],
  ])('%s is taken for %s', (word, known) => {
    expect(repair(word)).toBe(known);
  });

  test('of two words as near is taken for the commoner one, and for one with its first letter before that', () => {
    expect(repair('lamk')).toBe('lamp');
    expect(repair('lfeather')).toBe('leather');
    expect(repair('elather')).toBe('leather');
  });

  test('may be known from the vocabulary alone', () => {
    expect(repair('setee', ['settee'])).toBe('settee');
  });

  test.each(['cup', 'cabbages', 'zzzzzzzz', ''])('%j is taken for nothing', (word) => {
    expect(repair(word)).toBeUndefined();
  });
});

test.each([
  ['shoecabnet', ['shoe', 'cabinet']],
  ['sheocabinet', ['shoe', 'cabinet']],
  ['shoecabinetry', undefined],
  ['cabinet', undefined],
])('of %j two words are meant: %j', (word, meant) => {
  expect(
    splitMended(word, [
      ['floor', 'lamp'],
      ['shoe', 'cabinet'],
    ]),
  ).toEqual(meant);
});

test('a word with a digit in it is never mended, whatever is near', () => {
  const letters = fc.string({ unit: fc.constantFrom('x', '1', '0', 'a'), minLength: 1, maxLength: 9 });
  const near = fc.dictionary(letters, fc.integer({ min: 1, max: 9 }), { maxKeys: 20 }).map(listOf);
  fc.assert(
    fc.property(
      letters.filter((word) => /\d/.test(word)),
      near,
      (word, words) => {
        expect(repairWord(word, words, new Set(['xa1', 'xxxx', 'xaxa']))).toBeUndefined();
      },
    ),
  );
});

test('what a word is mended to is known, and no further from it than is forgiven', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
  const words = fc.dictionary(letters, fc.integer({ min: 1, max: 9 }), { minKeys: 5 });
  let mended = 0;
  fc.assert(
    fc.property(letters, words, (word, known) => {
      const found = repairWord(word, listOf(known), new Set());
      if (found === undefined) return;
      mended += 1;
      expect(Object.hasOwn(known, found)).toBe(true);
      const allowed = typosForgiven(word.length);
      expect(editDistance(word, found, allowed)).toBeLessThanOrEqual(allowed);
    }),
    { numRuns: 1000 },
  );
  expect(mended).toBeGreaterThan(10);
});

test('a word of the catalogue is known, its beginning is not', () => {
  expect([isWord(list, 'lamp'), isWord(list, 'lam'), isWord(list, 'lampe')]).toEqual([true, false, false]);
});

test('a run-together word is split where two names meet, of three letters each at least', () => {
  const isName = (first: string, second: string) => `${first} ${second}` === 'floor lamp';
  expect(splitWord('floorlamp', isName)).toEqual(['floor', 'lamp']);
  expect(splitWord('floorlamps', isName)).toBeUndefined();
  expect(splitWord('ab', () => true)).toBeUndefined();
});
