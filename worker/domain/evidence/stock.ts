import type { Stock } from '../../../shared/product.ts';
import type { StockClaim } from '../claims/claim.ts';

/** Whether a claim of stock is what the shop's record says. */
export function isStock({ state, negated }: StockClaim, stock: Stock): boolean {
  if (state === 'other') return negated;
  const holds = state === 'available' ? stock.state !== 'sold-out' : stock.state === state;
  return holds !== negated;
}

/** Whether so many are left: what the shop does not count, nobody knows. */
export function isLeft(value: number, stock: Stock): boolean {
  return stock.state === 'in-stock' && stock.quantity === value;
}
