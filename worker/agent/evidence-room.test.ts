import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
    expect(new EvidenceRoom().fit(result)).toEqual({ view: result.view, found: result.found, leftOut: 0 });
  });

  test('loses whole records from its end where it does not, and they are no evidence', () => {
    const result = resultOf(['a', 'b', 'c'].map((name) => section(`returns#${name}`, name.repeat(6000))));
    const { view, found, leftOut } = new EvidenceRoom().fit(result);
    expect(leftOut).toBe(1);
    expect(found.sections?.map(({ id }) => id)).toEqual(['returns#a', 'returns#b']);
    expect(view).toMatchObject({ sections: [{ id: 'returns#a' }, { id: 'returns#b' }], leftOut: 1 });
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
          if ('sections' in (view as object)) total += JSON.stringify(view).length;
          for (const { id, text } of shown) expect(text).toBe(all.find((one) => one.id === id)?.text);
          expect((found.sections ?? []).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
        }
        expect(total).toBeLessThanOrEqual(14_000);
      }),
    );
  });
});
