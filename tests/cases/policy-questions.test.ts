import { beforeAll, describe, expect, test } from 'vitest';
import { readPolicyFolder } from '../../catalogue-data/policy-folder.ts';
import { OfflineModel } from '../../worker/adapters/offline-model/index.ts';
import type { PolicyRule } from '../../worker/domain/policy.ts';
import { openShop, type Shop } from '../evals/retrieval/shop.ts';
import { said, takeTurn } from '../fixtures/turn.ts';

/** Questions for the sample shop's own rules, without a model. */

let shop: Shop;
let rules: readonly PolicyRule[];
beforeAll(async () => {
  shop = await openShop();
  rules = (await readPolicyFolder('policies')).flatMap((policy) => policy.rules);
});

const ask = (message: string) =>
  takeTurn(new OfflineModel(), [said(message)], {
    first: { isOffline: true },
    retrieval: shop.index,
    products: shop.index,
    policyRules: { rules: async () => rules },
  });

describe('the warranty', () => {
  test.each([
    ['How long is the warranty?', 'warranty#general-warranty'],
    ['is there a warranty?', 'warranty#general-warranty'],
    ['how many years of warranty do I get?', 'warranty#general-warranty'],
    ['What warranty does a lamp have?', 'warranty#lamps-and-electrical-products'],
    ['how long is the warranty on a sofa?', 'warranty#sofas'],
    ['how long is the warranty on a mattress?', 'warranty#mattresses'],
    ['Wie lange ist die Garantie?', 'warranty#general-warranty'],
    ['Quelle est la garantie ?', 'warranty#general-warranty'],
    ['¿Cuánto dura la garantía?', 'warranty#general-warranty'],
    ['Quanto dura la garanzia?', 'warranty#general-warranty'],
  ])('%j is answered by its own section', async (message, section) => {
    expect((await ask(message)).text).toContain(`policies/${section}`);
  });
});

describe('delivery to another country', () => {
  test.each([
    'how much is shipping to Canada for a lamp?',
    'how much is shipping of the Eskdal Reading Lamp to Canada?',
    'Was kostet der Versand der Eskdal Reading Lamp nach Kanada?',
    'Was kostet der Versand nach Kanada?',
    'Combien coûte la livraison au Canada ?',
    '¿Cuánto cuesta el envío a Canadá de una lámpara?',
    'Quanto costa la spedizione in Canada?',
  ])('%j is told what a parcel there costs', async (message) => {
    const { text } = await ask(message);
    expect(text).toContain('$14.90');
    expect(text).not.toContain('$6.90');
    expect(text).not.toContain('$79.00');
  });
});
