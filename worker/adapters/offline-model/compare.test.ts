import { describe, expect, test } from 'vitest';
import { fold } from '../../domain/text.ts';
import type { ProductView } from '../../domain/views.ts';
import { writeComparison } from './compare.ts';
import { measureAsked } from './measures.ts';

function view(title: string, more: Partial<ProductView> = {}): ProductView {
  return {
    sku: title,
    title,
    type: 'lamp',
    price: '$10.00',
    stock: 'in stock',
    facts: [],
    notStated: [],
    about: '',
    ...more,
  };
}
const weighing = (title: string, value: string) => view(title, { facts: [{ label: 'Weight', value }] });

function compared(question: string, ...products: ProductView[]): string | undefined {
  const measure = measureAsked(fold(question));
  return measure && writeComparison(measure, products);
}

describe('a comparison', () => {
  test('names what is most of it, then the others in order, then those of which the shop says nothing', () => {
    const products = [
      weighing('Y', '3.1 kg (6.8 lb)'),
      weighing('X', '950 g (33.5 oz)'),
      view('Z'),
      view('W'),
    ];
    expect(compared('Which is the lightest?', ...products)).toBe(
      'Of these, the X is the lightest: 950 g (33.5 oz). The Y: 3.1 kg (6.8 lb). ' +
        'The shop does not state the weight of the Z and the W.',
    );
    expect(compared('which one is heavier?', ...products)).toMatch(
      /^Of these, the Y is the heaviest: 3\.1 kg/,
    );
  });

  test('says a tie', () => {
    expect(compared('lightest?', weighing('X', '2 kg (4.4 lb)'), weighing('Y', '2 kg (4.4 lb)'))).toBe(
      'Of these, the X and the Y are equally lightest: 2 kg (4.4 lb).',
    );
  });

  test('compares nothing with one that is alone in stating it', () => {
    expect(compared('lightest?', weighing('X', '2 kg (4.4 lb)'), view('Y'))).toBe(
      'Of the X the shop states this weight: 2 kg (4.4 lb). The shop does not state the weight of the Y.',
    );
  });

  test('holds prices of one currency against each other, never of two', () => {
    const [a, b] = [view('A', { price: '$1,299.00' }), view('B', { price: '$899.00' })];
    expect(compared('which is cheapest?', a, b)).toMatch(/^Of these, the B is the cheapest: \$899\.00\./);
    expect(compared('which is cheapest?', a, view('C', { price: '£20.00' }))).toBe(
      'Of the A the shop states this price: $1,299.00. Of the C the shop states this price: £20.00.',
    );
  });

  test('of a price on request says that it is one', () => {
    const [a, b] = [view('A'), view('B', { price: '$8.00' })];
    expect(compared('which is cheapest?', a, b, view('C', { price: 'price on request' }))).toContain(
      'The price of the C is on request.',
    );
  });

  test('reads other facts by their first figure, and compares only figures of one unit', () => {
    const lasting = (title: string, value: string) => view(title, { facts: [{ label: 'Battery', value }] });
    const question = 'which lasts longest on a charge?';
    expect(compared(question, lasting('A', 'about 30 hours'), lasting('B', '1 hour'))).toMatch(
      /^Of these, the A/,
    );
    expect(compared(question, lasting('A', '30 hours'), lasting('B', '2 days'))).not.toContain('Of these');
    expect(compared(question, lasting('A', 'none'), lasting('B', '2 days'))).toContain(
      'not state the battery life of the A',
    );
  });
});

test.each([
  ['which is cheaper?', 'price'],
  ['which is the tallest?', 'height'],
  ['which is longer?', 'length'],
  ['which lasts longest on a charge?', 'battery life'],
  ['which is brightest?', 'brightness'],
  ['which seats the most?', 'number of seats'],
])('%j asks by %s', (question, name) => {
  expect(measureAsked(question)?.name).toBe(name);
});

test.each(['which do you recommend?', 'compare them', 'how tall are they?'])(
  '%j asks by nothing',
  (question) => {
    expect(measureAsked(question)).toBeUndefined();
  },
);
