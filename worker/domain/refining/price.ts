import { minorUnitDigits } from '../../../shared/money.ts';
import { namesCurrency } from '../currencies.ts';
import type { Limits } from '../limits.ts';
import type { Reading } from '../query.ts';
import type { Chip } from '../reading/chip.ts';

interface Price {
  readonly limit: NonNullable<Limits['price']>;
  readonly words: string;
}

/**
 * The price of a search after a message with one. A new sum takes the place of the old, in the currency that was asked
 * for before where it names none; a currency alone goes with the sum there was, where that named none.
 */
export function priceAfter(before: Reading, added: Reading): Price | undefined {
  const [old, next] = [priceOf(before), priceOf(added)];
  if (!old || !next || minorUnitDigits(old.limit.currency) !== minorUnitDigits(next.limit.currency))
    return next;
  const [hadCurrency, hasCurrency] = [namesCurrency(old.words), namesCurrency(next.words)];
  if (next.limit.said === undefined && !hadCurrency)
    return { limit: { ...old.limit, currency: next.limit.currency }, words: `${old.words}, ${next.words}` };
  if (!hasCurrency && hadCurrency)
    return { limit: { ...next.limit, currency: old.limit.currency }, words: next.words };
  return next;
}

function priceOf({ limits, chips }: Reading): Price | undefined {
  const words = chips.find(({ kind }: Chip) => kind === 'price')?.words;
  return limits.price && words !== undefined ? { limit: limits.price, words } : undefined;
}
