import { readMetafields } from './csv/shopify-metafields.ts';
import { type CsvRecord, csvColumns, csvRecords } from './csv.ts';
import type { ProductDraft, VariantDraft } from './draft.ts';
import { type DraftRow, rejected, warning } from './draft-rows.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { finishAll } from './finish.ts';
import { draftsOfAdjacentRows, type RowGroup } from './grouping/adjacent-rows.ts';

/**
 * Shopify's product export, of which each row is a variant, a further picture or both. Its columns are called as before
 * 2025 or as since: https://help.shopify.com/manual/products/import-export/using-csv.
 */
export const shopifyCsv: FeedFormat = {
  name: 'Shopify CSV',
  columns: ['Handle', 'Title', 'Option1 Name', 'Variant Price'],
  nameColumn,
  detect,
  read: (text, context) => finishAll(readShopifyDrafts(text), context),
};

/** The older name of each column that has a newer one. */
const olderNames = new Map([
  ['url handle', 'Handle'],
  ['body html', 'Body (HTML)'],
  ['description', 'Body (HTML)'],
  ['published on online store', 'Published'],
  ['sku', 'Variant SKU'],
  ['barcode', 'Variant Barcode'],
  ['price', 'Variant Price'],
  ['compare-at price', 'Variant Compare At Price'],
  ['weight value (grams)', 'Variant Grams'],
  ['inventory tracker', 'Variant Inventory Tracker'],
  ['inventory quantity', 'Variant Inventory Qty'],
  ['continue selling when out of stock', 'Variant Inventory Policy'],
  ['product image url', 'Image Src'],
  ['variant image url', 'Variant Image'],
  ...[
    'Handle|Title|Vendor|Type|Product Category|Published|Status|Body (HTML)|Variant SKU|Variant Barcode|Variant Price',
    'Variant Compare At Price|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty',
    'Variant Inventory Policy|Image Src|Image Position|Variant Image|Option1 Name|Option1 Value|Option2 Name',
    'Option2 Value|Option3 Name|Option3 Value',
  ].flatMap((names) => names.split('|').map((name) => [name.toLowerCase(), name] as const)),
]);

function nameColumn(header: string): string {
  return olderNames.get(header.toLowerCase()) ?? header;
}

function detect({ head }: FeedSample): 'certain' | 'no' {
  const columns = csvColumns(head, nameColumn);
  const isShopify = ['Handle', 'Title', 'Option1 Name'].every((name) => columns.has(name));
  return isShopify && (columns.has('Variant Price') || columns.has('Variant SKU')) ? 'certain' : 'no';
}

export function readShopifyDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  return draftsOfAdjacentRows(csvRecords(text, { nameColumn }), belongs, draftsOf);
}

/** Two products of one handle are told apart by their titles; further rows of a product have its title or none. */
function belongs({ record }: CsvRecord, { record: first }: CsvRecord): boolean {
  const title = record.get('Title');
  return record.get('Handle') === first.get('Handle') && (!title || title === first.get('Title'));
}

function* draftsOf(rows: RowGroup): Generator<DraftRow> {
  const [first, ...others] = rows;
  const handle = first.record.get('Handle');
  if (!handle) {
    for (const { line } of rows) yield rejected(line, 'it has no handle, so it belongs to no product');
    return;
  }
  if (!first.record.has('Title')) {
    const reason = `no row before it begins a product "${handle}" with a title; rows of one product stand together`;
    for (const { line } of rows) yield rejected(line, reason);
    return;
  }
  for (const { line, record } of others)
    if (!isVariant(record) && !record.has('Image Src'))
      yield warning(line, 'it has neither a variant nor a picture, and is passed over');
  yield productDraft(handle, first, [first, ...others.filter(({ record }) => isVariant(record))], rows);
}

function isVariant(record: CsvRecord['record']): boolean {
  return ['Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Barcode'].some((name) =>
    record.has(name),
  );
}

function productDraft(
  handle: string,
  { line, record }: CsvRecord,
  variants: readonly CsvRecord[],
  rows: RowGroup,
): ProductDraft {
  const { facts, size, materials } = readMetafields(record);
  const picture = mainPicture(rows);
  return {
    line,
    id: handle,
    title: record.get('Title'),
    url: `/products/${handle}`,
    type: record.get('Type'),
    category: record.get('Product Category'),
    description: record.get('Body (HTML)'),
    materials,
    size,
    facts: { brand: record.get('Vendor'), ...facts },
    status: statusOf(record),
    variants: variants.map((row) => variantDraft(row, record, picture)),
  };
}

function mainPicture(rows: RowGroup): string | undefined {
  const first = rows.find(({ record }) => record.get('Image Position') === '1');
  return (first ?? rows.find(({ record }) => record.has('Image Src')))?.record.get('Image Src');
}

function statusOf(record: CsvRecord['record']): ProductDraft['status'] {
  const status = record.get('Status')?.toLowerCase() ?? 'active';
  if (status === 'archived') return 'archived';
  const isPublished = record.get('Published')?.toLowerCase() !== 'false';
  return status === 'active' && isPublished ? 'active' : 'hidden';
}

function variantDraft(
  { line, record }: CsvRecord,
  first: CsvRecord['record'],
  picture: string | undefined,
): VariantDraft {
  return {
    line,
    sku: record.get('Variant SKU'),
    options: optionsOf(record, first),
    price: record.get('Variant Price'),
    listPrice: record.get('Variant Compare At Price'),
    ...stockOf(record),
    picture: record.get('Variant Image') ?? picture,
    weight: record.get('Variant Grams'),
    // The column "Variant Weight Unit" only says how the shop shows it.
    weightUnit: 'g',
    gtin: record.get('Variant Barcode'),
  };
}

/** The names of the options stand in the product's first row. A product without options has "Title: Default Title". */
function optionsOf(record: CsvRecord['record'], first: CsvRecord['record']): VariantDraft['options'] {
  const options = [1, 2, 3].flatMap((at) => {
    const name = record.get(`Option${at} Name`) ?? first.get(`Option${at} Name`) ?? `Option ${at}`;
    const value = record.get(`Option${at} Value`);
    return value === undefined || value === 'Default Title' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(options);
}

/** Stock counts only where Shopify or an app tracks it; some shops go on selling what is out of stock. */
function stockOf(record: CsvRecord['record']): Pick<VariantDraft, 'quantity' | 'availability'> {
  const quantity = record.get('Variant Inventory Qty');
  // What is no number does not count either, but is worth a word.
  if (!record.has('Variant Inventory Tracker')) return Number.isNaN(Number(quantity)) ? { quantity } : {};
  const sellsOn = /^(?:continue|true)$/i.test(record.get('Variant Inventory Policy') ?? '');
  return sellsOn && Number(quantity) <= 0 ? { availability: 'backorder' } : { quantity };
}
