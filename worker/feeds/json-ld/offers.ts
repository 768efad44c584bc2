import { asObject, type JsonObject, listOf, objectsOf, textOf } from '../json/values.ts';
import { type LdGraph, localName } from './graph.ts';

/** What a product is offered at, in the feed's own text. */
export interface LdOffer {
  readonly sku?: string | undefined;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly price?: string | undefined;
  readonly listPrice?: string | undefined;
  readonly currency?: string | undefined;
  readonly availability?: string | undefined;
  readonly quantity?: string | undefined;
  readonly condition?: string | undefined;
  readonly shipsTo?: string | undefined;
  /** Why there is no price. */
  readonly warning?: string | undefined;
}

/**
 * The offers of a product: one for each SKU where they have their own, otherwise one. Of several that cannot be told
 * apart, those in the shop's currency count, and there is a price only if they agree on it.
 */
export function readLdOffers(graph: LdGraph, product: JsonObject, currency: string): readonly LdOffer[] {
  const offers = graph.nodesOf(product.offers).flatMap((offer) => {
    const parts = graph.nodesOf(offer.offers);
    return parts.length > 0 ? parts : [offer];
  });
  const read = offers.map((offer) => readOffer(graph, offer));
  const [first, second] = read;
  if (!first) return [{ warning: 'no offer is stated, so its price is on request' }];
  if (!second) return [first];
  const skus = new Set(read.map(({ sku }) => sku));
  if (skus.size === read.length && !skus.has(undefined)) return read;
  const own = read.filter((offer) => offer.currency === currency);
  return [oneOf(own.length > 0 ? own : read)];
}

function oneOf(offers: readonly LdOffer[]): LdOffer {
  const prices = new Set(offers.map(({ price, currency }) => `${price} ${currency}`));
  if (prices.size === 1) return offers[0]!;
  return {
    ...offers[0],
    price: undefined,
    listPrice: undefined,
    warning: `its ${offers.length} offers differ in price and have no SKU of their own, so its price is on request`,
  };
}

function readOffer(graph: LdGraph, offer: JsonObject): LdOffer {
  const specifications = graph.nodesOf(offer.priceSpecification).filter((each) => !each.validForMemberTier);
  const list = specifications.find(isListPrice);
  const sale = specifications.find((each) => each !== list && textOf(each.price) !== undefined);
  const { lowPrice, highPrice } = offer;
  const range =
    textOf(lowPrice) !== undefined && textOf(lowPrice) === textOf(highPrice) ? textOf(lowPrice) : undefined;
  const price = textOf(offer.price) ?? textOf(sale?.price) ?? range;
  return {
    sku: textOf(offer.sku),
    name: textOf(offer.name),
    url: textOf(offer.url),
    price,
    listPrice: textOf(list?.price),
    currency: textOf(offer.priceCurrency) ?? textOf(sale?.priceCurrency) ?? textOf(list?.priceCurrency),
    availability: localName(nameOrId(offer.availability)),
    quantity: textOf(asObject(offer.inventoryLevel)?.value) ?? textOf(offer.inventoryLevel),
    condition: localName(nameOrId(offer.itemCondition))
      ?.replace(/Condition$/, '')
      .toLowerCase(),
    shipsTo: countriesOf(graph, offer),
    warning: price === undefined && lowPrice !== undefined ? aboutRange(lowPrice, highPrice) : undefined,
  };
}

function isListPrice({ priceType }: JsonObject): boolean {
  return ['ListPrice', 'StrikethroughPrice'].includes(localName(nameOrId(priceType)) ?? '');
}

function aboutRange(low: unknown, high: unknown): string {
  const range = high === undefined ? `from ${textOf(low)}` : `from ${textOf(low)} to ${textOf(high)}`;
  return `only a price ${range} is stated, which is that of no variant for certain, so its price is on request`;
}

/** A word as a text, or as `{ "@id": "https://schema.org/InStock" }`. */
function nameOrId(value: unknown): string | undefined {
  return textOf(value) ?? textOf(asObject(value)?.['@id']);
}

function countriesOf(graph: LdGraph, offer: JsonObject): string | undefined {
  const countries = graph
    .nodesOf(offer.shippingDetails)
    .flatMap((details) => objectsOf(details.shippingDestination))
    .flatMap(({ addressCountry }) => listOf(addressCountry))
    .flatMap((country) => textOf(country) ?? textOf(asObject(country)?.name) ?? []);
  return [...new Set(countries)].join(', ') || undefined;
}
