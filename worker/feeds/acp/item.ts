import { type FeedNote, rejected } from '../draft-rows.ts';
import type { FeedItem } from '../grouping/merge-items.ts';
import { asObject, type JsonObject, listOf, textOf } from '../json/values.ts';

type Texts = Record<string, string | undefined>;

/** A record of the flat feed: one variant. Where a field has had several names, the newer counts for more. */
export function readAcpItem(record: JsonObject, line: number): FeedItem | FeedNote {
  const stated = (...names: string[]) => firstText(record, names);
  const id = stated('item_id', 'id', 'sku');
  if (id === undefined) return rejected(line, 'this record has no "item_id" and no "id"', stated('title'));
  const group = stated('item_group_id', 'group_id');
  return {
    kind: 'item',
    line,
    group,
    groupTitle: stated('item_group_title'),
    product: {
      id: group ?? id,
      title: stated('title'),
      url: stated('url', 'link'),
      category: stated('product_category'),
      description: stated('description'),
      size: sizeOf(record),
      facts: factsOf(record),
      status: stated('enable_search', 'is_eligible_search')?.toLowerCase() === 'false' ? 'hidden' : undefined,
    },
    variant: {
      line,
      sku: id,
      options: optionsOf(record),
      price: stated('price'),
      currency: stated('currency'),
      salePrice: stated('sale_price'),
      saleFrom: stated('sale_price_effective_date', 'sale_price_start_date'),
      saleUntil: stated('sale_price_end_date'),
      quantity: stated('inventory_quantity'),
      availability: stated('availability'),
      picture: stated('image_url', 'image_link'),
      weight: stated('weight'),
      weightUnit: stated('item_weight_unit'),
      gtin: stated('gtin'),
    },
  };
}

function firstText(record: JsonObject, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => textOf(record[candidate]) !== undefined);
  return name === undefined ? undefined : textOf(record[name]);
}

/** Each dimension by itself, or all three as "12x8x5 in": length, width and height. */
function sizeOf(record: JsonObject): Texts {
  const unit = textOf(record.dimensions_unit);
  const together = /^([\d.,]+)\s*[x×]\s*([\d.,]+)\s*[x×]\s*([\d.,]+)\s*(\D*)$/i.exec(
    textOf(record.dimensions) ?? '',
  );
  const [, length, width, height, ownUnit] = together ?? [];
  const withUnit = (own: unknown, other: string | undefined) => {
    const stated = textOf(own);
    if (stated !== undefined) return /\d$/.test(stated) ? `${stated} ${unit ?? ''}`.trim() : stated;
    return other === undefined ? undefined : `${other} ${ownUnit || (unit ?? '')}`.trim();
  };
  return {
    length: withUnit(record.length, length),
    width: withUnit(record.width, width),
    height: withUnit(record.height, height),
  };
}

function factsOf(record: JsonObject): Texts {
  return {
    brand: textOf(record.brand),
    mpn: textOf(record.mpn),
    condition: textOf(record.condition),
    gender: textOf(record.gender),
    'age group': textOf(record.age_group),
    'ships to': countriesOf(record.shipping),
  };
}

/** The countries of "US:CA:Overnight:16.00 USD", one or more of them. */
function countriesOf(shipping: unknown): string | undefined {
  const prices = listOf(shipping).flatMap((entry) => textOf(entry)?.split(',') ?? []);
  const countries = prices
    .map((price) => price.trim().split(':', 1)[0]!)
    .filter((code) => /^[A-Z]{2}$/.test(code));
  return [...new Set(countries)].join(', ') || undefined;
}

/** Options have fields of their own, three pairs of fields for others, and `variant_dict` for all of them again. */
function optionsOf(record: JsonObject): Texts {
  const pairs = [1, 2, 3].flatMap((number) => {
    const name = textOf(record[`custom_variant${number}_category`]);
    return name === undefined ? [] : [[name, textOf(record[`custom_variant${number}_option`])] as const];
  });
  const own: Texts = {
    color: textOf(record.color),
    size: textOf(record.size),
    material: textOf(record.material),
    ...Object.fromEntries(pairs),
  };
  const stated = new Set(Object.keys(own).filter((name) => own[name] !== undefined));
  const others = Object.entries(dictionaryOf(record.variant_dict)).filter(
    ([name]) => !stated.has(name.toLowerCase()) && !stated.has(name),
  );
  return { ...own, ...Object.fromEntries(others.map(([name, value]) => [name, textOf(value)])) };
}

/** An object, which in a cell of a table is written as JSON. */
function dictionaryOf(value: unknown): JsonObject {
  if (typeof value !== 'string') return asObject(value) ?? {};
  try {
    return asObject(JSON.parse(value)) ?? {};
  } catch {
    return {};
  }
}
