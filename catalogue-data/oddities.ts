import type { Product, Variant } from '../shared/product.ts';

/** What is odd about a product as a whole, in sentences; `currencies` are those seen in the catalogue so far. */
export function odditiesOf(product: Product, currencies: Set<string>): string[] {
  return [...withoutPicture(product), ...freeOfCharge(product), ...mixedCurrencies(product, currencies)];
}

function withoutPicture({ id, variants }: Product): string[] {
  const missing = variants.filter(({ picture }) => !picture).length;
  if (missing === 0) return [];
  const which =
    missing === variants.length
      ? 'no picture'
      : `no picture of ${missing} of its ${variants.length} variants`;
  return [`${id}: ${which}`];
}

function freeOfCharge({ id, variants }: Product): string[] {
  const free = variants.filter(({ price }) => price?.amount === 0).map(({ sku }) => sku);
  return free.length === 0 ? [] : [`${id}: a price of 0 (${listOf(free)})`];
}

function mixedCurrencies({ id, variants }: Product, seen: Set<string>): string[] {
  const before = [...seen];
  const own = currenciesOf(variants);
  for (const currency of own) seen.add(currency);
  if (own.length > 1) return [`${id}: prices in ${own.join(' and ')}`];
  const isNew = own.some((currency) => !before.includes(currency));
  return before.length > 0 && isNew
    ? [`${id}: the first price in ${own[0]}; those before are in ${before.join(', ')}`]
    : [];
}

function currenciesOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ price }) => price?.currency ?? []))];
}

function listOf(skus: readonly string[]): string {
  const more = skus.length - 3;
  return more > 0 ? `${skus.slice(0, 3).join(', ')} and ${more} more` : skus.join(', ');
}
