import type { Cart } from '../../shared/cart.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import type { Priced, PricedLine } from './basket.ts';
import { stockText } from './catalogue.ts';

/** What the page may put into the shopper's cart, as it is shown to them. `id` names the proposal. */
export function cartOf({ lines, total }: Priced, id: string, strings: WorkerStrings): Cart {
  return { id, lines: lines.map(lineOf), total, note: strings.cartNote };
}

function lineOf({
  item: { product, variant },
  quantity,
  unitPrice,
  lineTotal,
}: PricedLine): Cart['lines'][number] {
  return {
    sku: variant.sku,
    title: product.title,
    options: variant.options,
    quantity,
    unitPrice,
    lineTotal,
    ...(variant.stock.state === 'made-to-order' && { note: stockText(variant.stock) }),
  };
}
