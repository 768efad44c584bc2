import { describe, expect, test } from 'vitest';
import { readDate } from './dates.ts';
import { readOffer } from './offers.ts';

const context = { currency: 'USD', locale: 'en-US' };
const now = Date.parse('2026-11-15T12:00:00Z');

function offer(prices: Record<string, string>, locale = 'en-US', at = now) {
  return readOffer({ line: 1, options: {}, ...prices }, { ...context, locale }, at);
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('a sale', () => {
  const sale = { price: '20', salePrice: '15' };
  const onSale = { ok: true, value: { price: usd(1500), listPrice: usd(2000), warnings: [] } };
  const regular = { ok: true, value: { price: usd(2000), warnings: [] } };

  test.each([
    [{}, onSale],
    [{ saleFrom: '2026-11-01' }, onSale],
    [{ saleUntil: '2026-11-15' }, onSale],
    [{ saleUntil: '2026-11-14' }, regular],
    [{ saleFrom: '2026-11-16' }, regular],
    [{ saleFrom: '2026-11-01T13:00-0800/2026-11-30T15:30-0800' }, onSale],
    [{ saleFrom: '2026-11-15T13:00+0000/2026-11-30T15:30+0000' }, regular],
    [{ saleFrom: '11/1/2026', saleUntil: '11/30/26' }, onSale],
    [{ saleFrom: '11/1/2026, 12:00 AM' }, onSale],
  ])('with the dates %o', (dates, expected) => {
    expect(offer({ ...sale, ...dates })).toEqual(expected);
  });

  test('dates are read in the order of the locale', () => {
    expect(offer({ ...sale, saleFrom: '01/12/2026' }, 'en-US')).toEqual(onSale);
    expect(offer({ ...sale, saleFrom: '01/12/2026' }, 'en-GB')).toEqual(regular);
    expect(offer({ ...sale, saleFrom: '15.11.2026' }, 'de-DE')).toEqual(onSale);
  });

  test('whose dates cannot be read does not count', () => {
    expect(offer({ ...sale, saleFrom: 'next week' })).toMatchObject({
      ok: true,
      value: { price: usd(2000), warnings: [expect.stringContaining('"next week"')] },
    });
  });

  test.each(['20', '25', '0', '15 EUR'])('at %s is none beside 20', (salePrice) => {
    expect(offer({ price: '20', salePrice })).toMatchObject({
      ok: true,
      value: { price: usd(2000), warnings: [expect.stringContaining('left out')] },
    });
  });

  test('price alone is the price', () => {
    expect(offer({ salePrice: '15' })).toEqual({ ok: true, value: { price: usd(1500), warnings: [] } });
  });
});

describe('a list price', () => {
  test('counts again when the sale is over', () => {
    const over = { price: '20', listPrice: '25', salePrice: '15', saleUntil: '2026-11-01' };
    expect(offer(over)).toEqual({
      ok: true,
      value: { price: usd(2000), listPrice: usd(2500), warnings: [] },
    });
  });

  test('counts when it is higher', () => {
    expect(offer({ price: '20', listPrice: '25' })).toMatchObject({ value: { listPrice: usd(2500) } });
  });

  test.each(['20', '0', ''])('of %o says nothing beside 20', (listPrice) => {
    expect(offer({ price: '20', listPrice })).toEqual({
      ok: true,
      value: { price: usd(2000), warnings: [] },
    });
  });

  test.each(['19', '25 EUR', 'x'])('of %o is left out with a warning', (listPrice) => {
    const read = offer({ price: '20', listPrice });
    expect(read).toMatchObject({ ok: true, value: { price: usd(2000), warnings: [expect.any(String)] } });
    expect(read).not.toHaveProperty('value.listPrice');
  });

  test('without a price is left out', () => {
    expect(offer({ listPrice: '25' })).toMatchObject({
      value: { price: null, warnings: [expect.any(String)] },
    });
  });
});

test('a price or sale price that cannot be read refuses the variant', () => {
  expect(offer({ price: 'soon' })).toMatchObject({ ok: false });
  expect(offer({ price: '20', salePrice: 'soon' })).toMatchObject({ ok: false });
});

test.each([
  ['2026-02-30', undefined],
  ['13/13/2026', undefined],
  ['1/2', undefined],
  ['2026-11-15 09:30:00', '2026-11-15T09:30:00Z'],
  ['2026-11-15T09:30:00.000+01:00', '2026-11-15T08:30:00Z'],
])('the date %s', (text, expected) => {
  expect(readDate(text, 'start', 'en-US')).toBe(expected && Date.parse(expected));
});
