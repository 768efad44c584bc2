import { expect, test } from 'vitest';
import { sorted } from '../../tests/fixtures/feeds/finished.ts';
import { piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { products } from '../../tests/fixtures/shop.ts';
import { jsonl } from './jsonl.ts';

const context = { currency: 'USD', locale: 'en-US' };
const read = (text: string) => sorted(jsonl.read(piecesOf(text), context));

test('our own products come back as they are', async () => {
  const text = products.map((product) => JSON.stringify(product)).join('\r\n');
  expect(Object.values((await read(text)).products)).toEqual(products);
});

test('a line that is none is rejected with its number and the reason', async () => {
  const good = JSON.stringify(products[0]);
  const { products: read1, notes } = await read(
    `${good}\n\n{broken\n${JSON.stringify({ ...products[0], title: '' })}\n`,
  );
  expect(Object.keys(read1)).toEqual([products[0]?.id]);
  expect(notes).toEqual([
    expect.stringMatching(/^rejected 3: not JSON: /),
    expect.stringMatching(/^rejected 4: title: /),
  ]);
});

test('a rejected product is named as far as it says', async () => {
  const rows = [{ id: 'lamp', title: '' }, { title: 'Lamp' }, 7].map((row) => JSON.stringify(row)).join('\n');
  const read = await Array.fromAsync(jsonl.read(piecesOf(rows), context));
  expect(read.map((row) => row.kind === 'rejected' && row.about)).toEqual(['lamp', 'Lamp', undefined]);
});

test.each(['#', '#top', 'javascript:alert(1)', 'lamp.html'])(
  'the link "%s" is left out with a word',
  async (url) => {
    const [variant] = products[0]!.variants;
    const given = { ...products[0], url, variants: [{ ...variant, picture: url }] };
    const [row, ...notes] = await Array.fromAsync(jsonl.read(piecesOf(JSON.stringify(given)), context));
    expect(row).toMatchObject({ product: { id: given.id, url: `/products/${given.id}` } });
    expect(row?.kind === 'product' && row.product.variants[0]).not.toHaveProperty('picture');
    expect(notes).toEqual(
      ['link', 'picture'].map((what) => ({
        kind: 'warning',
        line: 1,
        reason: `${what} left out: "${url}" is no address of a page or picture`,
        about: given.id,
      })),
    );
  },
);

test('fields that are not known are left out with a word', async () => {
  const variants = products[0]!.variants.map((variant) => ({ ...variant, colour: 'oak' }));
  const given = { ...products[0], variants, brand: 'Fern', size: { width: 1, girth: 2 } };
  const { notes } = await read(JSON.stringify(given));
  expect(notes.toSorted()).toEqual(
    ['brand', 'size.girth', 'variants.colour'].map(
      (key) => `warning 1: "${key}" is no field of a product; left out`,
    ),
  );
});
