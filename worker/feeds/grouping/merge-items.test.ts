import { describe, expect, it } from 'vitest';
import type { ProductDraft, VariantDraft } from '../draft.ts';
import { type FeedItem, mergeItems } from './merge-items.ts';

interface Stated {
  readonly product?: FeedItem['product'];
  readonly options?: VariantDraft['options'];
  readonly groupTitle?: string;
}

function merged(...stated: readonly Stated[]) {
  const items = stated.map(({ product = {}, options = {}, groupTitle }, index): FeedItem => {
    const line = index + 1;
    return { kind: 'item', line, groupTitle, product, variant: { line, options } };
  });
  const rows = [...mergeItems(items)];
  const draft = rows.find((row): row is ProductDraft => !('kind' in row));
  const notes = rows.flatMap((row) => ('kind' in row ? [row.reason] : []));
  return { draft, notes };
}

describe('merging the items of a product', () => {
  it('takes what any of them states, the first before others', () => {
    const { draft } = merged({ product: { title: 'A' } }, { product: { title: 'B', url: '/b' } });
    expect(draft).toMatchObject({ line: 1, title: 'A', url: '/b', variants: [{ line: 1 }, { line: 2 }] });
  });

  it('takes facts and sizes only where all agree, and says which it leaves out', () => {
    const { draft, notes } = merged(
      {
        product: {
          facts: { brand: 'Alma', mpn: '1', bulb: 'E27' },
          size: { width: '60 cm', height: '70 cm' },
        },
      },
      { product: { facts: { brand: 'Alma', mpn: '2' }, size: { width: '80 cm', height: '70 cm' } } },
    );
    expect(draft).toMatchObject({ facts: { brand: 'Alma' }, size: { height: '70 cm' } });
    expect(notes).toEqual(['left out, because the variants differ in it: width, bulb']);
  });

  it('makes a material or pattern an option only where the variants differ in it', () => {
    const { draft } = merged(
      { options: { color: 'Blue', material: 'Wool / Cotton', pattern: 'Striped' } },
      { options: { color: 'Blue', material: 'Wool / Cotton', pattern: 'Plain' } },
    );
    expect(draft?.materials).toEqual(['Wool', 'Cotton']);
    expect(draft?.variants.map(({ options }) => options)).toEqual([
      { color: 'Blue', pattern: 'Striped' },
      { color: 'Blue', pattern: 'Plain' },
    ]);
  });

  it.each([
    ['Alma desk - Oak', { color: 'Oak' }, 'Alma desk'],
    ['Alma desk (oak, 140 cm)', { color: 'Oak', size: '140 cm' }, 'Alma desk'],
    ['Alma desk Oak / 140 cm', { color: 'Oak', size: '140 cm' }, 'Alma desk'],
    ['Soaked oats', { color: 'Oats', size: 'ts' }, 'Soaked'],
    ['Oak', { color: 'Oak' }, 'Oak'],
    ['Oak desk', { color: 'Oak' }, 'Oak desk'],
  ])('takes the options from the end of the title: %s', (title, options, expected) => {
    expect(merged({ product: { title }, options }, { product: { title } }).draft?.title).toBe(expected);
    expect(merged({ product: { title }, options }).draft?.title).toBe(title);
  });

  it("takes the group's own title before any", () => {
    expect(
      merged({ product: { title: 'A - Oak' }, options: { color: 'Oak' }, groupTitle: 'Alma' }, {}).draft
        ?.title,
    ).toBe('Alma');
  });

  it('leaves hidden variants out, unless all are', () => {
    const hidden: Stated = { product: { status: 'hidden' } };
    const { draft, notes } = merged(hidden, {}, hidden);
    expect(draft).toMatchObject({ status: undefined, variants: [{ line: 2 }] });
    expect(notes).toHaveLength(2);
    expect(merged(hidden, hidden).draft).toMatchObject({
      status: 'hidden',
      variants: [{ line: 1 }, { line: 2 }],
    });
  });
});
