import { describe, expect, it } from 'vitest';
import { lampOf } from '../../../tests/fixtures/arbitrary-products.ts';
import { testIndex } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';
import { bedSizesSaid } from './beds.ts';

describe('a bed size', () => {
  it.each([
    ['queen bed frame', ['queen']],
    ['a king size bed in white', ['king size']],
    ['king-sized sheets', ['king-sized']],
    ['california king bed', ['california king']],
    ['cal king sheets', ['cal king']],
    ['super king duvet cover', ['super king']],
    ['twin or full mattress', ['twin or full']],
    ['bed, twin or full', ['twin or full']],
    ['mattress topper twin xl', ['twin xl']],
    ['mattress, double', ['double']],
    ['double memory foam mattress', ['double']],
    ['single please', ['single']],
    ['double sided tape', []],
    ['a full grain leather sofa', []],
    ['every single morning in bed', []],
    ['a full set with a bed', []],
  ])('is said by %j', (message, words) => {
    expect(bedSizesSaid(message).map((size) => size.words)).toEqual(words);
  });
});

const stock = { state: 'in-stock' as const };
const frame = (id: string, title: string, sizes: readonly string[], type = 'bed frame') => ({
  ...lampOf(
    id,
    (sizes.length > 0 ? sizes : ['']).map((size, at) => ({
      sku: `${id}-${at}`.toUpperCase(),
      options: size === '' ? {} : { size },
      price: null,
      stock,
    })),
  ),
  title,
  type,
});
const index = testIndex([
  frame('all', 'Alder Bed Frame', ['Twin', 'Full/Queen', 'King']),
  frame('twin', 'Birch Bed Frame', ['Twin']),
  frame('uk', 'Cedar Bed Frame', ['UK Double', 'UK Super King']),
  frame('named', 'Dogwood Queen Bed Frame', []),
  frame('bunk', 'Elm Bunk Bed', [], 'bunk bed'),
  frame('picture', 'Fir Picture Frame', [], 'picture frame'),
  frame('sheets', 'Gorse Sheet Set', ['California King'], 'sheet set'),
  frame('pillow', 'Hazel Pillow', ['Standard'], 'pillow'),
]);

async function found(message: string): Promise<string[]> {
  const reading = readQuery(message, 'USD', await index.vocabulary());
  const { hits } = await index.products({ ...reading, limit: 9 });
  return hits.map(({ sku }) => sku).sort();
}

describe('of beds and what lies on them only that size is found', () => {
  it.each([
    ['queen bed frame', ['ALL-1', 'NAMED-0']],
    ['king bed frame', ['ALL-2']],
    ['king size bed frame', ['ALL-2']],
    ['twin bed frame', ['ALL-0', 'TWIN-0']],
    ['double bed frame', ['ALL-1', 'UK-0']],
    ['super king bed frame', ['UK-1']],
    ['california king bed', []],
    ['california king sheet set', ['SHEETS-0']],
    ['king sheet set', []],
    ['queen pillow', ['PILLOW-0']],
  ])('%j', async (message, skus) => {
    expect(await found(message)).toEqual(skus);
  });
});
