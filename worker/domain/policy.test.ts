import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type PolicyRule, policyRuleKinds, policyRuleSchema, ruleName } from './policy.ts';
import { formatRuleField } from './policy-prose.ts';
import { policySectionSchema } from './policy-section.ts';

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
