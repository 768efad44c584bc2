import { expect, test } from 'vitest';
import { fuse } from './fuse.ts';

const far = (id: string) => ({ id, nearness: 0.7, preference: 1 });
const near = (id: string) => ({ id, nearness: 0.9, preference: 1 });
const idsOf = (...lists: Parameters<typeof fuse>) => fuse(...lists).map(({ id }) => id);

test('what words find stays, whether or not it was found by meaning', () => {
  expect(idsOf([], ['a', 'b'])).toEqual(['a', 'b']);
  expect(idsOf([far('b')], ['a', 'b', 'c']).toSorted()).toEqual(['a', 'b', 'c']);
});

test('of two neighbours by words the one of the nearer meaning goes first', () => {
  expect(idsOf([far('b'), far('a')], ['a', 'b'])).toEqual(['a', 'b']);
  expect(idsOf([far('b')], ['a', 'b'])).toEqual(['b', 'a']);
});

test('one in a colour that is not wanted gains little by its meaning', () => {
  const words = ['green', 'b', 'c', 'grey'];
  expect(idsOf([far('grey')], words)[0]).toBe('grey');
  expect(idsOf([{ ...far('grey'), preference: 0.3 }], words)[0]).toBe('green');
});

test('what only its meaning finds comes in behind where it is near, and not at all where it is far', () => {
  expect(fuse([near('new'), far('other')], ['a'])).toEqual([
    { id: 'a', score: expect.any(Number), isNew: false },
    { id: 'new', score: expect.any(Number), isNew: true },
  ]);
});
