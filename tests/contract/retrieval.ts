import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../shared/product.ts';
import { keepsLimits, type Limits } from '../../worker/domain/limits.ts';
import type { Order } from '../../worker/domain/reading/order.ts';
import type { Vocabulary } from '../../worker/domain/vocabulary.ts';
import type { Products } from '../../worker/ports/products.ts';
import type { ProductQuery, Retrieval } from '../../worker/ports/retrieval.ts';
import { arbitraryLimits, arbitraryShop, lampOf, oneLimit } from '../fixtures/arbitrary-products.ts';
import { products as shop } from '../fixtures/shop.ts';

const table = (sku: string, more: Partial<Product>): Product => ({
  ...lampOf(sku.toLowerCase(), [{ sku, options: {}, price: null, stock: { state: 'in-stock' } }]),
  title: 'Table',
  type: 'table',
  ...more,
});
const tables: readonly Product[] = [
  table('UNSTATED', {}),
  table('NARROW', { size: { width: 600, depth: 600 }, seats: 2, since: '2026-10-01' }),
  table('WIDE', { size: { width: 2000, depth: 900 }, seats: 6, since: '2025-10-01' }),
];

/** A shop opened for a test. */
export interface OpenShop {
  readonly retrieval: Retrieval;
  readonly products: Products;
}

export interface Adapter {
  /** Opens a shop with these products and the test shop's policies and words. */
  readonly open: (products: readonly Product[]) => Promise<OpenShop>;
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

/** What no query may be read as: an end of a string, a filter's words, or anything else than words to search for. */
export const hostile = [
  "' OR 1 = 1 --",
  '" OR sku GLOB "*',
  "lamp') OR (buyable = 0",
  'lamp\\',
  'type IN (0, 1, 2)',
  'HAS FIELD sku',
  '\u0000\u202e',
  '\ud83d',
  '{"topK": 100000}',
  '../../delete-namespace/products',
  'constructor __proto__ toString',
  'x'.repeat(2000),
] as const;

/** What every way of finding things must hold to, whatever it finds by. */
export function retrievalContract(name: string, adapter: Adapter): void {
  describe(name, () => {
    let open: OpenShop;
    beforeAll(async () => {
      await adapter.start?.();
      open = await adapter.open(shop);
    });
    afterAll(() => adapter.stop?.());

    const find = (query: Partial<ProductQuery>) =>
      open.retrieval.products({ text: 'reading lamp', limits: {}, limit: 12, ...query });
    const skus = async (query: Partial<ProductQuery>) => (await find(query)).hits.map(({ sku }) => sku);
    const usd = (max: number) => ({ price: { currency: 'USD', max } });

    describe('hard limits', () => {
      test('hold for every shop and every limit, and nothing that keeps them is lost', async () => {
        await fc.assert(
          fc.asyncProperty(arbitraryShop, fc.oneof(arbitraryLimits, oneLimit), async (products, limits) => {
            const { retrieval } = await adapter.open(products);
            const answer = await retrieval.products({ text: 'lamp', limits, limit: 100 });
            const expected = await keeping(products, limits, retrieval);
            const owners = answer.hits.map(({ sku }) => ownerOf(sku, products)).sort();
            expect(owners).toEqual(expected);
            const vocabulary = await retrieval.vocabulary();
            expect(answer.hits.filter(({ sku }) => !isKept(sku, products, limits, vocabulary))).toEqual([]);
            expect(answer.found).toBe(expected.length);
          }),
          { numRuns: 40 },
        );
      });

      test.each<[string, Limits, readonly string[]]>([
        ['a price', usd(6400), ['T-ASTER', 'T-COVE']],
        ['two prices', { price: { currency: 'USD', min: 6400, max: 7900 } }, ['T-ASTER', 'T-BIRCH']],
        ['another currency', { price: { currency: 'EUR', max: 100_000 } }, []],
        ['no currency', { price: { currency: 'XXX' } }, []],
        ['a height', { sizes: [{ dimension: 'height', max: 500, words: 'under 50 cm' }] }, ['T-ASTER']],
        ['a country', { countries: ['US'] }, []],
        [
          'a material',
          { without: [{ kind: 'material', phrases: ['steel'], name: 'steel', words: 'not steel' }] },
          [],
        ],
        ['assembly', { without: [{ kind: 'assembly', name: 'assembly', words: 'no assembly' }] }, []],
      ])('%s', async (_, limits, expected) => {
        expect((await skus({ limits })).sort()).toEqual(expected);
      });

      test('show a product as the variant that keeps them', async () => {
        expect(await skus({ text: 'sofa', limits: usd(90_000) })).toEqual(['T-HARBOR-SAGE']);
        expect(await skus({ text: 'sofa', limits: { inStock: true } })).toEqual(['T-HARBOR-RUST']);
        expect(await skus({ text: 'sofa', limits: { inStock: true, ...usd(90_000) } })).toEqual([]);
      });
    });

    test('what is archived, hidden or unknown is not there', async () => {
      expect(await skus({ text: 'Fern Reading Lamp' })).not.toContain('T-FERN');
      expect(await skus({ text: 'Glade Reading Lamp' })).not.toContain('T-GLADE');
      expect(await open.products.bySku(['T-FERN', 'T-GLADE', 'T-NONE', ''])).toEqual([]);
    });

    describe('an answer', () => {
      test('is best first, one hit a product, and no longer than asked for', async () => {
        const { hits, found } = await find({ limit: 3 });
        expect(hits).toHaveLength(3);
        expect(found).toBe(5);
        expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
      });

      test('has what was named in the first place', async () => {
        expect((await skus({ text: 'Dusk Reading Lamp' }))[0]).toBe('T-DUSK');
        expect((await skus({ text: 'a couch in linen' }))[0]).toMatch(/^T-HARBOR/);
      });

      test('understands a typing error', async () => {
        expect(await skus({ text: 'sofha' })).toEqual([expect.stringMatching(/^T-HARBOR/)]);
      });

      test('shows the wanted colour', async () => {
        expect(await skus({ text: 'green sofa' })).toEqual(['T-HARBOR-SAGE']);
        expect(await skus({ text: 'red sofa' })).toEqual(['T-HARBOR-RUST']);
      });

      test.each<[Order['by'], Order['direction'], string]>([
        ['price', 'least', 'T-COVE'],
        ['price', 'most', 'T-DUSK'],
        ['weight', 'least', 'T-ASTER'],
      ])('by %s, %s first', async (by, direction, first) => {
        expect((await skus({ order: { by, direction, currency: 'USD', words: 'the …' } }))[0]).toBe(first);
      });
    });

    test.each<[Order['by'], Order['direction'], string]>([
      ['size', 'most', 'WIDE'],
      ['size', 'least', 'NARROW'],
      ['date', 'most', 'NARROW'],
    ])('by %s, %s first, and what does not state it last', async (by, direction, first) => {
      const { retrieval } = await adapter.open(tables);
      const order = { by, direction, currency: 'USD', words: 'the …' };
      const { hits } = await retrieval.products({ text: 'table', limits: {}, order, limit: 3 });
      expect(hits[0]?.sku).toBe(first);
      expect(hits[2]?.sku).toBe('UNSTATED');
    });

    test('of enough seats before too few', async () => {
      const { retrieval } = await adapter.open(tables);
      const { hits } = await retrieval.products({ text: 'table', limits: {}, seats: 6, limit: 3 });
      expect(hits[0]?.sku).toBe('WIDE');
      expect(hits[2]?.sku).toBe('NARROW');
    });

    describe('a search for nothing the shop has finds nothing', () => {
      test.each(['', ' ', '???', 'xylophone', 'a ceiling fan', 'zzqx vrrm'])('%j', async (text) => {
        expect(await find({ text })).toMatchObject({ hits: [], found: 0 });
      });

      test('nor does one in an empty shop', async () => {
        const { retrieval } = await adapter.open([]);
        expect(await retrieval.products({ text: 'lamp', limits: {}, limit: 6 })).toMatchObject({
          hits: [],
          found: 0,
        });
      });
    });

    describe('policies', () => {
      const ids = async (question: string, limit = 3) =>
        (await open.retrieval.policies(question, limit)).sections.map(({ id }) => id);

      test('best first, and no more than asked for', async () => {
        expect((await ids('return window'))[0]).toBe('returns#return-window');
        expect((await ids('how much is parcel delivery'))[0]).toBe('shipping#parcels');
        expect(await ids('return items', 1)).toHaveLength(1);
      });

      test.each(['', '???', 'xylophone'])('%j is answered by none', async (question) => {
        expect(await ids(question)).toEqual([]);
      });
    });

    test.each(hostile)('a hostile text is only words: %j', async (text) => {
      const limits: Limits = {
        ...usd(6400),
        without: [{ kind: 'feature', phrases: [text], name: text, words: text }],
      };
      const hits = await skus({ text: `reading lamp ${text}`, limits });
      expect([...hits].sort()).toEqual(['T-ASTER', 'T-COVE']);
      const { sections } = await open.retrieval.policies(text, 3);
      for (const { id } of sections) expect(id).toMatch(/^(?:returns|shipping)#[a-z]/);
      expect(sections.length).toBeLessThanOrEqual(3);
    });
  });
}

async function keeping(
  products: readonly Product[],
  limits: Limits,
  retrieval: Retrieval,
): Promise<string[]> {
  const vocabulary = await retrieval.vocabulary();
  return products
    .filter(({ status }) => status === 'active')
    .filter((product) =>
      product.variants.some((variant) => keepsLimits(product, variant, limits, vocabulary)),
    )
    .map(({ id }) => id)
    .sort();
}

function ownerOf(sku: string, products: readonly Product[]): string {
  const owner = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  return owner?.id ?? `nobody’s ${sku}`;
}

/** Whether it is the very variant shown that keeps the limits. */
function isKept(sku: string, products: readonly Product[], limits: Limits, vocabulary: Vocabulary): boolean {
  return products.some((product) =>
    product.variants.some(
      (variant) => variant.sku === sku && keepsLimits(product, variant, limits, vocabulary),
    ),
  );
}
