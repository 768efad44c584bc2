import { describe, expect, test } from 'vitest';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import { uncovered } from '../domain/evidence/check.ts';
import { addFound, emptyEvidence } from '../domain/evidence.ts';
import { shippingViewSchema } from '../domain/shipping-view.ts';
import { quoteShipping } from './quote-shipping.ts';

type Input = Parameters<typeof quoteShipping.run>[0];

async function quote(lines: [string, number][], country?: string, context = toolContext()) {
  const input: Input = { lines: lines.map(([sku, quantity]) => ({ sku, quantity })), country };
  const result = await quoteShipping.run(input, context);
  return { ...result, view: shippingViewSchema.strict().parse(result.view) };
}

describe('a quote', () => {
  test('says every figure and day as it is to be said', async () => {
    const { view, note } = await quote([
      ['T-ASTER', 1],
      ['T-HARBOR-RUST', 2],
    ]);
    expect(view).toEqual({
      country: 'the United States',
      unknownSkus: [],
      quote: {
        goods: '$1,962.00',
        deliveries: [
          {
            how: 'by parcel',
            cost: 'free',
            freeFrom: '$75.00',
            arrivals: [
              {
                products: ['Aster Reading Lamp'],
                when: '3 to 5 business days, from Thursday, December 3, 2026 to Monday, December 7, 2026',
              },
            ],
          },
          {
            how: 'for furniture by truck',
            cost: '$79.00',
            arrivals: [
              {
                products: ['Harbor Sofa (Rust)'],
                when: '2 to 4 weeks, from Monday, December 14, 2026 to Monday, December 28, 2026',
              },
            ],
          },
        ],
        delivery: '$79.00',
        total: '$2,041.00',
        tax: 'Sales tax is not included; the checkout works it out for the address and shows it before paying.',
      },
    });
    expect(note).toBe('$79.00 to US');
  });

  test('is for the shop’s own country where none is named', async () => {
    expect((await quote([['T-ASTER', 1]], undefined, toolContext({ shopCountry: 'CA' }))).view.country).toBe(
      'Canada',
    );
  });

  test('lets its figures be said of what they are for, and of nothing else', async () => {
    const { found } = await quote(
      [
        ['T-ASTER', 1],
        ['T-HARBOR-RUST', 1],
      ],
      'CA',
    );
    const evidence = emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });
    addFound(evidence, found);
    const passes = (sentence: string) => uncovered(sentence, evidence).length === 0;
    for (const said of [
      'Delivery to Canada costs $93.90 altogether.',
      'Delivery of the Harbor Sofa costs $79.00.',
      'The Aster Reading Lamp ships as a parcel for $14.90.',
      'With delivery the total is $1,106.90.',
      'Together they cost $1,013.00.',
    ])
      expect([said, passes(said)]).toEqual([said, true]);
    for (const false_ of [
      'The Aster Reading Lamp costs $14.90.',
      'Delivery of the Aster Reading Lamp costs $79.00.',
      'The Harbor Sofa costs $1,106.90.',
      'Delivery costs $6.90.',
    ])
      expect([false_, passes(false_)]).toEqual([false_, false]);
  });
});

describe('no quote', () => {
  test.each<[string, [string, number][], string | undefined, RegExp]>([
    ['of what is sold out', [['T-HARBOR-SAGE', 1]], undefined, /Harbor Sofa \(Sage green\) is sold out/],
    ['of a price on request', [['T-EMBER', 1]], undefined, /Ember Reading Lamp is on request/],
    ['of more than are left', [['T-HARBOR-RUST', 3]], undefined, /only 2 are left/],
    [
      'to a country it is not shipped to',
      [['T-ASTER', 1]],
      'DE',
      /cannot be sent to Germany.*the United States or Canada/,
    ],
    [
      'of what is not on offer',
      [
        ['T-ASTER', 1],
        ['T-FERN', 1],
      ],
      undefined,
      /not on offer/,
    ],
  ])('%s, in clear words', async (_, lines, country, words) => {
    const { view, note } = await quote(lines, country);
    expect(view.quote).toBeUndefined();
    expect(view.refused).toMatch(words);
    expect(note).toBe('no quote');
  });

  test('of what breaks the shopper’s limits, unless it is on the screen', async () => {
    const limits = { price: { max: 7999, currency: 'USD' } };
    const { view, found } = await quote([['T-DUSK', 1]], undefined, toolContext({ limits }));
    expect(view.refused).toMatch(/outside what the shopper allows/);
    expect(JSON.stringify([view, found])).not.toContain('129');
    const shown = await quote(
      [['T-DUSK', 1]],
      undefined,
      toolContext({ limits, shown: new Set(['T-DUSK']) }),
    );
    expect(shown.view.quote?.goods).toBe('$129.00');
  });
});

test.each([
  { lines: [] },
  { lines: Array.from({ length: 21 }, () => ({ sku: 'A', quantity: 1 })) },
  { lines: [{ sku: 'A', quantity: 0 }] },
  { lines: [{ sku: 'A', quantity: 100 }] },
  { lines: [{ sku: 'A', quantity: 1.5 }] },
  { lines: [{ sku: 'A', quantity: 1 }], country: 'Canada' },
  { lines: [{ sku: 'no sku', quantity: 1 }] },
])('%j is no basket', (input) => {
  expect(quoteShipping.input.safeParse(input).success).toBe(false);
});

test('a line without a quantity is one piece', () => {
  const input = quoteShipping.input.parse({ lines: [{ sku: 'A' }] });
  expect(input.lines).toEqual([{ sku: 'A', quantity: 1 }]);
});

test('the longest view of a quote is small', async () => {
  const skus = ['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK', 'T-HARBOR-RUST'];
  const { view } = await quote(skus.map((sku) => [sku, 1]));
  expect(JSON.stringify(view).length).toBeLessThan(2000);
});
