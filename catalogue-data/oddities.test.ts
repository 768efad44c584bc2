import { expect, test } from 'vitest';
import type { Product, Variant } from '../shared/product.ts';
import { lampOf } from '../tests/fixtures/arbitrary-products.ts';
import { odditiesOf } from './oddities.ts';

function lamp(...variants: Partial<Variant>[]): Product {
  return lampOf(
    'lamp',
    variants.map((more, at) => ({
      sku: `L-${at}`,
      options: {},
      price: { amount: 100, currency: 'USD' },
      stock: { state: 'in-stock' },
      picture: '/lamp.jpg',
      ...more,
    })),
  );
}

test('nothing odd', () => {
  expect(odditiesOf(lamp({}, { price: null }), new Set())).toEqual([]);
});

test('missing pictures', () => {
  expect(odditiesOf(lamp({ picture: undefined }), new Set())).toEqual(['lamp: no picture']);
  expect(odditiesOf(lamp({}, { picture: undefined }), new Set())).toEqual([
    'lamp: no picture of 1 of its 2 variants',
  ]);
});

test('a price of 0', () => {
  const free = { price: { amount: 0, currency: 'USD' } };
  expect(odditiesOf(lamp(free), new Set())).toEqual(['lamp: a price of 0 (L-0)']);
  expect(odditiesOf(lamp(free, free, free, free, free), new Set())).toEqual([
    'lamp: a price of 0 (L-0, L-1, L-2 and 2 more)',
  ]);
});

test('mixed currencies, in a product and in the catalogue', () => {
  const euros = { price: { amount: 100, currency: 'EUR' } };
  expect(odditiesOf(lamp({}, euros), new Set())).toEqual(['lamp: prices in USD and EUR']);
  const seen = new Set<string>();
  expect(odditiesOf(lamp({}), seen)).toEqual([]);
  expect(odditiesOf(lamp(euros), seen)).toEqual(['lamp: the first price in EUR; those before are in USD']);
  expect(odditiesOf(lamp(euros), seen)).toEqual([]);
});
