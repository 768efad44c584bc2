import type { Stock } from '../../../shared/product.ts';
import type { StockClaim } from '../claims/claim.ts';

/** Whether a claim of stock is what the shop's record says. */
export function isStock({ state, negated }: StockClaim, stock: Stock): boolean {
  if (state === 'other') return negated;
  const holds = state === 'available' ? stock.state !== 'sold-out' : stock.state === state;
  return holds !== negated;
}

const only = /\bonly (?:the |our )?$/;
const allBut =
  /\b(?:all|both|everything|every one|each)(?: of \w{1,8})?(?: \w{1,12})? (?:but|except|other than)(?: for)? (?:the |our )?$/;

/** Whether what is said of one is denied of all others, "only the Aster is in stock", or of it alone, "all but the Aster". */
export function exclusionBefore(folded: string, start: number): 'others' | 'itself' | undefined {
  const before = folded.slice(Math.max(0, start - 50), start);
  if (only.test(before)) return 'others';
  return allBut.test(before) ? 'itself' : undefined;
}

/** Whether so many are left: what the shop does not count, nobody knows. */
export function isLeft(value: number, stock: Stock): boolean {
  return stock.state === 'in-stock' && stock.quantity === value;
}
