import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../tests/fixtures/shop.ts';
import type { PolicySection } from '../domain/policy-section.ts';
import { EvidenceRoom } from './evidence-room.ts';

const section = (id: string, text: string): PolicySection => ({
  id,
  document: 'Returns',
  heading: id,
  path: `Returns > ${id}`,
  text,
  url: `/policies/returns#${id}`,
  asked: [],
});
const resultOf = (sections: readonly PolicySection[]) => ({
  view: { sections: sections.map(({ id, path, text }) => ({ id, path, text })) },
  found: { sections },
  note: `${sections.length} sections`,
});

describe('what a turn’s results come to', () => {
  test('is given whole where it fits', () => {
    const result = resultOf([section('returns#window', '30 days')]);
    expect(new EvidenceRoom().fit(result)).toEqual({ view: result.view, found: result.found });
  });

  test('loses whole records from its end where it does not, and they are no evidence', () => {
    const result = resultOf(['a', 'b', 'c'].map((name) => section(`returns#${name}`, name.repeat(6000))));
    const { view, found } = new EvidenceRoom().fit(result);
    expect(found.sections?.map(({ id }) => id)).toEqual(['returns#a', 'returns#b']);
    expect(view).toMatchObject({ sections: [{ id: 'returns#a' }, { id: 'returns#b' }], leftOut: 1 });
  });

  test('names a record by its own SKU, whatever else is called the same', () => {
    const record = (sku: string, size: string) => ({ sku, size, about: 'x'.repeat(6000) });
    const items = ['L', 'S', 'M'].map((sku) => ({
      product: products[0]!,
      variant: { ...products[0]!.variants[0]!, sku },
    }));
    const view = { products: [record('L', 'M'), record('S', 'M'), record('M', 'L')] };
    const { found } = new EvidenceRoom().fit({
      view,
      found: { items, amounts: [{ amount: 1, currency: 'USD' }] },
      note: '',
    });
    expect(found.items?.map(({ variant }) => variant.sku)).toEqual(['L', 'S']);
    expect(found.amounts).toBeUndefined();
  });

  test('says that there is no room where not one record fits', () => {
    const result = resultOf([section('returns#a', 'a'.repeat(20_000))]);
    expect(new EvidenceRoom().fit(result)).toEqual({
      view: { note: expect.stringContaining('No room') },
      found: {},
    });
  });

  test('is never more than 14,000 characters together, and no record is cut', () => {
    const sections = fc
      .array(fc.string({ maxLength: 9000 }), { maxLength: 6 })
      .map((texts) => texts.map((text, at) => section(`returns#s${at}`, text)));
    fc.assert(
      fc.property(fc.array(sections, { maxLength: 8 }), (results) => {
        const room = new EvidenceRoom();
        let total = 0;
        for (const all of results) {
          const { view, found } = room.fit(resultOf(all));
          const { sections: shown = [] } = view as { sections?: { id: string; text: string }[] };
          total += 'sections' in (view as object) ? JSON.stringify(view).length : 0;
          for (const { id, text } of shown) expect(text).toBe(all.find((one) => one.id === id)?.text);
          expect((found.sections ?? []).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
        }
        expect(total).toBeLessThanOrEqual(14_000);
      }),
    );
  });
});
