import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type PolicyRule, policyRuleSchema } from './policy.ts';
import { fillPlaceholders, PlaceholderError } from './policy-prose.ts';

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
