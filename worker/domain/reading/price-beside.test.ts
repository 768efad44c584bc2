import { describe, expect, it } from 'vitest';
import { lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { testIndex, vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

const chairs = await testIndex([
  { ...lampOf('chair', []), type: 'dining chair' },
  { ...lampOf('desk', []), type: 'desk' },
  { ...lampOf('rug', []), type: 'rug' },
  { ...lampOf('sofa', []), type: 'sofa' },
  { ...lampOf('lamp', []), type: 'lamp' },
]).vocabulary();

function priceOf(message: string, currency = 'USD') {
  const { price } = readQuery(message, currency, chairs).limits;
  if (!price) return undefined;
  const { said: _, ...bounds } = price;
  return bounds;
}

describe('a sum beside a product', () => {
  it.each([
    ['sofa 1299 €', { min: 116_910, max: 142_890, currency: 'EUR' }],
    ['₹1,00,000 sofa', { min: 9_000_000, max: 11_000_000, currency: 'INR' }],
    ['a grey sofa, £900', { min: 81_000, max: 99_000, currency: 'GBP' }],
    ['do you have a sofa for about 1299 €', { min: 116_910, max: 142_890, currency: 'EUR' }],
    ['sofa 900', { min: 81_000, max: 99_000, currency: 'USD' }],
    ['lamp 50 to 100', { min: 5000, max: 10_000, currency: 'USD' }],
    ['lamp 50 - 100 please', { min: 5000, max: 10_000, currency: 'USD' }],
    ['gift for dad 30 to 50', { min: 3000, max: 5000, currency: 'USD' }],
  ])('is its price: %j', (message, price) => {
    expect(priceOf(message)).toEqual(price);
  });

  it.each([
    ['3 chairs for 200', { max: 6666 }],
    ['3 chairs for $200', { max: 6666 }],
    ['4 dining chairs total budget 400', { max: 10_000 }],
    ['4 dining chairs, total budget $400', { max: 10_000 }],
  ])('of several is shared among them: %j', (message, price) => {
    expect(priceOf(message)).toEqual({ ...price, currency: 'USD' });
  });

  it.each([
    '2+2',
    'desk 120',
    'desk 75',
    'sofa 2019',
    'sofa 90213',
    'rug 200',
    'rug 50 to 80',
    'desk 4 to 6',
    'gift for kids 10 to 12',
    'gift for women 30 to 40',
    'chair for 200 kg people',
    'sofa 900 mm',
    'a table for 12',
    '6 chairs for 8',
    'sku 900',
    'why was I charged $50 for the sofa',
    'the site showed $5 for a desk, do I still get it for that',
    '79 bucks just to bring a desk?',
    'same lamp is twenty quid less elsewhere',
    'refund of $900 for a sofa',
    'is shipping of a sofa $50',
  ])('is none, for it may mean something else: %j', (message) => {
    expect(priceOf(message)).toBeUndefined();
  });
});

describe('a currency', () => {
  it.each([
    ['gbp dining chair under 800', { max: 79_999, currency: 'GBP' }],
    ['dining chair under 800, only GBP', { max: 79_999, currency: 'GBP' }],
    ['only GBP', { currency: 'GBP' }],
    ['GBP only', { currency: 'GBP' }],
    ['in pounds only', { currency: 'GBP' }],
    ['only in euros', { currency: 'EUR' }],
    ['pounds only', { currency: 'GBP' }],
    ['sofa in £', { currency: 'GBP' }],
    ['5k gbp sofa', { min: 450_000, max: 550_000, currency: 'GBP' }],
  ])('is never ignored: %j', (message, price) => {
    expect(priceOf(message)).toEqual(price);
  });
});

describe('a thousand written with a point', () => {
  it.each([
    ['sofa under 1.000', 'USD', 99_999],
    ['sofa under 1.299', 'EUR', 129_899],
    ['up to 12.500', 'JPY', 12_500],
    // Of a dinar there are a thousand coins.
    ['up to 1.250', 'KWD', 1250],
    ['under 0.999', 'USD', undefined],
    ['under 1.2999', 'USD', undefined],
  ])('%j in %s', (message, currency, max) => {
    expect(readQuery(message, currency, vocabulary).limits.price?.max).toBe(max);
  });
});
