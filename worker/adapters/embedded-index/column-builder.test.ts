import { expect, test } from 'vitest';
import { productSchema } from '../../../shared/product.ts';
import { words } from '../../../tests/fixtures/shop.ts';
import { vocabularyOf } from '../../domain/vocabulary/compile.ts';
import { ColumnBuilder } from './column-builder.ts';

const vocabulary = vocabularyOf({ ...words, types: [] });

function columnsOf(more: Record<string, unknown>) {
  const columns = new ColumnBuilder(vocabulary);
  const variants = [{ sku: 'POT', price: null, stock: { state: 'in-stock' } }];
  const pot = { id: 'pot', title: 'Pot', url: '/pot', type: 'pot', category: 'Kitchen', description: '' };
  columns.add(productSchema.parse({ ...pot, variants, ...more }));
  return columns.finish().sections;
}

test.each([
  ['4', 4],
  ['6 to 8', 8],
  ['many', 0],
  ['-3', 0],
  ['1000', 100],
])('of "serves: %s" %d people are kept', (serves, people) => {
  expect([...columnsOf({ facts: { serves } }).productSeats!]).toEqual([people]);
});

test.each([
  ['1969-12-31', 0],
  ['1970-01-02', 1],
  ['9999-12-31', 0xffff],
])('of "since: %s" day %d is kept', (since, day) => {
  expect([...columnsOf({ since }).productSince!]).toEqual([day]);
});

test('a weight beyond all measure is kept as the greatest there is', () => {
  expect([...columnsOf({ weight: 2 ** 40 })['size-weight']!]).toEqual([0xffff_ffff]);
});
