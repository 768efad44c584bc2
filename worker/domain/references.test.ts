import { describe, expect, it } from 'vitest';
import { resolveReferences, type Shown } from './references.ts';

const wren: Shown = { sku: 'WREN', title: 'Wren Reading Lamp', type: 'floor lamp' };
const moss: Shown = { sku: 'MOSS', title: 'Moss Desk Lamp', type: 'table lamp' };
const quay: Shown = { sku: 'QUAY', title: 'Quay Bench', type: 'bench' };
const three = [wren, moss, quay];

const pointedAt = (message: string, ...lists: readonly Shown[][]) =>
  resolveReferences(message, lists).map(({ skus }) => skus.join(' '));

describe('an ordinal', () => {
  it.each([
    ['the second one', ['MOSS']],
    ['How tall is the 1st?', ['WREN']],
    ['tell me more about the third', ['QUAY']],
    ['second, please', ['MOSS']],
    ['the second lamp', ['MOSS']],
    ['is the first in oak?', ['WREN']],
    ['the last one', ['QUAY']],
    ['the last', ['QUAY']],
    ['compare the first and the third', ['WREN', 'QUAY']],
    ['first and third', ['WREN', 'QUAY']],
    ['the first two', ['WREN MOSS']],
    ['the last two, please', ['MOSS QUAY']],
  ])('counts what was shown in the order displayed: %j', (message, skus) => {
    expect(pointedAt(message, three)).toEqual(skus);
  });

  it.each([
    'first of all, hello',
    'at first I wanted blue',
    'just one second',
    'my first apartment',
    'a second-hand one',
    'the first time I sat down',
    'at last!',
    'the fifth one',
    'the third lamp',
  ])('counts nothing in %j', (message) => {
    expect(pointedAt(message, three)).toEqual([]);
  });

  it('counts in the newest list that has more than one thing in it', () => {
    expect(pointedAt('the second one', three, [moss, wren], [quay])).toEqual(['WREN']);
    expect(pointedAt('the second one', [quay])).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['is the Wren dimmable?', ['WREN']],
    ['WREN or Moss?', ['WREN', 'MOSS']],
    ['the quay bench', ['QUAY']],
    ['that bench', ['QUAY']],
    ['that old bench', ['QUAY']],
    ['that table lamp', ['MOSS']],
  ])('of something shown points at it: %j', (message, skus) => {
    expect(pointedAt(message, three)).toEqual(skus);
  });

  it('is found in an older list too, the newest first', () => {
    expect(pointedAt('the Quay', [quay], [wren])).toEqual(['QUAY']);
    expect(pointedAt('that lamp', [moss], [wren, quay])).toEqual(['WREN']);
  });

  it('that two products share points at neither', () => {
    expect(pointedAt('the Wren', [wren, { ...moss, title: 'Wren Desk Lamp' }])).toEqual([]);
    expect(pointedAt('that lamp', three)).toEqual([]);
  });

  it('of one product in two variants points at the one shown first', () => {
    expect(pointedAt('the Wren', [wren, { ...wren, sku: 'WREN-2' }])).toEqual(['WREN']);
  });

  it('is a whole word in any script', () => {
    expect(pointedAt('mossy green', three)).toEqual([]);
    expect(pointedAt('лампа Заря, сколько стоит', [wren, { ...moss, title: 'Заря настольная' }])).toEqual([
      'MOSS',
    ]);
    expect(pointedAt('Зарядка', [wren, { ...moss, title: 'Заря настольная' }])).toEqual([]);
  });

  it('with signs of its own in it is taken letter by letter', () => {
    expect(pointedAt('the (Wren', [{ ...wren, title: '(Wren Lamp' }, moss])).toEqual(['WREN']);
    expect(pointedAt('anything', [{ ...wren, title: '.*+ Lamp' }, moss])).toEqual([]);
  });
});

describe('"it" and "those"', () => {
  it.each(['how tall is it?', 'is this one dimmable', 'I like that', 'its weight?'])(
    '%j is the one product shown',
    (message) => {
      expect(pointedAt(message, three, [quay])).toEqual(['QUAY']);
      expect(pointedAt(message, three)).toEqual([]);
    },
  );

  it.each(['what are those made of?', 'compare them', 'are they in stock', 'all of these'])(
    '%j are all of the newest list',
    (message) => {
      expect(pointedAt(message, [quay], three)).toEqual(['WREN MOSS QUAY']);
    },
  );

  it('"both" are two, never three', () => {
    expect(pointedAt('I like both', [wren, moss])).toEqual(['WREN MOSS']);
    expect(pointedAt('I like both', three)).toEqual([]);
  });

  it('point at nothing where nothing was shown', () => {
    expect([pointedAt('it'), pointedAt('those', []), pointedAt('the first one')]).toEqual([[], [], []]);
  });
});
