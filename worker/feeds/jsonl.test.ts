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
