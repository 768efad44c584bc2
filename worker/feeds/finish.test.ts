import { describe, expect, test } from 'vitest';
import type { ProductDraft, VariantDraft } from './draft.ts';
import { finishDraft } from './finish.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

function finish(draft: Partial<ProductDraft>, locale = 'en-US') {
  const rows = finishDraft(
    { line: 2, id: 'lamp', title: 'Lamp', type: 'lamp', variants: [variant({})], ...draft },
    { currency: 'USD', locale },
    now,
  );
  const product = rows.find((row) => row.kind === 'product')?.product;
  const notes = rows.flatMap((row) =>
    row.kind === 'product' ? [] : [`${row.kind} ${row.line}: ${row.reason}`],
  );
  return { product, notes };
}

function variant(more: Partial<VariantDraft>): VariantDraft {
  return { line: 2, sku: 'L-1', options: {}, price: '10', picture: '/lamp.jpg', ...more };
}

test('a draft becomes a product', () => {
  expect(
    finish({
      title: 'Oak &amp; steel lamp',
      url: 'https://shop.example/oak lamp',
      category: 'Home > Lighting &amp; more',
      description: '<p>One</p><p>Two</p>',
      materials: ['oak', ' steel ', 'oak', ''],
      size: { Width: '20 cm', 'seat height': '18 in', depth: '', Girth: ' ' },
      facts: { Bulb: '<b>E27</b>', Empty: '  ', None: undefined },
      status: 'archived',
      variants: [
        variant({ options: { colour: 'Oak' }, quantity: '3', weight: '1.2 kg', gtin: "'0012345678905" }),
        variant({ line: 3, sku: 'L-2', options: { colour: 'Ash' }, price: '', weight: '1200 g' }),
      ],
    }),
  ).toEqual({
    product: {
      id: 'lamp',
      title: 'Oak & steel lamp',
      url: 'https://shop.example/oak%20lamp',
      type: 'lamp',
      category: 'Home > Lighting & more',
      rooms: [],
      description: 'One\n\nTwo',
      materials: ['oak', 'steel'],
      size: { width: 200, seatHeight: 457 },
      weight: 1200,
      facts: { Bulb: 'E27' },
      variants: [
        {
          sku: 'L-1',
          options: { colour: 'Oak' },
          price: { amount: 1000, currency: 'USD' },
          stock: { state: 'in-stock', quantity: 3 },
          picture: '/lamp.jpg',
          gtin: '0012345678905',
        },
        {
          sku: 'L-2',
          options: { colour: 'Ash' },
          price: null,
          stock: { state: 'in-stock' },
          picture: '/lamp.jpg',
        },
      ],
      finalSale: false,
      status: 'archived',
    },
    notes: [],
  });
});

test('what is said names the product, and the variant that is left out', () => {
  const rows = finishDraft(
    {
      line: 1,
      id: 'oak-lamp',
      variants: [variant({}), variant({ sku: 'L-2', price: 'soon' })],
      title: 'Lamp',
      url: '#',
      type: 'lamp',
    },
    { currency: 'USD', locale: 'en-US' },
    now,
  );
  expect(rows.flatMap((row) => (row.kind === 'product' ? [] : [`${row.kind} ${row.about}`]))).toEqual([
    'rejected oak-lamp (L-2)',
    'warning oak-lamp',
  ]);
});

describe('rejections', () => {
  test('one bad variant is rejected with its own line', () => {
    const { product, notes } = finish({
      variants: [variant({}), variant({ line: 5, sku: 'L-2', price: 'soon' })],
    });
    expect(product?.variants).toHaveLength(1);
    expect(notes).toEqual(['rejected 5: "soon" is no price; leave it empty for a price on request']);
  });

  test('without a good variant the product is rejected', () => {
    expect(finish({ variants: [variant({ price: '-1' })] })).toEqual({
      product: undefined,
      notes: ['rejected 2: the price "-1" is below zero'],
    });
    expect(finish({ variants: [variant({ price: '-1' }), variant({ line: 3, price: '-2' })] }).notes).toEqual(
      [
        'rejected 2: the price "-1" is below zero',
        'rejected 3: the price "-2" is below zero',
        'rejected 2: "Lamp": no variant is left',
      ],
    );
    expect(finish({ variants: [] }).notes).toEqual([
      'rejected 2: "Lamp" has no variant that could be bought',
    ]);
  });

  test('without a title', () => {
    expect(finish({ title: ' <b></b> ' }).notes).toEqual(['rejected 2: "lamp" has no title']);
    expect(finish({ title: undefined, variants: [variant({}), variant({})] }).notes).toEqual([
      'rejected 2: "lamp" has no title; its 2 variants are left out',
    ]);
  });
});

describe('the same SKU again', () => {
  const oak = variant({ options: { colour: 'Oak' } });

  test('with the same options and price is one variant', () => {
    const { product, notes } = finish({ variants: [oak, { ...oak, line: 7 }] });
    expect(product?.variants).toHaveLength(1);
    expect(notes).toEqual(['warning 7: the same variant is on line 2 already and is kept once']);
  });

  test.each([
    [{ options: { colour: 'Ash' } }, 'other options'],
    [{ price: '11' }, 'another price'],
    [{ price: '', options: {} }, 'other options and another price'],
    [{ listPrice: '20' }, 'another list price'],
  ])('with %o is rejected', (more, difference) => {
    const { product, notes } = finish({ variants: [oak, { ...oak, ...more, line: 7 }] });
    expect(product?.variants).toHaveLength(1);
    expect(notes).toEqual([
      `rejected 7: SKU "L-1" is on line 2 already, with ${difference}; each needs its own`,
    ]);
  });
});

describe('SKUs', () => {
  test('are made from the handle and options where there is none', () => {
    const { product, notes } = finish({
      variants: ['Red', 'Dark blue'].map((Colour) => variant({ sku: ' ', options: { Colour } })),
    });
    expect(product?.variants.map(({ sku }) => sku)).toEqual(['lamp-Red', 'lamp-Dark-blue']);
    expect(notes).toEqual(['warning 2: no SKU; one was made from the handle and the options (2 times)']);
  });

  test('with other signs are changed, and stay different', () => {
    const { product, notes } = finish({
      variants: ['L 1', 'L*1'].map((sku) => variant({ sku, options: { Name: sku } })),
    });
    expect(product?.variants.map(({ sku }) => sku)).toEqual([
      'L-1',
      expect.stringMatching(/^L-1-[a-z0-9]{7}$/),
    ]);
    expect(notes[0]).toBe('warning 2: SKU "L 1" has other characters than a SKU may; it is now "L-1"');
  });
});

describe('what is left out is said', () => {
  test.each<[Partial<ProductDraft>, string]>([
    [{ url: '#' }, 'link left out: "#" is no address of a page or picture'],
    [
      { url: 'javascript:alert(1)' },
      'link left out: "javascript:alert(1)" is no address of a page or picture',
    ],
    [{ variants: [variant({ picture: 'lamp.jpg' })] }, 'picture left out: "lamp.jpg" is no address'],
    [{ variants: [variant({ weight: '2' })] }, 'left out: weight "2" has no unit'],
    [{ variants: [variant({ gtin: '4.00638E+12' })] }, 'left out: "4.00638E+12" is no GTIN'],
    [{ variants: [variant({ availability: 'maybe' })] }, 'the availability "maybe" is not known'],
    [{ size: { Width: 'wide' } }, 'Width is kept as written'],
    [{ size: { Width: '200 m' } }, 'Width is kept as written: "200 m" is no size'],
    [{ size: { Girth: '2 m' } }, 'Girth is kept as written'],
    [{ description: 'word '.repeat(3000) }, 'the description is longer than 10000 characters and was cut'],
    [{ title: 'word '.repeat(60) }, 'the title is longer than 200 characters and was cut'],
    [{ facts: { Story: 'word '.repeat(99) } }, '"Story" is longer than 300 characters and was cut'],
    [{ type: undefined }, 'neither a type nor a category is stated'],
    [{ title: 'K\ufffdche' }, 'some characters could not be read'],
  ])('%o', (draft, reason) => {
    const { product, notes } = finish(draft);
    expect(product).toBeDefined();
    expect(notes).toEqual([expect.stringContaining(`warning 2: ${reason}`)]);
  });

  test('a link "#" is replaced by the page of the handle', () => {
    expect(finish({ url: '#' }).product?.url).toBe('/products/lamp');
  });

  test('a size that cannot be read is kept as a fact', () => {
    expect(finish({ size: { Width: 'about 2 m' } }).product?.facts).toEqual({ Width: 'about 2 m' });
  });
});

test('1,400 variants are one product', () => {
  const variants = Array.from({ length: 1400 }, (_, at) =>
    variant({ line: at + 2, sku: `L-${at}`, options: { Number: `${at}` }, weight: '1' }),
  );
  const { product, notes } = finish({ variants });
  expect(product?.variants).toHaveLength(1400);
  expect(notes).toEqual(['warning 2: left out: weight "1" has no unit (1400 times)']);
});

test('type and category stand in for each other', () => {
  expect(finish({ type: undefined, category: 'Home > Lamps' }).product).toMatchObject({
    type: 'Lamps',
    category: 'Home > Lamps',
  });
  expect(finish({ type: 'Lamp' }).product).toMatchObject({ type: 'Lamp', category: 'Lamp' });
});
