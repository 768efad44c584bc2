import { describe, expect, test } from 'vitest';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import { comparisonViewSchema } from '../domain/comparison-table.ts';
import { compareProducts } from './compare-products.ts';

async function compared(skus: string[], context = toolContext()) {
  const result = await compareProducts.run({ skus }, context);
  return { ...result, view: comparisonViewSchema.strict().parse(result.view) };
}

describe('products side by side', () => {
  test('stand in the order named, each cell below its product', async () => {
    const { view, note, found } = await compared(['T-HARBOR-RUST', 'T-HARBOR-SAGE', 'T-ASTER']);
    expect(view.products.map(({ title }) => title)).toEqual([
      'Harbor Sofa (Rust)',
      'Harbor Sofa (Sage green)',
      'Aster Reading Lamp',
    ]);
    expect(view.rows).toContainEqual({ label: 'Price', cells: ['$949.00', '$899.00', '$64.00'] });
    expect(view.rows).toContainEqual({ label: 'List price', cells: ['not stated', '$999.00', 'not stated'] });
    expect(view.rows).toContainEqual({
      label: 'Stock',
      cells: ['in stock, only 2 left', 'sold out', 'in stock'],
    });
    expect(view.compared).toContain('Aster Reading Lamp is $835.00 cheaper than Harbor Sofa (Sage green).');
    expect(note).toBe('3 products side by side');
    expect(found.items).toHaveLength(3);
    expect(found.statements).toContainEqual({
      kind: 'difference',
      text: 'Harbor Sofa (Sage green) is $50.00 cheaper than Harbor Sofa (Rust).',
      skus: ['T-HARBOR-SAGE', 'T-HARBOR-RUST'],
    });
  });

  test('are not those that break the shopper’s limits, unless they are on the screen', async () => {
    const limits = { price: { max: 7999, currency: 'USD' } };
    const skus = ['T-ASTER', 'T-BIRCH', 'T-DUSK'];
    const kept = await compared(skus, toolContext({ limits }));
    expect(kept.view.products.map(({ sku }) => sku)).toEqual(['T-ASTER', 'T-BIRCH']);
    expect(kept.view.note).toMatch(/left out/);
    expect(JSON.stringify([kept.view, kept.found])).not.toContain('129');
    const shown = await compared(skus, toolContext({ limits, shown: new Set(['T-DUSK']) }));
    expect(shown.view.products).toHaveLength(3);
  });

  test('name what is not on offer', async () => {
    const { view } = await compared(['T-ASTER', 'T-FERN', 'NO-SUCH']);
    expect(view.unknownSkus).toEqual(['T-FERN', 'NO-SUCH']);
    expect(view.compared).toEqual([]);
  });
});

test.each([[['A']], [['A', 'B', 'C', 'D', 'E']], [['A', 'not a sku']]])('%j cannot be compared', (skus) => {
  expect(compareProducts.input.safeParse({ skus }).success).toBe(false);
});
