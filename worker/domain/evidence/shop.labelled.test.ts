import { describe, expect, it } from 'vitest';
import { labelledOfShop, shopEvidence } from '../../../tests/fixtures/labelled-shop.ts';
import { check, nothingBefore, uncovered } from './check.ts';

describe.each(Object.entries(labelledOfShop))('of %s', (_, { evidence, holds, fails }) => {
  it.each(holds)('it is shown: %s', (sentence) => {
    expect(uncovered(sentence, evidence())).toEqual([]);
  });

  it.each(fails)('it is withheld: %s', (sentence) => {
    expect(uncovered(sentence, evidence())).not.toEqual([]);
  });
});

describe('a cell of one word says what its column is headed', () => {
  const read = (...rows: string[]) => {
    const evidence = shopEvidence();
    let before = nothingBefore;
    return rows.flatMap((row) => {
      const { uncovered: untrue, next } = check(row, evidence, before);
      before = next;
      return untrue;
    });
  };
  const rule = '| --- | --- |';

  it.each([
    ['| Sofa | Stock |', '| Harbor Sofa (Sage green) | no |'],
    ['| Sofa | In stock |', '| Harbor Sofa (Rust) | ✓ |'],
    ['| Lamp | Returnable |', '| Cove Reading Lamp | No |'],
    ['| Lamp | Final sale |', '| Cove Reading Lamp | yes |'],
    ['| Lamp | Steel |', '| Cove Reading Lamp | yes |'],
  ])('%s %s is shown', (head, row) => {
    expect(read(head, rule, row)).toEqual([]);
  });

  it.each([
    ['| Sofa | Stock |', '| Harbor Sofa (Sage green) | yes |'],
    ['| Sofa | In stock |', '| Harbor Sofa (Rust) | no |'],
    ['| Lamp | Returnable |', '| Cove Reading Lamp | Yes |'],
    ['| Lamp | Final sale |', '| Aster Reading Lamp | yes |'],
    ['| Sofa | Steel |', '| Harbor Sofa (Rust) | yes |'],
    ['| Lamp | Delivery |', '| Aster Reading Lamp | free |'],
    ['| What | Delivery |', '| Parcels | free |'],
    ['| | Harbor Sofa (Sage green) | Harbor Sofa (Rust) |', '| In stock | yes | no |'],
  ])('%s %s is withheld', (head, row) => {
    expect(read(head, rule, row)).not.toEqual([]);
  });
});

describe('a sentence of more claims than anybody reads', () => {
  it.each(['ABC1 ', 'aGVsbG8gd29ybGQ', '1', '$1 ', 'AB-12 '])('of %j is read no further', (piece) => {
    const text = piece.repeat(2400 / piece.length);
    expect(uncovered(text, shopEvidence())).toEqual([{ kind: 'unreadable' }]);
  });
});
