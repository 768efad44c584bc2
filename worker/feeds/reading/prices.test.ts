import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalString, formatMoney } from '../../../shared/money.ts';
import { readPrice } from './prices.ts';

const inUsd = { currency: 'USD', locale: 'en-US' };

function read(text: string, locale: string, currency = 'USD', stated?: string) {
  const price = readPrice(text, { currency, locale, stated });
  return price.ok ? price.value && `${decimalString(price.value)} ${price.value.currency}` : undefined;
}

describe('thousands separators of every kind', () => {
  test.each([
    ['1,299.00', 'en-US'],
    ['1299', 'en-US'],
    ['1.299,00', 'de-DE'],
    ['1.299', 'de-DE'],
    ['1 299,00', 'fr-FR'],
    ['1\u00a0299,00', 'fr-FR'],
    ['1\u202f299,00', 'sv-SE'],
    ["1'299.00", 'de-CH'],
    ['1’299.00', 'de-CH'],
    ['1299,00', 'es-ES'],
  ])('%s in %s is 1299', (text, locale) => {
    expect(read(text, locale)).toBe('1299.00 USD');
  });

  test('lakhs and crores', () => {
    expect(read('1,00,000', 'en-IN', 'INR')).toBe('100000.00 INR');
    expect(read('₹ 12,34,567.50', 'hi-IN', 'INR')).toBe('1234567.50 INR');
  });

  test.each(['1.299,00', '1 299,00', "1'299.00", '1299,00', '1299.0000'])(
    '%s has one reading only and is read in any locale',
    (text) => {
      for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'])
        expect(read(text, locale)).toBe('1299.00 USD');
    },
  );
});

describe('what is ambiguous is refused, with both readings', () => {
  test.each([
    ['1.299', 'en-US'],
    ['1,299', 'de-DE'],
    ['1.299', 'fr-FR'],
    ['12.000', 'en-US'],
  ])('%s in %s', (text, locale) => {
    const price = readPrice(text, { currency: 'USD', locale });
    expect(price).toMatchObject({ ok: false, error: expect.stringContaining(' or ') });
    expect(price).toMatchObject({ error: expect.stringContaining('--locale') });
  });

  test('three decimals are no thousand where the currency has three', () => {
    expect(read('1.299', 'en-US', 'KWD')).toBe('1.299 KWD');
  });
});

describe('a currency before, after or in another column', () => {
  test.each([
    ['$1,299', '1299.00 USD'],
    ['12.99 USD', '12.99 USD'],
    ['USD12.99', '12.99 USD'],
    ['€12.99', '12.99 EUR'],
    ['12,99 €', '12.99 EUR'],
    ['CHF 12.-', '12.00 CHF'],
    ['US $12.99', '12.99 USD'],
    ['12 US dollars', '12.00 USD'],
    ["CHF 1'299.–", '1299.00 CHF'],
    ['£0.50', '0.50 GBP'],
    ['$12.00 CAD', '12.00 CAD'],
    ['¥ 1,299', '1299 JPY'],
    ['.99', '0.99 USD'],
    ['12.', '12.00 USD'],
  ])('%s', (text, price) => {
    expect(read(text, 'en-US')).toBe(price);
  });

  test('a sign of several currencies is the expected one of them', () => {
    expect(read('$12', 'en-CA', 'CAD')).toBe('12.00 CAD');
    expect(read('$12', 'en-AU', 'EUR', 'AUD')).toBe('12.00 AUD');
    expect(read('199 kr', 'sv-SE', 'SEK')).toBe('199.00 SEK');
    expect(read('kr. 199,-', 'da-DK', 'DKK')).toBe('199.00 DKK');
    expect(read('Rs. 1,00,000', 'en-IN', 'INR')).toBe('100000.00 INR');
    expect(read('199 kr', 'en-US', 'USD')).toBeUndefined();
  });

  test('the other column counts, and must not disagree', () => {
    expect(read('12.99', 'en-US', 'USD', 'eur')).toBe('12.99 EUR');
    expect(readPrice('$12.99', { ...inUsd, stated: 'EUR' })).toEqual({
      ok: false,
      error: 'price "$12.99": it is in USD, its currency column says EUR',
    });
    expect(readPrice('12.99', { ...inUsd, stated: 'Euros' })).toMatchObject({ ok: false });
  });
});

test('nothing is a price on request', () => {
  expect(readPrice(undefined, inUsd)).toEqual({ ok: true, value: null });
  expect(readPrice('  ', inUsd)).toEqual({ ok: true, value: null });
});

test.each([
  'free',
  'N/A',
  '-5',
  '−5.00',
  '(5.00)',
  '$-5',
  '12.999',
  '12.99 - 15.99',
  '1e3',
  '12.99*',
  'from $12',
  '1,2,3',
  '99999999999999999',
])('%s is refused', (text) => {
  expect(readPrice(text, inUsd).ok).toBe(false);
});

const locales =
  'en-US en-GB en-IN en-CA en-ZA de-DE de-CH de-AT fr-FR fr-CH fr-CA es-ES es-MX it-IT pt-BR pt-PT nl-NL sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ hu-HU tr-TR ru-RU ja-JP zh-CN ko-KR hi-IN vi-VN id-ID he-IL';

const numeric = new Set(['integer', 'group', 'decimal', 'fraction']);

describe('what a locale writes, it reads back to the minor unit', () => {
  const anyPrice = fc.record({
    locale: fc.constantFrom(...locales.split(' ')),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR'),
    amount: fc.oneof(fc.nat(200_000), fc.nat(Number.MAX_SAFE_INTEGER)),
  });

  test('with the grouping that the locale gives to money', () => {
    fc.assert(
      fc.property(anyPrice, ({ locale, currency, amount }) => {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          numberingSystem: 'latn',
        });
        const parts = format.formatToParts(decimalString({ amount, currency }) as Intl.StringNumericLiteral);
        const text = parts.map(({ type, value }) => (numeric.has(type) ? value : '')).join('');
        expect(readPrice(text, { locale, currency })).toEqual({ ok: true, value: { amount, currency } });
      }),
    );
  });

  test('with the sign of the currency where the locale puts it', () => {
    fc.assert(
      fc.property(anyPrice, ({ locale, currency, amount }) => {
        fc.pre(!/^(?:he|hi)/.test(locale));
        const text = formatMoney({ amount, currency }, locale);
        expect(readPrice(text, { locale, currency })).toEqual({ ok: true, value: { amount, currency } });
      }),
    );
  });
});

test('whatever is read has one exact value: no text is read differently in two locales unless one of them writes it so', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,4}[.,' ]\d{1,4}(?:[.,]\d{1,3})?$/), (text) => {
      const readings = new Set(locales.split(' ').flatMap((locale) => read(text, locale) ?? []));
      expect(readings.size).toBeLessThanOrEqual(2);
      if (readings.size === 2) expect(text).toMatch(/^\d{1,3}[.,]\d{3}$/);
    }),
  );
});
