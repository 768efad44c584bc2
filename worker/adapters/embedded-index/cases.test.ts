import { describe, expect, test } from 'vitest';
import { type Product, productSchema } from '../../../shared/product.ts';
import { testIndex } from '../../../tests/fixtures/shop.ts';

/** Public case con-07: typing errors are forgiven in long words, never in short ones or in model numbers. */

const thing = (title: string, type: string): Product =>
  productSchema.parse({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    url: '/thing',
    type,
    category: 'Things',
    description: '',
    variants: [{ sku: title.replaceAll(' ', '-'), price: null, stock: { state: 'in-stock' } }],
  });

const index = testIndex([
  thing('Fell Laptop', 'laptop'),
  thing('Moor Coffee Cup', 'coffee cup'),
  thing('Toffee Box', 'chocolate'),
  thing('Cap', 'hat'),
  thing('Heron X100', 'kettle'),
  thing('Heron X10', 'kettle'),
  thing('Heron X1000', 'kettle'),
]);

async function search(text: string): Promise<string[]> {
  const { hits } = await index.products({ text, limits: {}, limit: 10 });
  return hits.map(({ sku }) => sku);
}

describe('con-07', () => {
  test.each(['lpatop', 'laptpo', 'laptopp', 'lptop'])('"%s" finds the laptop', async (text) => {
    expect(await search(text)).toEqual(['Fell-Laptop']);
  });

  test('"coffee cup" finds no chocolate and no cap', async () => {
    expect(await search('coffee cup')).toEqual(['Moor-Coffee-Cup']);
  });

  test('a short word is itself or nothing', async () => {
    expect(await search('cop')).toEqual([]);
  });

  test.each([
    ['X100', ['Heron-X100']],
    ['x10', ['Heron-X10']],
    ['X1000', ['Heron-X1000']],
    ['X200', []],
    ['X1OO', []],
  ])('the model number %s finds just that: %j', async (text, skus) => {
    expect(await search(text)).toEqual(skus);
  });
});
