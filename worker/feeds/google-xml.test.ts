import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asWrittenOnWindows,
  expectSameHoweverCut,
  feedText,
  piecesOf,
} from '../../tests/fixtures/feeds/pieces.ts';
import type { FeedRow } from './feed.ts';
import { finishAll } from './finish.ts';
import { googleXml, readGoogleDrafts } from './google-xml.ts';

const context = { currency: 'USD', locale: 'en-US' };
const duringSale = Date.parse('2026-11-15T12:00:00Z');
const rss = feedText('google-rss.xml');

function read(text: string, now = duringSale): Promise<FeedRow[]> {
  return Array.fromAsync(finishAll(readGoogleDrafts(piecesOf(text)), context, now));
}

async function productsOf(text: string, now = duringSale) {
  return (await read(text, now)).flatMap((row) => (row.kind === 'product' ? [row.product] : []));
}

async function notesOf(text: string) {
  return (await read(text)).flatMap((row) =>
    row.kind === 'product' ? [] : [`${row.kind} ${row.line}: ${row.reason}`],
  );
}

function feedOf(items: string, root = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>'): string {
  return `${root}${items}</channel></rss>`;
}

describe('a Google feed in RSS', () => {
  it('makes one product of the items of a group, which need not stand together', async () => {
    const desk = (await productsOf(rss)).find(({ id }) => id === 'alma');
    expect(desk).toMatchObject({
      title: 'Alma desk',
      url: 'https://shop.example/desk?variant=1',
      category: 'Home > Office > Desks',
      description: 'A desk of solid oak.\n\nRoom for two screens.',
      materials: ['Oak', 'Steel'],
      facts: { brand: 'Alma', 'ships to': 'US, CA' },
      variants: [
        {
          sku: 'DSK-OAK',
          options: { colour: 'Oak', size: '140 cm' },
          price: { amount: 129_900, currency: 'USD' },
          stock: { state: 'in-stock' },
          picture: 'https://img.example/desk%20oak.jpg',
          weight: 32_000,
          gtin: '00012345600012',
        },
        {
          sku: 'DSK-WAL',
          options: { colour: 'Walnut', size: '160 cm' },
          price: { amount: 149_900, currency: 'USD' },
          stock: { state: 'made-to-order' },
          weight: 36_000,
          gtin: '00012345600029',
        },
      ],
    });
  });

  it('says of a product only what holds for all its variants, and says what it leaves out', async () => {
    const desk = (await productsOf(rss)).find(({ id }) => id === 'alma');
    expect(desk?.size).toEqual({ width: 699, height: 740 });
    expect(desk?.facts).not.toHaveProperty('mpn');
    expect(await notesOf(rss)).toContain('warning 6: left out, because the variants differ in it: length');
  });

  it('reads markup, details and a price with a comma, of the right namespace only', async () => {
    const lamp = (await productsOf(rss)).find(({ id }) => id === 'lmp-1');
    expect(lamp).toMatchObject({
      title: 'Reed lamp',
      description: 'Light & shade.\n\nE27',
      category: 'Lighting > Table lamps',
      facts: { condition: 'new', Bulb: 'E27, not included' },
      variants: [{ options: { colour: 'Sand' }, stock: { state: 'sold-out' } }],
    });
  });

  it('lets a sale price count while it lasts', async () => {
    const priceAt = async (time: string) => {
      const lamp = (await productsOf(rss, Date.parse(time))).find(({ id }) => id === 'lmp-1');
      return [lamp?.variants[0]?.price?.amount, lamp?.variants[0]?.listPrice?.amount];
    };
    expect(await priceAt('2026-11-01T04:59:59Z')).toEqual([8990, undefined]);
    expect(await priceAt('2026-11-01T05:00:00Z')).toEqual([6990, 8990]);
    expect(await priceAt('2026-12-01T05:00:00Z')).toEqual([8990, undefined]);
  });

  it('rejects an item without an id and warns of an odd one, each by its line', async () => {
    const notes = await notesOf(rss);
    expect(notes).toContain('rejected 73: this item has no <g:id> in the namespace of Google');
    expect(notes.filter((note) => note.startsWith('warning 77'))).toEqual([
      expect.stringContaining('link left out: "#"'),
    ]);
    expect((await productsOf(rss)).find(({ id }) => id === 'vase-1')).toMatchObject({
      url: '/products/vase-1',
    });
  });

  it('is the same with a byte order mark and the line ends of Windows', async () => {
    expect(await read(asWrittenOnWindows(rss))).toEqual(await read(rss));
  });

  it('is the same however its text is cut', async () => {
    await expectSameHoweverCut(asWrittenOnWindows(rss), readGoogleDrafts);
    await expectSameHoweverCut(feedText('google-atom.xml'), readGoogleDrafts);
  });
});

describe('a Google feed in Atom', () => {
  it('has its link in an attribute, and an id of its own that is not the product', async () => {
    expect(await productsOf(feedText('google-atom.xml'))).toMatchObject([
      {
        id: 'rug-1',
        url: 'https://shop.example/rug',
        description: 'Flat-woven wool.',
        variants: [
          { sku: 'RUG-1', price: { amount: 24_000, currency: 'EUR' }, stock: { state: 'made-to-order' } },
        ],
      },
    ]);
  });
});

describe('namespaces', () => {
  const item = '<item><g:id>A</g:id><title>A</title></item>';

  it('may be the default, and "g:" needs no declaration', async () => {
    const inDefault =
      '<rss xmlns="http://base.google.com/ns/1.0"><channel><item><id>A</id><title>A</title></item></channel></rss>';
    expect(await productsOf(inDefault)).toMatchObject([{ id: 'a' }]);
    expect(await productsOf(feedOf(item, '<rss><channel>'))).toMatchObject([{ id: 'a' }]);
  });

  it('are not read where the prefix stands for another', async () => {
    expect(await productsOf(feedOf(item, '<rss xmlns:g="urn:other"><channel>'))).toEqual([]);
    const inner = feedOf('<item><g:id xmlns:g="urn:other">B</g:id><g:id>A</g:id><title>A</title></item>');
    expect(await productsOf(inner)).toMatchObject([{ id: 'a' }]);
  });
});

describe('a damaged document', () => {
  it('never ends without a word, wherever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: rss.trimEnd().length - 1 }), async (length) => {
        const rows = await Array.fromAsync(readGoogleDrafts(piecesOf(rss.slice(0, length))));
        expect(rows).toContainEqual(
          expect.objectContaining({ kind: 'rejected', reason: expect.stringMatching(/cut off|no element/) }),
        );
      }),
    );
  });

  const items = ['A', 'B']
    .map((id) => `<item>\n<g:id>${id}</g:id>\n<title>${id}</title>\n</item>\n`)
    .join('');

  it('loses the item it is cut in, by its line, and keeps those before', async () => {
    const cut = feedOf(items).slice(0, -30);
    expect(await productsOf(cut)).toMatchObject([{ id: 'a' }]);
    expect(await notesOf(cut)).toContain(
      'rejected 5: the file ends before this item does: it was cut off, so export it again',
    );
  });

  it('is said to be cut off when it ends between items', async () => {
    const cut = `<rss><channel>${items}`;
    expect(await productsOf(cut)).toHaveLength(2);
    expect(await notesOf(cut)).toContain(
      'rejected 9: the file ends without </rss>: it was cut off, so export it again',
    );
  });

  it.each([
    ['<item><g:id>A</g:id><title>A<g:price>5 USD</g:price></item>', '<title> is not closed in this item'],
    [
      '<item><g:id>A</g:id><item><g:id>B</g:id><title>B</title></item>',
      'the <item> is not closed before the next one begins',
    ],
  ])('rejects an item whose elements are not closed: %s', async (broken, reason) => {
    expect(await notesOf(feedOf(broken))).toContain(`rejected 1: ${reason}`);
    expect(await productsOf(feedOf(`${broken}<item><g:id>C</g:id><title>C</title></item>`))).toContainEqual(
      expect.objectContaining({ id: 'c' }),
    );
  });

  it.each([
    [
      '<urlset><url/></urlset>',
      "not a product feed: its outermost element is <urlset>, not RSS's <rss> or Atom's <feed>",
    ],
    [
      '<constructor/>',
      "not a product feed: its outermost element is <constructor>, not RSS's <rss> or Atom's <feed>",
    ],
    ['id,title', 'not an XML feed: there is no element in it'],
    [feedOf(''), 'there is no <item> in this feed'],
  ])('is refused in a sentence: %s', async (text, reason) => {
    expect(await read(text)).toEqual([{ kind: 'rejected', line: 1, reason }]);
  });
});

describe('a DOCTYPE', () => {
  it('declares no entities, so that they cannot multiply or reach a file', async () => {
    const bomb = [
      '<!DOCTYPE rss [',
      '<!ENTITY a "ha">',
      '<!ENTITY b "&a;&a;&a;&a;">',
      '<!ENTITY secret SYSTEM "file:///etc/passwd">',
      ']>',
      feedOf('<item><g:id>A</g:id><title>A &b; &secret; &amp; &#66;</title></item>'),
    ].join('\n');
    expect(await Array.fromAsync(readGoogleDrafts(piecesOf(bomb)))).toMatchObject([
      { line: 6, title: 'A &b; &secret; & B' },
    ]);
  });
});

describe('detect', () => {
  it.each([
    [rss, 'certain'],
    [feedText('google-atom.xml'), 'certain'],
    ['<rss version="2.0"><channel><title>News</title>', 'possible'],
    ['<!doctype html><html><head>', 'no'],
    ['id,title,price', 'no'],
  ])('%#', (head, certainty) => {
    expect(googleXml.detect({ fileName: 'feed.xml', head })).toBe(certainty);
  });
});

it('says what it had to guess', async () => {
  const item = (more: string) =>
    `<item><g:id>A</g:id><g:title>Lamp</g:title><g:product_type>Lamp</g:product_type>${more}</item>`;
  expect(await notesOf(feedOf(item('<g:price/><g:availability> </g:availability>')))).toEqual([
    'warning 1: no price is stated; taken as on request',
    'warning 1: no availability is stated; taken as in stock',
  ]);
  const twice = '<g:price/><g:price>1 USD</g:price><g:price>2 USD</g:price><g:price>1 USD</g:price>';
  const inStock = '<g:availability>in stock</g:availability>';
  expect(await notesOf(feedOf(item(twice + inStock + inStock)))).toEqual([
    'warning 1: <g:price> is stated more than once, and not the same; "1 USD" counts',
  ]);
});
