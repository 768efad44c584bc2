import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSchema, skuSchema } from '../../../shared/product.ts';
import { otherSkuOf, skuOf, slugOf } from './names.ts';
import { readStock } from './stock.ts';
import { readUrl } from './urls.ts';

describe('ids', () => {
  test.each([
    ['Oak Lamp', 'oak-lamp'],
    ['Bücherregal_XL', 'bucherregal-xl'],
    ['--a--b--', 'a-b'],
  ])('%s is %s', (text, id) => {
    expect(slugOf(text)).toBe(id);
  });

  test('names that lose letters stay apart', () => {
    expect(slugOf('テーブル 60')).toMatch(/^60-[a-z0-9]{7}$/);
    expect(slugOf('テーブル 60')).not.toBe(slugOf('ベッド 60'));
    expect(slugOf('テーブル')).toMatch(/^[a-z0-9]{7}$/);
    expect(slugOf(`${'a'.repeat(120)}1`)).not.toBe(slugOf(`${'a'.repeat(120)}2`));
  });

  test('are always ids, and the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const id = slugOf(text);
        expect(slugOf(text)).toBe(id);
        if (/[\p{L}\p{N}]/u.test(text)) expect(productSchema.shape.id.safeParse(id).success).toBe(true);
      }),
    );
  });
});

describe('SKUs', () => {
  test.each([
    ['A-1/b_2.c', 'A-1/b_2.c'],
    ['Tool - 15 mm', 'Tool-15-mm'],
    ['#42', '42'],
    [' x ', 'x'],
  ])('%s is %s', (text, sku) => {
    expect(skuOf(text)).toBe(sku);
  });

  test('are always SKUs; another one for a text differs from its first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(skuSchema.safeParse(skuOf(text)).success).toBe(true);
        expect(skuSchema.safeParse(otherSkuOf(text)).success).toBe(true);
      }),
    );
    expect(otherSkuOf('A B')).not.toBe(skuOf('A B'));
  });
});

describe('addresses', () => {
  test.each([
    ['https://shop.example/a b.jpg', 'https://shop.example/a%20b.jpg'],
    ['https://shop.example/a%20b.jpg?w=1&h=2', 'https://shop.example/a%20b.jpg?w=1&h=2'],
    ['/p/läufer', '/p/l%C3%A4ufer'],
    ['//cdn.example/x.jpg', 'https://cdn.example/x.jpg'],
    ['', undefined],
  ])('%o is %o', (text, url) => {
    expect(readUrl(text)).toEqual({ ok: true, value: url });
  });

  test.each([
    '#',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'photo.jpg',
    'www',
    'http://',
    `/${'a'.repeat(3000)}`,
  ])('%o is none', (text) => {
    expect(readUrl(text).ok).toBe(false);
  });
});

describe('stock', () => {
  test.each([
    [undefined, undefined, { state: 'in-stock' }],
    [undefined, '7', { state: 'in-stock', quantity: 7 }],
    [undefined, '5.0000', { state: 'in-stock', quantity: 5 }],
    [undefined, '-2', { state: 'sold-out' }],
    ['in stock', '3', { state: 'in-stock', quantity: 3 }],
    ['in_stock', undefined, { state: 'in-stock' }],
    ['instock', undefined, { state: 'in-stock' }],
    ['https://schema.org/InStock', undefined, { state: 'in-stock' }],
    ['http://schema.org/OutOfStock', '9', { state: 'sold-out' }],
    ['out of stock', undefined, { state: 'sold-out' }],
    ['0', '4', { state: 'sold-out' }],
    ['1', '4', { state: 'in-stock', quantity: 4 }],
    ['preorder', undefined, { state: 'made-to-order' }],
    ['onbackorder', '0', { state: 'made-to-order' }],
  ])('the word %o with the count %o', (word, count, stock) => {
    expect(readStock(word, count)).toEqual({ stock });
  });

  test.each([
    ['maybe', undefined, { state: 'sold-out' }],
    ['constructor', undefined, { state: 'sold-out' }],
    ['in stock', '0', { state: 'sold-out' }],
    [undefined, 'plenty', { state: 'in-stock' }],
  ])('the word %o with the count %o is warned of', (word, count, stock) => {
    expect(readStock(word, count)).toEqual({ stock, warning: expect.any(String) });
  });
});
