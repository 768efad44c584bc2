import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

const read = (message: string) => readQuery(message, 'USD', vocabulary);
const chips = (message: string) => read(message).chips.map(({ kind, words }) => `${kind}: ${words}`);

describe('an order', () => {
  it.each([
    ['the cheapest lamp', 'price', 'least'],
    ['cheepest lamp', 'price', 'least'],
    ['your most expensive sofa', 'price', 'most'],
    ['largest table', 'size', 'most'],
    ['the smallest desk', 'size', 'least'],
    ['newest arrivals', 'date', 'most'],
    ['the lightest chair', 'weight', 'least'],
    ['the heaviest pan', 'weight', 'most'],
  ] as const)('is read from %j', (message, by, direction) => {
    expect(read(message).order).toMatchObject({ by, direction });
  });

  it.each(['a cheap lamp', 'a large table', 'a new sofa', 'a light chair'])(
    'is not read from %j',
    (message) => {
      expect(read(message).order).toBeUndefined();
    },
  );

  it('is no part of what is searched for', () => {
    expect(read('the cheapest oak table').text).toBe('oak table');
  });
});

describe('a wish for what is reduced', () => {
  it.each(['sofas on sale', 'discounted rugs', 'lamps that are marked down', 'what is in the sale'])(
    'is read from %j',
    (message) => {
      expect(read(message)).toMatchObject({
        limits: { onSale: true },
        chips: [expect.objectContaining({ kind: 'sale' })],
      });
    },
  );

  it.each([
    'any lamps for sale',
    'a lamp that is not on sale',
    'final sale items',
    'after the sale',
    'a rug with reduced shedding',
  ])('is not read from %j', (message) => {
    expect(read(message).limits.onSale).toBeUndefined();
  });
});

describe('how many people it is for', () => {
  it.each([
    ['a table for six', 6],
    ['a table for four people', 4],
    ['a table for 4 to 6', 6],
    ['a three-seater sofa', 3],
    ['a 3 seater', 3],
    ['seats 8', 8],
    ['there are 5 of us', 5],
    ['a sofa that seats up to 4', 4],
  ])('is read from %j', (message, seats) => {
    expect(read(message).seats).toBe(seats);
  });

  it.each(['a lamp for 30 dollars', 'a lamp for 2 rooms', 'a sofa for 900', 'set of 4', '2 of them'])(
    'is not read from %j',
    (message) => {
      expect(read(message).seats).toBeUndefined();
    },
  );
});

describe('a quantity', () => {
  it.each([
    ['two of them', 2],
    ['two of the Aster lamps', 2],
    ['a set of 4 glasses', 4],
    ['a pair of lamps', 2],
    ['two pairs of curtains', 4],
    ['a dozen plates', 12],
    ['half a dozen plates', 6],
    ['6 pieces', 6],
    ['quantity: 3', 3],
    ['4 x chairs', 4],
    ['four chairs', 4],
    ['2 oak dining chairs', 2],
    ['three reading lamps', 3],
  ])('is read from %j', (message, quantity) => {
    expect(read(message).quantity).toBe(quantity);
  });

  it.each([
    'a table for 4 chairs',
    'two of us',
    'a dresser with 6 drawers',
    'a reading lamp',
    'a 3 seater sofa',
    'lamps under 80',
    'X100 lamps',
  ])('is not read from %j', (message) => {
    expect(read(message).quantity).toBeUndefined();
  });
});

describe('a comparison', () => {
  it.each([
    'the Aster or the Birch?',
    'sofa or armchair',
    'which is lighter?',
    'which one is the lightest',
    'which of the two is wider',
    'which of these is better for reading',
    'compare the first two',
    'what’s the difference between them',
    'Aster vs Birch',
  ])('is asked for by %j', (message) => {
    expect(read(message).comparison).toBe(true);
  });

  it.each([
    'a lamp for $50 or less',
    'not white or grey',
    'which colours do you have?',
    'which lamp fits my desk',
    'a warm lamp',
    'corduroy',
  ])('is not asked for by %j', (message) => {
    expect(read(message)).not.toHaveProperty('comparison');
  });
});

describe('a gift', () => {
  it.each(['a gift for my mother', 'birthday present', 'gifts under $50'])('is read from %j', (message) => {
    expect(read(message).gift).toBe(true);
  });

  it.each(['a gifted child', 'presentation board'])('is not read from %j', (message) => {
    expect(read(message)).not.toHaveProperty('gift');
  });
});

describe('the country it must be shipped to', () => {
  it.each([
    ['a lamp that ships to Canada', ['CA']],
    ['delivered to the UK', ['GB']],
    ['shipped to the US and Canada', ['US', 'CA']],
    ['ships to Germany, ships to France', ['DE', 'FR']],
  ])('is read from %j', (message, countries) => {
    expect(read(message).limits.countries).toEqual(countries);
  });

  it('is not whoever writes: "ship it to us"', () => {
    expect(read('can you ship it to us').limits).toEqual({});
  });
});

describe('the chips', () => {
  it.each([
    ['a gray linen sofa', ['colour: gray', 'material: linen']],
    ['sage green sofa in solid oak', ['colour: sage green', 'material: solid oak']],
    ['off-white lamp', ['colour: off-white']],
    ['a coffee sofa', ['colour: coffee']],
    ['a coffee table', []],
    ['a couple of glasses', []],
    ["it's too grey", []],
    ['a gift for my mother who loves tea', ['gift: gift', 'use: for my mother']],
    ['a table for a family of 5', ['seats: for a family of 5']],
    ['something for a', []],
    ['for reading and sewing in bed', ['use: for reading and sewing']],
    ['for a very small and dark corner', ['use: for a very small and dark corner']],
    ['a queen bed for the living room', ['size: queen', 'room: living room']],
    ['king-size duvet', ['size: king-size']],
    ['a double bed', ['size: double']],
    ['full length mirror', []],
    ['a lamp for reading in bed', ['use: for reading']],
    ['something for a gas stove', ['use: for a gas stove']],
    ['I am looking for a lamp', []],
    ['a birthday gift for my mother', ['gift: birthday gift', 'use: for my mother']],
    ['ships to Canada', ['country: ships to canada']],
    ['six-seater in stock', ['stock: in stock', 'seats: 6-seater']],
    ['under $80 or not leather', ['price: under $80', 'without: not leather']],
  ])('of %j are %j', (message, expected) => {
    expect(chips(message)).toEqual(expected);
  });

  it('say everything that was understood of a long wish, each thing once', () => {
    const message =
      'two oak chairs for the dining room, a gift, 160 x 80 cm, around $200, in stock, no glass or plastic, the cheapest';
    expect(chips(message)).toEqual([
      'size: 160 x 80 cm',
      'price: around $200',
      'stock: in stock',
      'without: no glass or plastic',
      'order: the cheapest',
      'quantity: 2 oak chairs',
      'material: oak',
      'room: dining room',
      'gift: gift',
    ]);
  });
});
