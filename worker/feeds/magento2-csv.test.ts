import { expect, test } from 'vitest';
import { finish } from '../../tests/fixtures/feeds/finished.ts';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import { readMagentoDrafts } from './magento2-csv.ts';

const feed = feedText('magento2.csv');
const read = (text: string) => finish(readMagentoDrafts(piecesOf(text)));

test('a configurable product has the rows it names, before and after it', async () => {
  const { products } = await read(feed);
  expect(products.mug).toMatchObject({
    title: 'Mug',
    url: '/mug.html',
    type: 'Mugs',
    category: 'Kitchen > Mugs',
    description: 'Thrown & glazed\nby hand',
    materials: ['Stoneware', 'Tin glaze'],
    facts: { washing: 'Dishwasher, top rack' },
    variants: [
      {
        sku: 'MUG-S-RED',
        options: { size: 'S', colour: 'Red' },
        price: { amount: 1200, currency: 'USD' },
        stock: { state: 'in-stock', quantity: 5 },
        picture: '/media/catalog/product/m/u/mug-red.jpg',
        gtin: '0012345678905',
      },
      {
        sku: 'MUG-L-RED',
        options: { size: 'L', colour: 'Red' },
        price: { amount: 1100, currency: 'USD' },
        listPrice: { amount: 1500, currency: 'USD' },
        stock: { state: 'made-to-order' },
        picture: '/media/catalog/product/m/u/mug.jpg',
      },
      { sku: 'MUG-XL-RED', stock: { state: 'sold-out' } },
    ],
  });
});

test('what is not shown alone is no product of its own; the rest is', async () => {
  const { products } = await read(feed);
  expect(Object.keys(products).toSorted()).toEqual(['box', 'mug', 'tray']);
  expect(products.tray).toMatchObject({
    description: 'Birch tray',
    variants: [{ price: { amount: 2000 }, stock: { state: 'in-stock' } }],
  });
  expect(products.box).toMatchObject({ type: 'Hamper' });
});

test('says what it does not take', async () => {
  expect((await read(feed)).notes.toSorted()).toEqual([
    'rejected 10: "Trays" has no variant that could be bought',
    'rejected 5: its variation "MUG-GONE" is not in the file',
    'warning 10: its variation "TRAY" is sold already, alone or in another product; left out here',
    'warning 11: "ORPHAN" is not shown alone and no product names it as a variation; left out',
    'warning 12: left out: weight "0.6" has no unit',
    'warning 2: left out: weight "0.4" has no unit',
    'warning 3: left out: weight "0.5" has no unit',
    'warning 4: the variation "MUG-OFF" is switched off and is left out',
    'warning 6: the texts of "MUG" for the store view "de" are left out',
    'warning 7: neither a type nor a category is stated',
    'warning 9: a group has no price of its own and is left out; its products are imported by themselves',
  ]);
});

test('a product is given as soon as its last variation has come', async () => {
  const rows = await Array.fromAsync(
    readMagentoDrafts(piecesOf(feed.replace('|sku=MUG-GONE,size=XXL,color=Red', ''))),
  );
  const ids = rows.flatMap((row) => ('variants' in row ? (row.id ?? []) : []));
  expect(ids.indexOf('mug')).toBe(ids.length - 1);
  const early = await Array.fromAsync(
    readMagentoDrafts(
      piecesOf(feed.replace('|sku=MUG-XL-RED,size=XL,color=Red|sku=MUG-GONE,size=XXL,color=Red', '')),
    ),
  );
  expect(early.flatMap((row) => ('variants' in row ? (row.id ?? []) : []))[0]).toBe('mug');
});

test('is the same however it is cut, and as Windows writes it', async () => {
  await expectSameHoweverCut(feed, readMagentoDrafts);
  expect(await read(asWrittenOnWindows(feed))).toEqual(await read(feed));
});
