import { describe, expect, it } from 'vitest';
import { labelled, labelledEvidence } from '../../../tests/fixtures/labelled-claims.ts';
import { uncovered } from './check.ts';

describe.each(Object.entries(labelled))('of %s', (_, { holds, fails }) => {
  it.each(holds)('it is shown: %s', (sentence) => {
    expect(uncovered(sentence, labelledEvidence())).toEqual([]);
  });

  it.each(fails)('it is withheld: %s', (sentence) => {
    expect(uncovered(sentence, labelledEvidence())).not.toEqual([]);
  });
});
