import { expect, test } from 'vitest';
import { bareBudget } from './bare-budget.ts';

test.each([
  ['700', 'up to 700'],
  ['$700', 'up to $700'],
  ['ok, 700 dollars', 'up to 700 dollars'],
  ['Actually make that $1,700.50!', 'up to $1,700.50'],
  ['I only have $700', 'up to $700'],
  ['I can spend only 80 euros', 'up to 80 euros'],
])('%j is a limit', (message, limit) => {
  expect(bareBudget(message)).toBe(limit);
});

test.each(['3', 'make it 3', 'I have 2', '12', '200 cm', 'I have 200 cm', '90210-1234', 'I have 700 books'])(
  '%j is none',
  (message) => {
    expect(bareBudget(message)).toBeUndefined();
  },
);
