import { describe, expect, test } from 'vitest';
import { orderKey, preference, variantRank } from './preference.ts';

const [red, blue, queen, king] = [1, 2, 1 << 26, 1 << 27];
const facts = (options: number, buyable = true, seats = 0) => ({ options, buyable, seats });
const seating = (seats: number) => facts(0, true, seats);

describe('what is preferred', () => {
  test.each<[string, number, number]>([
    [
      'a wanted colour before another',
      preference(facts(red), red, undefined),
      preference(facts(blue), red, undefined),
    ],
    [
      'what can be bought before what is sold out',
      preference(facts(0), 0, 4),
      preference(facts(0, false), 0, 4),
    ],
    [
      'a wanted bed size before another',
      preference(facts(queen), queen, 4),
      preference(facts(king), queen, 4),
    ],
    ['just enough seats before more', preference(seating(4), 0, 4), preference(seating(6), 0, 4)],
    ['more seats before unstated', preference(seating(6), 0, 4), preference(facts(0), 0, 4)],
    ['unstated seats before too few', preference(facts(0), 0, 4), preference(seating(3), 0, 4)],
    [
      'the wanted colour sold out before another in stock',
      variantRank(facts(red, false), red),
      variantRank(facts(blue), red),
    ],
    [
      'of two of that colour the one in stock',
      variantRank(facts(red), red),
      variantRank(facts(red, false), red),
    ],
  ])('%s', (_, better, worse) => {
    expect(better).toBeGreaterThan(worse);
  });

  test('is nothing where nothing is wished and nothing lacks', () => {
    expect(preference(facts(red, true, 3), 0, undefined)).toBe(1);
    expect(preference(seating(3), queen, undefined)).toBe(1);
  });
});

describe('an order', () => {
  const sizes = {
    width: 0,
    depth: 0,
    height: 0,
    length: 0,
    diameter: 0,
    longest: 0,
    longSide: 0,
    shortSide: 0,
    extent: 0,
    seatHeight: 0,
    weight: 0,
    volume: 0,
    load: 0,
  };
  const thing = (price: number | undefined, more: Partial<typeof sizes> = {}) => ({
    price,
    currency: 'USD',
    sizes: { ...sizes, ...more },
  });
  const order = (by: 'price' | 'size' | 'weight' | 'date', direction: 'least' | 'most') => ({
    by,
    direction,
    currency: 'USD',
    words: '',
  });

  test.each([
    ['price', thing(100), thing(200)],
    ['size', thing(1, { longest: 600, height: 900 }), thing(1, { longSide: 950, shortSide: 600 })],
    ['weight', thing(1, { weight: 900 }), thing(1, { weight: 1800 })],
  ] as const)(
    'by %s has the less first, the more first, and what does not state it last',
    (by, less, more) => {
      const [least, most] = [order(by, 'least'), order(by, 'most')];
      expect(orderKey(less, 0, least)).toBeLessThan(orderKey(more, 0, least));
      expect(orderKey(more, 0, most)).toBeLessThan(orderKey(less, 0, most));
      for (const either of [least, most])
        expect(orderKey(thing(undefined), 0, either)).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test('by price never compares one currency with another', () => {
    const pounds = { ...thing(100), currency: 'GBP' };
    expect(orderKey(pounds, 0, order('price', 'least'))).toBe(Number.POSITIVE_INFINITY);
  });

  test('by date has the newest first', () => {
    expect(orderKey(thing(1), 20_000, order('date', 'most'))).toBeLessThan(
      orderKey(thing(1), 19_000, order('date', 'most')),
    );
    expect(orderKey(thing(1), 0, order('date', 'most'))).toBe(Number.POSITIVE_INFINITY);
  });
});
