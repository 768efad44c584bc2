import { type DraftRow, type FeedNote, rejected } from './draft-rows.ts';
import type { FeedFormat } from './feed.ts';
import { finishAll } from './finish.ts';
import { groupItems } from './grouping/variant-groups.ts';
import { type JsonElement, JsonScanner } from './json/scanner.ts';
import { parseElement } from './json/values.ts';
import { graphOf, type LdNode } from './json-ld/graph.ts';
import { itemsOf, type LdRow } from './json-ld/items.ts';
import { jsonLdScripts } from './json-ld/scripts.ts';
import { peek, unixLineEnds } from './lines.ts';

/**
 * Products of schema.org in JSON-LD, in files of JSON or in the scripts of a page: `Product`, and `ProductGroup` with
 * its variants. https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export const jsonLd: FeedFormat = {
  name: 'schema.org JSON-LD',
  detect({ head }) {
    const namesProduct = /"(?:https?:\/\/schema\.org\/)?Product(?:Group)?"/.test(head);
    if (/^\uFEFF?\s*[{[]/.test(head)) {
      const isSchema = /"@context"/.test(head) && /schema\.org/.test(head);
      if (isSchema && namesProduct) return 'certain';
      return /"@type"|"@graph"/.test(head) ? 'possible' : 'no';
    }
    if (!/^\uFEFF?\s*</.test(head) || /<(?:rss|feed)[\s>]/.test(head)) return 'no';
    if (/application\/ld\+json/i.test(head)) return namesProduct ? 'certain' : 'possible';
    return /<(?:!doctype html|html)[\s>]/i.test(head) ? 'possible' : 'no';
  },
  read: (text, context) => finishAll(readJsonLdDrafts(text, context.currency), context),
};

/** Of offers in several currencies, those in `currency` count. */
export function readJsonLdDrafts(text: AsyncIterable<string>, currency: string): AsyncGenerator<DraftRow> {
  return groupItems(readItems(unixLineEnds(text), currency));
}

/** A document is read whole, since its parts may refer to each other in any order. */
async function* readItems(text: AsyncIterable<string>, currency: string): AsyncGenerator<LdRow> {
  const nodes: LdNode[] = [];
  for await (const element of elementsOf(text)) {
    const parsed = 'kind' in element ? element : parseElement(element);
    if ('kind' in parsed) yield parsed;
    else if (!('kind' in element)) nodes.push({ line: element.line, value: parsed.value });
  }
  const graph = graphOf(nodes);
  if (nodes.length > 0 && graph.products.length === 0) {
    yield rejected(1, 'there is no Product of schema.org in it');
  }
  yield* itemsOf(graph, currency);
}

async function* elementsOf(text: AsyncIterable<string>): AsyncGenerator<JsonElement | FeedNote> {
  const { head, whole } = await peek(text, 1_024);
  if (!/^\uFEFF?\s*</.test(head)) return yield* scan(whole, 1);
  for await (const script of jsonLdScripts(whole)) {
    if ('kind' in script) yield script;
    else yield* scan([script.text], script.line);
  }
}

/** The values in a text, or those in its `@graph`, so that a broken one costs only itself. */
async function* scan(
  text: AsyncIterable<string> | Iterable<string>,
  firstLine: number,
): AsyncGenerator<JsonElement> {
  const scanner = new JsonScanner({ list: '@graph' });
  const placed = (elements: JsonElement[]) =>
    elements.map((element) => ({ ...element, line: element.line + firstLine - 1 }));
  for await (const piece of text) yield* placed(scanner.push(piece));
  yield* placed(scanner.end());
}
