import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import type { FeedRow } from './feed.ts';
import { readShopifyDrafts, shopifyJson } from './shopify-json.ts';

const products = feedText('shopify-products.json');

function read(text: string, context = { currency: 'USD', locale: 'en-US' }): Promise<FeedRow[]> {
  return Array.fromAsync(shopifyJson.read(piecesOf(text), context));
}

async function productsOf(text: string) {
  return (await read(text)).flatMap((row) => (row.kind === 'product' ? [row.product] : []));
}

describe("Shopify's products.json", () => {
  it('is read with options, prices, pictures and stock that is not counted', async () => {
    expect((await productsOf(products))[0]).toMatchObject({
      id: 'tide-mug',
      title: 'Tide mug',
      url: '/products/tide-mug',
      type: 'Mug',
      description: 'Stoneware, glazed by hand.\nHolds “35 cl”.',
      facts: { brand: 'Kiln & Co', tags: 'kitchen, stoneware' },
      status: 'active',
      variants: [
        {
          sku: 'MUG-BL',
          options: { Glaze: 'Blue', size: 'Large' },
          price: { amount: 2400, currency: 'USD' },
          listPrice: { amount: 3000, currency: 'USD' },
          stock: { state: 'in-stock' },
          picture: 'https://img.example/mug-blue.jpg',
          weight: 420,
        },
        {
          sku: '90011',
          options: { Glaze: 'Sand', size: 'Small' },
          price: { amount: 1950, currency: 'USD' },
          stock: { state: 'sold-out' },
          picture: 'https://img.example/mug-sand.jpg',
        },
      ],
    });
  });

  it("is read with the Admin API's stock, barcode and state", async () => {
    expect((await productsOf(products))[1]).toMatchObject({
      id: 'gift-card',
      facts: { tags: 'gift, digital', shipping: 'nothing to ship' },
      status: 'hidden',
      variants: [{ options: {}, gtin: '00012345600012', stock: { state: 'in-stock', quantity: 7 } }],
    });
  });

  it('does not count what is not counted, or sold on when there is none', async () => {
    const withStock = (stock: object) =>
      JSON.stringify([
        { title: 'A', handle: 'a', variants: [{ sku: 'A', price: '1.00', inventory_quantity: 0, ...stock }] },
      ]);
    const stockOf = async (stock: object) => (await productsOf(withStock(stock)))[0]?.variants[0]?.stock;
    expect(await stockOf({ inventory_management: 'shopify', inventory_policy: 'deny' })).toEqual({
      state: 'sold-out',
    });
    expect(await stockOf({ inventory_management: null })).toEqual({ state: 'in-stock' });
    expect(await stockOf({ inventory_policy: 'continue' })).toEqual({ state: 'in-stock' });
  });

  it('rejects a product without variants by its line', async () => {
    expect((await read(products)).filter((row) => row.kind === 'rejected')).toEqual([
      {
        kind: 'rejected',
        line: 79,
        reason: '"Left over" has no "variants": a product of Shopify has at least one',
      },
    ]);
  });

  it('may be a bare array', async () => {
    const bare = JSON.stringify(JSON.parse(products).products);
    expect(await productsOf(bare)).toEqual(await productsOf(products));
  });

  it('has prices with a point in every locale', async () => {
    const rows = await read(products, { currency: 'KWD', locale: 'de-DE' });
    expect(rows[0]).toMatchObject({
      product: { variants: [{ price: { amount: 24_000, currency: 'KWD' } }, {}] },
    });
  });

  it('names options that have no name, and reads those of older versions', async () => {
    const variant = { sku: 'A', price: '1.00', option1: 'Oak', option2: 'XL' };
    const optionsOf = async (options: unknown) =>
      (await productsOf(JSON.stringify([{ title: 'A', handle: 'a', options, variants: [variant] }])))[0]
        ?.variants[0]?.options;
    expect(await optionsOf(['Wood', 'Size'])).toEqual({ Wood: 'Oak', size: 'XL' });
    expect(await optionsOf([{ name: 'Size', position: 2 }, { position: 1 }])).toEqual({
      size: 'XL',
      'Option 1': 'Oak',
    });
  });

  it('imports 1,400 variants of one product', async () => {
    const variants = Array.from({ length: 1400 }, (_, index) => ({
      id: index,
      option1: `No. ${index}`,
      sku: `PAINT-${index}`,
      price: '15.00',
      available: true,
    }));
    const feed = {
      products: [{ title: 'Paint', handle: 'paint', options: [{ name: 'Colour', position: 1 }], variants }],
    };
    const [paint, ...others] = await productsOf(JSON.stringify(feed));
    expect(others).toEqual([]);
    expect(paint?.variants).toHaveLength(1400);
    expect(paint?.variants[1399]).toMatchObject({ sku: 'PAINT-1399', options: { colour: 'No. 1399' } });
  });

  it('keeps the products before the place a file is cut at, and rejects the one it is cut in', async () => {
    const cut = products.slice(0, products.indexOf('"Gift card"'));
    const rows = await read(cut);
    expect(rows.filter((row) => row.kind === 'product')).toHaveLength(1);
    expect(rows.at(-1)).toEqual({
      kind: 'rejected',
      line: 51,
      reason: 'the file ends before this record does: it was cut off, so export or copy it again',
    });
  });

  it('never ends without a word, wherever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: products.trimEnd().length - 1 }), async (length) => {
        const rows = await Array.fromAsync(readShopifyDrafts(piecesOf(products.slice(0, length))));
        expect(rows).toContainEqual(
          expect.objectContaining({ kind: 'rejected', reason: expect.stringMatching(/cut off/) }),
        );
      }),
    );
  });

  it('says of variants that cannot be read that they are left out', async () => {
    const feed = JSON.stringify([{ title: 'A', handle: 'a', variants: [null, { sku: 'A', price: '1.00' }] }]);
    expect(await read(feed)).toContainEqual({
      kind: 'warning',
      line: 1,
      reason: '"A" has 1 "variants" that are not written as { ... }',
    });
  });

  it('is the same with a byte order mark, other line ends and however its text is cut', async () => {
    const onWindows = asWrittenOnWindows(products);
    expect(await read(onWindows)).toEqual(await read(products));
    await expectSameHoweverCut(onWindows, readShopifyDrafts);
  });
});

describe('detect', () => {
  it.each([
    [products, 'certain'],
    ['{"products":[]}', 'possible'],
    ['[{"id":1,"title":"A","price":9.99}]', 'no'],
    ['Handle,Title,Body (HTML)', 'no'],
  ])('%#', (head, certainty) => {
    expect(shopifyJson.detect({ fileName: 'products.json', head })).toBe(certainty);
  });
});
