import { describe, expect, test } from 'vitest';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import { detailsViewSchema } from '../domain/views.ts';
import { getProductDetails } from './get-product-details.ts';

async function details(skus: string[], context = toolContext()) {
  const result = await getProductDetails.run({ skus }, context);
  return { ...result, view: detailsViewSchema.parse(result.view) };
}

describe('details of a product', () => {
  test('hold every fact the shop states, in both units', async () => {
    const { view, note, found } = await details(['T-ASTER']);
    expect(view.products[0]).toMatchObject({ sku: 'T-ASTER', price: '$64.00', stock: 'in stock' });
    expect(view.products[0]?.facts).toEqual([
      { label: 'Height', value: '45 cm (17.7 in)' },
      { label: 'Weight', value: '1.8 kg (4 lb)' },
      { label: 'Materials', value: 'steel' },
      { label: 'Light', value: 'warm white, 2700 K' },
    ]);
    expect(note).toBe('1 product');
    expect(found.items?.map((item) => item.variant.sku)).toEqual(['T-ASTER']);
  });

  test('are not given of what breaks the shopper’s limits, unless it is on the screen', async () => {
    const limits = { price: { max: 7_999, currency: 'USD' } };
    const kept = async (shown: string[]) => {
      const { view, found } = await details(
        ['T-DUSK', 'T-ASTER'],
        toolContext({ limits, shown: new Set(shown) }),
      );
      expect(found.items?.map(({ variant }) => variant.sku)).toEqual(view.products.map(({ sku }) => sku));
      return { skus: view.products.map(({ sku }) => sku), note: view.note };
    };
    expect(await kept([])).toEqual({ skus: ['T-ASTER'], note: expect.stringContaining('left out') });
    expect(await kept(['T-DUSK'])).toEqual({ skus: ['T-DUSK', 'T-ASTER'], note: undefined });
  });

  test('name what was asked and is not stated', async () => {
    const { view } = await details(['T-ASTER'], toolContext({ asked: ['height', 'depth', 'seats'] }));
    expect(view.products[0]?.notStated).toEqual(['Depth', 'Seats']);
  });

  test('are of the variant that was asked for', async () => {
    const { view } = await details(['T-HARBOR-RUST', 'T-HARBOR-SAGE']);
    expect(
      view.products.map(({ title, price, listPrice, stock }) => [title, price, listPrice, stock]),
    ).toEqual([
      ['Harbor Sofa (Rust)', '$949.00', undefined, 'in stock, only 2 left'],
      ['Harbor Sofa (Sage green)', '$899.00', '$999.00', 'sold out'],
    ]);
  });

  test('say of a price the shop does not state that it is on request, and of a final sale that it is one', async () => {
    const { view } = await details(['T-EMBER', 'T-COVE']);
    expect(view.products.map((product) => [product.price, product.finalSale])).toEqual([
      ['price on request', undefined],
      ['$52.00', true],
    ]);
  });
});

describe('a SKU that is not on offer', () => {
  test.each(['NO-SUCH', 'T-FERN', 'T-GLADE', 'constructor', '__proto__', 't-aster', 'T-ASTE', 'T-ASTERX'])(
    '%j is said to be unknown, and nothing of it is told',
    async (sku) => {
      const { view, found, note } = await details([sku, 'T-ASTER']);
      expect(view.unknownSkus).toEqual([sku]);
      expect(view.products.map((product) => product.sku)).toEqual(['T-ASTER']);
      expect(found.items).toHaveLength(1);
      expect(note).toBe('1 product');
    },
  );

  test('alone gives no product', async () => {
    expect(await details(['NO-SUCH'])).toMatchObject({ note: '0 products', found: { items: [] } });
  });
});

test('a SKU asked for twice is looked up once', async () => {
  const { view } = await details(['T-ASTER', 'T-ASTER', 'NO-SUCH', 'NO-SUCH']);
  expect(view.products).toHaveLength(1);
  expect(view.unknownSkus).toEqual(['NO-SUCH']);
});

test.each([
  ['none', []],
  ['five', ['A', 'B', 'C', 'D', 'E']],
  ['one that is no SKU', ['not a sku']],
  ['one of 65 characters', ['A'.repeat(65)]],
])('%s cannot be asked for', (_, skus) => {
  expect(getProductDetails.input.safeParse({ skus }).success).toBe(false);
});
