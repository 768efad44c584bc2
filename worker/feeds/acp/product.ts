import { decimalString } from '../../../shared/money.ts';
import { type DraftRow, rejected, warning } from '../draft-rows.ts';
import { type FeedItem, mergeItems } from '../grouping/merge-items.ts';
import { asObject, type JsonObject, listOf, objectsOf, textOf } from '../json/values.ts';

/** A record of the Feed API: a product with its variants. */
export function* readAcpProduct(product: JsonObject, line: number): Generator<DraftRow> {
  const variants = objectsOf(product.variants);
  const id = textOf(product.id);
  if (id === undefined) yield rejected(line, 'this product has no "id"', textOf(product.title));
  else if (variants.length === 0) yield rejected(line, `product "${id}" has no "variants"`);
  else {
    const broken = listOf(product.variants).length - variants.length;
    if (broken > 0)
      yield warning(line, `product "${id}" has ${broken} "variants" that are not written as { ... }`);
    const { priced = [], others = [] } = Object.groupBy(variants, ({ price }) =>
      isPrice(price) ? 'priced' : 'others',
    );
    yield* others.map((variant) => badPrice(variant, line));
    yield* mergeItems(priced.map((variant) => itemOf(product, variant, line)));
  }
}

function itemOf(product: JsonObject, variant: JsonObject, line: number): FeedItem {
  return {
    kind: 'item',
    line,
    groupTitle: textOf(product.title),
    product: {
      id: textOf(product.id),
      title: textOf(variant.title),
      url: textOf(product.url) ?? textOf(variant.url),
      category: categoryOf(variant.categories),
      description: descriptionOf(product.description) ?? descriptionOf(variant.description),
      facts: {
        condition:
          listOf(variant.condition)
            .flatMap((word) => textOf(word) ?? [])
            .join(', ') || undefined,
      },
    },
    variant: {
      line,
      sku: textOf(variant.id),
      options: Object.fromEntries(
        objectsOf(variant.variant_options).flatMap(({ name, value }) => {
          const label = textOf(name);
          return label === undefined ? [] : [[label, textOf(value)]];
        }),
      ),
      price: priceOf(variant.price),
      listPrice: priceOf(variant.list_price),
      availability: availabilityOf(asObject(variant.availability)),
      picture: pictureOf(variant.media) ?? pictureOf(product.media),
      gtin: gtinOf(variant.barcodes),
    },
  };
}

function descriptionOf(description: unknown): string | undefined {
  const { html, plain, markdown } = asObject(description) ?? {};
  return textOf(html) ?? textOf(plain) ?? textOf(markdown) ?? textOf(description);
}

/** The shop's own path, where a category is given in several taxonomies. */
function categoryOf(categories: unknown): string | undefined {
  const all = objectsOf(categories);
  const own = all.find(({ taxonomy }) => taxonomy === 'merchant') ?? all[0];
  return textOf(own?.value);
}

/** Nothing, or `{ "amount": 7999, "currency": "USD" }`. */
function isPrice(price: unknown): boolean {
  const { amount, currency } = asObject(price) ?? {};
  const isMoney = Number.isSafeInteger(amount) && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  return price === undefined || price === null || isMoney;
}

function badPrice({ id, price }: JsonObject, line: number): DraftRow {
  const stated = JSON.stringify(price);
  return rejected(
    line,
    `variant "${textOf(id)}": a price is a whole number of minor units with its currency, not ${stated}`,
  );
}

/** "79.99 USD" of 7999 minor units. */
function priceOf(price: unknown): string | undefined {
  const money = asObject(price);
  if (!money || !isPrice(price)) return undefined;
  const currency = String(money.currency);
  return `${decimalString({ amount: Number(money.amount), currency })} ${currency}`;
}

function availabilityOf({ available, status }: JsonObject = {}): string | undefined {
  const word = status === 'limited_stock' ? 'in_stock' : textOf(status);
  if (available === false && (word === undefined || word === 'in_stock')) return 'out of stock';
  return word ?? (available === true ? 'in stock' : undefined);
}

function pictureOf(media: unknown): string | undefined {
  return textOf(objectsOf(media).find(({ type }) => type === 'image')?.url);
}

function gtinOf(barcodes: unknown): string | undefined {
  const codes = objectsOf(barcodes).filter(({ type }) => /^(?:GTIN|UPC|EAN|ISBN)/i.test(textOf(type) ?? ''));
  return textOf(codes[0]?.value);
}
