import { describe, expect, it } from 'vitest';
import { type Thing, thing, vocabulary } from '../../tests/fixtures/on-screen.ts';
import { resolveReferences } from './references.ts';

const wren: Thing = { sku: 'WREN', title: 'Wren Reading Lamp', type: 'floor lamp' };
const moss: Thing = { sku: 'MOSS', title: 'Moss Desk Lamp', type: 'table lamp' };
const quay: Thing = { sku: 'QUAY', title: 'Quay Bench', type: 'bench' };
const three = [wren, moss, quay];

const read = (message: string, lists: readonly (readonly Thing[])[], page?: Thing) =>
  resolveReferences(
    message,
    { lists: lists.map((list) => list.map(thing)), ...(page && { page: thing(page) }) },
    vocabulary,
  );

const pointedAt = (message: string, ...lists: readonly (readonly Thing[])[]) => {
  const pointed = read(message, lists);
  return pointed.kind === 'references' ? pointed.references.map(({ skus }) => skus.join(' ')) : [];
};

/** What the shopper would be asked to choose from. */
const askedFor = (message: string, ...lists: readonly (readonly Thing[])[]) => {
  const pointed = read(message, lists);
  return pointed.kind === 'ambiguous' ? pointed.candidates.map(({ variant }) => variant.sku) : [];
};

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
    expect(read(message, [three])).toEqual({ kind: 'none' });
  });

  it('counts in the newest list that has more than one thing in it', () => {
    expect(pointedAt('the second one', three, [moss, wren], [quay])).toEqual(['WREN']);
    expect(pointedAt('the second one', [quay])).toEqual([]);
  });

  it('before a kind of thing counts only those', () => {
    expect(pointedAt('the second lamp', [wren, quay, moss])).toEqual(['MOSS']);
    expect(pointedAt('the first bench', three)).toEqual(['QUAY']);
  });

  it('is said in the shopper’s own words, which the model reads', () => {
    expect(read('is the first in oak?', [three])).toEqual({
      kind: 'references',
      references: [{ phrase: 'first', skus: ['WREN'] }],
    });
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
    const newer = { ...wren, sku: 'WREN-DESK', title: 'Wren Desk Lamp' };
    expect(pointedAt('the Wren', [wren, quay], [newer, moss])).toEqual(['WREN-DESK']);
  });

  it('that two products share is asked about', () => {
    const other = { ...moss, title: 'Wren Desk Lamp' };
    expect(askedFor('the Wren', [wren, other])).toEqual(['WREN', 'MOSS']);
    expect(askedFor('that lamp', three)).toEqual(['WREN', 'MOSS']);
  });

  it('that two products share is narrowed by the rest of the title', () => {
    expect(pointedAt('the Wren desk lamp', [wren, { ...moss, title: 'Wren Desk Lamp' }])).toEqual(['MOSS']);
  });

  it('of one product in two variants points at the one shown first, or at the one whose option is said', () => {
    const both = [
      { ...wren, id: 'wren', options: { colour: 'Brass' } },
      { ...wren, id: 'wren', sku: 'WREN-2', options: { colour: 'Black' } },
    ];
    expect(pointedAt('the Wren', both)).toEqual(['WREN']);
    expect(pointedAt('the Wren in black', both)).toEqual(['WREN-2']);
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

  it('is no name where it is a word of the trade, unless the whole title is said', () => {
    const round = { ...wren, title: 'Linen Lamp' };
    expect(pointedAt('something in linen', [round, moss])).toEqual([]);
    expect(pointedAt('Linen Lamp', [round, moss])).toEqual(['WREN']);
  });
});

describe('"it" and "those"', () => {
  it.each(['how tall is it?', 'is this one dimmable', 'I like that', 'its weight?'])(
    '%j is the one product shown, and of several is asked about',
    (message) => {
      expect(pointedAt(message, three, [quay])).toEqual(['QUAY']);
      expect(askedFor(message, three)).toEqual(['WREN', 'MOSS', 'QUAY']);
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

  it('on a product’s page are that product, until one of a list is in focus', () => {
    const pointed = (lists: Thing[][]) => read('how tall is it?', lists, quay);
    const at = (sku: string) => ({ kind: 'references', references: [{ phrase: 'it', skus: [sku] }] });
    expect(pointed([[quay]])).toEqual(at('QUAY'));
    expect(pointed([[quay], [wren, moss]])).toEqual(at('QUAY'));
    expect(pointed([[quay], [wren, moss], [wren]])).toEqual(at('WREN'));
  });

  it('beside something named are that, and are not asked about', () => {
    expect(pointedAt('I like the second one, is it dimmable?', three)).toEqual(['MOSS']);
  });

  it('are never asked about where the question is one of policy, which holds for all', () => {
    expect(read('can I return it?', [three])).toEqual({ kind: 'none' });
  });
});

describe('a tie', () => {
  it('between variants of one product is none', () => {
    const both = [
      { ...wren, id: 'wren', options: { colour: 'Brass' } },
      { ...wren, id: 'wren', sku: 'WREN-2', options: { colour: 'Black' } },
    ];
    expect(pointedAt('how tall is it?', both)).toEqual(['WREN']);
  });

  it('in price is asked about with those that tie', () => {
    const priced = [
      { ...wren, price: 500 },
      { ...moss, price: 900 },
      { ...quay, price: 500 },
    ];
    expect(askedFor('tell me about the cheaper one', priced)).toEqual(['WREN', 'QUAY']);
    expect(pointedAt('tell me about the dearest one', priced)).toEqual(['MOSS']);
  });

  it('an unknown price is neither the lowest nor the highest', () => {
    const priced = [
      { ...wren, price: null },
      { ...moss, price: 900 },
      { ...quay, price: 700 },
    ];
    expect(pointedAt('the cheapest one please', priced)).toEqual(['QUAY']);
    expect(pointedAt('the priciest one please', priced)).toEqual(['MOSS']);
  });
});

it('a long message of pointing words is read in one go', () => {
  const message = 'is the second one, that lamp or the grey one in those '.repeat(40);
  expect(read(message, Array(19).fill(three)).kind).toBe('references');
});
