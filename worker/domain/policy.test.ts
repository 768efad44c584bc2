import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  fillPlaceholders,
  formatRuleField,
  PlaceholderError,
  type PolicyRule,
  policyRuleKinds,
  policyRuleSchema,
  policySectionSchema,
  ruleName,
} from './policy.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const rules: PolicyRule[] = z.array(policyRuleSchema).parse([
  { kind: 'return-window', days: 30 },
  { kind: 'return-fee', id: 'parcel-return-fee', goods: 'parcel', fee: usd(750) },
  { kind: 'shipping-area', countries: ['US', 'CA'], items: 'all' },
  { kind: 'shipping-area', id: 'elsewhere', countries: ['GB', 'IE', 'DE'], items: 'selected' },
  { kind: 'refund', businessDays: 5, methods: ['original-payment-method', 'store-credit'] },
  { kind: 'not-returnable', when: 'opened', types: ['mattress', 'bookshelf', 'tray', 'canopy'] },
  { kind: 'currency', currency: 'GBP' },
  { kind: 'wash-temperature', celsius: 30 },
  { kind: 'delivery-time', goods: 'parcel', min: 3, max: 1200, unit: 'business-days' },
]);

function placeholderError(text: string): PlaceholderError {
  try {
    fillPlaceholders(text, rules);
  } catch (error) {
    if (error instanceof PlaceholderError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('fillPlaceholders', () => {
  it.each([
    ['within {{return-window.days}} days', 'within 30 days'],
    ['within {{ return-window.days }} days', 'within 30 days'],
    ['costs {{parcel-return-fee.fee}}.', 'costs $7.50.'],
    ['to {{shipping-area.countries}}', 'to the United States and Canada'],
    ['to {{shipping-area.countries|or}}', 'to the United States or Canada'],
    ['to {{elsewhere.countries}}', 'to the United Kingdom, Ireland, and Germany'],
    ['your {{refund.methods|or}}', 'your original payment method or store credit'],
    ['{{not-returnable.types}}', 'mattresses, bookshelves, trays, and canopies'],
    ['in {{currency.currency}}', 'in British pounds'],
    ['at {{wash-temperature.celsius}}', 'at 30°C (86°F)'],
    ['{{delivery-time.min}} to {{delivery-time.max}} {{delivery-time.unit}}', '3 to 1,200 business days'],
    ['no placeholder } or { here }}', 'no placeholder } or { here }}'],
  ])('%s', (text, filled) => {
    expect(fillPlaceholders(text, rules)).toBe(filled);
  });

  it.each([
    ['{{retrun-window.days}}', 'retrun-window.days', 'there is no rule "retrun-window"'],
    ['{{return-fee.fee}}', 'return-fee.fee', 'there is no rule "return-fee"'],
    ['{{return-window.hours}}', 'return-window.hours', 'the rule "return-window" has no field "hours"'],
    [
      '{{return-window.toString}}',
      'return-window.toString',
      'the rule "return-window" has no field "toString"',
    ],
    ['{{return-window}}', 'return-window', 'write it as rule.field or rule.field|or'],
    ['{{}}', '', 'write it as rule.field or rule.field|or'],
    ['within {{return-window.days days', 'return-window.days days', 'its braces are not closed'],
  ])('rejects %s', (text, placeholder, reason) => {
    const error = placeholderError(text);
    expect(error.placeholder).toBe(placeholder);
    expect(error.message).toBe(`{{${placeholder}}}: ${reason}`);
  });

  it('does not fill what a value brings in', () => {
    const quoting = policyRuleSchema.parse({ kind: 'not-offered', services: ['{{return-window.days}}'] });
    expect(fillPlaceholders('{{not-offered.services}}', [quoting, ...rules])).toBe('{{return-window.days}}');
  });
});

describe('rules', () => {
  it('are named by their id or else their kind', () => {
    expect(rules.slice(0, 2).map(ruleName)).toEqual(['return-window', 'parcel-return-fee']);
  });

  it('have a kind each', () => {
    expect(new Set(policyRuleKinds).size).toBe(policyRuleKinds.length);
    expect(policyRuleKinds).toContain('change-window');
    expect(policyRuleKinds).toContain('delivery-time');
  });

  it.each([
    ['a fraction of a day', { kind: 'return-window', days: 1.5 }],
    ['no days', { kind: 'return-window', days: 0 }],
    ['a misspelt field', { kind: 'return-window', day: 30 }],
    ['a field too many', { kind: 'return-window', days: 30, nights: 3 }],
    ['money in a float', { kind: 'return-fee', goods: 'parcel', fee: usd(7.5) }],
    ['a country by its name', { kind: 'address-change', countries: ['Canada'] }],
    ['an empty list', { kind: 'address-change', countries: [] }],
    [
      'a window that ends before it starts',
      { kind: 'delivery-time', goods: 'parcel', min: 5, max: 3, unit: 'weeks' },
    ],
  ])('do not allow %s', (_, rule) => {
    expect(policyRuleSchema.safeParse(rule).success).toBe(false);
  });

  it('show no field that was left out', () => {
    const rule = policyRuleSchema.parse({ kind: 'not-returnable', when: 'final-sale', types: undefined });
    expect(formatRuleField(rule, 'types')).toBeUndefined();
    expect(formatRuleField(rule, 'when')).toBe('final sale');
  });

  it('keep the hyphens that are English', () => {
    const order = policyRuleSchema.parse({ kind: 'not-returnable', when: 'made-to-order' });
    expect(formatRuleField(order, 'when')).toBe('made-to-order');
    const words = policyRuleSchema.parse({ kind: 'not-offered', services: ['tax-free sales', 'buy-back'] });
    expect(formatRuleField(words, 'services', 'or')).toBe('tax-free sales or buy-back');
  });
});

describe('a section', () => {
  const section = {
    id: 'returns#refunds',
    document: 'Returns',
    heading: 'Refunds',
    path: 'Returns > Refunds',
    text: 'We refund a return.',
    url: '/policies/returns#refunds',
  };

  it('is asked for in the words given, or in none', () => {
    expect(policySectionSchema.parse(section).asked).toEqual([]);
    const asked = ['when is my money back'];
    expect(policySectionSchema.parse({ ...section, asked }).asked).toEqual(asked);
  });
});
