import { describe, expect, it } from 'vitest';
import { lampOf } from '../../tests/fixtures/arbitrary-products.ts';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import { answerFeatures } from './features.ts';
import { featuresNamed } from './named-features.ts';
import { readQuery } from './query.ts';

const [variant] = lampOf('any', [
  { sku: 'ANY', options: { colour: 'Black' }, price: null, stock: { state: 'in-stock' } },
]).variants;

/** What is said to be not stated, to a message, of a thing that states all this. */
function notStated(message: string, more: object = {}): string[] {
  const named = featuresNamed(readQuery(message, 'USD', vocabulary), vocabulary);
  return answerFeatures(named, { ...lampOf('any', [variant!]), ...more }, variant!).notStated;
}

describe('a feature in the words of the shopper', () => {
  it.each([
    ['a waterproof chair', ['Waterproof']],
    ['a fireproof rug', ['Fireproof']],
    ['a cushion with removable covers', ['Removable covers']],
    ['a stain resistant sofa', ['Stain resistant']],
    ['a chair without arms', ['Arms']],
    ['a chair with armrests', []],
    ['a lamp with a shade', ['Shade']],
    ['a red leather sofa', []],
    ['not a sofa', []],
    ['no leather', []],
  ])('is not stated where nothing speaks of it: %j', (message, labels) => {
    expect(notStated(message)).toEqual(labels);
  });

  it.each([
    ['waterproof', { facts: { waterproof: 'no, use with a liner' } }],
    ['waterproof', { care: 'Splash resistant, not waterproof.' }],
    ['removable covers', { facts: { 'removable cover': 'yes' } }],
    ['without arms', { facts: { armrests: 'none' } }],
    ['without arms', { description: 'It has no arms.' }],
    ['without arms', { title: 'Cove Armchair' }],
  ])('is stated, be it to deny it: %j by %j', (message, more) => {
    expect(notStated(`a chair, ${message}`, more)).toEqual([]);
  });
});
