import * as z from 'zod';
import { formatMoney } from '../../shared/money.ts';
import { mergeLines, type Priced, priceBasket } from '../domain/basket.ts';
import { basketRefusalText } from '../domain/basket-words.ts';
import { type CartView, cartView } from '../domain/cart-view.ts';
import { titleOf } from '../domain/catalogue.ts';
import type { Statement } from '../domain/statements.ts';
import { basketSchema, knownBasket, refusalOf } from './basket.ts';
import { tool } from './tool.ts';

/** What the shopper may accept into their cart with one tap. Nothing is put into it here. */
export const proposeCart = tool({
  name: 'propose_cart',
  description:
    'Shows the shopper a list of products with quantities, which they can put into their cart with one tap. Use it when they ask to add, buy ' +
    'or order something. It adds nothing by itself: never say that something was added, only that it is in the cart when they tap.',
  input: z.object({ lines: basketSchema }),
  run: async ({ lines: named }, context) => {
    const basket = await knownBasket(named, context);
    const refuse = (refused: string) => ({
      view: { refused, unknownSkus: [...basket.unknownSkus] } satisfies CartView,
      found: { items: basket.items, statements: [refusalOf(refused, basket.items)] },
      note: 'nothing proposed',
    });
    if (basket.refused !== undefined) return refuse(basket.refused);
    const priced = priceBasket(mergeLines(basket.lines));
    if (!priced.ok) return refuse(basketRefusalText(priced.error));
    const { lines } = priced.value;
    return {
      view: { proposal: cartView(priced.value), unknownSkus: [] } satisfies CartView,
      found: { items: basket.items, statements: statementsOf(priced.value) },
      cart: priced.value,
      note: lines.length === 1 ? '1 line' : `${lines.length} lines`,
    };
  },
});

function statementsOf({ lines, total }: Priced): Statement[] {
  const each = lines.map(({ item, quantity, lineTotal }) => ({
    kind: 'sum' as const,
    text: `${quantity} × ${titleOf(item)}: ${formatMoney(lineTotal)}.`,
    skus: [item.variant.sku],
  }));
  const skus = lines.map(({ item }) => item.variant.sku);
  return [...each, { kind: 'sum', text: `${formatMoney(total)} in total.`, skus }];
}
