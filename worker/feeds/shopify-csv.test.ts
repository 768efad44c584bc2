import { describe, expect, test } from 'vitest';
import { finish } from '../../tests/fixtures/feeds/finished.ts';
import { expectSameHoweverCut, feedText, piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { readShopifyDrafts } from './shopify-csv.ts';

const classic = feedText('shopify.csv');

function read(text: string, locale = 'en-US') {
  return finish(readShopifyDrafts(piecesOf(text)), { currency: 'USD', locale });
}

describe('the classic export', () => {
  test('has a row for each variant and each further picture', async () => {
    const { products } = await read(classic);
    expect(products['fern-stool']).toMatchObject({
      title: 'Fern Stool',
      url: '/products/fern-stool',
      type: 'Stool',
      category: 'Home > Seating',
      description: 'A stool with three legs, 45 cm high.\n\nSolid oak\nOiled & waxed',
      materials: ['oak', 'linseed oil'],
      size: { width: 380 },
      weight: 2400,
      facts: { brand: 'Fernhaus', Care: 'Wipe with a damp cloth' },
      status: 'active',
      variants: [
        {
          sku: 'FS-NAT',
          options: { colour: 'Natural' },
          price: { amount: 108_900, currency: 'USD' },
          listPrice: { amount: 129_000, currency: 'USD' },
          stock: { state: 'in-stock', quantity: 7 },
          picture: 'https://cdn.fern.example/stool%20natural.jpg',
          gtin: '0012345678905',
        },
        {
          sku: 'FS-BLK',
          options: { colour: 'Black' },
          stock: { state: 'made-to-order' },
          picture: 'https://cdn.fern.example/stool-black.jpg',
        },
      ],
    });
  });

  test('settings of sales channels are no facts', async () => {
    const { products } = await read(classic);
    expect(Object.keys(products['fern-stool']?.facts ?? {})).toEqual(['brand', 'Care']);
  });

  test('a blank price is on request, a draft hidden, and stock that is not tracked not counted', async () => {
    const { products } = await read(
      classic
        .replace('Quiet Clock,Another', 'Noisy Clock,Another')
        .replace('\r\nquiet-clock,Noisy', '\r\nnoisy-clock,Noisy'),
    );
    expect(products['quiet-clock']).toMatchObject({
      title: 'Quiet Clock, 30 cm',
      status: 'hidden',
      variants: [{ sku: 'quiet-clock', options: {}, price: null, stock: { state: 'in-stock' } }],
    });
    expect(products['noisy-clock']).toMatchObject({ status: 'archived' });
  });

  test('two products of one handle that stand together are two', async () => {
    const rows = await Array.fromAsync(readShopifyDrafts(piecesOf(classic)));
    const clocks = rows.filter((row) => 'variants' in row && row.id === 'quiet-clock');
    expect(clocks.map((clock) => [clock.line, 'title' in clock && clock.title])).toEqual([
      [6, 'Quiet Clock, 30 cm'],
      [7, 'Quiet Clock'],
    ]);
  });

  test('says what it does not take', async () => {
    const { notes, products } = await read(classic);
    expect(products.rug?.variants.map(({ sku }) => sku)).toEqual(['RUG-L']);
    expect(notes.toSorted()).toEqual([
      'rejected 12: it has 3 cells and the header 32; is a quote or a separator missing?',
      'rejected 13: no row before it begins a product "fern-stool" with a title; rows of one product stand together',
      'rejected 14: it has no handle, so it belongs to no product',
      expect.stringContaining('rejected 8: "1.299" may be 1.299 or 1299'),
      'warning 10: the same variant is on line 9 already and is kept once',
      'warning 11: it has neither a variant nor a picture, and is passed over',
      'warning 6: no SKU; one was made from the handle and the options',
      'warning 7: SKU "QC 2" has other characters than a SKU may; it is now "QC-2"',
      'warning 8: neither a type nor a category is stated',
    ]);
  });

  test('reads the same however it is cut', async () => {
    await expectSameHoweverCut(classic, readShopifyDrafts);
  });
});

test('the newer names of the columns, saved by a German spreadsheet', async () => {
  const { products, notes } = await read(feedText('shopify-new.csv'), 'de-DE');
  expect(products).toMatchObject({
    buecherregal: {
      title: 'Bücherregal',
      category: 'Möbel > Regale',
      description: 'Ein Regal aus Eiche, geölt.',
      variants: [
        {
          sku: 'BR-80',
          options: { Breite: '80 cm' },
          price: { amount: 129_900 },
          listPrice: { amount: 149_900 },
          stock: { state: 'in-stock', quantity: 3 },
          weight: 32_500,
          gtin: '4006381333931',
        },
        {
          sku: 'BR-120',
          price: { amount: 159_950 },
          stock: { state: 'sold-out' },
          picture: 'https://cdn.fern.example/regal-120.jpg',
        },
      ],
    },
    laufer: { status: 'hidden', url: '/products/l%C3%A4ufer', variants: [{ price: { amount: 8990 } }] },
  });
  expect(notes).toEqual(['warning 4: no SKU; one was made from the handle and the options']);
});

test('the values of custom fields, as text and as JSON', async () => {
  const cells = {
    'Finish (product.metafields.custom.finish)': 'matt; oiled',
    'Bulbs (product.metafields.custom.bulbs)': '["E27","E14"]',
    'Story (product.metafields.custom.story)':
      '{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"Made by hand."}]}]}',
    'Cable (product.metafields.custom.cable)': '{"value":1.8,"unit":"METERS"}',
    'Odd (product.metafields.custom.odd)': '{not JSON',
    'Height (product.metafields.custom.height)': '40 cm',
  };
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const header = ['Handle', 'Title', 'Option1 Name', 'Variant Price', ...Object.keys(cells)].map(quote);
  const row = ['a', 'A', '', '1', ...Object.values(cells)].map(quote);
  const { products } = await read(`${header}\n${row}\n`);
  expect(products.a).toMatchObject({
    facts: {
      Finish: 'matt, oiled',
      Bulbs: 'E27, E14',
      Story: 'Made by hand.',
      Cable: '1.8 m',
      Odd: '{not JSON',
    },
    size: { height: 400 },
  });
});

test('1,400 variants of one product', async () => {
  const rows = Array.from(
    { length: 1400 },
    (_, at) => `a,${at === 0 ? 'A' : ''},${at === 0 ? 'N' : ''},${at},S-${at},1`,
  );
  const { products } = await read(
    `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n${rows.join('\n')}\n`,
  );
  expect(products.a?.variants).toHaveLength(1400);
});

test('a stock that is no number is worth a word, also where stock is not tracked', async () => {
  const { notes } = await read(
    'Handle,Title,Type,Option1 Name,Variant SKU,Variant Price,Variant Inventory Qty\na,A,Lamp,,A1,1,abc\nb,B,Lamp,,B1,1,5\nc,C,Lamp,,C1,1,\n',
  );
  expect(notes).toEqual(['warning 2: the stock "abc" is no number']);
});
