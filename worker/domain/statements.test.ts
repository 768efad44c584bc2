import { describe, expect, it } from 'vitest';
import { thing } from '../../tests/fixtures/on-screen.ts';
import { uncovered } from './evidence/check.ts';
import { addFound, emptyEvidence } from './evidence.ts';
import type { Statement } from './statements.ts';

const wren = thing({ sku: 'WREN', title: 'Wren Lamp', type: 'reading lamp', price: 6400, weight: 1800 });
const moss = thing({ sku: 'MOSS', title: 'Moss Lamp', type: 'reading lamp', price: 7900, weight: 3000 });
const reed = thing({ sku: 'REED', title: 'Reed Lamp', type: 'reading lamp', price: 9900 });

const difference: Statement[] = [
  {
    kind: 'difference',
    text: 'Wren Lamp is $15.00 cheaper than Moss Lamp.',
    skus: ['WREN', 'MOSS'],
  },
  {
    kind: 'difference',
    text: 'Wren Lamp is 1.2 kg (2.6 lb) lighter than Moss Lamp.',
    skus: ['WREN', 'MOSS'],
  },
];
const sum: Statement = {
  kind: 'sum',
  text: '2 × Wren Lamp: $64.00 each, $128.00 together.',
  skus: ['WREN'],
};
const delivery: Statement = { kind: 'delivery', text: 'Delivery costs $6.90.', skus: ['WREN', 'MOSS'] };

function passes(sentence: string, ...statements: Statement[]): boolean {
  const evidence = emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });
  addFound(evidence, { items: [wren, moss, reed], statements });
  return uncovered(sentence, evidence).length === 0;
}

describe('a difference', () => {
  it.each([
    'The Wren Lamp is $15.00 cheaper than the Moss Lamp.',
    'The Moss Lamp costs $15 more than the Wren Lamp.',
    'The Moss Lamp is $15 more expensive.',
    'Compared to the Moss Lamp, the Wren Lamp is $15 cheaper.',
    'It is $15.00 cheaper.',
    'The Wren Lamp is lighter by 1.2 kg.',
    'The **Wren Lamp** is 2.6 lb lighter than the **Moss Lamp**.',
    'The Wren Lamp costs $64.00, $15.00 less than the Moss Lamp at $79.00.',
  ])('%j may be said', (sentence) => {
    expect(passes(sentence, ...difference)).toBe(true);
  });

  it.each([
    ['the wrong way round', 'The Moss Lamp is $15.00 cheaper than the Wren Lamp.'],
    ['the wrong way round', 'The Wren Lamp is 1.2 kg heavier than the Moss Lamp.'],
    ['the wrong way round', 'Compared to the Wren Lamp, the Moss Lamp is $15 cheaper.'],
    ['the wrong way round', 'The Wren Lamp costs $15 more.'],
    ['of another', 'The Wren Lamp is $15.00 cheaper than the Reed Lamp.'],
    ['of another', 'The Reed Lamp is $15.00 cheaper.'],
    ['another figure', 'The Wren Lamp is $16.00 cheaper than the Moss Lamp.'],
    ['as a price', 'The Wren Lamp costs $15.00.'],
    ['as a weight', 'The Wren Lamp weighs 1.2 kg.'],
  ])('%s: %j', (_, sentence) => {
    expect(passes(sentence, ...difference)).toBe(false);
  });
});

describe('a sum', () => {
  it.each([
    '2 × Wren Lamp: $128.00 together.',
    'Two Wren Lamps cost $128.00.',
    'The Wren Lamps come to $128.00 in total.',
    'That is $128.00 altogether.',
  ])('%j may be said', (sentence) => {
    expect(passes(sentence, sum)).toBe(true);
  });

  it.each(['The Wren Lamp costs $128.00.', 'Two Moss Lamps cost $128.00.', 'It is $128.00.'])(
    '%j is no such thing',
    (sentence) => {
      expect(passes(sentence, sum)).toBe(false);
    },
  );
});

describe('a price of delivery', () => {
  it.each(['Delivery costs $6.90.', 'Shipping the Wren Lamp is $6.90.'])('%j may be said', (sentence) => {
    expect(passes(sentence, delivery)).toBe(true);
  });

  it.each(['The Wren Lamp costs $6.90.', 'Delivery of the Reed Lamp costs $6.90.', 'Delivery costs $7.90.'])(
    '%j is no such thing',
    (sentence) => {
      expect(passes(sentence, delivery)).toBe(false);
    },
  );
});
