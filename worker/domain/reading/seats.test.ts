import { describe, expect, it } from 'vitest';
import { lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { testIndex } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

const offer = (sku: string) => [{ sku, options: {}, price: null, stock: { state: 'in-stock' as const } }];
const index = testIndex([
  { ...lampOf('two', offer('TWO')), title: 'Ash Sofa', type: 'sofa', seats: 2 },
  { ...lampOf('five', offer('FIVE')), title: 'Beech Sofa', type: 'sofa', seats: 5 },
  { ...lampOf('unstated', offer('UNSTATED')), title: 'Cork Sofa', type: 'sofa' },
  { ...lampOf('coffee', offer('COFFEE')), title: 'Dale Coffee Table', type: 'coffee table' },
  { ...lampOf('dining', offer('DINING')), title: 'Eden Dining Table', type: 'dining table', seats: 6 },
  { ...lampOf('chair', offer('CHAIR')), title: 'Firth Dining Chair', type: 'dining chair', seats: 1 },
  {
    ...lampOf('set', offer('SET')),
    title: 'Glen Cutlery Set',
    type: 'cutlery set',
    facts: { serves: '4 or 6' },
  },
]);
const vocabulary = await index.vocabulary();

async function found(message: string): Promise<string[]> {
  const reading = readQuery(message, 'USD', vocabulary);
  const { hits } = await index.products({ ...reading, limit: 9 });
  return hits.map(({ sku }) => sku).sort();
}

describe('so many seats', () => {
  it.each([
    ['sofa for 12 people', []],
    ['12-seater sofa', []],
    ['sofa for a family of five', ['FIVE']],
    ['couch for 2 people', ['FIVE', 'TWO']],
    ['a table for six', ['DINING']],
    ['table for eight people', []],
    ['cutlery set for six people', ['SET']],
    ['cutlery set for 8', []],
    ['sofa that seats 3', ['FIVE']],
    ['sofa with 3 seats', ['FIVE']],
  ])('are a limit in %j', async (message, skus) => {
    expect(await found(message)).toEqual(skus);
  });

  it.each(['dining chairs for 6 people', '6 dining chairs for eight people'])(
    'are none where several things are bought: %j',
    async (message) => {
      expect(await found(message)).toEqual(['CHAIR']);
    },
  );

  it.each(['a chair with the seat 45 or higher', 'a sofa for 2 weeks', 'a sofa for 900'])(
    'are not read from %j',
    (message) => {
      expect(readQuery(message, 'USD', vocabulary).limits.seats).toBeUndefined();
    },
  );
});
