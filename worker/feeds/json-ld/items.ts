import { type FeedNote, rejected, warning } from '../draft-rows.ts';
import type { FeedItem } from '../grouping/merge-items.ts';
import { type JsonObject, textOf } from '../json/values.ts';
import { isGroup, type LdGraph, type LdProduct } from './graph.ts';
import { type LdOffer, readLdOffers } from './offers.ts';
import { productOf, variantOf } from './product.ts';

export type LdRow = FeedItem | FeedNote;

/** What can be bought in a document, in its order: products, and variants with what is said of their group. */
export function* itemsOf(graph: LdGraph, currency: string): Generator<LdRow> {
  const families = familiesOf(graph);
  for (const product of graph.products) {
    if (families.variants.has(product.node)) continue;
    for (const row of membersOf(graph, families, product)) {
      if ('kind' in row) yield row;
      else yield* offeredItems(graph, row, currency);
    }
  }
}

interface Families {
  /** Products that a group lists as its variants. */
  readonly variants: ReadonlySet<JsonObject>;
  /** Groups that a product names as its own. */
  readonly parents: ReadonlySet<JsonObject>;
  readonly parentOf: (product: JsonObject) => JsonObject | undefined;
}

/** Groups and their variants, whichever of the two names the other. */
function familiesOf({ products, nodesOf }: LdGraph): Families {
  const groups = products.map(({ node }) => node).filter(isGroup);
  const byGroupId = new Map(groups.map((group) => [textOf(group.productGroupID), group]));
  const parentOf = (product: JsonObject) => {
    const [parent] = nodesOf(product.isVariantOf);
    const id = textOf(parent?.productGroupID) ?? textOf(product.inProductGroupWithID);
    if (id === undefined) return parent;
    return byGroupId.get(id) ?? parent ?? { productGroupID: id };
  };
  return {
    variants: new Set(groups.flatMap((group) => nodesOf(group.hasVariant))),
    parents: new Set(products.map(({ node }) => parentOf(node)).filter((parent) => parent !== undefined)),
    parentOf,
  };
}

interface Member extends LdProduct {
  readonly parent?: JsonObject | undefined;
}

/** A product by itself, or the variants of a group. */
function* membersOf(
  { nodesOf }: LdGraph,
  families: Families,
  { line, node }: LdProduct,
): Generator<Member | FeedNote> {
  const listed = isGroup(node) ? nodesOf(node.hasVariant) : [];
  const variants = listed.filter(isDescribed);
  const missing = listed.length - variants.length;
  if (listed.length === 0 && !families.parents.has(node)) {
    yield { line, node, parent: families.parentOf(node) };
  }
  if (missing > 0) yield leftOut(line, node, missing, listed.length);
  for (const variant of variants) yield { line, node: variant, parent: node };
}

/** A variant may be described on a page of its own, with only its address or `@id` here. */
function isDescribed(variant: JsonObject): boolean {
  return Object.keys(variant).some((key) => !['@id', '@type', 'url'].includes(key));
}

function leftOut(line: number, group: JsonObject, missing: number, listed: number): FeedNote {
  const name = textOf(group.name) ?? textOf(group.productGroupID) ?? 'this group';
  return missing === listed
    ? rejected(line, `the variants of "${name}" are described elsewhere: import the pages that describe them`)
    : warning(line, `${missing} of the ${listed} variants of "${name}" are described elsewhere and left out`);
}

function* offeredItems(graph: LdGraph, { line, node, parent }: Member, currency: string): Generator<LdRow> {
  const offers = readLdOffers(graph, node, currency);
  for (const offer of offers) {
    if (offer.warning) yield warning(line, `${nameOf(node)}: ${offer.warning}`);
    yield itemOf(graph, { line, node, parent }, offer, offers.length > 1);
  }
}

function nameOf(node: JsonObject): string {
  return `"${textOf(node.name) ?? textOf(node.sku) ?? 'a product'}"`;
}

/** Where a product has several offers with a SKU each, they are its variants, told apart by their names. */
function itemOf(
  graph: LdGraph,
  { line, node, parent }: Member,
  offer: LdOffer,
  isOneOfMany: boolean,
): FeedItem {
  const own = productOf(graph, node);
  const group = parent ? productOf(graph, parent) : {};
  const key = parent ?? (isOneOfMany ? node : undefined);
  const variant = variantOf(graph, withInherited(parent, node), offer, line);
  return {
    kind: 'item',
    line,
    group: key && (textOf(key.productGroupID) ?? textOf(key['@id']) ?? `${nameOf(key)} on line ${line}`),
    groupTitle: textOf(key?.name),
    product: {
      ...own,
      ...stated(group),
      id: parent ? group.id : own.id,
      url: group.url ?? own.url ?? offer.url,
      size: { ...own.size, ...stated(group.size ?? {}) },
      facts: {
        condition: offer.condition,
        'ships to': offer.shipsTo,
        ...own.facts,
        ...stated(group.facts ?? {}),
      },
    },
    variant: isOneOfMany ? { ...variant, options: { ...variant.options, variant: offer.name } } : variant,
  };
}

/** What a group says of all its variants, where a variant does not say otherwise. */
function withInherited(parent: JsonObject | undefined, node: JsonObject): JsonObject {
  if (!parent) return node;
  const { image, weight, color, size, material, pattern } = parent;
  return { ...stated({ image, weight, color, size, material, pattern }), ...node };
}

function stated<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
