import { splitBy } from './csv/packed-cells.ts';
import { type CsvRecord, csvColumns, csvRecords } from './csv.ts';
import { type DraftRow, type FeedNote, rejected } from './draft-rows.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { finishAll } from './finish.ts';
import type { FeedItem } from './grouping/merge-items.ts';
import { groupItems } from './grouping/variant-groups.ts';
import { googleDoubts } from './reading/google-doubts.ts';

/** The columns it is told by: those that Google asks of every product. */
const marks = ['id', 'title', 'link', 'image_link', 'price', 'availability'];

/**
 * A product feed for Google Merchant Center as a table, mostly with tabs. The attributes are those of the product data
 * specification, https://support.google.com/merchants/answer/7052112; a column may be called "image link" or "g:image_link".
 */
export const googleTsv: FeedFormat = {
  name: 'Google Merchant TSV',
  columns: marks,
  nameColumn,
  detect,
  read: (text, context) => finishAll(readGoogleRows(text), context),
};

function nameColumn(header: string): string {
  return header.toLowerCase().replace(/^g:/, '').replaceAll(/\s+/gu, '_');
}

function detect({ head }: FeedSample): 'certain' | 'possible' | 'no' {
  const columns = csvColumns(head, nameColumn);
  if (!marks.every((name) => columns.has(name))) return 'no';
  // Feeds of the Agentic Commerce Protocol have the same columns and more.
  return columns.has('enable_search') || columns.has('is_eligible_search') ? 'possible' : 'certain';
}

export function readGoogleRows(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  return groupItems(readItems(csvRecords(text, { nameColumn })));
}

async function* readItems(rows: AsyncIterable<CsvRecord | FeedNote>): AsyncGenerator<FeedItem | FeedNote> {
  for await (const row of rows) yield row.kind === 'record' ? readItem(row) : row;
}

function readItem({ line, record }: CsvRecord): FeedItem | FeedNote {
  const id = record.get('id');
  if (id === undefined) return rejected(line, 'this row has no id', record.get('title'));
  const group = record.get('item_group_id');
  return {
    kind: 'item',
    line,
    group,
    groupTitle: record.get('item_group_title'),
    product: {
      id: group ?? id,
      title: record.get('title'),
      url: record.get('link'),
      category: record.get('product_type') ?? wordsOf(record.get('google_product_category')),
      description: record.get('description'),
      size: sizeOf(record),
      facts: factsOf(record),
    },
    variant: {
      line,
      sku: id,
      options: Object.fromEntries(optionNames.map((name) => [name, record.get(name)])),
      price: record.get('price'),
      salePrice: record.get('sale_price'),
      saleFrom: record.get('sale_price_effective_date'),
      availability: record.get('availability'),
      picture: record.get('image_link'),
      weight: record.get('product_weight') ?? record.get('shipping_weight'),
      gtin: record.get('gtin'),
      doubts: googleDoubts({ price: record.get('price'), availability: record.get('availability') }),
    },
  };
}

const optionNames = ['color', 'size', 'material', 'pattern'];

/** Google's own categories may be given by number, which says nothing to a shopper. */
function wordsOf(category: string | undefined): string | undefined {
  return category && /\D/.test(category) ? category : undefined;
}

function sizeOf(record: CsvRecord['record']): FeedItem['product']['size'] {
  const names = ['length', 'width', 'height'];
  return Object.fromEntries(names.map((name) => [name, record.get(`product_${name}`)]));
}

/** Besides what has a column of its own, details as "section:name:value" with commas between them. */
function factsOf(record: CsvRecord['record']): FeedItem['product']['facts'] {
  const details = splitBy(record.get('product_detail'), ',').flatMap((detail) => {
    const [, name, ...value] = detail.split(':');
    return name && value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : [];
  });
  return {
    brand: record.get('brand'),
    mpn: record.get('mpn'),
    condition: record.get('condition'),
    ...Object.fromEntries(details),
  };
}
