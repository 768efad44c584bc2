import { splitBy } from './csv/packed-cells.ts';
import { type CsvRecord, csvColumns, csvRecords } from './csv.ts';
import type { ProductDraft, VariantDraft } from './draft.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { finishAll } from './finish.ts';
import { draftsOfAdjacentRows, type RowGroup } from './grouping/adjacent-rows.ts';

/** The columns it is told by. */
const marks = ['name', 'slug', 'optionGroups', 'optionValues'];

/** Vendure's import file, https://docs.vendure.io/guides/developer-guide/importing-data: a row without a name is a further variant. */
export const vendureCsv: FeedFormat = {
  name: 'Vendure CSV',
  columns: marks,
  detect,
  read: (text, context) => finishAll(draftsOfAdjacentRows(csvRecords(text), belongs, draftsOf), context),
};

type Record = CsvRecord['record'];

function detect({ head }: FeedSample): 'certain' | 'no' {
  const columns = csvColumns(head);
  return marks.every((name) => columns.has(name)) ? 'certain' : 'no';
}

function belongs({ record }: CsvRecord): boolean {
  return !record.has('name');
}

function draftsOf(rows: RowGroup): ProductDraft[] {
  const [{ line, record }] = rows;
  const { category, ...facts } = facetsOf(record);
  return [
    {
      line,
      id: record.get('slug'),
      title: record.get('name'),
      category: category?.join(' > '),
      description: record.get('description'),
      facts: Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, values?.join(', ')])),
      variants: rows.map((row) => variant(row, record)),
    },
  ];
}

/** "category:Plants|category:Pots|brand:Fern" as the values of each name. */
function facetsOf(record: Record): { [name: string]: string[] | undefined } {
  const facets = splitBy(record.get('facets'), '|').map((facet) => splitBy(facet, ':'));
  const groups = Object.groupBy(facets, ([name = '']) => name);
  return Object.fromEntries(
    Object.entries(groups).map(([name, pairs]) => [name, pairs?.flatMap(([, value]) => value ?? [])]),
  );
}

function variant({ line, record }: CsvRecord, first: Record): VariantDraft {
  const names = splitBy(first.get('optionGroups'), '|');
  const values = splitBy(record.get('optionValues'), '|');
  const [picture] = splitBy(record.get('variantAssets') ?? first.get('assets'), '|');
  return {
    line,
    sku: record.get('sku'),
    options: Object.fromEntries(names.map((name, at) => [name, values[at]])),
    price: record.get('price'),
    quantity: /^false$/i.test(record.get('trackInventory') ?? '') ? undefined : record.get('stockOnHand'),
    picture,
  };
}
