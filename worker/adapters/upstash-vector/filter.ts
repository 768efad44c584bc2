import { dimensions, type Limits } from '../../domain/limits.ts';
import type { SizeLimit } from '../../domain/reading/sizes/dimension.ts';

/**
 * Hard limits as a filter of Upstash's grammar, or undefined where there is nothing to filter by. Strings in filters
 * have no documented way of escaping, so nothing goes in but whole numbers, field names from a closed list, and codes
 * of two or three capitals. What cannot be said so is left out: every hit is held against the limits once more.
 */
export function filterOf(limits: Limits, types: readonly number[]): string | undefined {
  const conditions = [
    ...priceConditions(limits.price),
    // Wider than the limit, which what is made to order does not keep: records need not be sent again for it.
    ...(limits.inStock ? ['buyable = 1'] : []),
    ...(limits.countries ?? [])
      .filter((country) => /^[A-Z]{2}$/.test(country))
      .map((country) => `countries CONTAINS '${country}'`),
    ...(limits.sizes ?? []).flatMap(sizeConditions),
    ...exclusionConditions(limits),
    ...typeCondition(types),
  ];
  return conditions.length === 0 ? undefined : conditions.join(' AND ');
}

/** Spans meet: the least is not over the most wanted, nor the most under the least. */
function within(field: string, min: number | undefined, max: number | undefined): string[] {
  return [...(isCount(max) ? [`${field}.min <= ${max}`] : []), `${field}.max >= ${isCount(min) ? min : 0}`];
}

function isCount(bound: number | undefined): bound is number {
  return Number.isSafeInteger(bound) && (bound ?? -1) >= 0;
}

function priceConditions(price: Limits['price']): string[] {
  if (!price || !/^[A-Z]{3}$/.test(price.currency)) return [];
  return within(`prices.${price.currency}`, price.min, price.max);
}

function sizeConditions({ dimension, min, max }: SizeLimit): string[] {
  if (!dimensions.includes(dimension)) return [];
  // A bound between two millimetres is widened to whole ones.
  return within(
    `sizes.${dimension}`,
    min === undefined ? undefined : Math.floor(min),
    max === undefined ? undefined : Math.ceil(max),
  );
}

function exclusionConditions({ without = [] }: Limits): string[] {
  const kinds = new Set(without.map(({ kind }) => kind));
  return [
    ...(kinds.has('assembly') ? ['noAssembly = 1'] : []),
    ...(kinds.has('material') ? ['statesMaterials = 1'] : []),
  ];
}

function typeCondition(types: readonly number[]): string[] {
  const known = types.filter(isCount);
  return known.length === 0 ? [] : [`type IN (${known.join(', ')})`];
}
