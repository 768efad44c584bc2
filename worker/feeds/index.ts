import { acp } from './acp.ts';
import { acpCsv } from './acp-csv.ts';
import { csvColumns } from './csv.ts';
import type { FeedFormat, FeedSample } from './feed.ts';
import { googleTsv } from './google-tsv.ts';
import { googleXml } from './google-xml.ts';
import { jsonLd } from './json-ld.ts';
import { jsonl } from './jsonl.ts';
import { magento2Csv } from './magento2-csv.ts';
import { shopifyCsv } from './shopify-csv.ts';
import { shopifyJson } from './shopify-json.ts';
import { vendureCsv } from './vendure-csv.ts';
import { woocommerceCsv } from './woocommerce-csv.ts';

/** The table of feed formats. */
export const formats: readonly FeedFormat[] = [
  shopifyCsv,
  woocommerceCsv,
  magento2Csv,
  googleTsv,
  vendureCsv,
  googleXml,
  shopifyJson,
  jsonLd,
  acp,
  acpCsv,
  jsonl,
];

/** The formats a file may be of: one when it is told, several when it cannot be, none when nothing fits. */
export function detectFormat(sample: FeedSample): readonly FeedFormat[] {
  const certain = formats.filter((format) => format.detect(sample) === 'certain');
  return certain.length > 0 ? certain : formats.filter((format) => format.detect(sample) === 'possible');
}

/** The table format that a file has the largest share of the columns of, when that is at least half. */
export function nearestFormat({
  head,
}: FeedSample): { format: FeedFormat; lacks: readonly string[] } | undefined {
  const near = formats.flatMap((format) => {
    const { columns = [], nameColumn } = format;
    const present = csvColumns(head, nameColumn);
    const lacks = columns.filter((name) => !present.has(name));
    const share = lacks.length / columns.length;
    return share <= 0.5 ? [{ format, lacks, share }] : [];
  });
  return near.toSorted((a, b) => a.share - b.share)[0];
}
