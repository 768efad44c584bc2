import { describe, expect, it } from 'vitest';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import { acp, readAcpDrafts } from './acp.ts';
import { acpCsv } from './acp-csv.ts';
import type { FeedRow } from './feed.ts';
import { finishAll } from './finish.ts';

const context = { currency: 'USD', locale: 'en-US' };
const duringSale = Date.parse('2026-11-15T12:00:00Z');
const flat = feedText('acp-flat.jsonl');
const nested = feedText('acp-products.json');

function read(text: string, now = duringSale): Promise<FeedRow[]> {
  return Array.fromAsync(finishAll(readAcpDrafts(piecesOf(text)), context, now));
}

async function productsOf(text: string, now = duringSale) {
  return (await read(text, now)).flatMap((row) => (row.kind === 'product' ? [row.product] : []));
}

async function rejectionsOf(text: string) {
  return (await read(text)).filter((row) => row.kind === 'rejected');
}

describe('the flat feed', () => {
  it('makes one product of a group, under older and newer names', async () => {
    expect((await productsOf(flat)).find(({ id }) => id === 'chr')).toMatchObject({
      title: 'Rill chair',
      url: 'https://shop.example/chair?v=ash',
      category: 'Furniture > Chairs',
      materials: [],
      size: { length: 520, width: 500, height: 810 },
      facts: { brand: 'Rill', 'ships to': 'US, CA' },
      variants: [
        {
          sku: 'CHR-ASH',
          options: { colour: 'Ash', Seat: 'Natural', material: 'Ash / Paper cord' },
          price: { amount: 34_900, currency: 'USD' },
          listPrice: { amount: 38_900, currency: 'USD' },
          stock: { state: 'in-stock', quantity: 6 },
          weight: 4250,
          gtin: '00012345600012',
        },
        {
          sku: 'CHR-OAK',
          options: { colour: 'Oak', Seat: 'Black', material: 'Oak / Paper cord' },
          price: { amount: 42_900, currency: 'USD' },
          stock: { state: 'sold-out' },
          weight: 4750,
        },
      ],
    });
  });

  it('has units beside the numbers, a price with a comma, and JSON numbers that are no thousands', async () => {
    const rows = await Array.fromAsync(
      finishAll(readAcpDrafts(piecesOf(flat)), { currency: 'EUR', locale: 'de-DE' }, duringSale),
    );
    const table = rows.find((row) => row.kind === 'product' && row.product.id === 'tbl-1');
    expect(table).toMatchObject({
      product: {
        size: { length: 1800, width: 900, height: 741 },
        weight: 18_824,
        facts: { condition: 'new' },
        variants: [{ price: { amount: 109_900, currency: 'EUR' }, stock: { state: 'made-to-order' } }],
      },
    });
  });

  it('lets a sale price count while it lasts', async () => {
    const chair = (await productsOf(flat, Date.parse('2026-12-01T00:00:00Z'))).find(({ id }) => id === 'chr');
    expect(chair?.variants[0]?.price?.amount).toBe(38_900);
    expect(chair?.variants[0]).not.toHaveProperty('listPrice');
  });

  it('hides what is not to be found', async () => {
    const products = await productsOf(flat);
    expect(products.find(({ id }) => id === 'old-1')?.status).toBe('hidden');
    expect(products.find(({ id }) => id === 'chr')?.status).toBe('active');
  });

  it('leaves out the hidden variants of a product that is not hidden', async () => {
    const variants = ['true', 'false'].map((shown, index) =>
      JSON.stringify({
        item_id: `V-${index}`,
        group_id: 'V',
        title: 'Vase',
        price: '1.00 USD',
        is_eligible_search: shown,
      }),
    );
    const rows = await read(`[${variants.join()}]`);
    expect(rows).toMatchObject([
      { kind: 'warning', reason: 'this variant is left out, because the feed hides it' },
      { kind: 'product', product: { status: 'active', variants: [{ sku: 'V-0' }] } },
      { kind: 'warning' },
    ]);
  });

  it('rejects a line that is broken or has no id, and no other', async () => {
    expect(await rejectionsOf(flat)).toEqual([
      { kind: 'rejected', line: 4, reason: expect.stringMatching(/^not JSON: /) },
      {
        kind: 'rejected',
        line: 5,
        reason: 'this record has no "item_id" and no "id"',
        about: 'A record without an id',
      },
    ]);
  });

  it('may be an array, or a list of an object', async () => {
    const records = flat.split('\n').filter((line) => line !== '' && !line.includes('BROKEN'));
    const array = `[\n${records.join(',\n')}\n]`;
    expect(await productsOf(array)).toEqual(await productsOf(flat));
    expect(await productsOf(`{"products": ${array}}`)).toEqual(await productsOf(flat));
  });

  it('may be a table', async () => {
    const rows = await Array.fromAsync(acpCsv.read(piecesOf(feedText('acp-flat.csv')), context));
    expect(rows).toMatchObject([
      {
        kind: 'product',
        line: 2,
        product: {
          id: 'hook',
          variants: [
            { sku: 'HOOK-1', options: { Finish: 'Polished' }, gtin: '00012345600012' },
            { sku: 'HOOK-2', options: { Finish: 'Brushed' }, gtin: '00012345600029' },
          ],
        },
      },
    ]);
  });
});

describe('the Feed API', () => {
  it('has products with variants, priced in minor units', async () => {
    expect(await productsOf(nested)).toMatchObject([
      {
        id: 'prod-shelf',
        title: 'Loft shelf',
        description: 'A shelf of folded steel.',
        url: 'https://shop.example/shelf',
        category: 'Storage > Shelves',
        facts: { condition: 'new' },
        variants: [
          {
            sku: 'SHELF-WHITE',
            options: { colour: 'White' },
            price: { amount: 7999, currency: 'USD' },
            listPrice: { amount: 9999, currency: 'USD' },
            stock: { state: 'in-stock' },
            picture: 'https://img.example/shelf-white.jpg',
            gtin: '00012345600012',
          },
          {
            sku: 'SHELF-BLACK',
            price: { amount: 8500, currency: 'JPY' },
            stock: { state: 'sold-out' },
            picture: 'https://img.example/shelf.jpg',
          },
        ],
      },
    ]);
  });

  it('rejects a price that is not in minor units, and a product without variants', async () => {
    expect(await rejectionsOf(nested)).toEqual([
      {
        kind: 'rejected',
        line: 4,
        reason:
          'variant "SHELF-RED": a price is a whole number of minor units with its currency, not {"amount":79.99,"currency":"USD"}',
      },
      { kind: 'rejected', line: 47, reason: 'product "prod_empty" has no "variants"' },
    ]);
  });

  it('may have a product on each line', async () => {
    const lines = JSON.parse(nested)
      .products.map((product: unknown) => JSON.stringify(product))
      .join('\n');
    expect(await productsOf(`${lines}\n`)).toEqual(await productsOf(nested));
  });
});

it('is the same with a byte order mark, other line ends and however its text is cut', async () => {
  for (const text of [flat, nested]) {
    expect(await read(asWrittenOnWindows(text))).toEqual(await read(text));
    await expectSameHoweverCut(asWrittenOnWindows(text), readAcpDrafts);
  }
});

it('imports 1,400 variants of one product', async () => {
  const lines = Array.from({ length: 1400 }, (_, index) =>
    JSON.stringify({
      item_id: `P-${index}`,
      group_id: 'P',
      title: 'Paint',
      price: '15.00 USD',
      color: `No. ${index}`,
    }),
  );
  const [paint, ...others] = await productsOf(lines.join('\n'));
  expect(others).toEqual([]);
  expect(paint?.variants).toHaveLength(1400);
});

describe('detect', () => {
  it.each([
    [flat, 'certain', 'no'],
    [nested, 'certain', 'no'],
    [feedText('acp-flat.csv'), 'no', 'certain'],
    ['{"item_group_id":"A","title":"A"}', 'possible', 'no'],
    ['[{"id":1,"title":"A","price":9.99}]', 'no', 'no'],
    ['id,title,price\n', 'no', 'no'],
  ])('%#', (head, asJson, asTable) => {
    expect(acp.detect({ fileName: 'feed', head })).toBe(asJson);
    expect(acpCsv.detect({ fileName: 'feed', head })).toBe(asTable);
  });
});
