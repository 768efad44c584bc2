import { expect, test } from 'vitest';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import { isOnlyLimits } from './only-limits.ts';
import { readQuery } from './query.ts';

const isOnly = (message: string) => isOnlyLimits(message, readQuery(message, 'USD', vocabulary));

test.each([
  'only under $450',
  'fits a 4 ft 7 in wall',
  'something under $50',
  'max width 80 cm please',
  'in pounds only',
  "I'm in Canada",
  'a 12-seater please',
])('%j bounds what nobody knows', (message) => {
  expect(isOnly(message)).toBe(true);
});

test.each([
  'anything under $20?',
  'what do you have under $50',
  'a gift under $50',
  'a sofa under $450',
  'vases thirty dollars or so',
  'twenty bucks or less for a bath mat',
  'navy velvet two seater',
  'tumblers or wine glasses, thirty dollars or less',
  'in stock only',
  'the cheapest',
  'delivery to Canada',
  'hello',
])('%j says what is sought, or bounds nothing', (message) => {
  expect(isOnly(message)).toBe(false);
});
