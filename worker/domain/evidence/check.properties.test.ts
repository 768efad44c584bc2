import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products, sections } from '../../../tests/fixtures/shop.ts';
import { itemOf } from '../catalogue.ts';
import { claimsIn } from '../claims.ts';
import { addFound, emptyEvidence } from '../evidence.ts';
import { uncovered } from './check.ts';

const evidence = emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });
addFound(evidence, {
  items: products.flatMap((product) => itemOf(product, product.variants[0]!.sku) ?? []),
  sections,
});

describe('any text', () => {
  it('is read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        uncovered(text, evidence);
      }),
      { numRuns: 300 },
    );
  });

  it('of pieces that claims are made of is read without an exception', () => {
    const piece = fc.constantFrom(
      '$',
      '12',
      ',',
      '.',
      ' ',
      'cm',
      '"',
      "'",
      'x',
      '-',
      'not',
      'in stock',
      '%',
      '[',
      '](',
      '<',
      'a',
      'Aster',
      '|',
      '½',
      '1/2',
      'and',
      'to',
      '+',
      '(',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        uncovered(pieces.join(''), evidence);
      }),
      { numRuns: 300 },
    );
  });
});

/** What makes a pattern that goes back over its text slow; read in a time that no shopper would notice. */
it.each([
  '1 ',
  '1,',
  '111 ',
  '$1',
  "1'",
  '1 x ',
  'a ',
  'A-',
  'a.',
  '1-',
  '[',
  '](',
  '!',
  ' ',
  '"',
  '5" ',
  'i have ',
  'not ',
  'one ',
  'A B ',
  '&#1',
  '@a.',
])('ten thousand characters of %j come to an end', (piece) => {
  const text = piece.repeat(10_000 / piece.length);
  const start = performance.now();
  claimsIn(text.slice(0, 3000));
  expect(uncovered(text, evidence)).toEqual([{ kind: 'unreadable' }]);
  // Generous, for a busy machine: what goes back over its text takes minutes.
  expect(performance.now() - start).toBeLessThan(3000);
});
