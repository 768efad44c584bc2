import * as z from 'zod';
import type { Fact } from '../../shared/card.ts';
import type { Comparison } from '../../shared/comparison.ts';
import { formatMoney } from '../../shared/money.ts';
import { type Item, priceText, stockText, titleOf } from './catalogue.ts';
import { compare } from './comparison.ts';
import { type Asked, answerFeatures, statedFacts } from './features.ts';

/** What a model is shown of products side by side: a row a fact, a cell a product, in the order of `products`. */
export const comparisonViewSchema = z.object({
  products: z.array(z.object({ sku: z.string(), title: z.string() })),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  /** How many further rows did not fit. */
  rowsLeftOut: z.int(),
  /** What may be said of them, worked out: word for word. */
  compared: z.array(z.string()),
  unknownSkus: z.array(z.string()),
  note: z.string().optional(),
});
export type ComparisonView = z.infer<typeof comparisonViewSchema>;

export const notStated = 'not stated';

/** Characters of all rows together, and of all sentences, as JSON. */
const tableCharacters = 5000;
const comparedCharacters = 3000;
const rowsShown = 12;

type Row = ComparisonView['rows'][number];

/**
 * Every fact that one of them states, in the shop's words. What was asked for stands first, then what tells them apart;
 * the last rows are left out, whole, where there is no room for them.
 */
export function comparisonTable(
  items: readonly Item[],
  asked: readonly Asked[],
): Pick<ComparisonView, 'products' | 'rows' | 'rowsLeftOut' | 'compared'> {
  const rows = rowsOf(items);
  const labels = new Set(items.flatMap((item) => labelsAsked(item, asked)));
  const rank = ({ label, cells }: Row) => (labels.has(label) ? 0 : new Set(cells).size > 1 ? 1 : 2);
  const ordered = rows.toSorted((a, b) => rank(a) - rank(b));
  const kept = fitting(ordered, tableCharacters);
  return {
    products: items.map((item) => ({ sku: item.variant.sku, title: titleOf(item) })),
    rows: kept,
    rowsLeftOut: rows.length - kept.length,
    compared: fitting(compare(items).said, comparedCharacters),
  };
}

/** What the shopper sees of it: the most telling rows. Nothing of a single product. */
export function shownTable({
  products,
  rows,
}: Pick<ComparisonView, 'products' | 'rows'>): Comparison | undefined {
  if (products.length < 2 || rows.length === 0) return undefined;
  const shown = rows.slice(0, rowsShown);
  return {
    products,
    rows: shown.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => (cell === notStated ? null : cell)),
    })),
  };
}

function rowsOf(items: readonly Item[]): Row[] {
  const columns = items.map((item) => new Map(cellsOf(item).map(({ label, value }) => [label, value])));
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return labels.map((label) => ({ label, cells: columns.map((column) => column.get(label) ?? notStated) }));
}

function cellsOf(item: Item): Fact[] {
  const { product, variant } = item;
  return [
    { label: 'Price', value: priceText(variant) },
    ...(variant.listPrice ? [{ label: 'List price', value: formatMoney(variant.listPrice) }] : []),
    { label: 'Stock', value: stockText(variant.stock) },
    ...(product.finalSale ? [{ label: 'Final sale', value: 'yes' }] : []),
    ...statedFacts(product, variant),
  ];
}

function labelsAsked({ product, variant }: Item, asked: readonly Asked[]): string[] {
  return answerFeatures(asked, product, variant).facts.map(({ label }) => label);
}

/** The first of them, whole, as far as there is room. */
function fitting<T>(some: readonly T[], characters: number): T[] {
  const kept: T[] = [];
  let left = characters;
  for (const one of some) {
    left -= JSON.stringify(one).length;
    if (left < 0) break;
    kept.push(one);
  }
  return kept;
}
