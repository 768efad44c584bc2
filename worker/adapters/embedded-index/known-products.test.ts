import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryShop, lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { products, testIndex, words } from '../../../tests/fixtures/shop.ts';
import { buildIndex, recordsPerShard } from './build.ts';
import { IndexFormatError } from './format.ts';
import { EmbeddedIndex } from './index.ts';

describe('what is archived, hidden or unknown', () => {
  test('is found by no search and by no SKU', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryShop, async (shop) => {
        const index = testIndex(shop);
        const skus = shop.flatMap((product) => product.variants.map((one) => one.sku));
        const offered = shop.filter((product) => product.status === 'active');
        const known = offered.flatMap((product) => product.variants.map((one) => one.sku));
        const items = await index.bySku(skus);
        expect(items.map((item) => item.variant.sku)).toEqual(known);
        for (const { product, variant: one } of items)
          expect(product).toEqual(
            offered.find((candidate) => candidate.variants.some(({ sku }) => sku === one.sku)),
          );
      }),
    );
  });

  test.each([
    'NO-SUCH',
    '',
    '__proto__',
    'constructor',
    'T-ASTE',
    'T-ASTERX',
    't-aster',
    '\ud800',
    'x'.repeat(10_000),
  ])('has no record: %j', async (sku) => {
    expect(await testIndex().bySku([sku])).toEqual([]);
  });

  test('leaves no trace in the files that are served to the worker', () => {
    const { files } = buildIndex(products, [], words);
    for (const content of files.values()) {
      const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
      expect(text).not.toMatch(/fern|glade/i);
    }
  });
});

test('SKUs are answered in the order asked, each as often as asked', async () => {
  const items = await testIndex().bySku(['T-COVE', 'NO-SUCH', 'T-ASTER', 'T-COVE']);
  expect(items.map((item) => item.variant.sku)).toEqual(['T-COVE', 'T-ASTER', 'T-COVE']);
});

describe('products called by a name', () => {
  const called = async (name: string, shop = products) =>
    (await testIndex(shop).byName([name])).map(({ variant }) => variant.sku);
  const harbor = products.find(({ id }) => id === 'harbor');

  test('are found by the first word of their title, what can be bought first', async () => {
    expect(await called('Harbor')).toEqual(['T-HARBOR-RUST', 'T-HARBOR-SAGE']);
    expect(await called('aster')).toEqual(['T-ASTER']);
  });

  test.each(['reading', 'sofa', 'linen', 'fern', 'glade', 'nobody', '', '__proto__'])(
    'are none of the name %j',
    async (name) => {
      expect(await called(name)).toEqual([]);
    },
  );

  test('are none where others have that word, as with any word of the trade', async () => {
    const others = ['x', 'y', 'z'].map((id) => ({
      ...lampOf(id, [{ sku: `O-${id}`, options: {}, price: null, stock: { state: 'in-stock' as const } }]),
      description: 'For a view of the harbor.',
    }));
    expect(await called('harbor', [...(harbor ? [harbor] : []), ...others])).toEqual([]);
  });
});

describe('the files of the index', () => {
  const lamps = Array.from({ length: 2 * recordsPerShard }, (_, at) =>
    lampOf(`l${at}`, [{ sku: `L${at}`, options: {}, price: null, stock: { state: 'in-stock' } }]),
  );
  const files = new Map(buildIndex(lamps, [], words).files);

  function counting() {
    const reads: string[] = [];
    const index = new EmbeddedIndex(
      async (name) => {
        reads.push(name);
        const content = files.get(name) ?? '';
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        return bytes.slice().buffer as ArrayBuffer;
      },
      { source: 'test', asOf: '2026-11-01T09:00:00.000Z' },
    );
    return { index, reads };
  }

  test('are read once, and of the records only what a question needs', async () => {
    const { index, reads } = counting();
    await index.products({ text: 'lamp', limits: {}, limit: 6 });
    await index.products({ text: 'lamp', limits: {}, limit: 6 });
    expect(reads.toSorted()).toEqual([
      'needs.idx',
      'policies.idx',
      'policies.json',
      'products.idx',
      'vocabulary.json',
    ]);
    await index.bySku(['L0', 'NO-SUCH']);
    await index.bySku(['L1']);
    expect(reads.filter((name) => name.startsWith('records/'))).toEqual(['records/0.json']);
    await index.bySku([`L${recordsPerShard}`]);
    expect(reads.at(-1)).toBe('records/1.json');
  });

  test('say where prices and stock come from', async () => {
    expect(await counting().index.provenance()).toEqual({ source: 'test', asOf: '2026-11-01T09:00:00.000Z' });
  });

  test('that cannot be read fail one question, and the next reads them again', async () => {
    const { index, reads } = counting();
    files.delete('products.idx');
    await expect(index.bySku(['L0'])).rejects.toThrow(IndexFormatError);
    const again = buildIndex(lamps, [], words).files.get('products.idx');
    if (again) files.set('products.idx', again);
    expect(await index.bySku(['L0'])).toHaveLength(1);
    expect(reads.filter((name) => name === 'products.idx')).toHaveLength(2);
  });

  test('of an import whose vocabulary was kept otherwise are refused with what mends it', async () => {
    const { index } = counting();
    files.set('vocabulary.json', JSON.stringify({ ...words, types: [] }));
    await expect(index.vocabulary()).rejects.toThrow(IndexFormatError);
    await expect(index.vocabulary()).rejects.toThrow(/import the catalogue again/);
  });
});
