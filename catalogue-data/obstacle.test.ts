import { describe, expect, test } from 'vitest';
import { mostEmbedded, obstacleTo } from './obstacle.ts';

const good = { products: 3, onOffer: 2, variants: 5, rejected: 0, warnings: 1 };

test('good rows have none', () => {
  expect(obstacleTo(good, false)).toBeUndefined();
  expect(obstacleTo({ ...good, products: mostEmbedded }, false)).toBeUndefined();
  expect(obstacleTo({ ...good, rejected: 1 }, true)).toBeUndefined();
});

describe('even with --allow-rejects', () => {
  test.each([
    [{ products: 0, onOffer: 0 }, 'There is no product'],
    [{ products: 0, onOffer: 0, rejected: 2 }, 'There is no product'],
    [{ onOffer: 0 }, 'Nothing is on offer: 3 products'],
    [{ products: mostEmbedded + 1 }, '50001 products are more'],
  ])('%o', (counts, obstacle) => {
    expect(obstacleTo({ ...good, ...counts }, true)).toContain(obstacle);
  });
});

test('rejected rows are named first, since mending them may mend the rest', () => {
  expect(obstacleTo({ ...good, products: 0, onOffer: 0, rejected: 1 }, false)).toContain('--allow-rejects');
});
