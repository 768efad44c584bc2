import type { CsvRecord } from '../csv.ts';
import type { ProductDraft } from '../draft.ts';
import { sizeNameOf } from '../reading/facts.ts';

const metafieldColumn = /^(?<label>.+) \(product\.metafields\.(?<namespace>[^.]+)\..+\)$/;
/** Settings of sales channels and apps, which say nothing of the product. */
const settings = new Set([
  'mm-google-shopping',
  'google',
  'seo',
  'facebook',
  'shopify--discovery--product_recommendation',
]);

/** What the columns of custom fields state: "Care (product.metafields.custom.care)" is the fact "Care". */
export function readMetafields(
  record: CsvRecord['record'],
): Required<Pick<ProductDraft, 'facts' | 'size' | 'materials'>> {
  const facts: Record<string, string> = {};
  const size: Record<string, string> = {};
  const materials: string[] = [];
  for (const [column, cell] of record) {
    const { label, namespace } = metafieldColumn.exec(column)?.groups ?? {};
    if (!label || !namespace || settings.has(namespace)) continue;
    const values = metafieldValues(cell);
    if (/^materials?$/i.test(label)) materials.push(...values);
    else if (sizeNameOf(label)) size[label] = values.join(', ');
    else facts[label] = values.join(', ');
  }
  return { facts, size, materials };
}

/** The values of a cell: plain text, "oak; steel", or JSON as Shopify writes lists, measures and rich text. */
function metafieldValues(cell: string): string[] {
  if (!/^[[{]/.test(cell)) return splitList(cell);
  try {
    return valuesOf(JSON.parse(cell));
  } catch {
    return [cell];
  }
}

function splitList(cell: string): string[] {
  return cell
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** "60 cm" of `{ value: 60, unit: "cm" }`; of rich text, its words. */
function valuesOf(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(valuesOf);
  if (typeof json !== 'object' || json === null) return json === null ? [] : [String(json)];
  const { value, unit, children } = json as { value?: unknown; unit?: unknown; children?: unknown };
  if (Array.isArray(children)) return [children.flatMap(valuesOf).join(' ')];
  if (typeof unit === 'string')
    return [`${value} ${measureUnits.get(unit.toUpperCase()) ?? unit.toLowerCase()}`];
  return value === undefined ? [] : [String(value)];
}

/** Shopify's own names of units, where they are not the usual signs. */
const measureUnits = new Map([
  ['MILLIMETERS', 'mm'],
  ['CENTIMETERS', 'cm'],
  ['METERS', 'm'],
  ['INCHES', 'in'],
  ['FEET', 'ft'],
  ['GRAMS', 'g'],
  ['KILOGRAMS', 'kg'],
  ['OUNCES', 'oz'],
  ['POUNDS', 'lb'],
]);
