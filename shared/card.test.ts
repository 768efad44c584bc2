import { describe, expect, it } from 'vitest';
import { cardSchema } from './card.ts';

describe('cardSchema', () => {
  it('demands to know where price and stock come from', () => {
    const card = {
      sku: 'MOSS-1',
      price: { amount: 12_900, currency: 'USD' },
      stock: { state: 'in-stock', quantity: 3 },
      title: 'Moss Armchair',
      url: 'https://shop.test/products/moss-armchair',
      options: {},
      badges: [],
      facts: [],
      notStated: [],
    };
    const provenance = { source: 'catalogue', asOf: '2026-11-01T09:00:00.000Z' };
    expect(cardSchema.safeParse({ ...card, provenance }).success).toBe(true);
    expect(cardSchema.safeParse(card).success).toBe(false);
    expect(cardSchema.safeParse({ ...card, provenance: { ...provenance, asOf: 'today' } }).success).toBe(
      false,
    );
  });
});
