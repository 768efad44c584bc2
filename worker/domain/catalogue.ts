import type { Card, Fact } from '../../shared/card.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Product, Stock, Variant } from '../../shared/product.ts';

/** One thing that can be bought, with the product it belongs to. */
export interface Item {
  readonly product: Product;
  readonly variant: Variant;
}

/** Where prices and stock come from, and the moment they were read (ISO 8601). */
export interface Provenance {
  readonly source: string;
  readonly asOf: string;
}

const lowStock = 4;
const newForDays = 60;

/** The variant of `sku`, or undefined where the product has none of that name. */
export function itemOf(product: Product, sku: string): Item | undefined {
  const variant = product.variants.find((candidate) => candidate.sku === sku);
  return variant && { product, variant };
}

/** A title that tells variants apart: "Halden Reading Lamp" or "Halden Reading Lamp (Brass)". */
export function titleOf({ product, variant }: Item): string {
  if (product.variants.length === 1) return product.title;
  const options = Object.values(variant.options).join(', ');
  return options === '' ? product.title : `${product.title} (${options})`;
}

export function priceText(variant: Variant): string {
  return variant.price ? formatMoney(variant.price) : 'price on request';
}

export function stockText(stock: Stock): string {
  switch (stock.state) {
    case 'sold-out':
      return 'sold out';
    case 'made-to-order':
      if (stock.leadDays === undefined) return 'made to order';
      return `made to order in ${stock.leadDays} ${stock.leadDays === 1 ? 'day' : 'days'}`;
    case 'in-stock':
      return stock.quantity !== undefined && stock.quantity <= lowStock
        ? `in stock, only ${stock.quantity} left`
        : 'in stock';
  }
}

/** The card of an item: every word and number of it from the catalogue. `now` is milliseconds since 1970. */
export function cardOf(
  item: Item,
  answer: { readonly facts: readonly Fact[]; readonly notStated: readonly string[] },
  context: { readonly provenance: Provenance; readonly shopUrl: string; readonly now: number },
): Card {
  const { product, variant } = item;
  return {
    sku: variant.sku,
    title: product.title,
    url: absolute(product.url, context.shopUrl),
    ...(variant.picture && {
      image: { url: absolute(variant.picture, context.shopUrl), alt: pictureAlt(item) },
    }),
    options: variant.options,
    price: variant.price,
    ...(variant.listPrice && { listPrice: variant.listPrice }),
    stock: variant.stock,
    badges: badgesOf(item, context.now),
    facts: [...answer.facts],
    notStated: [...answer.notStated],
    provenance: { source: context.provenance.source, asOf: context.provenance.asOf },
  };
}

function badgesOf({ product, variant }: Item, now: number): Card['badges'] {
  const badges: Card['badges'] = [];
  if (variant.listPrice) badges.push('sale');
  if (product.finalSale) badges.push('final-sale');
  if (product.since && now - Date.parse(product.since) < newForDays * 86_400_000) badges.push('new');
  const { stock } = variant;
  if (stock.state === 'in-stock' && stock.quantity !== undefined && stock.quantity <= lowStock)
    badges.push('low-stock');
  return badges;
}

function pictureAlt({ product, variant }: Item): string {
  const colour = variant.options.colour;
  return colour ? `${product.title} in ${colour}` : product.title;
}

/** An address as the shopper's browser needs it; one that is no web address leads to the shop's front page. */
export function absolute(url: string, shopUrl: string): string {
  const parsed = URL.parse(url, shopUrl);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : shopUrl;
}
