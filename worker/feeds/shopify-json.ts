import type { ProductDraft, VariantDraft } from './draft.ts';
import { type DraftRow, rejected, warning } from './draft-rows.ts';
import type { FeedFormat } from './feed.ts';
import { finishAll } from './finish.ts';
import { jsonElements } from './json/scanner.ts';
import { asObject, type JsonObject, listOf, objectsOf, parseObject, textOf } from './json/values.ts';
import { unixLineEnds } from './lines.ts';

export const shopifyJson: FeedFormat = {
  name: 'Shopify JSON',
  detect({ head }) {
    if (!/^\uFEFF?\s*[{[]/.test(head)) return 'no';
    const marks = ['handle', 'body_html', 'variants'].filter((key) => head.includes(`"${key}"`));
    if (marks.length === 3) return 'certain';
    return marks.includes('body_html') || /^\uFEFF?\s*\{\s*"products"\s*:/.test(head) ? 'possible' : 'no';
  },
  // Shopify writes its numbers with a point in every country.
  read: (text, context) => finishAll(readShopifyDrafts(text), { ...context, locale: 'en-US' }),
};

/**
 * The JSON a Shopify shop shows under /products.json, or the same products as a bare array. The fields that only the
 * Admin API's product has (`status`, `barcode`, `inventory_quantity`) are read where they are there.
 * https://shopify.dev/docs/api/ajax/reference/product
 */
export async function* readShopifyDrafts(text: AsyncIterable<string>): AsyncGenerator<DraftRow> {
  for await (const element of jsonElements(unixLineEnds(text), { list: 'products' })) {
    const parsed = parseObject(element);
    if ('kind' in parsed) yield parsed;
    else yield* readProduct(parsed.object, element.line);
  }
}

function* readProduct(product: JsonObject, line: number): Generator<DraftRow> {
  const variants = objectsOf(product.variants);
  const broken = listOf(product.variants).length - variants.length;
  if (variants.length === 0) {
    yield rejected(line, `${nameOf(product)} has no "variants": a product of Shopify has at least one`);
    return;
  }
  if (broken > 0)
    yield warning(line, `${nameOf(product)} has ${broken} "variants" that are not written as { ... }`);
  yield draftOf(product, variants, line);
}

function draftOf(product: JsonObject, variants: readonly JsonObject[], line: number): ProductDraft {
  const handle = textOf(product.handle);
  const isShipped = variants.some((variant) => variant.requires_shipping !== false);
  return {
    line,
    id: handle ?? textOf(product.id),
    title: textOf(product.title),
    url: handle === undefined ? undefined : `/products/${encodeURIComponent(handle)}`,
    type: textOf(product.product_type),
    description: textOf(product.body_html),
    facts: {
      brand: textOf(product.vendor),
      tags: tagsOf(product.tags),
      shipping: isShipped ? undefined : 'nothing to ship',
    },
    status: statusOf(product),
    variants: variants.map((variant) => readVariant(product, variant, line)),
  };
}

function nameOf(product: JsonObject): string {
  const name = textOf(product.title) ?? textOf(product.handle) ?? textOf(product.id);
  return name === undefined ? 'this record' : `"${name}"`;
}

/** "oak, desk" in one version of the API, ["oak", "desk"] in another. */
function tagsOf(tags: unknown): string | undefined {
  return (
    listOf(tags)
      .flatMap((tag) => textOf(tag) ?? [])
      .join(', ') || undefined
  );
}

function statusOf({ status, published_at: published }: JsonObject): ProductDraft['status'] {
  if (status === 'archived') return 'archived';
  return status === 'draft' || published === null ? 'hidden' : 'active';
}

function readVariant(product: JsonObject, variant: JsonObject, line: number): VariantDraft {
  return {
    line,
    sku: textOf(variant.sku) ?? textOf(variant.id),
    options: optionsOf(product.options, variant),
    price: textOf(variant.price),
    listPrice: textOf(variant.compare_at_price),
    quantity: quantityOf(variant),
    availability: availabilityOf(variant.available),
    picture: pictureOf(product, variant),
    weight: Number(variant.grams) > 0 ? textOf(variant.grams) : undefined,
    weightUnit: 'g',
    gtin: textOf(variant.barcode),
  };
}

/** A product without options has one that Shopify makes up, "Title", of which the only value is "Default Title". */
function optionsOf(options: unknown, variant: JsonObject): Record<string, string | undefined> {
  const named = listOf(options).map((option, index) => {
    const { name = option, position = index + 1 } = asObject(option) ?? {};
    return [textOf(name) ?? `Option ${position}`, textOf(variant[`option${position}`])] as const;
  });
  return Object.fromEntries(named.filter(([name, value]) => name !== 'Title' || value !== 'Default Title'));
}

/** Left open where Shopify does not count, or sells on when there are none. */
function quantityOf(variant: JsonObject): string | undefined {
  const isCounted = variant.inventory_management !== null && variant.inventory_policy !== 'continue';
  return isCounted ? textOf(variant.inventory_quantity) : undefined;
}

function availabilityOf(available: unknown): string | undefined {
  if (typeof available !== 'boolean') return undefined;
  return available ? 'in stock' : 'out of stock';
}

function pictureOf(product: JsonObject, variant: JsonObject): string | undefined {
  const images = objectsOf(product.images);
  const ofVariant = images.find(({ variant_ids: ids }) => listOf(ids).includes(variant.id));
  const image = asObject(variant.featured_image) ?? ofVariant ?? images[0] ?? asObject(product.image);
  return textOf(image?.src);
}
