import type { Money } from '../../shared/money.ts';
import { type Item, titleOf } from './catalogue.ts';
import { fail, ok, type Result } from './result.ts';

/** So many of one thing. */
export interface BasketLine {
  readonly item: Item;
  readonly quantity: number;
}

/** A line whose price is known. */
export interface PricedLine extends BasketLine {
  readonly unitPrice: Money;
  readonly lineTotal: Money;
}

export interface Priced {
  readonly lines: readonly PricedLine[];
  /** What the lines cost together; none has another currency. */
  readonly total: Money;
}

/** Why a basket cannot be bought or priced as it stands. `titles` are the products it is about. */
export type BasketRefusal =
  | { readonly kind: 'sold-out' | 'price-on-request'; readonly titles: readonly string[] }
  | { readonly kind: 'too-few'; readonly title: string; readonly left: number }
  | { readonly kind: 'too-many'; readonly title: string; readonly most: number }
  | { readonly kind: 'mixed-currency'; readonly currencies: readonly string[] };

/** Pieces of one thing in a basket. */
export const mostPieces = 99;

/** Lines of the same SKU as one, in the order they first came. */
export function mergeLines(lines: readonly BasketLine[]): BasketLine[] {
  const bySku = new Map<string, BasketLine>();
  for (const line of lines) {
    const { sku } = line.item.variant;
    const before = bySku.get(sku)?.quantity ?? 0;
    bySku.set(sku, { item: line.item, quantity: before + line.quantity });
  }
  return [...bySku.values()];
}

/** What a basket costs today, or the first reason why it cannot be said. `lines` holds each SKU once, and at least one. */
export function priceBasket(lines: readonly BasketLine[]): Result<Priced, BasketRefusal> {
  const refusal = soldOut(lines) ?? onRequest(lines) ?? shortOf(lines) ?? mixed(lines);
  if (refusal) return fail(refusal);
  const priced = lines.flatMap(({ item, quantity }): PricedLine[] => {
    const { price } = item.variant;
    return price ? [{ item, quantity, unitPrice: price, lineTotal: times(price, quantity) }] : [];
  });
  const currency = priced[0]?.unitPrice.currency ?? '';
  return ok({
    lines: priced,
    total: { amount: priced.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0), currency },
  });
}

function times({ amount, currency }: Money, quantity: number): Money {
  return { amount: amount * quantity, currency };
}

function titlesOf(lines: readonly BasketLine[]): string[] {
  return lines.map(({ item }) => titleOf(item));
}

function soldOut(lines: readonly BasketLine[]): BasketRefusal | undefined {
  const gone = lines.filter(({ item }) => item.variant.stock.state === 'sold-out');
  return gone.length > 0 ? { kind: 'sold-out', titles: titlesOf(gone) } : undefined;
}

function onRequest(lines: readonly BasketLine[]): BasketRefusal | undefined {
  const unknown = lines.filter(({ item }) => item.variant.price === null);
  return unknown.length > 0 ? { kind: 'price-on-request', titles: titlesOf(unknown) } : undefined;
}

function shortOf(lines: readonly BasketLine[]): BasketRefusal | undefined {
  for (const { item, quantity } of lines) {
    const { stock } = item.variant;
    const left = stock.state === 'in-stock' ? stock.quantity : undefined;
    if (left !== undefined && quantity > left) return { kind: 'too-few', title: titleOf(item), left };
    if (quantity > mostPieces) return { kind: 'too-many', title: titleOf(item), most: mostPieces };
  }
  return undefined;
}

function mixed(lines: readonly BasketLine[]): BasketRefusal | undefined {
  const currencies = [...new Set(lines.flatMap(({ item }) => item.variant.price?.currency ?? []))];
  return currencies.length > 1 ? { kind: 'mixed-currency', currencies } : undefined;
}
