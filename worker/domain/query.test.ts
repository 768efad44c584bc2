import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import type { Limits } from './limits.ts';
import { readQuery } from './query.ts';

const read = (message: string, currency = 'USD') => readQuery(message, currency, vocabulary);

/** The limits without the amounts as they were said, which are tested apart. */
function limitsOf(message: string, currency = 'USD'): Limits {
  const { price, ...others } = read(message, currency).limits;
  if (!price) return others;
  const { said: _, ...bounds } = price;
  return { price: bounds, ...others };
}
const usd = (price: { min?: number; max?: number }) => ({ price: { ...price, currency: 'USD' } });

describe('a budget', () => {
  it.each([
    ['a lamp under $80', { max: 7999 }],
    ['anything below 80 dollars?', { max: 7999 }],
    ['up to 80 USD', { max: 8000 }],
    ['under US$80', { max: 7999 }],
    ['max 300', { max: 30_000 }],
    ['my budget is about 500', { max: 50_000 }],
    ['budget: $500', { max: 50_000 }],
    ['$50 or less', { max: 5000 }],
    ['200 tops', { max: 20_000 }],
    ['< 80', { max: 7999 }],
    ['≤ $80', { max: 8000 }],
    ['under 5k', { max: 499_999 }],
    ['under 1.5k', { max: 149_999 }],
    ['less than 2 grand', { max: 199_999 }],
    ['less than two thousand', { max: 199_999 }],
    ['lamp under 1,299.50', { max: 129_949 }],
    ['under $80.', { max: 7999 }],
    ['under 80, please', { max: 7999 }],
    ['under ＄８０', { max: 7999 }],
    ['at least 100', { min: 10_000 }],
    ['over $20', { min: 2001 }],
    ['between 200 and 300', { min: 20_000, max: 30_000 }],
    ['from $200 to $300', { min: 20_000, max: 30_000 }],
    ['a sofa for $200-$300', { min: 20_000, max: 30_000 }],
    ['a sofa 500 to 900', { min: 50_000, max: 90_000 }],
    ['a sofa 500 - 900', { min: 50_000, max: 90_000 }],
    ['in the 500-900 range', { min: 50_000, max: 90_000 }],
    ['price range 500-900', { min: 50_000, max: 90_000 }],
    ['$500-900', { min: 50_000, max: 90_000 }],
    ['in the $500 to $900 price range', { min: 50_000, max: 90_000 }],
    ['200 to 300 dollars', { min: 20_000, max: 30_000 }],
    ['over $20 but under $80', { min: 2001, max: 7999 }],
    ['between 20 and 80 dollars, max 60', { min: 2000, max: 6000 }],
    ['under eighty', { max: 7999 }],
    ['less than two hundred and fifty dollars', { max: 24_999 }],
    ['under a hundred dollars', { max: 9999 }],
    ['a thousand dollars max', { max: 100_000 }],
    ['under a grand', { max: 99_999 }],
    ['between one hundred and two hundred', { min: 10_000, max: 20_000 }],
    ['at most 1.5 lakh', { max: 15_000_000 }],
    ['about $200', { min: 18_000, max: 22_000 }],
    ['under 99 cents', { max: 98 }],
    ['under two-fifty', { max: 24_999 }],
    ['under two fifty', { max: 24_999 }],
    ['under two-seventy-five', { max: 27_499 }],
    ['under 900 000', { max: 89_999_999 }],
    ['under $1 200 000', { max: 119_999_999 }],
    ['at or below $900', { max: 90_000 }],
    ['at or above $900', { min: 90_000 }],
    ['less then $900', { max: 89_999 }],
    ['no more then $900', { max: 90_000 }],
    ['$900 and under', { max: 90_000 }],
    ['$900 and below', { max: 90_000 }],
    ['does not exceed $900', { max: 90_000 }],
    ['not to exceed 900 dollars', { max: 90_000 }],
    ['exceeding $900', { min: 90_001 }],
    ['up to and including $900', { max: 90_000 }],
    ['sub $900', { max: 89_999 }],
    ['a sub-$900 sofa', { max: 89_999 }],
    ['maximum price $100', { max: 10_000 }],
    ['max price: $100', { max: 10_000 }],
    ['max: 100', { max: 10_000 }],
    ['price limit $100', { max: 10_000 }],
    ['minimum price $100', { min: 10_000 }],
    ['$100+', { min: 10_000 }],
    ['upwards of $100', { min: 10_000 }],
    ['up to $900,00', { max: 90_000 }],
    ['a sofa for $900', { max: 90_000 }],
    ['a sofa for $900 or more', { min: 90_000 }],
    ['a $900 sofa', { min: 81_000, max: 99_000 }],
    ['I have $900 for a sofa', { max: 90_000 }],
    ['over $20 and under $80 please', { min: 2001, max: 7999 }],
    ['undr $80', { max: 7999 }],
    ['betwen 20 and 80 dollers', { min: 2000, max: 8000 }],
  ])('is read from %j', (message, price) => {
    expect(limitsOf(message)).toEqual(usd(price));
  });

  it.each([
    ['£50 or less', { max: 5000, currency: 'GBP' }],
    ['under 80 euros', { max: 7999, currency: 'EUR' }],
    ['between €20 and 30', { min: 2000, max: 3000, currency: 'EUR' }],
    ['under ¥8,000', { max: 7999, currency: 'JPY' }],
    ['under 1000 rupees', { max: 99_999, currency: 'INR' }],
    ['under A$80', { max: 7999, currency: 'AUD' }],
    ['up to ₹1,00,000', { max: 10_000_000, currency: 'INR' }],
    ['max 10k INR', { max: 1_000_000, currency: 'INR' }],
    ['up to 1.299,00 €', { max: 129_900, currency: 'EUR' }],
    ['up to 1 299,00 €', { max: 129_900, currency: 'EUR' }],
    ['up to 900 zł', { max: 90_000, currency: 'PLN' }],
    ['up to Rs 900', { max: 90_000, currency: 'INR' }],
    ['up to Rs. 900', { max: 90_000, currency: 'INR' }],
    ['up to 900 dollars canadian', { max: 90_000, currency: 'CAD' }],
    ['up to $900 CAD', { max: 90_000, currency: 'CAD' }],
    ['up to A$900 dollars', { max: 90_000, currency: 'AUD' }],
    ['up to 80 pence', { max: 80, currency: 'GBP' }],
    ['max 80,50 euros', { max: 8050, currency: 'EUR' }],
    ['up to 80 in pounds', { max: 8000, currency: 'GBP' }],
    ['lamps priced in GBP', { currency: 'GBP' }],
  ])('is in the currency named: %j', (message, price) => {
    expect(limitsOf(message)).toEqual({ price });
  });

  it('is in the currency of the shop where none is named', () => {
    expect(limitsOf('under 80', 'JPY')).toEqual({ price: { max: 79, currency: 'JPY' } });
  });

  it.each([
    'under ₪80',
    'under 80₺',
    'under 900kr',
    '900 kr or less',
    'under 900 kronor',
    'under 900 lira',
    'kr 900 or less',
    'max 900 canadian',
  ])('is not read in a currency we cannot name: %j', (message) => {
    expect(limitsOf(message)).toEqual({});
  });

  it('in two currencies at once is kept by nothing', () => {
    expect(limitsOf('over $20 and under £50').price?.currency).toBe('XXX');
  });

  it.each([
    ['I do not want to spend more than 80', { max: 8000 }],
    ["I don't want to pay more than $80", { max: 8000 }],
    ['I can’t go over 200', { max: 20_000 }],
    ['nothing above 80', { max: 8000 }],
    ['no less than 50', { min: 5000 }],
    ['not too big, over $80', { min: 8001 }],
    ["can't afford more than $900", { max: 90_000 }],
  ])('is turned around by a no that belongs to it: %j', (message, price) => {
    expect(limitsOf(message)).toEqual(usd(price));
  });

  it.each([
    ['no sofa over $900', { max: 90_000 }, 'sofa'],
    ['no lamps over $50', { max: 5000 }, 'lamps'],
    ['no sofas above $200 please', { max: 20_000 }, 'sofas please'],
    ['no leather sofa that costs more than $900', { max: 90_000 }, 'leather sofa'],
    ["I don't want a sofa over $900", { max: 90_000 }, 'i sofa'],
    ['no sofas with wheels over 900', { max: 90_000 }, 'sofas with wheels'],
    ['no sofas under $500', { min: 50_000 }, 'sofas'],
  ])('is turned around by a no to the thing it bounds, which is wanted: %j', (message, price, text) => {
    expect(limitsOf(message)).toEqual(usd(price));
    expect(read(message).text).toBe(text);
  });

  it('is not turned around by a no to what a thing has', () => {
    expect(limitsOf('no wheels, over $50')).toMatchObject({
      price: { min: 5001 },
      without: [{ phrases: expect.arrayContaining(['wheel']) }],
    });
    expect(limitsOf('no leather over $50')).toMatchObject({
      price: { min: 5001 },
      without: [{ kind: 'material' }],
    });
    expect(limitsOf('no assembly over $50')).toMatchObject({
      price: { min: 5001 },
      without: [{ kind: 'assembly' }],
    });
  });

  it.each(['in oak', 'in stock', 'in grey', 'L shaped', 'for 3 people', 'with 3 drawers'])(
    'is read from "sofa under $900 %s"',
    (rest) => {
      expect(limitsOf(`sofa under $900 ${rest}`)).toMatchObject(usd({ max: 89_999 }));
      expect(limitsOf(`sofa under 900 ${rest.replace('L shaped', 'that folds')}`)).toMatchObject(
        usd({ max: 89_999 }),
      );
    },
  );
});

it.each([
  'a table for 4 to 6',
  'a chair from the 1950 to 1970 era',
  'call me on 555-1234',
  'lamp 40-60 watts',
  'a lamp of 100 to 200 lumens',
])('no range of prices is read from %j', (message) => {
  expect(limitsOf(message).price).toBeUndefined();
});

it.each(['under $9OO', 'under 1OO', 'under 2700 K', 'under 2700K', 'under 1 299', 'two fifty watt bulbs'])(
  'no amount is guessed from %j',
  (message) => {
    expect(limitsOf(message)).toEqual({});
  },
);

describe('a budget for several pieces together', () => {
  it.each([
    ['two dining chairs for under $300 total', { max: 14_999 }],
    ['3 sofas for $1000 altogether', { max: 33_333 }],
    ['two sofas, max $300 for both', { max: 15_000 }],
    ['two sofas, over $301 in total', { min: 15_051 }],
  ])('is shared exactly among them: %j', (message, price) => {
    expect(limitsOf(message).price).toEqual({ ...price, currency: 'USD' });
  });

  it.each([
    'two dining chairs under $300',
    'a set of 4 dining chairs under $300 total',
    'a sofa under $300 total',
  ])('is not: %j', (message) => {
    expect(limitsOf(message).price).toEqual({ max: 29_999, currency: 'USD' });
  });

  it('is shown as a total, in the shopper’s words', () => {
    const { chips, text } = read('two sofas under $300 total');
    expect(chips).toContainEqual({ kind: 'price', words: 'under $300 total' });
    expect(text).toBe('2 sofas');
  });
});

describe('the amounts that were said', () => {
  it.each([
    ['under $80', [8000]],
    ['over $20 but under $80', [2000, 8000]],
    ['between 20 and 30', [2000, 3000]],
    ['around $200', [20_000]],
    ['priced in GBP', undefined],
  ])('are kept beside the bounds: %j', (message, said) => {
    expect(read(message).limits.price?.said).toEqual(said);
  });
});

describe('no budget', () => {
  it.each([
    'under 80 cm',
    'under 80  cm',
    'under 80cm',
    'order 1234 to 5678',
    'is shipping free for $50 orders',
    'do you sell a $50 gift card',
    'under 30 inches',
    'under 30 in',
    'under 30in wide',
    'under 12"',
    'between 2 and 3 metres',
    'from 200 to 300 cm wide',
    'under 120 x 60',
    'at most 5 kilos',
    '4 seats',
    'from 3 to 5 people',
    'between 3 and 5 people',
    'something for 6 to 8 people',
    'a table for 4 to 6',
    'at least 2 drawers',
    'above 4 stars',
    'within 3 days',
    'at least 10 years of warranty',
    'max 4 hours',
    'under 100 lumens',
    'over 80% cotton',
    'lamps from 2023',
    'between 300 and 200',
    'under $80,50',
    'under $99999999999999999999',
    '$80',
    'an E27 bulb, 60 x 120',
  ])('is read from %j', (message) => {
    expect(read(message).limits.price).toBeUndefined();
  });
});

describe('what is in stock', () => {
  it.each([
    'lamps in stock',
    'what is available now?',
    'what is avaliable now',
    'something that I can buy today',
    'must be in stock',
    'ready to ship',
    'an in-stock sofa',
    'a sofa, not out of stock',
    'a sofa not made to order',
    'no sold-out sofas',
    'exclude sold out sofas',
  ])('is asked for by %j', (message) => {
    expect(limitsOf(message)).toEqual({ inStock: true });
  });

  it.each([
    'is it available in oak?',
    'when is it back in stock?',
    'why is it not in stock',
    'is it out of stock',
    'unavailable lamps',
    "it isn't currently in stock",
  ])('is not asked for by %j', (message) => {
    expect(limitsOf(message)).toEqual({});
  });
});

describe('the text left to search for', () => {
  it.each([
    ['a warm lamp under $80, please', 'a warm lamp , please'],
    ['Sofa between 200 and 300 in stock', 'sofa'],
    ['lamp under 80 in oak', 'lamp in oak'],
    ['desk under 80 cm', 'desk'],
    ['under $80!', ''],
  ])('of %j is %j', (message, text) => {
    expect(read(message).text).toBe(text);
  });
});
