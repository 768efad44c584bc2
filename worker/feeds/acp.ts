import { readAcpItem } from './acp/item.ts';
import { readAcpProduct } from './acp/product.ts';
import type { DraftRow } from './draft-rows.ts';
import type { FeedFormat } from './feed.ts';
import { finishAll } from './finish.ts';
import type { FeedItem } from './grouping/merge-items.ts';
import { groupItems } from './grouping/variant-groups.ts';
import { jsonElements } from './json/scanner.ts';
import { parseObject } from './json/values.ts';
import { peek, unixLineEnds } from './lines.ts';

/**
 * Product feeds of the Agentic Commerce Protocol, in JSON (an array, or `{ "products": [...] }`) and JSON Lines:
 *
 * - flat, a record for each variant, as OpenAI takes them as files. The names are those of the Product Feed Spec that
 *   came with version 2025-09-29 (`id`, `link`, `image_link`, `enable_search`) and those that
 *   developers.openai.com/commerce has listed since (`item_id`, `url`, `image_url`, `is_eligible_search`, `group_id`);
 * - nested, a record for each product, as the Feed API of version 2026-04-17 has them (openapi.feed.yaml in
 *   github.com/agentic-commerce-protocol/agentic-commerce-protocol).
 */
export const acp: FeedFormat = {
  name: 'Agentic Commerce Protocol',
  detect({ head }) {
    if (!/^\uFEFF?\s*[{[]/.test(head)) return 'no';
    if (/"(?:enable|is_eligible)_(?:search|checkout)"\s*:/.test(head)) return 'certain';
    if (/"variant_options"\s*:/.test(head) && /"variants"\s*:/.test(head)) return 'certain';
    return /"(?:item_id|item_group_id|image_link|image_url|barcodes)"\s*:/.test(head) ? 'possible' : 'no';
  },
  read: (text, context) => finishAll(readAcpDrafts(text), context),
};

export function readAcpDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  return groupItems(readRecords(unixLineEnds(text)));
}

async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<FeedItem | DraftRow> {
  const { head, whole } = await peek(text, 65_536);
  for await (const element of jsonElements(whole, { list: 'products', linewise: isJsonLines(head) })) {
    const parsed = parseObject(element);
    if ('kind' in parsed) yield parsed;
    else if (parsed.object.variants === undefined) yield readAcpItem(parsed.object, element.line);
    else yield* readAcpProduct(parsed.object, element.line);
  }
}

/** Whether the first line is an object of its own; one that goes on in the next line ends otherwise. */
function isJsonLines(head: string): boolean {
  return /^\uFEFF?\s*\{.*\}[^\S\n]*\n/.test(head);
}
