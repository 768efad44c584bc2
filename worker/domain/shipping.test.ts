import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thing } from '../../tests/fixtures/on-screen.ts';
import { rules } from '../../tests/fixtures/shop.ts';
import type { BasketLine } from './basket.ts';
import type { PolicyRule } from './policy.ts';
import { goodsOf, type Quote, quoteShipping } from './shipping.ts';

const monday = Date.parse('2026-11-30T15:00:00Z');

const lamp = thing({ sku: 'LAMP', title: 'Lamp', type: 'reading lamp', price: 3000 });
const rug = thing({ sku: 'RUG', title: 'Rug', type: 'rug', price: 12_000, weight: 24_999 });
const statue = thing({ sku: 'STATUE', title: 'Statue', type: 'decor', price: 9000, weight: 25_000 });
const sofa = thing({ sku: 'SOFA', title: 'Sofa', type: 'sofa', price: 80_000 });
const onlyHere = thing({ sku: 'HERE', title: 'Local', type: 'vase', price: 1000, shipsTo: ['US'] });
const abroad = thing({ sku: 'ABROAD', title: 'Traveller', type: 'vase', price: 1000, shipsTo: ['GB', 'CA'] });
const gone = thing({ sku: 'GONE', title: 'Gone', type: 'vase', soldOut: true });
const asked = thing({ sku: 'ASKED', title: 'Asked', type: 'vase', price: null });
const made = {
  ...thing({ sku: 'MADE', title: 'Made', type: 'sofa', price: 50_000 }),
};
const madeToOrder = {
  ...made,
  variant: { ...made.variant, stock: { state: 'made-to-order' as const, leadDays: 21 } },
};
const pounds = {
  ...lamp,
  variant: { ...lamp.variant, sku: 'POUNDS', price: { amount: 100, currency: 'GBP' } },
};
const few = {
  ...lamp,
  variant: { ...lamp.variant, sku: 'FEW', stock: { state: 'in-stock' as const, quantity: 2 } },
};

const one = (item: BasketLine['item'], quantity = 1): BasketLine => ({ item, quantity });

function quoted(lines: BasketLine[], country = 'US', own: readonly PolicyRule[] = rules): Quote {
  const quote = quoteShipping(lines, country, own, monday);
  if (!quote.ok) throw new Error(JSON.stringify(quote.error));
  return quote.value;
}
const refused = (lines: BasketLine[], country = 'US', own: readonly PolicyRule[] = rules) => {
  const quote = quoteShipping(lines, country, own, monday);
  return quote.ok ? 'quoted' : quote.error;
};
const costs = ({ goodsTotal, deliveryTotal, total }: Quote) => [
  goodsTotal.amount,
  deliveryTotal.amount,
  total.amount,
];

describe('what delivery costs', () => {
  it.each([
    ['a parcel', [one(lamp)], 'US', [3000, 690, 3690]],
    ['two parcels, below what is free', [one(lamp, 2)], 'US', [6000, 690, 6690]],
    ['parcels from what is free', [one(lamp, 3)], 'US', [9000, 0, 9000]],
    ['parcels to a country where they are never free', [one(lamp, 30)], 'CA', [90_000, 1490, 91_490]],
    ['furniture, whatever its price', [one(sofa)], 'US', [80_000, 7900, 87_900]],
    ['furniture, once an order', [one(sofa, 3)], 'US', [240_000, 7900, 247_900]],
    [
      'both, the parcels free by the total of all goods',
      [one(sofa), one(lamp)],
      'US',
      [83_000, 7900, 90_900],
    ],
    ['both, each once', [one(sofa), one(lamp)], 'CA', [83_000, 7900 + 1490, 83_000 + 9390]],
  ])('%s', (_, lines, country, expected) => {
    expect(costs(quoted(lines, country))).toEqual(expected);
  });

  it('is free from exactly the stated total', () => {
    const at = (amount: number) => {
      const item = { ...lamp, variant: { ...lamp.variant, price: { amount, currency: 'USD' } } };
      return quoted([one(item)]).deliveryTotal.amount;
    };
    expect([at(7499), at(7500), at(7501)]).toEqual([690, 0, 0]);
  });

  it('goes by type and weight, as the rules say', () => {
    expect([lamp, rug, statue, sofa].map((item) => goodsOf(item, rules))).toEqual([
      'parcel',
      'parcel',
      'furniture',
      'furniture',
    ]);
    expect(goodsOf(sofa, [])).toBe('parcel');
  });
});

describe('when it comes', () => {
  const times = (lines: BasketLine[]) =>
    quoted(lines).deliveries.flatMap(({ arrivals }) =>
      arrivals.map(({ items, time }) => [items.map(({ variant }) => variant.sku), time?.from, time?.to]),
    );

  it('counts business days for parcels and weeks for furniture', () => {
    expect(times([one(lamp), one(sofa)])).toEqual([
      [['LAMP'], '2026-12-03', '2026-12-07'],
      [['SOFA'], '2026-12-14', '2026-12-28'],
    ]);
  });

  it('goes by its lead time where it is made to order, and shares the fee', () => {
    expect(times([one(sofa), one(madeToOrder)])).toEqual([
      [['SOFA'], '2026-12-14', '2026-12-28'],
      [['MADE'], '2026-12-21', '2026-12-21'],
    ]);
    expect(quoted([one(sofa), one(madeToOrder)]).deliveryTotal.amount).toBe(7900);
  });

  it('is not stated where the shop does not state it', () => {
    const silent = rules.filter(({ kind }) => kind !== 'delivery-time');
    const [delivery] = quoted([one(lamp)], 'US', silent).deliveries;
    expect(delivery?.arrivals[0]?.time).toBeUndefined();
    const unknown = { ...made, variant: { ...made.variant, stock: { state: 'made-to-order' as const } } };
    expect(quoted([one(unknown)]).deliveries[0]?.arrivals[0]?.time).toBeUndefined();
  });
});

describe('tax', () => {
  it('is what the rules say of the country, or nothing', () => {
    expect(quoted([one(lamp)]).tax).toBe('without-sales-tax');
    expect(
      quoted(
        [one(lamp)],
        'US',
        rules.filter(({ kind }) => kind !== 'sales-tax'),
      ).tax,
    ).toBeUndefined();
  });
});

describe('no cost is said', () => {
  it.each([
    ['of what is sold out', [one(gone), one(lamp)], 'US', { kind: 'sold-out', titles: ['Gone'] }],
    ['of a price on request', [one(asked)], 'US', { kind: 'price-on-request', titles: ['Asked'] }],
    ['of more than there are', [one(few, 3)], 'US', { kind: 'too-few', title: 'Lamp', left: 2 }],
    ['of more than there are in two lines', [one(few, 2), one(few, 1)], 'US', { kind: 'too-few' }],
    ['of more than may be bought', [one(sofa, 99), one(sofa)], 'US', { kind: 'too-many', most: 99 }],
    ['of two currencies', [one(lamp), one(pounds)], 'US', { kind: 'mixed-currency' }],
    [
      'to where the shop does not ship',
      [one(lamp)],
      'FR',
      { kind: 'not-shipped', titles: ['Lamp'], country: 'FR', countries: ['US', 'CA'] },
    ],
    [
      'to where one product is not shipped, though the shop is',
      [one(lamp), one(onlyHere)],
      'CA',
      { kind: 'not-shipped', titles: ['Local'], countries: ['US'] },
    ],
    [
      'to no country that all can go to',
      [one(abroad), one(onlyHere)],
      'US',
      { kind: 'not-shipped', titles: ['Traveller'], countries: [] },
    ],
    [
      'to where a product goes but no fee is stated',
      [one(abroad)],
      'GB',
      { kind: 'fee-not-stated', goods: 'parcel', country: 'GB' },
    ],
    ['in another currency than the fee', [one(pounds)], 'US', { kind: 'fee-not-stated', goods: 'parcel' }],
  ])('%s', (_, lines, country, error) => {
    expect(refused(lines, country)).toMatchObject(error);
  });

  it('where the rules do not state what is furniture, though it has a price of its own', () => {
    const own = rules.filter(({ kind }) => kind !== 'furniture');
    expect(refused([one(lamp)], 'US', own)).toEqual({ kind: 'goods-not-stated' });
  });

  it('by a shop without rules', () => {
    expect(refused([one(lamp)], 'US', [])).toMatchObject({ kind: 'not-shipped', countries: [] });
  });
});

const items = [lamp, rug, statue, sofa, madeToOrder];
const arbitraryLine = fc
  .tuple(fc.constantFrom(...items), fc.integer({ min: 1, max: 9 }))
  .map(([item, quantity]): BasketLine => ({ item, quantity }));
const basket = fc.array(arbitraryLine, { minLength: 1, maxLength: 8 });
const country = fc.constantFrom('US', 'CA');

describe('of any basket', () => {
  it('every amount is a whole number of minor units, and the parts make the totals', () => {
    fc.assert(
      fc.property(basket, country, (lines, to) => {
        const quote = quoted(lines, to);
        for (const amount of costs(quote)) expect(Number.isSafeInteger(amount)).toBe(true);
        const goods = lines.reduce(
          (sum, { item, quantity }) => sum + quantity * item.variant.price!.amount,
          0,
        );
        const fees = quote.deliveries.reduce((sum, { fee }) => sum + fee.amount, 0);
        expect(costs(quote)).toEqual([goods, fees, goods + fees]);
      }),
    );
  });

  it('lines split, merged or shuffled cost and come the same', () => {
    fc.assert(
      fc.property(basket, country, (lines, to) => {
        const pieces = lines.flatMap(({ item, quantity }) =>
          Array.from({ length: quantity }, () => ({ item, quantity: 1 })),
        );
        expect(quoted(pieces, to)).toEqual(quoted(lines, to));
        expect(costs(quoted(pieces.toReversed(), to))).toEqual(costs(quoted(lines, to)));
      }),
    );
  });

  it('one more of a thing never makes delivery dearer, and one more thing by at most the fee of its kind', () => {
    fc.assert(
      fc.property(basket, arbitraryLine, country, (lines, more, to) => {
        const [before, after] = [quoted(lines, to), quoted([...lines, more], to)];
        const kind = goodsOf(more.item, rules);
        const isNew = before.deliveries.every(({ goods }) => goods !== kind);
        const fee = after.deliveries.find(({ goods }) => goods === kind)!.fee.amount;
        const rise = after.deliveryTotal.amount - before.deliveryTotal.amount;
        expect(rise).toBeLessThanOrEqual(isNew ? fee : 0);
        expect(after.goodsTotal.amount).toBeGreaterThan(before.goodsTotal.amount);
      }),
    );
  });

  it('a later order never comes earlier', () => {
    fc.assert(
      fc.property(basket, fc.integer({ min: 0, max: 60 * 24 }), (lines, hours) => {
        const days = (now: number) => {
          const quote = quoteShipping(lines, 'US', rules, now);
          return quote.ok
            ? quote.value.deliveries.flatMap(({ arrivals }) => arrivals.map(({ time }) => time!))
            : [];
        };
        const [now, later] = [days(monday), days(monday + hours * 3_600_000)];
        for (const [at, time] of now.entries()) {
          expect(later[at]!.from >= time.from).toBe(true);
          expect(time.from <= time.to).toBe(true);
        }
      }),
    );
  });
});
