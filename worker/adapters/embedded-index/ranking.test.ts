import { describe, expect, test } from 'vitest';
import { type Product, productSchema } from '../../../shared/product.ts';
import { lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { products, testIndex } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../../domain/query.ts';

const thing = (id: string, title: string, type: string, more: Record<string, unknown> = {}): Product =>
  productSchema.parse({
    id,
    title,
    url: `/products/${id}`,
    type,
    category: 'Home',
    description: '',
    variants: [
      { sku: id.toUpperCase(), price: { amount: 1000, currency: 'USD' }, stock: { state: 'in-stock' } },
    ],
    ...more,
  });

const shop = testIndex([
  thing('oak-desk', 'Elm Oak Desk', 'desk', {
    materials: ['oak'],
    description: 'Room for a lamp and a laptop.',
  }),
  thing('desk-lamp', 'Tarn Desk Lamp', 'desk lamp', { facts: { light: 'warm white' } }),
  thing('floor-lamp', 'Tarn Floor Lamp', 'floor lamp', { rooms: ['living room'] }),
  thing('reading-lamp', 'Wren Reading Lamp', 'reading lamp', { description: 'A warm light for a bedside.' }),
  thing('shade', 'Spare Lampshade', 'lampshade', { description: 'Fits the Tarn floor lamp.' }),
  thing('linen-sofa', 'Moor Sofa', 'sofa', { materials: ['linen'], description: 'Green as moss.' }),
  thing('green-sofa', 'Fell Sofa', 'sofa', {
    variants: [
      { sku: 'FELL-GREEN', options: { colour: 'Green' }, price: null, stock: { state: 'in-stock' } },
      { sku: 'FELL-RED', options: { colour: 'Red' }, price: null, stock: { state: 'in-stock' } },
    ],
  }),
  thing('sofa-bed', 'Moor Sofa Bed', 'sofa bed'),
  thing('pan', 'Stainless Pan', 'frying pan', { description: 'A lamp of a pan. Sofa not included.' }),
  thing('cafe-table', 'Café Table', 'bistro table', { facts: { 'table top': 'Ø 60 cm marble' } }),
  thing('rug', 'Wool Rug', 'rug', { materials: ['wool'], rooms: ['bedroom'] }),
  thing('childrens-bed', "Children's Bed", 'bed'),
]);

async function search(text: string): Promise<string[]> {
  const { hits } = await shop.products({ text, limits: {}, limit: 12 });
  return hits.map(({ sku }) => sku);
}

describe('a search finds first', () => {
  test.each([
    ['desk lamp', 'DESK-LAMP'],
    ['lamp for a desk', 'DESK-LAMP'],
    ['desk', 'OAK-DESK'],
    ['oak desk', 'OAK-DESK'],
    ['floor lamps', 'FLOOR-LAMP'],
    ['warm reading lamp', 'READING-LAMP'],
    ['Moor', 'LINEN-SOFA'],
    ['a green sofa', 'FELL-GREEN'],
    ['linen sofa', 'LINEN-SOFA'],
    ['sofa bed', 'SOFA-BED'],
    ['cafe table', 'CAFE-TABLE'],
    ['CAFÉ TABLE', 'CAFE-TABLE'],
    ['childrens bed', 'CHILDRENS-BED'],
    ["something for the children's room: a bed", 'CHILDRENS-BED'],
    ['marble table', 'CAFE-TABLE'],
    ['wool rug for the bedroom', 'RUG'],
    ['ｌａｍｐ for reading', 'READING-LAMP'],
  ])('for %j: %s', async (text, sku) => {
    expect((await search(text))[0]).toBe(sku);
  });
});

test('a search finds what only a fact states, where no kind of thing is named', async () => {
  expect((await search('marble'))[0]).toBe('CAFE-TABLE');
});

test('limits with nothing else to search for find all that keeps them, and no words and no limits nothing', async () => {
  const everything = await shop.products({ text: '', limits: { inStock: true }, limit: 100 });
  expect(everything.found).toBeGreaterThan(5);
  expect((await shop.products({ text: '', limits: {}, limit: 100 })).found).toBe(0);
});

test('where a kind of thing is named in full, another kind that only mentions it is no answer', async () => {
  expect((await search('sofa')).sort()).toEqual(['FELL-GREEN', 'LINEN-SOFA']);
  expect(await search('sofa bed')).toEqual(['SOFA-BED']);
});

test('a kind of thing that is named is found beside words the shop does not know', async () => {
  const found = await search('lamp helicopter submarine airship zeppelin');
  expect(found.sort()).toEqual(['DESK-LAMP', 'FLOOR-LAMP', 'READING-LAMP']);
});

test('scores fall from hit to hit, and equal ones keep the order of the shop', async () => {
  const { hits } = await shop.products({ text: 'sofa lamp desk', limits: {}, limit: 12 });
  const scores = hits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true);
  const twins = testIndex(['b', 'a', 'c'].map((id) => thing(id, 'Twin Lamp', 'lamp')));
  const answer = await twins.products({ text: 'lamp', limits: {}, limit: 3 });
  expect(answer.hits.map(({ sku }) => sku)).toEqual(['B', 'A', 'C']);
});

test('a limit on hits cuts the list and not the count', async () => {
  const whole = await shop.products({ text: 'lamp', limits: {}, limit: 12 });
  const cut = await shop.products({ text: 'lamp', limits: {}, limit: 2 });
  expect(cut.hits).toEqual(whole.hits.slice(0, 2));
  expect(cut.found).toBe(whole.found);
});

test('what breaks a limit takes no part: the scores of the others do not change', async () => {
  const index = testIndex();
  const all = await index.products({ text: 'reading lamp', limits: {}, limit: 9 });
  const limits = { price: { max: 6000, currency: 'USD' } };
  const some = await index.products({ text: 'reading lamp', limits, limit: 9 });
  expect(some.hits).toEqual(all.hits.filter(({ sku }) => sku === 'T-COVE'));
});

describe('a search for nothing finds nothing', () => {
  test.each([
    ['no words', ''],
    ['white space', ' \n\t '],
    ['signs', '?!… -- ** 💡'],
    ['stop words only', 'can you show me something for the one that I want please'],
    ['words the shop does not know', 'helicopter submarine'],
    ['a word and many the shop does not know', 'wool helicopter submarine airship zeppelin'],
    ['"__proto__"', '__proto__ constructor toString'],
    ['half an emoji', '\ud83d'],
  ])('%s', async (_, text) => {
    expect(await shop.products({ text, limits: {}, limit: 12 })).toEqual({ hits: [], found: 0 });
  });
});

describe('a shop without products', () => {
  const nothing = { hits: [], found: 0 };

  test('finds nothing, whatever is asked', async () => {
    const limits = { price: { max: 100, currency: 'USD' }, inStock: true as const };
    for (const empty of [testIndex([]), testIndex(products.filter(({ status }) => status !== 'active'))]) {
      expect(await empty.products({ text: 'lamp', limits: {}, limit: 6 })).toEqual(nothing);
      expect(await empty.products({ text: 'lamp', limits, limit: 6 })).toEqual(nothing);
      expect(await empty.bySku(['T-ASTER', ''])).toEqual([]);
    }
  });

  test('still knows its policies', async () => {
    const { sections } = await testIndex([]).policies('return window', 3);
    expect(sections[0]?.id).toBe('returns#return-window');
  });
});

describe('an order by a side', () => {
  const sold = { state: 'sold-out' as const };
  const stock = { state: 'in-stock' as const };
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const rug = (sku: string, width: number, length: number, amount: number) => ({
    sku,
    options: { size: `${width} x ${length}` },
    price: usd(amount),
    stock,
    size: { width, length },
  });
  const bookcase = (
    id: string,
    width: number,
    height: number,
    state: typeof sold | typeof stock = stock,
  ) => ({
    ...lampOf(id, [{ sku: id.toUpperCase(), options: {}, price: usd(width), stock: state }]),
    title: `${id} Bookcase`,
    type: 'bookcase',
    size: { width, height, depth: 300 },
  });
  const index = testIndex([
    {
      ...lampOf('a', [rug('A-S', 800, 1500, 900), rug('A-L', 2000, 3000, 5000)]),
      title: 'A Rug',
      type: 'rug',
    },
    {
      ...lampOf('b', [rug('B-S', 1000, 3100, 800), rug('B-M', 1600, 2300, 700)]),
      title: 'B Rug',
      type: 'rug',
    },
    { ...lampOf('kid', [rug('KID', 4000, 4000, 100)]), title: 'Kid Rug', type: "children's rug" },
    bookcase('wide', 2000, 900),
    bookcase('tall', 600, 2200),
    bookcase('gone', 500, 1000, sold),
  ]);
  const found = async (message: string) => {
    const reading = readQuery(message, 'USD', await index.vocabulary());
    return (await index.products({ ...reading, limit: 9 })).hits.map(({ sku }) => sku);
  };

  test.each([
    ['largest rug', ['A-L', 'B-M', 'KID']],
    ['longest rug', ['B-S', 'A-L', 'KID']],
    ['widest rug', ['A-L', 'B-M', 'KID']],
    ['most expensive rug', ['A-L', 'B-S', 'KID']],
    ['tallest bookcase', ['TALL', 'GONE', 'WIDE']],
    ['widest bookcase', ['WIDE', 'TALL', 'GONE']],
    ['narrowest bookcase', ['GONE', 'TALL', 'WIDE']],
    ['shortest bookcase', ['WIDE', 'GONE', 'TALL']],
  ])('%j shows the variant that is best by it, first of its type', async (message, skus) => {
    expect(await found(message)).toEqual(skus);
  });

  test('in a list with a budget what is sold out comes last and stays', async () => {
    expect(await found('narrowest bookcase under $50')).toEqual(['TALL', 'WIDE', 'GONE']);
    expect((await found('bookcase under $50')).at(-1)).toBe('GONE');
  });
});
