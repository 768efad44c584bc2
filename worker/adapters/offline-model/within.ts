import { claimsIn } from '../../domain/claims.ts';
import { keepsPrice, type Limits } from '../../domain/limits.ts';
import { takeBudget } from '../../domain/reading/budget.ts';
import { Remainder } from '../../domain/reading/remainder.ts';
import { fold } from '../../domain/text.ts';
import type { ProductView } from '../../domain/views.ts';
import { listed } from './compare.ts';

const asking = /^(?:(?:and|so|ok|okay|but)\b[, ]*)*(?:is|are|do|does|can|which|what|any|how many)\b/u;

/** The price a question asks several products for: "are any of them under $60?". */
export function priceAsked(message: string, currency: string): Limits['price'] | undefined {
  const text = fold(message).trim();
  return asking.test(text) ? takeBudget(new Remainder(text), currency)?.price : undefined;
}

/** Which of the products keep a price and which do not, each by name and with its own. */
export function writeWithin(price: NonNullable<Limits['price']>, products: readonly ProductView[]): string {
  const keeps = (product: ProductView) => {
    const [amount] = claimsIn(product.price).filter((claim) => claim.kind === 'money');
    return keepsPrice(amount?.amount, amount?.currency, price);
  };
  const within = products.filter(keeps);
  const others = products.filter((product) => !keeps(product));
  const priced = (some: readonly ProductView[]) =>
    listed(some.map((product) => `the ${product.title} (${product.price})`));
  const lead =
    within.length > 0 ? `Within that price: ${priced(within)}.` : 'None of these is within that price.';
  return others.length > 0 ? `${lead} Not within it: ${priced(others)}.` : lead;
}
