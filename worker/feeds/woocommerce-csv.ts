import { splitEscaped } from './csv/packed-cells.ts';
import { type CsvRecord, csvColumns, csvRecords } from './csv.ts';
import type { ProductDraft, VariantDraft } from './draft.ts';
import { type DraftRow, rejected, warning } from './draft-rows.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { finishAll } from './finish.ts';
import { Families } from './grouping/families.ts';

/** The columns it is told by. */
const marks = ['Type', 'SKU', 'Name', 'Regular price'];

/**
 * WooCommerce's own product export: https://woocommerce.com/document/product-csv-importer-exporter. A variable product
 * has no price; its variations name it as their parent, by SKU or as "id:741".
 */
export const woocommerceCsv: FeedFormat = {
  name: 'WooCommerce CSV',
  columns: marks,
  detect,
  read: (text, context) => finishAll(readWooDrafts(text), context),
};

type Record = CsvRecord['record'];

function detect({ head }: FeedSample): 'certain' | 'no' {
  const columns = csvColumns(head);
  return marks.every((name) => columns.has(name)) ? 'certain' : 'no';
}

export async function* readWooDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  const families = new Families();
  for await (const row of csvRecords(text)) {
    if (row.kind === 'record') yield* readRow(row, families);
    else yield row;
  }
  yield* families.drafts();
}

function* readRow(row: CsvRecord, families: Families): Generator<DraftRow> {
  const { line, record } = row;
  const types = new Set(splitEscaped(record.get('Type')?.toLowerCase()));
  if (types.has('variation')) yield* addVariation(row, families);
  else if (types.has('grouped'))
    yield warning(
      line,
      'a group has no price of its own and is left out; its products are imported by themselves',
    );
  else if (types.has('variable'))
    yield* families.addParent(namesOf(record), { ...product(row), picture: pictureOf(record) });
  else yield { ...product(row), variants: [variant(row)] };
}

function* addVariation(row: CsvRecord, families: Families): Generator<DraftRow> {
  const { line, record } = row;
  const parent = record.get('Parent');
  if (parent === undefined) yield rejected(line, 'it is a variation and names no parent');
  else if (!isPublished(record))
    yield warning(line, 'it is a variation that is switched off, and is left out');
  else families.addVariation(parent, { ...variant(row), options: optionsOf(record) });
}

function namesOf(record: Record): string[] {
  const id = record.get('ID');
  return [record.get('SKU'), id && `id:${id}`].flatMap((name) => name || []);
}

function product({ line, record }: CsvRecord): Omit<ProductDraft, 'variants'> {
  const id = record.get('ID');
  const length = measure(record, 'Length');
  const [category] = splitEscaped(record.get('Categories')).filter((path) => path !== 'Uncategorized');
  return {
    line,
    id: record.get('SKU') ?? (id && `product-${id}`),
    title: record.get('Name'),
    url: record.get('External URL') ?? (id && `/?post_type=product&p=${id}`),
    category,
    description: descriptionOf(record),
    size: {
      length: length.text,
      width: measure(record, 'Width').text,
      height: measure(record, 'Height').text,
    },
    sizeUnit: length.unit,
    facts: { brand: record.get('Brands'), ...factsOf(record) },
    status: isPublished(record) && record.get('Visibility in catalog') !== 'hidden' ? 'active' : 'hidden',
  };
}

/** 1 is published, 0 private and -1 a draft. */
function isPublished(record: Record): boolean {
  return (record.get('Published') ?? '1') === '1';
}

/** A line break is a line break in WordPress, also between elements; exports write it as "\n". */
function descriptionOf(record: Record): string {
  const texts = [record.get('Short description'), record.get('Description')];
  const text = texts.filter((part) => part !== undefined).join('\n\n');
  return text.replaceAll('\\n', '\n').replaceAll('\n', '<br>');
}

function variant({ line, record }: CsvRecord): VariantDraft {
  const weight = measure(record, 'Weight');
  return {
    line,
    sku: record.get('SKU'),
    options: {},
    price: record.get('Regular price'),
    salePrice: record.get('Sale price'),
    saleFrom: record.get('Date sale price starts'),
    saleUntil: record.get('Date sale price ends'),
    ...stockOf(record),
    picture: pictureOf(record),
    weight: weight.text,
    weightUnit: weight.unit,
    gtin: record.get('GTIN, UPC, EAN, or ISBN'),
  };
}

function stockOf(record: Record): Pick<VariantDraft, 'quantity' | 'availability'> {
  const availability = record.get('In stock?');
  const stock = record.get('Stock');
  // Variations that share their parent's stock say so instead of a number.
  const quantity = stock === 'parent' ? undefined : stock;
  const allowsBackorders = (record.get('Backorders allowed?') ?? '0') !== '0';
  return allowsBackorders && Number(quantity) <= 0
    ? { availability: 'backorder' }
    : { availability, quantity };
}

/** The first picture. Addresses may hold commas, so that only one before a further address parts them. */
function pictureOf(record: Record): string | undefined {
  return record.get('Images')?.split(/,\s*(?=https?:|\/)/u, 1)[0];
}

/** The cell of "Weight (kg)" and the unit of its header, which is the shop's. */
function measure(record: Record, name: string): { text?: string | undefined; unit?: string | undefined } {
  for (const [column, text] of record)
    if (column.startsWith(`${name} (`)) return { text, unit: column.slice(name.length + 2, -1) };
  return {};
}

interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly isVisible: boolean;
}

function attributesOf(record: Record): Attribute[] {
  return [...record.keys()].flatMap((column) => {
    const at = /^Attribute (\d+) name$/.exec(column)?.[1];
    const name = at && record.get(column);
    if (!name) return [];
    const values = splitEscaped(record.get(`Attribute ${at} value(s)`));
    return [{ name, values, isVisible: record.get(`Attribute ${at} visible`) !== '0' }];
  });
}

/** An attribute without a value is one that the variation is not chosen by. */
function optionsOf(record: Record): VariantDraft['options'] {
  const chosen = attributesOf(record).filter(({ values }) => values.length > 0);
  return Object.fromEntries(chosen.map(({ name, values }) => [name, values.join(', ')]));
}

function factsOf(record: Record): { [name: string]: string } {
  const shown = attributesOf(record).filter(({ isVisible }) => isVisible);
  return Object.fromEntries(shown.map(({ name, values }) => [name, values.join(', ')]));
}
