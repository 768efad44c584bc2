import { type DraftRow, type FeedNote, rejected } from './draft-rows.ts';
import type { FeedFormat } from './feed.ts';
import { finishAll } from './finish.ts';
import type { FeedItem } from './grouping/merge-items.ts';
import { groupItems } from './grouping/variant-groups.ts';
import { googleDoubts } from './reading/google-doubts.ts';
import { type XmlField, type XmlItem, xmlItems } from './xml/items.ts';

export const googleXml: FeedFormat = {
  name: 'Google Merchant XML',
  detect({ head }) {
    if (!/^\uFEFF?\s*</.test(head) || !/<(?:rss|feed)[\s>]/.test(head)) return 'no';
    return head.includes('http://base.google.com/ns/1.0') ? 'certain' : 'possible';
  },
  read: (text, context) => finishAll(readGoogleDrafts(text), context),
};

/**
 * A product feed for Google Merchant Center, in RSS 2.0 or Atom 1.0. The attributes are those of the product data
 * specification, https://support.google.com/merchants/answer/7052112.
 */
export function readGoogleDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  return groupItems(readItems(text));
}

async function* readItems(text: AsyncIterable<string>): AsyncGenerator<FeedItem | FeedNote> {
  for await (const row of xmlItems(text)) yield row.kind === 'xml' ? readItem(row) : row;
}

function readItem({ line, fields }: XmlItem): FeedItem | FeedNote {
  const stated = (...names: string[]) => firstText(fields, names);
  const id = stated('g:id');
  if (id === undefined)
    return rejected(line, 'this item has no <g:id> in the namespace of Google', stated('g:title', 'title'));
  const group = stated('g:item_group_id');
  return {
    kind: 'item',
    line,
    group,
    product: {
      id: group ?? id,
      title: stated('g:title', 'title'),
      url: stated('g:link', 'link') ?? hrefOf(fields),
      category: stated('g:product_type') ?? wordsOf(stated('g:google_product_category')),
      description: stated('g:description', 'description', 'content', 'summary'),
      size: {
        length: stated('g:product_length'),
        width: stated('g:product_width'),
        height: stated('g:product_height'),
      },
      facts: factsOf(fields),
    },
    variant: {
      line,
      sku: id,
      options: optionsOf(fields),
      price: stated('g:price'),
      salePrice: stated('g:sale_price'),
      saleFrom: stated('g:sale_price_effective_date'),
      availability: stated('g:availability'),
      picture: stated('g:image_link'),
      weight: stated('g:product_weight', 'g:shipping_weight'),
      gtin: stated('g:gtin'),
      doubts: [
        ...googleDoubts({ price: stated('g:price'), availability: stated('g:availability') }),
        ...contradictions(fields),
      ],
    },
  };
}

/** Text of the first of the names that is stated: names before others count for more. */
function firstText(fields: readonly XmlField[], names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = fields.find((field) => field.name === name && field.text.trim() !== '')?.text.trim();
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Elements that an item has one of, and has several of that differ. */
function contradictions(fields: readonly XmlField[]): string[] {
  return ['g:id', 'g:title', 'g:price', 'g:sale_price', 'g:availability'].flatMap((name) => {
    const stated = fields.filter((field) => field.name === name).map(({ text }) => text.trim());
    const texts = new Set(stated.filter((text) => text !== ''));
    const [first] = texts;
    return texts.size > 1 ? [`<${name}> is stated more than once, and not the same; "${first}" counts`] : [];
  });
}

/** Atom links by attribute; of several, the page itself is the one without a `rel` or with "alternate". */
function hrefOf(fields: readonly XmlField[]): string | undefined {
  const links = fields.filter(({ name }) => name === 'link' || name === 'g:link');
  return links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate')?.attributes.href;
}

/** Google's own categories may be given by number, which says nothing to a shopper. */
function wordsOf(category: string | undefined): string | undefined {
  return category && /\D/.test(category) ? category : undefined;
}

function optionsOf(fields: readonly XmlField[]): Record<string, string | undefined> {
  const names = ['color', 'size', 'material', 'pattern'];
  return Object.fromEntries(names.map((name) => [name, firstText(fields, [`g:${name}`])]));
}

function factsOf(fields: readonly XmlField[]): Record<string, string | undefined> {
  const countries = partsOf(fields, 'g:shipping').flatMap((parts) => firstText(parts, ['g:country']) ?? []);
  const details = partsOf(fields, 'g:product_detail').flatMap((parts) => {
    const name = firstText(parts, ['g:attribute_name']);
    return name === undefined ? [] : [[name, firstText(parts, ['g:attribute_value'])] as const];
  });
  return {
    brand: firstText(fields, ['g:brand']),
    mpn: firstText(fields, ['g:mpn']),
    condition: firstText(fields, ['g:condition']),
    'ships to': [...new Set(countries)].join(', ') || undefined,
    ...Object.fromEntries(details),
  };
}

function partsOf(fields: readonly XmlField[], name: string): (readonly XmlField[])[] {
  return fields.filter((field) => field.name === name).map((field) => field.parts);
}
