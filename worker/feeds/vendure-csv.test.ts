import { expect, test } from 'vitest';
import { sorted } from '../../tests/fixtures/feeds/finished.ts';
import { expectSameHoweverCut, feedText, piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { vendureCsv } from './vendure-csv.ts';

const feed = feedText('vendure.csv');
const context = { currency: 'USD', locale: 'en-US' };

test('rows without a name are further variants; headers and cells are padded', async () => {
  const { products, notes } = await sorted(vendureCsv.read(piecesOf(feed), context));
  expect(products).toMatchObject({
    'plant-pot': {
      title: 'Plant Pot',
      category: 'Garden > Pots',
      description: 'Fired twice, so it holds',
      facts: { brand: 'Fernhaus' },
      variants: [
        {
          sku: 'POT-SW',
          options: { size: 'small', glaze: 'white' },
          price: { amount: 1250, currency: 'USD' },
          stock: { state: 'in-stock', quantity: 10 },
          picture: '/assets/pot.jpg',
        },
        {
          sku: 'POT-LW',
          options: { size: 'large', glaze: 'white' },
          stock: { state: 'sold-out' },
          picture: '/assets/l.jpg',
        },
      ],
    },
    'watering-can': { variants: [{ sku: 'CAN', price: { amount: 125_000 }, stock: { state: 'in-stock' } }] },
  });
  expect(notes).toEqual([
    'warning 4: picture left out: "can.jpg" is no address of a page or picture',
    'warning 4: neither a type nor a category is stated',
  ]);
});

test('is the same however it is cut', async () => {
  await expectSameHoweverCut(feed, (pieces) => vendureCsv.read(pieces, context));
});
