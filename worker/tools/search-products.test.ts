import { describe, expect, test } from 'vitest';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import type { Limits } from '../domain/limits.ts';
import { type SearchView, searchViewSchema } from '../domain/views.ts';
import type { ProductQuery } from '../ports/retrieval.ts';
import { searchProducts } from './search-products.ts';
import type { ToolContext } from './tool.ts';

type Request = Parameters<typeof searchProducts.run>[0];

async function search(request: Request, context: ToolContext = toolContext()) {
  const result = await searchProducts.run(request, context);
  return { ...result, view: searchViewSchema.parse(result.view) satisfies SearchView };
}

const under = (max: number): Limits => ({ price: { max, currency: 'USD' } });
const skusOf = (view: SearchView) => view.products.map((product) => product.sku);

describe('a search', () => {
  test('gives the products that match, and says how many', async () => {
    const { view, note, found } = await search({ query: 'reading lamp' });
    expect(skusOf(view).sort()).toEqual(['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK', 'T-EMBER']);
    expect([view.found, note]).toEqual([5, '5 products']);
    expect(found.items).toHaveLength(5);
    expect(view.hint).toBeUndefined();
  });

  test('gives the best match first', async () => {
    expect(skusOf((await search({ query: 'Birch reading lamp' })).view)[0]).toBe('T-BIRCH');
  });

  test.each(['T-BIRCH', 't-birch'])('of a SKU finds that one: %s', async (query) => {
    expect(skusOf((await search({ query })).view)).toEqual(['T-BIRCH']);
  });

  test('of a SKU that breaks a limit does not', async () => {
    const { view } = await search({ query: 'T-DUSK' }, toolContext({ limits: under(7_999) }));
    expect(skusOf(view)).not.toContain('T-DUSK');
  });

  test('of one product says "1 product"', async () => {
    expect((await search({ query: 'sofa' })).note).toBe('1 product');
  });

  test('gives six products at most', async () => {
    const asked: ProductQuery[] = [];
    const { retrieval } = toolContext();
    const products = (query: ProductQuery) => {
      asked.push(query);
      return retrieval.products(query);
    };
    await search({ query: 'lamp' }, toolContext({ retrieval: { ...retrieval, products } }));
    expect(asked.map(({ limit }) => limit)).toEqual([6]);
  });

  test('says in words which limits its products keep', async () => {
    const limits = { price: { min: 5000, max: 8000, currency: 'USD' }, inStock: true as const };
    const { view } = await search({ query: 'lamp' }, toolContext({ limits }));
    expect(view.limits).toEqual(['between $50.00 and $80.00', 'in stock']);
    expect(skusOf(view).sort()).toEqual(['T-ASTER', 'T-BIRCH', 'T-COVE']);
  });

  test('shows what the shopper asked to know, and what the shop does not state of it', async () => {
    const { view } = await search({ query: 'Aster lamp' }, toolContext({ asked: ['height', 'width'] }));
    expect(view.products[0]).toMatchObject({
      facts: [{ label: 'Height', value: '45 cm (17.7 in)' }],
      notStated: ['Width'],
    });
  });
});

describe('limits in what the model asks for', () => {
  test.each<readonly [string, Request, readonly string[]]>([
    ['max_price', { query: 'reading lamp', max_price: 60 }, ['T-COVE']],
    ['min_price', { query: 'reading lamp', min_price: 100 }, ['T-DUSK']],
    ['both', { query: 'reading lamp', min_price: 60, max_price: 70 }, ['T-ASTER']],
    ['the query itself', { query: 'reading lamp under $60' }, ['T-COVE']],
    ['the query and max_price: the narrower holds', { query: 'lamp under $60', max_price: 99 }, ['T-COVE']],
    ['a currency nothing is sold in', { query: 'reading lamp', max_price: 60, currency: 'EUR' }, []],
    ['cents', { query: 'reading lamp', max_price: 51.99 }, []],
    ['in_stock_only', { query: 'sofa', in_stock_only: true }, ['T-HARBOR-RUST']],
  ])('are kept: %s', async (_, request, skus) => {
    expect(skusOf((await search(request)).view)).toEqual(skus);
  });

  test('an unknown price keeps no budget, however high', async () => {
    expect(skusOf((await search({ query: 'reading lamp', max_price: 1e9 })).view)).not.toContain('T-EMBER');
    expect(skusOf((await search({ query: 'reading lamp' })).view)).toContain('T-EMBER');
  });
});

describe('when nothing keeps the limits', () => {
  test('the hint names the nearest price there is, as evidence', async () => {
    const { view, found } = await search({ query: 'reading lamp' }, toolContext({ limits: under(1000) }));
    expect(view.products).toEqual([]);
    expect(view.hint).toBe('Nothing up to $10.00; the nearest price of a match is $52.00.');
    expect(found).toEqual({
      items: [],
      amounts: [{ amount: 5200, currency: 'USD' }],
      statements: [{ kind: 'note', text: view.hint, skus: [] }],
      count: 0,
      searched: true,
    });
  });

  // Case con-04: "Anything for 5 to 10?" where the cheapest costs more.
  test('between two prices, the hint names the price nearest to them, and nothing outside them is shown', async () => {
    const limits = { price: { min: 500, max: 1000, currency: 'USD' } };
    const { view } = await search({ query: 'reading lamp' }, toolContext({ limits }));
    expect(view).toMatchObject({ products: [], found: 0, limits: ['between $5.00 and $10.00'] });
    expect(view.hint).toBe('Nothing between $5.00 and $10.00; the nearest price of a match is $52.00.');
  });

  test('the nearest price below a lowest price is the highest', async () => {
    const { view } = await search({ query: 'reading lamp', min_price: 500 });
    expect(view.hint).toBe('Nothing from $500.00; the nearest price of a match is $129.00.');
  });

  test('every variant of a match counts, not only the one a search would show', async () => {
    const { view } = await search({ query: 'sofa' }, toolContext({ limits: under(1000) }));
    expect(view.hint).toContain('$899.00');
  });

  test('a variant that breaks another limit is not named', async () => {
    const { view } = await search({ query: 'sofa', in_stock_only: true, max_price: 10 });
    expect(view.hint).toContain('$949.00');
  });

  test('a budget in a currency nothing is sold in is told what is sold in the shop’s own, and nothing is converted', async () => {
    const { view, found } = await search({ query: 'lamp', max_price: 5, currency: 'EUR' });
    expect(view).toMatchObject({ products: [], found: 0 });
    expect(view.hint).toMatch(
      /^No match is priced in EUR, and prices are not converted; \d+ are priced in USD\.$/,
    );
    expect(found.amounts).toBeUndefined();
  });

  test('of limits in two currencies the words say so, since no price is in both', async () => {
    const limits = { price: { max: 8000, currency: 'USD' } };
    const { view } = await search({ query: 'lamp under £60' }, toolContext({ limits }));
    expect(view).toMatchObject({ products: [], found: 0, limits: ['in two currencies at once'] });
  });

  test('of two sizes the hint drops the one it names, and keeps the other', async () => {
    const low = { dimension: 'height' as const, max: 500, words: 'under 50 cm tall' };
    const huge = { dimension: 'height' as const, min: 9000, words: 'over 9 m tall' };
    const { view } = await search({ query: 'lamp' }, toolContext({ limits: { sizes: [low, huge] } }));
    expect(view.hint).toBe('Nothing fits "over 9 m tall"; without that there is 1.');
  });

  test('of more limits than anyone means no hint is sought', async () => {
    let searches = 0;
    const { retrieval } = toolContext();
    const counting = {
      ...retrieval,
      products: (query: ProductQuery) => {
        searches += 1;
        return retrieval.products(query);
      },
    };
    const sizes = Array.from({ length: 200 }, (_, at) => ({
      dimension: 'width' as const,
      min: 9000 + at,
      words: `over ${at} m wide`,
    }));
    const { view } = await search({ query: 'lamp' }, toolContext({ limits: { sizes }, retrieval: counting }));
    expect(view.hint).toBeUndefined();
    expect(searches).toBe(1);
  });

  test('of two limits that each leave nothing alone, both are named', async () => {
    const huge = { dimension: 'height' as const, min: 9000, words: 'over 9 m tall' };
    const limits = { sizes: [huge], countries: ['JP'] };
    const { view } = await search({ query: 'lamp' }, toolContext({ limits }));
    expect(view.hint).toMatch(
      /^Nothing fits "over 9 m tall" and "shipped to JP"; without both there are \d+\.$/,
    );
  });

  test('without a budget there is no hint', async () => {
    expect((await search({ query: 'helicopter' })).view.hint).toBeUndefined();
  });
});

describe('what the shopper’s message says of order and people', () => {
  const askedOf = async (request: Request, more: Partial<ToolContext>) => {
    const asked: ProductQuery[] = [];
    const { retrieval } = toolContext();
    const products = (query: ProductQuery) => {
      asked.push(query);
      return retrieval.products(query);
    };
    await search(request, toolContext({ ...more, retrieval: { ...retrieval, products } }));
    return asked[0];
  };
  const cheapest = { by: 'price', direction: 'least', currency: 'USD', words: 'cheaper' } as const;

  test('holds where the query says nothing of it', async () => {
    const asked = await askedOf({ query: 'reading lamp' }, { order: cheapest, seats: 4 });
    expect(asked).toMatchObject({ order: cheapest, seats: 4 });
  });

  test('gives way to what the query says', async () => {
    const asked = await askedOf({ query: 'the largest lamp for 2 people' }, { order: cheapest, seats: 4 });
    expect(asked).toMatchObject({ order: { by: 'size', direction: 'most' }, seats: 2 });
  });

  test('a caller may want more or fewer than six', async () => {
    expect((await askedOf({ query: 'lamp' }, { atMost: 24 }))?.limit).toBe(24);
  });
});

test.each([
  ['200 letters', 'a'.repeat(200), true],
  ['200 emoji', '💡'.repeat(200), true],
  ['201 letters', 'a'.repeat(201), false],
  ['201 emoji', '💡'.repeat(201), false],
])('a query of %s is one: %j', (_, query, fits) => {
  expect(searchProducts.input.safeParse({ query }).success).toBe(fits);
});
