import { describe, expect, test } from 'vitest';
import { OfflineModel } from '../../worker/adapters/offline-model/index.ts';
import type { Item } from '../../worker/domain/catalogue.ts';
import type { Products } from '../../worker/ports/products.ts';
import { answer, calling, scriptedModel, searching } from '../fixtures/scripted-model.ts';
import { testIndex } from '../fixtures/shop.ts';
import { answered, said, takeTurn } from '../fixtures/turn.ts';
import { seen } from './shopping.ts';

/** Ways in which assistants of other shops were seen to offer what is not there, or at a price that is not asked. */

describe('the index is older than the shop', () => {
  const index = testIndex();
  const today = (item: Item): Item =>
    item.variant.sku === 'T-BIRCH'
      ? {
          ...item,
          variant: {
            ...item.variant,
            price: { amount: 9500, currency: 'USD' },
            stock: { state: 'sold-out' },
          },
        }
      : item;
  /** Birch was $79 and in stock when it was indexed; it is $95 and sold out. */
  const products: Products = {
    bySku: async (skus) => (await index.bySku(skus)).map(today),
    byName: async (names) => (await index.byName(names)).map(today),
    provenance: () => index.provenance(),
  };

  test.each(['what does the Birch reading lamp cost?', 'is the Birch in stock?', 'the Birch reading lamp'])(
    '%j is answered as it is today',
    async (message) => {
      const turn = await takeTurn(new OfflineModel(), message, { products });
      expect(turn.text).toMatch(/\$95\.00.*sold out/);
      expect(seen(turn)).not.toMatch(/\$79|7900/);
      const [card] = turn.parts.flatMap((part) => (part.type === 'data-products' ? part.data.products : []));
      expect(card).toMatchObject({ price: { amount: 9500 }, stock: { state: 'sold-out' } });
    },
  );

  test('a budget is kept by the price of today', async () => {
    const turn = await takeTurn(new OfflineModel(), 'a reading lamp under $80', { products });
    expect(turn.titles.toSorted()).toEqual(['Aster Reading Lamp', 'Cove Reading Lamp']);
  });

  test('a model that remembers the old price is not believed', async () => {
    const model = scriptedModel(searching, answer('The Birch Reading Lamp costs $79.00.'));
    const turn = await takeTurn(model, 'a reading lamp', { products });
    expect(turn.text).not.toContain('$79');
    expect(turn.text).toContain('$95.00');
  });

  test('and what is sold out goes into no cart', async () => {
    const found = await takeTurn(new OfflineModel(), [said('the Birch reading lamp')], { products });
    const model = scriptedModel(
      calling('propose_cart', { lines: [{ sku: 'T-BIRCH', quantity: 1 }] }),
      answer('Tap the button below.'),
    );
    const history = [said('the Birch reading lamp'), answered(found), said('add it to my cart')];
    const turn = await takeTurn(model, history, { products });
    expect(turn.parts.filter(({ type }) => type === 'data-cart')).toEqual([]);
  });
});

describe('the shop has no such thing, and something else fills the gap', () => {
  test.each(['a winter coat', 'do you have jeans?', 'running shoes in size 9', 'a ceiling fan', 'lamp oil'])(
    '%j is said not to be here, without a card',
    async (message) => {
      const turn = await takeTurn(new OfflineModel(), message);
      expect(turn.text).toMatch(/^I found nothing like that/);
      expect(turn.titles).toEqual([]);
    },
  );

  test.each([
    ['a SKU it made up', calling('get_product_details', { skus: ['T-COAT'] })],
    ['what is no longer sold', calling('get_product_details', { skus: ['T-FERN', 'T-GLADE'] })],
  ])('a model shows no card of %s', async (_, call) => {
    const model = scriptedModel(call, answer('We do have the Fern Winter Coat, see below.'));
    const turn = await takeTurn(model, 'a winter coat');
    expect(turn.titles).toEqual([]);
  });
});
