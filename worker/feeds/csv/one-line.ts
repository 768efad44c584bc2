/** Columns of any format that name, price or show a product, in lower case: none of them ever holds a line break. */
const columns = new Set(
  [
    'handle|title|variant sku|variant price|variant compare at price|image src|variant image',
    'id|item_id|group_id|item_group_id|link|url|price|sale_price|image_link|image_url',
    'sku|name|parent|regular price|sale price|url_key|special_price|base_image|slug',
  ].flatMap((names) => names.split('|')),
);

/** Those of them that a header has more than once, of which only the first is read. */
export function repeatedColumns(header: readonly string[]): string[] {
  return header.filter((column) => columns.has(column.toLowerCase()) && header.includes(`${column} (2)`));
}

/** The first such column of a record with a line break in its cell, which tells that a quote is not closed. */
export function brokenColumn(record: ReadonlyMap<string, string>): string | undefined {
  for (const [column, cell] of record)
    if (cell.includes('\n') && columns.has(column.toLowerCase())) return column;
  return undefined;
}
