import { formatMoney } from '../../shared/money.ts';
import type { Product, Variant } from '../../shared/product.ts';
import { type Html, html } from '../html.ts';
import { onSale, soldOut } from '../shop.ts';

/** What a variant costs as words: "$79.00", or that it is told on request. */
export function priceText(variant: Variant, locale: string): string {
  return variant.price === null ? 'Price on request' : formatMoney(variant.price, locale);
}

export function listPriceText(variant: Variant, locale: string): string | undefined {
  return onSale(variant) && variant.listPrice ? formatMoney(variant.listPrice, locale) : undefined;
}

/** A price with the undiscounted one struck beside it, both read out for what they are. */
export function priceTag(variant: Variant, locale: string): Html {
  const listPrice = listPriceText(variant, locale);
  if (listPrice === undefined) return html`<span class="now">${priceText(variant, locale)}</span>`;
  return html`<span class="now reduced"><span class="unseen">Sale price </span>${priceText(variant, locale)}</span>
<s class="was"><span class="unseen">List price </span>${listPrice}</s>`;
}

/** Whether the variants of a product cost different amounts, so that a single price is only the lowest. */
export function pricesDiffer(product: Product): boolean {
  return new Set(product.variants.map((variant) => variant.price?.amount)).size > 1;
}

/** What is true of a product whichever variant is chosen. */
export function productMarks(product: Product): Html[] {
  const gone = soldOut(product) ? [html`<li class="mark gone">Sold out</li>`] : [];
  return product.finalSale ? [...gone, html`<li class="mark">Final sale</li>`] : gone;
}

export function marks(product: Product, variant: Variant): Html[] {
  const reduced = onSale(variant) && !soldOut(product);
  return reduced ? [html`<li class="mark sale">Sale</li>`, ...productMarks(product)] : productMarks(product);
}

export function stockText({ stock }: Variant): string {
  if (stock.state === 'sold-out') return 'Sold out';
  if (stock.state === 'made-to-order') {
    return stock.leadDays ? `Made to order, ready in about ${stock.leadDays} days` : 'Made to order';
  }
  if (stock.quantity === undefined) return 'In stock';
  return stock.quantity <= 5 ? `Only ${stock.quantity} left in stock` : 'In stock';
}
