import { describe, expect, test } from 'vitest';
import { productSchema } from '../../shared/product.ts';
import { products, testIndex } from '../../tests/fixtures/shop.ts';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import { cartViewSchema } from '../domain/cart-view.ts';
import { uncovered } from '../domain/evidence/check.ts';
import { addFound, emptyEvidence } from '../domain/evidence.ts';
import { proposeCart } from './propose-cart.ts';

async function proposed(lines: [string, number][], context = toolContext()) {
  const input = { lines: lines.map(([sku, quantity]) => ({ sku, quantity })) };
  const result = await proposeCart.run(input, context);
  return { ...result, view: cartViewSchema.strict().parse(result.view) };
}

describe('a proposal', () => {
  test('holds today’s prices, exactly', async () => {
    const { view, cart, note } = await proposed([
      ['T-ASTER', 2],
      ['T-HARBOR-RUST', 1],
    ]);
    expect(view.proposal).toEqual({
      lines: [
        { sku: 'T-ASTER', title: 'Aster Reading Lamp', quantity: 2, each: '$64.00', together: '$128.00' },
        {
          sku: 'T-HARBOR-RUST',
          title: 'Harbor Sofa (Rust)',
          quantity: 1,
          each: '$949.00',
          together: '$949.00',
        },
      ],
      total: '$1,077.00',
      note: 'Nothing is in the cart until the shopper taps the button below your answer.',
    });
    expect(cart?.total).toEqual({ amount: 107_700, currency: 'USD' });
    expect(note).toBe('2 lines');
  });

  test('takes lines of one SKU together', async () => {
    const { view } = await proposed([
      ['T-ASTER', 1],
      ['T-ASTER', 2],
    ]);
    expect(view.proposal?.lines).toMatchObject([{ sku: 'T-ASTER', quantity: 3, together: '$192.00' }]);
  });

  test('says what is made to order', async () => {
    const own = productSchema.parse({
      ...products[0],
      variants: [
        {
          sku: 'MADE',
          price: { amount: 100, currency: 'USD' },
          stock: { state: 'made-to-order', leadDays: 21 },
        },
      ],
    });
    const index = testIndex([own]);
    const { view } = await proposed([['MADE', 9]], toolContext({ products: index, retrieval: index }));
    expect(view.proposal?.lines[0]?.stock).toBe('made to order in 21 days');
  });

  test('lets its sums be said as sums, and nothing be said to be in a cart', async () => {
    const { found } = await proposed([
      ['T-ASTER', 2],
      ['T-HARBOR-RUST', 1],
    ]);
    const evidence = emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });
    addFound(evidence, found);
    const passes = (sentence: string) => uncovered(sentence, evidence).length === 0;
    for (const said of [
      '2 × Aster Reading Lamp come to $128.00.',
      'The total is $1,077.00.',
      'Tap the button to add them to your cart.',
    ])
      expect([said, passes(said)]).toEqual([said, true]);
    for (const lie of [
      'I’ve added two Aster Reading Lamps for $128.00 to your cart.',
      'The Aster Reading Lamp costs $128.00.',
      'Both are in your cart now.',
      'The total is $1,078.00.',
    ])
      expect([lie, passes(lie)]).toEqual([lie, false]);
  });
});

describe('nothing is proposed', () => {
  test.each<[string, [string, number][], RegExp]>([
    [
      'of what is sold out',
      [
        ['T-HARBOR-SAGE', 1],
        ['T-ASTER', 1],
      ],
      /Harbor Sofa \(Sage green\) is sold out/,
    ],
    ['of a price on request', [['T-EMBER', 1]], /on request.*only a person/],
    ['of more than are left', [['T-HARBOR-RUST', 3]], /only 2 are left/],
    [
      'of what is not on offer',
      [
        ['T-ASTER', 1],
        ['T-GLADE', 1],
      ],
      /not on offer/,
    ],
  ])('%s, with words', async (_, lines, words) => {
    const { view, cart, note } = await proposed(lines);
    expect(view.proposal).toBeUndefined();
    expect(cart).toBeUndefined();
    expect(view.refused).toMatch(words);
    expect(note).toBe('nothing proposed');
  });

  test('of what breaks the shopper’s limits, unless it is on the screen', async () => {
    const limits = { price: { max: 7999, currency: 'USD' } };
    expect((await proposed([['T-DUSK', 1]], toolContext({ limits }))).cart).toBeUndefined();
    const shown = toolContext({ limits, shown: new Set(['T-DUSK']) });
    expect((await proposed([['T-DUSK', 1]], shown)).cart?.total.amount).toBe(12_900);
  });
});
