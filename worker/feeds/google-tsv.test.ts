import { expect, test } from 'vitest';
import { finish } from '../../tests/fixtures/feeds/finished.ts';
import { expectSameHoweverCut, feedText, piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { readGoogleRows } from './google-tsv.ts';

const feed = feedText('google.tsv');
const read = (text: string) => finish(readGoogleRows(piecesOf(text)));

test('rows of one group are one product, wherever they stand', async () => {
  const { products } = await read(feed);
  expect(products.arc).toMatchObject({
    title: 'Arc Lamp',
    url: 'https://fern.example/p/arc?c=brass',
    category: 'Home > Lighting > Lamps',
    description: 'A lamp with a 27" arm',
    materials: ['Steel'],
    size: { width: 508 },
    weight: 2041,
    facts: { brand: 'Fernhaus', Bulb: 'E27', Output: '806 lm' },
    variants: [
      {
        sku: 'LMP-1',
        options: { colour: 'Brass' },
        price: { amount: 9900, currency: 'USD' },
        listPrice: { amount: 12_900, currency: 'USD' },
        stock: { state: 'in-stock' },
        picture: 'https://fern.example/i/arc%20brass.jpg',
        gtin: '0012345678905',
      },
      { sku: 'LMP-2', options: { colour: 'Black' }, price: { amount: 12_900 }, stock: { state: 'sold-out' } },
    ],
  });
});

test('other rows are products of their own; a category of Google’s by number is none', async () => {
  const { products } = await read(feed);
  expect(products).toMatchObject({
    'tbl-1': {
      category: 'Other',
      weight: 7000,
      variants: [{ price: { amount: 8900 }, stock: { state: 'made-to-order' } }],
    },
    'tbl-3': { url: '/products/tbl-3', variants: [{ price: { amount: 129_900 } }] },
  });
});

test('says what it does not take', async () => {
  expect((await read(feed)).notes.toSorted()).toEqual([
    expect.stringContaining('rejected 5: "1.299" may be 1.299 or 1299'),
    'rejected 7: this row has no id',
    'warning 3: neither a type nor a category is stated',
    'warning 6: link left out: "#" is no address of a page or picture',
  ]);
});

test('columns may be called as in XML', async () => {
  const renamed = feed.replace('image link', 'g:image_link').replace('item group id', 'item_group_id');
  expect(await read(renamed)).toEqual(await read(feed));
});

test('is the same however it is cut', async () => {
  await expectSameHoweverCut(feed, readGoogleRows);
});

test('what had to be guessed is said', async () => {
  const { notes } = await read(
    'id\ttitle\tlink\timage_link\tprice\tavailability\tproduct_type\nA\tLamp\t/a\t/a.jpg\t\t\tLamp\n',
  );
  expect(notes).toEqual([
    'warning 2: no price is stated; taken as on request',
    'warning 2: no availability is stated; taken as in stock',
  ]);
});
