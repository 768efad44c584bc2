import { expect, test } from 'vitest';
import { lampOf } from '../tests/fixtures/arbitrary-products.ts';
import { Names } from './clashes.ts';

const lamp = (id: string, ...skus: string[]) =>
  lampOf(
    id,
    skus.map((sku) => ({ sku, options: {}, price: null, stock: { state: 'in-stock' } })),
  );

function admitted(names: Names, line: number, id: string, ...skus: string[]) {
  return names
    .admit({ kind: 'product', line, product: lamp(id, ...skus) }, 'shop.csv')
    .map((row) =>
      row.kind === 'product'
        ? `${row.line} ${row.product.id} ${row.product.variants.map(({ sku }) => sku)}`
        : `${row.line} ${row.kind}: ${row.reason}`,
    );
}

test('two products with one handle are both kept, the later by another id', () => {
  const names = new Names();
  expect(admitted(names, 2, 'lamp', 'A')).toEqual(['2 lamp A']);
  expect(admitted(names, 3, 'lamp-2', 'B')).toEqual(['3 lamp-2 B']);
  expect(admitted(names, 4, 'lamp', 'C')).toEqual([
    '4 lamp-3 C',
    '4 warning: the handle "lamp" is taken by shop.csv:2; this product is kept as "lamp-3"',
  ]);
  expect(admitted(names, 5, 'lamp', 'D')[0]).toBe('5 lamp-4 D');
});

test('a long handle stays within its length', () => {
  const names = new Names();
  const id = 'a'.repeat(100);
  admitted(names, 2, id, 'A');
  expect(admitted(names, 3, id, 'B')[0]).toBe(`3 ${'a'.repeat(98)}-2 B`);
});

test('a SKU that is taken is rejected, and the other variants are kept', () => {
  const names = new Names();
  admitted(names, 2, 'lamp', 'A', 'B');
  expect(admitted(names, 9, 'sofa', 'B', 'C')).toEqual([
    '9 sofa C',
    '9 rejected: the SKU "B" is taken by shop.csv:2',
  ]);
  expect(admitted(names, 12, 'rug', 'A')).toEqual(['12 rejected: the SKU "A" is taken by shop.csv:2']);
});

test('places name the file', () => {
  const names = new Names();
  names.admit({ kind: 'product', line: 7, product: lamp('lamp', 'A') }, 'one.csv');
  names.admit({ kind: 'product', line: 8, product: lamp('rug', 'B') }, 'two.csv');
  const [, first] = names.admit({ kind: 'product', line: 9, product: lamp('lamp', 'C') }, 'three.csv');
  const [second] = names.admit({ kind: 'product', line: 9, product: lamp('x', 'B') }, 'three.csv');
  expect(first).toMatchObject({ reason: expect.stringContaining('one.csv:7') });
  expect(second).toMatchObject({ reason: expect.stringContaining('two.csv:8') });
});

test('a SKU clash names the lines of both variants, where they have their own', () => {
  const names = new Names();
  const row = (id: string, line: number, ...skus: string[]) =>
    names.admit(
      { kind: 'product', line, product: lamp(id, ...skus), variantLines: skus.map((_, at) => line + at) },
      'shop.csv',
    );
  row('lamp', 2, 'A', 'B');
  expect(row('rug', 9, 'C', 'D', 'B')[1]).toEqual({
    kind: 'rejected',
    line: 11,
    reason: 'the SKU "B" is taken by shop.csv:3',
    about: 'rug',
  });
});
