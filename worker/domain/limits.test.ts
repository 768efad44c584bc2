import { describe, expect, it } from 'vitest';
import { productSchema } from '../../shared/product.ts';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import { describeLimits, factsOf, keepsLimits, type Limits } from './limits.ts';
import { readQuery } from './query.ts';

const chair = productSchema.parse({
  id: 'wren-chair',
  title: 'Wren Chair',
  url: '/products/wren-chair',
  type: 'chair',
  category: 'Seating',
  description: 'Looks like leather.',
  materials: ['oak', 'linen'],
  size: { width: 500, depth: 550, height: 900, seatHeight: 450 },
  weight: 5000,
  seats: 1,
  capacity: '2 litres',
  assembly: 'partial',
  facts: { arms: 'yes', wheels: 'no', 'weight limit': '265 lb (120 kg)' },
  shipsTo: ['US', 'CA'],
  variants: [
    {
      sku: 'WREN-WHITE',
      options: { colour: 'White' },
      price: { amount: 12_000, currency: 'USD' },
      stock: { state: 'in-stock', quantity: 4 },
    },
    {
      sku: 'WREN-BLACK',
      options: { colour: 'Black' },
      size: { width: 620 },
      price: null,
      stock: { state: 'sold-out' },
    },
  ],
});
const [white, black] = chair.variants as [(typeof chair.variants)[0], (typeof chair.variants)[0]];
const keeps = (limits: Limits, variant = white) => keepsLimits(chair, variant, limits, vocabulary);
const read = (message: string) => readQuery(message, 'USD', vocabulary).limits;
const price = (more: { min?: number; max?: number }, currency = 'USD') => ({ price: { ...more, currency } });

describe('keepsLimits', () => {
  it.each([
    [{}, true],
    [price({}), true],
    [price({ max: 12_000 }), true],
    [price({ max: 11_999 }), false],
    [price({ min: 12_000 }), true],
    [price({ min: 12_001 }), false],
    [price({ max: 99_999 }, 'EUR'), false],
    [{ inStock: true as const }, true],
    [{ countries: ['CA'] }, true],
    [{ countries: ['CA', 'GB'] }, false],
  ])('of a chair at $120 and %o is %s', (limits, kept) => {
    expect(keeps(limits)).toBe(kept);
  });

  it('lets an unknown price keep no budget, not even one that only names a currency', () => {
    expect(keeps({}, black)).toBe(true);
    expect(keeps(price({}), black)).toBe(false);
    expect(keeps(price({ min: 0 }), black)).toBe(false);
  });

  it('counts neither what is made to order nor what is sold out as in stock', () => {
    expect(keeps({ inStock: true }, { ...white, stock: { state: 'made-to-order' } })).toBe(false);
    expect(keeps({ inStock: true }, black)).toBe(false);
  });

  it('lets nothing keep a limit on what the shop does not state', () => {
    const bare = productSchema.parse({
      ...chair,
      materials: [],
      size: {},
      assembly: undefined,
      shipsTo: undefined,
    });
    for (const limits of [
      read('at most 9 m long'),
      read('not leather'),
      read('no assembly'),
      read('ships to the US'),
    ])
      expect(keepsLimits(bare, white, limits, vocabulary)).toBe(false);
    const plain = { ...white, options: {} };
    expect(keepsLimits(chair, plain, read('not black'), vocabulary)).toBe(false);
  });

  it.each([
    ['narrower than 60 cm', true, false],
    ['not black', true, false],
    ['anything but white', false, true],
    ['seat height between 40 and 50 cm', true, true],
    ['lighter than 4 kg', false, false],
    ['for someone who weighs 110 kg', true, true],
    ['for someone who weighs 130 kg', false, false],
    ['holds 3 litres', false, false],
    ['not leather', true, true],
    ['not linen', false, false],
    ['no wood', false, false],
    ['without arms', false, false],
    ['without wheels', true, true],
    ['no assembly', false, false],
  ])('of its white and its black variant and %j is %s and %s', (message, first, second) => {
    expect(read(message)).not.toEqual({});
    expect([keeps(read(message)), keeps(read(message), black)]).toEqual([first, second]);
  });
});

describe('factsOf', () => {
  it('takes the size of a variant before that of its product, and one side for another where only that is stated', () => {
    expect(factsOf(chair, white, vocabulary).sizes).toMatchObject({
      width: 500,
      longest: 500,
      load: 120_202,
    });
    expect(factsOf(chair, black, vocabulary).sizes).toMatchObject({ width: 620, longest: 620, volume: 2000 });
    const round = { ...chair, size: { diameter: 700 } };
    expect(factsOf(round, white, vocabulary).sizes).toMatchObject({ width: 700, depth: 700, longest: 700 });
  });
});

describe('a feature that is not wanted', () => {
  const framed = (facts: Record<string, string>) => ({ ...chair, facts });
  it.each([
    ['without arms', { ...chair, facts: {}, type: 'armchair' }, false],
    ['nothing framed', framed({ frame: 'unframed, painted edges' }), true],
    ['nothing framed', framed({ frame: 'white pine' }), false],
    ['nothing with a pattern', framed({ weave: 'striped' }), false],
    ['nothing with a pattern', framed({ weave: 'plain' }), true],
  ])('%j is held against what is stated', (message, product, kept) => {
    expect(keepsLimits(product, white, read(message), vocabulary)).toBe(kept);
  });
});

describe('limits in words', () => {
  it.each([
    ['under $80', ['under $80.00']],
    ['up to $80', ['up to $80.00']],
    ['over $20', ['over $20.00']],
    ['from $20', ['from $20.00']],
    ['between $20 and $80', ['between $20.00 and $80.00']],
    ['over $20 but under $80', ['over $20.00 and under $80.00']],
    ['at least $20 but under $80', ['from $20.00 and under $80.00']],
    ['priced in GBP', ['priced in GBP']],
    ['over $20 and under £50', ['in two currencies at once']],
    [
      'narrower than 60 cm, not leather, in stock, ships to Canada',
      ['narrower than 60 cm', 'without leather', 'in stock', 'shipped to CA'],
    ],
    ['nothing of the kind', []],
    ['no glass, plastic or leather', ['without glass, plastic, or leather']],
    ['nothing framed', ['without anything framed']],
    ['anything but white sofa', ['in any colour but white']],
  ])('of %j are %j', (message, words) => {
    expect(describeLimits(read(message))).toEqual(words);
  });

  it('say two limits of the same words once', () => {
    expect(describeLimits(read('160 x 230 cm, not white or grey'))).toEqual([
      '160 x 230 cm',
      'in any colour but white or grey',
    ]);
  });
});
