import { describe, expect, it } from 'vitest';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import type { FeedRow } from './feed.ts';
import { jsonLd, readJsonLdDrafts } from './json-ld.ts';

const context = { currency: 'USD', locale: 'en-US' };
const graph = feedText('json-ld-graph.json');
const page = feedText('json-ld-page.txt');

function read(text: string): Promise<FeedRow[]> {
  return Array.fromAsync(jsonLd.read(piecesOf(text), context));
}

async function productsOf(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (await read(text)).flatMap((row) => (row.kind === 'product' ? [row.product] : []));
}

async function notesOf(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (await read(text)).flatMap((row) =>
    row.kind === 'product' ? [] : [`${row.kind} ${row.line}: ${row.reason}`],
  );
}

describe('a graph', () => {
  it('has a group whose variants refer to it, or it to them', async () => {
    expect(await productsOf(graph)).toMatchObject([
      {
        id: 'alma',
        title: 'Alma desk',
        url: 'https://shop.example/desk',
        category: 'Office > Desks',
        description: 'A desk of solid wood.',
        size: { width: 1400, depth: 699, height: 740 },
        variants: [
          {
            sku: 'DSK-OAK',
            options: { colour: 'Oak', material: 'Oak' },
            price: { amount: 129_900, currency: 'USD' },
            listPrice: { amount: 149_900, currency: 'USD' },
            stock: { state: 'in-stock', quantity: 4 },
            picture: 'https://img.example/desk.jpg',
            weight: 32_125,
            gtin: '0012345600012',
          },
          {
            sku: 'DSK-WAL',
            options: { colour: 'Walnut', material: 'Walnut' },
            price: { amount: 149_900, currency: 'USD' },
            stock: { state: 'made-to-order' },
            picture: 'https://img.example/desk-walnut.jpg',
          },
        ],
      },
    ]);
  });

  it('has facts by reference and by property', async () => {
    const [desk] = await productsOf(graph);
    expect(desk?.facts).toEqual({ brand: 'Alma', 'Cable hole': 'true', Load: '80 kg' });
  });

  it('says which variants it only names, and which facts differ', async () => {
    expect(await notesOf(graph)).toEqual([
      'warning 35: 1 of the 3 variants of "Alma desk" are described elsewhere and left out',
      'warning 35: left out, because the variants differ in it: condition, ships to',
    ]);
  });

  it('does not take references in a circle for more products', async () => {
    const circle = {
      '@graph': [
        {
          '@type': 'ProductGroup',
          '@id': '#g',
          name: 'G',
          isVariantOf: { '@id': '#g' },
          hasVariant: { '@id': '#v' },
        },
        {
          '@type': 'Product',
          '@id': '#v',
          name: 'V',
          sku: 'V',
          isVariantOf: { '@id': '#g' },
          offers: { price: 1 },
        },
      ],
    };
    expect(await productsOf(circle)).toMatchObject([{ title: 'G', variants: [{ sku: 'V' }] }]);
  });

  it('loses only the part that is not JSON', async () => {
    const broken =
      '{"@graph": [\n{"@type": "Product", "name": "A", },\n{"@type": "Product", "name": "B", "sku": "B"}]}';
    expect(await productsOf(broken)).toMatchObject([{ title: 'B' }]);
    expect(await notesOf(broken)).toContainEqual(expect.stringMatching(/^rejected 2: not JSON/));
  });

  it('is the same with a byte order mark, other line ends and however its text is cut', async () => {
    expect(await read(asWrittenOnWindows(graph))).toEqual(await read(graph));
    await expectSameHoweverCut(asWrittenOnWindows(graph), (text) => readJsonLdDrafts(text, 'USD'));
  });
});

describe('a page', () => {
  it('has products in its scripts, and nowhere else', async () => {
    expect(await productsOf(page)).toMatchObject([
      {
        id: 'lmp-1',
        title: 'Reed lamp & shade',
        variants: [{ price: null, picture: 'https://img.example/reed.jpg' }],
      },
      { id: 'shd-1', variants: [{ price: { amount: 1900, currency: 'USD' }, stock: { state: 'sold-out' } }] },
    ]);
  });

  it('rejects a broken script by its line, and no other', async () => {
    const notes = await notesOf(page);
    expect(notes.filter((note) => note.startsWith('rejected'))).toEqual([
      expect.stringMatching(/^rejected 12: not JSON: /),
    ]);
  });

  it('says that the lowest price of several is that of no variant', async () => {
    expect(await notesOf(page)).toContainEqual(
      expect.stringMatching(
        /^warning 16: "Reed lamp &amp; shade": only a price from 79.00 to 99.00 is stated/,
      ),
    );
  });

  it('is rejected where it is cut within a script, or has none', async () => {
    expect(await notesOf('<html>\n<script type="application/ld+json">\n{"@type": "Product"}')).toEqual([
      'rejected 2: the page ends within this script: it was cut off, so save it again',
    ]);
    expect(await notesOf('<html><script>1</script></html>')).toEqual([
      'rejected 1: there is no <script type="application/ld+json"> in this page',
    ]);
  });

  it('is warned of where it may be cut off between scripts', async () => {
    const cut = page.slice(0, page.indexOf('<body>'));
    expect(await productsOf(cut)).toHaveLength(1);
    expect(await notesOf(cut)).toContain(
      'warning 24: the page ends without </html>: if it was cut off, products may be missing',
    );
  });

  it('is the same with a byte order mark, other line ends and however its text is cut', async () => {
    expect(await read(asWrittenOnWindows(page))).toEqual(await read(page));
    await expectSameHoweverCut(asWrittenOnWindows(page), (text) => readJsonLdDrafts(text, 'USD'));
  });
});

describe('offers', () => {
  async function variantsOf(offers: unknown) {
    const [product] = await productsOf({ '@type': 'Product', name: 'A', sku: 'A', offers });
    return product?.variants;
  }
  const price = (amount: number, currency = 'USD') => ({ price: { amount, currency } });

  it('are variants where each has a SKU', async () => {
    const offers = [
      { sku: 'A-1', name: 'Small', price: '10.00', priceCurrency: 'USD' },
      { sku: 'A-2', name: 'Large', price: '12.00', priceCurrency: 'USD' },
    ];
    const variants = [
      { sku: 'A-1', options: { variant: 'Small' }, ...price(1000) },
      { sku: 'A-2', options: { variant: 'Large' }, ...price(1200) },
    ];
    expect(await variantsOf(offers)).toMatchObject(variants);
    expect(await variantsOf({ '@type': 'AggregateOffer', lowPrice: 10, offers })).toMatchObject(variants);
  });

  it.each([
    [
      'the one in the currency of the shop',
      [
        { price: 9, priceCurrency: 'EUR' },
        { price: 10, priceCurrency: 'USD' },
      ],
      price(1000),
    ],
    ['the one price of all', [{ price: 10 }, { price: 10 }], price(1000)],
    ['no price where several differ', [{ price: 10 }, { price: 12 }], { price: null }],
    ['no price of a range', { lowPrice: 10, highPrice: 12 }, { price: null }],
    ['the price of a range of one', { lowPrice: 10, highPrice: 10 }, price(1000)],
    ['a price in another currency', { price: 9, priceCurrency: 'EUR' }, price(900, 'EUR')],
    ['a price in a specification', { priceSpecification: { price: 10, priceCurrency: 'USD' } }, price(1000)],
    [
      'no price for members only',
      { priceSpecification: { price: 8, validForMemberTier: { '@id': '#gold' } } },
      { price: null },
    ],
    ['no price where no offer is', [], { price: null }],
    [
      'stock by reference',
      { price: 10, availability: { '@id': 'schema:OutOfStock' } },
      { stock: { state: 'sold-out' } },
    ],
  ])('give %s', async (_, offers, expected) => {
    expect(await variantsOf(offers)).toMatchObject([expected]);
  });

  it('without a price or at all are warned of', async () => {
    const warnings = await notesOf({ '@type': 'Product', name: 'A', sku: 'A', category: 'B' });
    expect(warnings).toContain('warning 1: "A": no offer is stated, so its price is on request');
  });
});

describe('a group', () => {
  const variant = (sku: string, more: object = {}) => ({
    '@type': 'Product',
    name: sku,
    sku,
    offers: { price: 1 },
    ...more,
  });

  it('may be named by its variants only', async () => {
    const inline = { '@type': 'ProductGroup', productGroupID: 'G', name: 'Group' };
    const products = [variant('A', { isVariantOf: inline }), variant('B', { inProductGroupWithID: 'G' })];
    expect(await productsOf(products)).toMatchObject([
      { id: 'g', title: 'Group', variants: [{ sku: 'A' }, { sku: 'B' }] },
    ]);
  });

  it('may have neither an id nor variants', async () => {
    const groups = ['First', 'Second'].map((name) => ({
      '@type': 'ProductGroup',
      name,
      hasVariant: [variant(`${name}-1`), variant(`${name}-2`)],
    }));
    expect(await productsOf(groups)).toMatchObject([{ id: 'first' }, { id: 'second' }]);
    expect(await productsOf({ '@type': 'ProductGroup', name: 'Alone', offers: { price: 1 } })).toMatchObject([
      { title: 'Alone', variants: [{ price: { amount: 100 } }] },
    ]);
  });

  it('is rejected where all of its variants are elsewhere', async () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'G',
      hasVariant: [{ '@id': '#a' }, { url: 'https://shop.example/b' }],
    };
    expect(await notesOf(group)).toEqual([
      'rejected 1: the variants of "G" are described elsewhere: import the pages that describe them',
    ]);
  });
});

describe('a document', () => {
  it('may list products', async () => {
    const item = (name: string) => ({
      '@type': 'ListItem',
      item: { '@type': 'Product', name, sku: name, offers: { price: 1 } },
    });
    expect(await productsOf({ '@type': 'ItemList', itemListElement: [item('A'), item('B')] })).toMatchObject([
      { title: 'A' },
      { title: 'B' },
    ]);
  });

  it.each([
    ['{"@type": "Organization", "name": "A"}', 'there is no Product of schema.org in it'],
    ['{"@graph": [', 'the file ends before this record does: it was cut off, so export or copy it again'],
    ['[1, "a"]', 'there is no Product of schema.org in it'],
  ])('without a product is refused in a sentence: %s', async (text, reason) => {
    expect(await read(text)).toEqual([{ kind: 'rejected', line: 1, reason }]);
  });

  it('may nest as deep as it likes', async () => {
    const deep = `{"mainEntity":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect(await notesOf(deep)).toEqual(['rejected 1: there is no Product of schema.org in it']);
  });
});

describe('detect', () => {
  it.each([
    [graph, 'certain'],
    [page, 'certain'],
    ['<!doctype html><html><head><title>Shop</title>', 'possible'],
    ['{"@type": "Organization"}', 'possible'],
    ['{"products": []}', 'no'],
    ['<rss version="2.0"><description>application/ld+json "Product"', 'no'],
    ['name,page\nA,<script type="application/ld+json">', 'no'],
  ])('%#', (head, certainty) => {
    expect(jsonLd.detect({ fileName: 'feed', head })).toBe(certainty);
  });
});
