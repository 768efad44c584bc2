import { describe, expect, test } from 'vitest';
import { products, testIndex, words } from '../../../tests/fixtures/shop.ts';

const index = testIndex();

describe('a message', () => {
  test.each(['how many days have I got after the delivery to return it', 'do parcels arrive in a few days'])(
    'is one for the policies: %j',
    async (message) => {
      expect(await index.asksPolicies(message)).toBe(true);
    },
  );

  test.each([
    'a reading lamp that can be returned within 30 days',
    'my eyes hurt in the evening, it is too dark',
    'return',
    'trombone lessons for beginners, return by train',
    '',
  ])('is not: %j', async (message) => {
    expect(await index.asksPolicies(message)).toBe(false);
  });
});

test('nothing is taken for a question to the policies where nothing is known of what products are said of', async () => {
  const bare = testIndex(products, { ...words, needs: [], wishes: [] });
  expect(await bare.asksPolicies('do parcels arrive in a few days')).toBe(false);
});
