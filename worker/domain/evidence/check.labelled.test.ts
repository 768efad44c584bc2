import { describe, expect, it } from 'vitest';
import { labelled, labelledEvidence } from '../../../tests/fixtures/labelled-claims.ts';
import { check, nothingBefore, uncovered } from './check.ts';

describe.each(Object.entries(labelled))('of %s', (_, { holds, fails }) => {
  it.each(holds)('it is shown: %s', (sentence) => {
    expect(uncovered(sentence, labelledEvidence())).toEqual([]);
  });

  it.each(fails)('it is withheld: %s', (sentence) => {
    expect(uncovered(sentence, labelledEvidence())).not.toEqual([]);
  });
});

describe('a table whose columns are products', () => {
  const read = (...rows: string[]) => {
    const evidence = labelledEvidence();
    let before = nothingBefore;
    return rows.flatMap((row) => {
      const { uncovered: untrue, next } = check(row, evidence, before);
      before = next;
      return untrue;
    });
  };
  const head = ['| | Norvik Dresser | Pellow Basket |', '| --- | --- | --- |'];

  it('is read column by column', () => {
    expect(read(...head, '| Price | $399.00 | $59.00 |', '| Stock | in stock | sold out |')).toEqual([]);
  });

  it.each(['| Price | $59.00 | $399.00 |', '| Stock | sold out | in stock |', '| Height | 60 cm | 101 cm |'])(
    '%s is withheld',
    (row) => {
      expect(read(...head, row)).not.toEqual([]);
    },
  );
});
