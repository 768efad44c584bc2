import { readPairs, splitBy } from './csv/packed-cells.ts';
import { type CsvRecord, csvColumns, csvRecords } from './csv.ts';
import type { VariantDraft } from './draft.ts';
import { type DraftRow, rejected, warning } from './draft-rows.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { finishAll } from './finish.ts';
import { Configurables, type NamedVariation, type Parent } from './grouping/configurables.ts';

/** The columns it is told by. */
const marks = ['sku', 'product_type', 'attribute_set_code', 'name'];

/**
 * Magento 2's and Adobe Commerce's product export: https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html.
 * A configurable product names its variations, which are rows of their own and mostly not shown alone.
 */
export const magento2Csv: FeedFormat = {
  name: 'Magento 2 CSV',
  columns: marks,
  detect,
  read: (text, context) => finishAll(readMagentoDrafts(text), context),
};

type Record = CsvRecord['record'];

function detect({ head }: FeedSample): 'certain' | 'no' {
  const columns = csvColumns(head);
  return marks.every((name) => columns.has(name)) ? 'certain' : 'no';
}

export async function* readMagentoDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  const configurables = new Configurables();
  for await (const row of csvRecords(text)) {
    if (row.kind === 'record') yield* readRow(row, configurables);
    else yield row;
  }
  yield* configurables.rest();
}

function* readRow(row: CsvRecord, configurables: Configurables): Generator<DraftRow> {
  const { line, record } = row;
  const [sku, type, view] = ['sku', 'product_type', 'store_view_code'].map((name) => record.get(name));
  if (sku === undefined) yield rejected(line, 'it has no sku');
  else if (view !== undefined && view !== 'default')
    yield warning(line, `the texts of "${sku}" for the store view "${view}" are left out`);
  else if (type === 'grouped')
    yield warning(
      line,
      'a group has no price of its own and is left out; its products are imported by themselves',
    );
  else if (type === 'configurable')
    yield* configurables.addParent({ ...parent(row, sku), picture: pictureOf(record) }, variationsOf(record));
  else {
    const alone = isShown(record) ? { ...parent(row, sku), variants: [variant(row)] } : undefined;
    yield* configurables.addChild(sku, variant(row), isOn(record), alone);
  }
}

/** 1 is on sale, 2 is switched off. */
function isOn(record: Record): boolean {
  return (record.get('product_online') ?? '1') === '1';
}

function isShown(record: Record): boolean {
  return record.get('visibility') !== 'Not Visible Individually';
}

function parent({ line, record }: CsvRecord, sku: string): Parent {
  const category = categoryOf(record);
  const attributes = attributesOf(record);
  const urlKey = record.get('url_key');
  const { material, ...facts } = attributes.facts;
  return {
    line,
    id: urlKey ?? sku,
    title: record.get('name'),
    url: urlKey && `/${urlKey}.html`,
    type: category === undefined ? attributeSetOf(record) : undefined,
    category,
    description: record.get('description') ?? record.get('short_description'),
    materials: splitBy(material, ','),
    facts,
    status: isOn(record) && isShown(record) ? 'active' : 'hidden',
  };
}

/** What a shop calls its kind of product, unless it has but the one that every shop begins with. */
function attributeSetOf(record: Record): string | undefined {
  const name = record.get('attribute_set_code');
  return name === 'Default' ? undefined : name;
}

/** The first category that is more than the root: "Men > Tops" of "Default Category/Men/Tops,Default Category". */
function categoryOf(record: Record): string | undefined {
  const paths = splitBy(record.get('categories'), ',').map((path) => splitBy(path, '/').slice(1));
  return paths.find((path) => path.length > 0)?.join(' > ');
}

const gtinNames = ['gtin', 'ean', 'ean13', 'upc', 'barcode'];
const settings = new Set(['has_options', 'required_options', ...gtinNames]);

/** What stands packed in the cell "additional_attributes"; of several values, with "|" between them. */
function attributesOf(record: Record): { facts: { [name: string]: string }; gtin: string | undefined } {
  const pairs = readPairs(record.get('additional_attributes'));
  const labels = labelsOf(record);
  const gtinName = gtinNames.find((name) => pairs.has(name));
  const facts = [...pairs]
    .filter(([name]) => !settings.has(name))
    .map(([name, value]) => [labelOf(name, labels), splitBy(value, '|').join(', ')] as const);
  return { facts: Object.fromEntries(facts), gtin: gtinName && pairs.get(gtinName) };
}

/** "sku=A-1,size=XS,colour=Red|sku=A-2,…", with the labels of its attributes in another cell. */
function variationsOf(record: Record): NamedVariation[] {
  const labels = labelsOf(record);
  return splitBy(record.get('configurable_variations'), '|').flatMap((packed) => {
    const { sku, ...options } = Object.fromEntries(readPairs(packed));
    if (sku === undefined) return [];
    const named = Object.entries(options).map(([name, value]) => [labelOf(name, labels), value]);
    return [{ sku, options: Object.fromEntries(named) }];
  });
}

function labelsOf(record: Record): ReadonlyMap<string, string> {
  return readPairs(record.get('configurable_variation_labels'));
}

function labelOf(name: string, labels: ReadonlyMap<string, string>): string {
  return labels.get(name) ?? name.replaceAll('_', ' ');
}

function variant({ line, record }: CsvRecord): VariantDraft {
  return {
    line,
    sku: record.get('sku'),
    options: {},
    price: record.get('bundle_price_type') === 'dynamic' ? undefined : record.get('price'),
    salePrice: record.get('special_price'),
    saleFrom: record.get('special_price_from_date'),
    saleUntil: record.get('special_price_to_date'),
    ...stockOf(record),
    picture: pictureOf(record),
    weight: record.get('weight'),
    gtin: attributesOf(record).gtin,
  };
}

/** A shop may not count its stock, or go on selling what it has no more of. */
function stockOf(record: Record): Pick<VariantDraft, 'quantity' | 'availability'> {
  const availability = record.get('is_in_stock');
  const isCounted = record.get('manage_stock') !== '0' || record.get('use_config_manage_stock') === '1';
  const quantity = isCounted ? record.get('qty') : undefined;
  const allowsBackorders = (record.get('allow_backorders') ?? '0') !== '0';
  const sellsOn = allowsBackorders && availability === '1' && Number(quantity) <= 0;
  return sellsOn ? { availability: 'backorder' } : { availability, quantity };
}

/** Pictures are named by their place in the shop's folder of them. */
function pictureOf(record: Record): string | undefined {
  const picture = record.get('base_image');
  if (picture === undefined || picture === 'no_selection') return undefined;
  return /^https?:/.test(picture) ? picture : `/media/catalog/product/${picture.replace(/^\//, '')}`;
}
