import { describe, expect, test } from 'vitest';
import type { VariantDraft } from '../draft.ts';
import type { DraftRow } from '../draft-rows.ts';
import { Configurables } from './configurables.ts';
import { Families } from './families.ts';

const variant = (line: number, sku: string): VariantDraft => ({ line, sku, options: {}, price: '1' });
const named = (...skus: string[]) => skus.map((sku) => ({ sku, options: { size: sku } }));

/** "2: A,B" for a product with its variants, "rejected 3" and "warning 3" for notes. */
function said(rows: Iterable<DraftRow>): string[] {
  return [...rows].map((row) =>
    'kind' in row ? `${row.kind} ${row.line}` : `${row.line}: ${row.variants.map(({ sku }) => sku)}`,
  );
}

describe('configurable products', () => {
  test('are given when their last variation comes', () => {
    const shop = new Configurables();
    expect(said(shop.addChild('A', variant(2, 'A'), true, undefined))).toEqual([]);
    expect(said(shop.addParent({ line: 3 }, named('A', 'B')))).toEqual([]);
    expect(said(shop.addChild('B', variant(4, 'B'), true, undefined))).toEqual(['3: A,B']);
    expect(said(shop.rest())).toEqual([]);
  });

  test('cannot share a variation, and none of them is lost', () => {
    const shop = new Configurables();
    expect(said(shop.addParent({ line: 2 }, named('A')))).toEqual([]);
    expect(said(shop.addParent({ line: 3 }, named('A', 'B')))).toEqual(['warning 3']);
    expect(said(shop.addChild('A', variant(4, 'A'), true, undefined))).toEqual(['2: A']);
    expect(said(shop.rest())).toEqual(['rejected 3', '3: ']);
  });

  test('a SKU on a second line is rejected, wherever it is', () => {
    const shop = new Configurables();
    const alone = { line: 2, variants: [variant(2, 'A')] };
    expect(said(shop.addChild('A', variant(2, 'A'), true, alone))).toEqual(['2: A']);
    expect(said(shop.addChild('A', variant(3, 'A'), true, alone))).toEqual(['rejected 3']);
    shop.addChild('B', variant(4, 'B'), true, undefined).next();
    expect(said(shop.addChild('B', variant(5, 'B'), true, undefined))).toEqual(['rejected 5']);
    expect(said(shop.addParent({ line: 6 }, named('B')))).toEqual(['6: B']);
    expect(said(shop.addChild('B', variant(7, 'B'), true, undefined))).toEqual(['rejected 7']);
  });
});

describe('families', () => {
  test('have one parent, found by either of its names', () => {
    const shop = new Families();
    shop.addVariation('id:1', variant(2, 'A'));
    shop.addVariation('P', variant(3, 'B'));
    expect(said(shop.addParent(['P', 'id:1'], { line: 4 }))).toEqual([]);
    shop.addVariation('P', variant(5, 'C'));
    expect(said(shop.addParent(['P', 'id:9'], { line: 6 }))).toEqual(['rejected 6']);
    expect(said(shop.addParent([], { line: 7 }))).toEqual(['rejected 7']);
    expect(said(shop.drafts())).toEqual(['4: B,A,C']);
  });
});
