import * as z from 'zod';
import { formatMoney } from '../../shared/money.ts';
import type { Priced } from './basket.ts';
import { priceText, stockText, titleOf } from './catalogue.ts';

/** What a model is shown of a cart that is proposed: amounts in words to copy. */
export const cartViewSchema = z.object({
  proposal: z
    .object({
      lines: z.array(
        z.object({
          sku: z.string(),
          title: z.string(),
          quantity: z.int(),
          each: z.string(),
          together: z.string(),
          /** "made to order in 21 days"; left out for what is in stock. */
          stock: z.string().optional(),
        }),
      ),
      total: z.string(),
      note: z.string(),
    })
    .optional(),
  /** Where nothing is proposed: why, and what is possible instead. */
  refused: z.string().optional(),
  unknownSkus: z.array(z.string()),
});
export type CartView = z.infer<typeof cartViewSchema>;

export function cartView({ lines, total }: Priced): NonNullable<CartView['proposal']> {
  return {
    lines: lines.map(({ item, quantity, lineTotal }) => ({
      sku: item.variant.sku,
      title: titleOf(item),
      quantity,
      each: priceText(item.variant),
      together: formatMoney(lineTotal),
      ...(item.variant.stock.state === 'made-to-order' && { stock: stockText(item.variant.stock) }),
    })),
    total: formatMoney(total),
    note: 'Nothing is in the cart until the shopper taps the button below your answer.',
  };
}
