import type { Limits } from '../../domain/query.ts';
import { noPrice } from './build.ts';
import type { IndexFile } from './format.ts';

/** What hard limits are checked on: a few numbers a variant, read where they lie in the file. */
export interface Columns {
  /** Variants of product p stand at firstVariant[p] .. firstVariant[p + 1]. */
  readonly firstVariant: Uint32Array;
  readonly variantProduct: Uint32Array;
  /** Minor units, or `noPrice`. */
  readonly price: Float64Array;
  /** 1 + place in `currencies`; 0 is none. */
  readonly currency: Uint8Array;
  readonly buyable: Uint8Array;
  readonly currencies: readonly string[];
}

export function readColumns(file: IndexFile): Columns {
  return {
    firstVariant: file.section('firstVariant', Uint32Array),
    variantProduct: file.section('variantProduct', Uint32Array),
    price: file.section('variantPrice', Float64Array),
    currency: file.section('variantCurrency', Uint8Array),
    buyable: file.section('variantBuyable', Uint8Array),
    currencies: file.facts.currencies as readonly string[],
  };
}

/** Whether one variant keeps all limits. They must hold for the same variant: a cheap red and a blue in stock do not add up. */
export function variantKeeps(columns: Columns, limits: Limits): (variant: number) => boolean {
  const { price } = limits;
  if (!price) return (variant) => !limits.inStock || columns.buyable[variant] === 1;
  const currency = columns.currencies.indexOf(price.currency) + 1;
  const [min, max] = [price.min ?? 0, price.max ?? Number.MAX_SAFE_INTEGER];
  return (variant) => {
    if (limits.inStock && columns.buyable[variant] !== 1) return false;
    const amount = columns.price[variant] ?? noPrice;
    return currency > 0 && columns.currency[variant] === currency && amount >= min && amount <= max;
  };
}

/** The first variant of a product that keeps the limits, one that can be bought before one that cannot; -1 when none does. */
export function firstKeeping(columns: Columns, product: number, keeps: (variant: number) => boolean): number {
  let soldOut = -1;
  for (
    let variant = columns.firstVariant[product] ?? 0;
    variant < (columns.firstVariant[product + 1] ?? 0);
    variant += 1
  ) {
    if (!keeps(variant)) continue;
    if (columns.buyable[variant] === 1) return variant;
    if (soldOut < 0) soldOut = variant;
  }
  return soldOut;
}
