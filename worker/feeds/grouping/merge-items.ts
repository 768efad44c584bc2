import type { ProductDraft, VariantDraft } from '../draft.ts';
import { type DraftRow, warning } from '../draft-rows.ts';

/** One thing that can be bought, of a feed that has a record for each: alone, or one of the variants of a product. */
export interface FeedItem {
  readonly kind: 'item';
  readonly line: number;
  /** What the items of one product share. */
  readonly group?: string | undefined;
  /** What the feed calls the product, rather than this variant of it. */
  readonly groupTitle?: string | undefined;
  readonly product: Omit<ProductDraft, 'line' | 'variants' | 'materials' | 'sizeUnit'>;
  /** Its options hold the material and the pattern whether or not the variants differ in them. */
  readonly variant: VariantDraft;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** One product of the items of a group: the first that states something speaks for all. */
export function* mergeItems(all: readonly FeedItem[]): Generator<DraftRow> {
  const { items, hidden } = withoutHidden(all);
  const line = all[0]?.line;
  if (line === undefined) return;
  for (const item of hidden)
    yield warning(item.line, 'this variant is left out, because the feed hides it', item.variant.sku);
  const products = items.map((item) => item.product);
  const id = firstStated(products, 'id');
  const size = agreement(products.map((product) => product.size));
  const facts = agreement(products.map((product) => product.facts));
  const disagreed = [...size.disagreed, ...facts.disagreed].filter((name) => !namesVariant.has(name));
  if (disagreed.length > 0) {
    yield warning(line, `left out, because the variants differ in it: ${disagreed.join(', ')}`, id);
  }
  const shared = agreement(items.map(({ variant }) => variant.options)).agreed;
  yield {
    line,
    id,
    title: titleOf(items),
    url: firstStated(products, 'url'),
    type: firstStated(products, 'type'),
    category: firstStated(products, 'category'),
    description: firstStated(products, 'description'),
    materials: shared.material?.split(/\s*[/,;]\s*/).filter((material) => material !== ''),
    size: size.agreed,
    facts: { ...(shared.pattern !== undefined && { pattern: shared.pattern }), ...facts.agreed },
    status: firstStated(products, 'status'),
    variants: items.map(({ variant }) => ({ ...variant, options: optionsOf(variant, shared) })),
  };
}

/** Facts that tell variants apart by their nature: no word is lost on it when a product cannot hold them all. */
const namesVariant = new Set(['mpn']);

/** A product is hidden as a whole or not at all; where only some of its variants are, they are set aside. */
function withoutHidden(all: readonly FeedItem[]): {
  items: readonly FeedItem[];
  hidden: readonly FeedItem[];
} {
  const { hidden = [], shown = [] } = Object.groupBy(all, ({ product }) =>
    product.status === 'hidden' ? 'hidden' : 'shown',
  );
  return shown.length === 0 ? { items: all, hidden: [] } : { items: shown, hidden };
}

function firstStated<Key extends keyof FeedItem['product']>(
  products: readonly FeedItem['product'][],
  key: Key,
): FeedItem['product'][Key] {
  return products.find((product) => product[key] !== undefined)?.[key];
}

/** What all variants state alike may be said of the product; what they do not may not. */
function agreement(stated: readonly (Texts | undefined)[]): { agreed: Texts; disagreed: string[] } {
  const agreed = new Map<string, string | undefined>();
  const disagreed: string[] = [];
  for (const name of new Set(stated.flatMap((texts) => Object.keys(texts ?? {})))) {
    const values = new Set(stated.map((texts) => texts?.[name]));
    if (values.size === 1) agreed.set(name, [...values][0]);
    else disagreed.push(name);
  }
  return { agreed: Object.fromEntries(agreed), disagreed };
}

/** A material or pattern that all have is the product's. Colour and size stay with the variant, to be chosen by. */
function optionsOf(variant: VariantDraft, shared: Texts): Texts {
  const { material, pattern, ...others } = variant.options;
  return {
    ...others,
    ...(shared.material === undefined && { material }),
    ...(shared.pattern === undefined && { pattern }),
  };
}

function titleOf(items: readonly FeedItem[]): string | undefined {
  const named = items.find((item) => item.groupTitle !== undefined);
  if (named) return named.groupTitle;
  const first = items.find((item) => item.product.title !== undefined);
  if (!first || items.length === 1) return first?.product.title;
  return withoutOptions(first.product.title!, Object.values(first.variant.options));
}

/** "Aalto desk (Oak) - 160 cm" is "Aalto desk", when oak and 160 cm are what the variant is chosen by. */
function withoutOptions(title: string, values: readonly (string | undefined)[]): string {
  const trimmed = title.replace(/[\s)\]]+$/, '');
  const value = values.find((text) => text !== undefined && endsWithWord(trimmed, text));
  if (value === undefined) return title;
  const rest = trimmed.slice(0, -value.length).replace(/[\s([,/|:–—-]+$/, '');
  return rest === '' ? title : withoutOptions(rest, values);
}

function endsWithWord(title: string, value: string): boolean {
  if (value === '' || !title.toLowerCase().endsWith(value.toLowerCase())) return false;
  return /[\s([,/|:–—-]$/.test(title.slice(0, -value.length));
}
