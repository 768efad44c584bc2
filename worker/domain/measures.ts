import type { Size } from '../../shared/product.ts';
import { inch, ounce, pound } from './unit-worth.ts';

/** Length in both units, from millimetres: "45 cm (17.7 in)". Exact in cm, inches to a tenth. */
export function formatLength(millimetres: number): string {
  return `${tenths(millimetres)} cm (${tenths((millimetres * 10) / inch)} in)`;
}

/** Weight in both units, from grams: "2.4 kg (5.3 lb)", below a kilogram "350 g (12.3 oz)". */
export function formatWeight(grams: number): string {
  if (grams < 1000) return `${grams} g (${tenths((grams * 10) / ounce)} oz)`;
  return `${tenths(Math.round(grams / 100))} kg (${tenths((grams * 10) / pound)} lb)`;
}

/** A number of tenths as a decimal without a trailing zero: 450 is "45", 457 is "45.7". */
function tenths(value: number): string {
  const rounded = Math.round(value);
  return rounded % 10 === 0 ? String(rounded / 10) : (rounded / 10).toFixed(1);
}

export const sizeLabels: Readonly<Record<keyof Size, string>> = {
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  length: 'Length',
  diameter: 'Diameter',
  seatHeight: 'Seat height',
};
