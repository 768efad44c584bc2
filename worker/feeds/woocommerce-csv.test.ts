import { expect, test } from 'vitest';
import { finish } from '../../tests/fixtures/feeds/finished.ts';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import { readWooDrafts } from './woocommerce-csv.ts';

const feed = feedText('woocommerce.csv');
const read = (text: string) => finish(readWooDrafts(piecesOf(text)));

test('a parent without a price has its variations, wherever they stand and however they name it', async () => {
  const { products } = await read(feed);
  expect(products['wool-throw']).toMatchObject({
    title: 'Wool Throw',
    url: '/?post_type=product&p=30',
    type: 'Textiles',
    category: 'Home > Textiles',
    description: 'Warm & light.\n\nWoven in one piece.\n\nWash cold.\nDry flat.',
    size: { length: 1524, width: 1016 },
    facts: { brand: 'Fernhaus', Size: 'Single, Double' },
    variants: [
      {
        sku: 'throw-sand',
        options: { colour: 'Sand' },
        price: { amount: 4900, currency: 'USD' },
        stock: { state: 'in-stock' },
        picture: 'https://fern.example/throw-sand.jpg',
      },
      {
        sku: 'throw-moss',
        options: { colour: 'Moss' },
        price: { amount: 3900, currency: 'USD' },
        listPrice: { amount: 4900, currency: 'USD' },
        stock: { state: 'made-to-order' },
        picture: 'https://fern.example/throw,%20folded.jpg',
        gtin: '0012345678905',
      },
    ],
  });
});

test('other products', async () => {
  const { products } = await read(feed);
  expect(products).toMatchObject({
    'product-40': { title: 'Gift Note', facts: {}, variants: [{ price: { amount: 0 } }], status: 'active' },
    vase: { status: 'hidden', variants: [{ price: null, stock: { state: 'sold-out' } }] },
    poster: { url: 'https://prints.example/poster', status: 'hidden' },
  });
  expect(Object.keys(products)).toHaveLength(4);
});

test('says what it does not take', async () => {
  expect((await read(feed)).notes.toSorted()).toEqual([
    'rejected 10: its parent "gone" is not in the file',
    'rejected 11: it is a variation and names no parent',
    'rejected 12: "Empty Frame" has no variant that could be bought',
    'warning 5: it is a variation that is switched off, and is left out',
    'warning 6: no SKU; one was made from the handle and the options',
    'warning 8: a group has no price of its own and is left out; its products are imported by themselves',
  ]);
});

test('is the same however it is cut, and as Windows writes it', async () => {
  await expectSameHoweverCut(feed, readWooDrafts);
  expect(await read(asWrittenOnWindows(feed))).toEqual(await read(feed));
});
