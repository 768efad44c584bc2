import { expect, test } from 'vitest';
import { products } from '../tests/fixtures/shop.ts';
import { Departments } from './departments.ts';

const [lamp] = products;

function largestOf(categories: readonly string[], more = {}): readonly string[] {
  const departments = new Departments();
  for (const category of categories) if (lamp) departments.add({ ...lamp, category, ...more });
  return departments.largest;
}

test('departments are the first parts of categories, the largest first', () => {
  expect(largestOf(['Garden > Pots', 'Lighting', 'Garden > Tools', 'Beds'])).toEqual([
    'Garden',
    'Beds',
    'Lighting',
  ]);
});

test('what is not offered has none, and there are never more than can be read', () => {
  expect(largestOf(['Garden'], { status: 'hidden' })).toEqual([]);
  expect(largestOf(Array.from({ length: 50 }, (_, at) => `Department ${at}`))).toHaveLength(20);
});
