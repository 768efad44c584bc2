import type { FeedItem } from '../grouping/merge-items.ts';
import { asObject, type JsonObject, listOf, textOf } from '../json/values.ts';
import type { LdGraph } from './graph.ts';
import type { LdOffer } from './offers.ts';

type Texts = Record<string, string | undefined>;

/** Units by their code of UN/CEFACT Recommendation 20, which schema.org uses. */
const units: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  INH: 'in',
  FOT: 'ft',
  MGM: 'mg',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  ONZ: 'oz',
  LBR: 'lb',
};

/** What is said of a product as a whole. */
export function productOf(graph: LdGraph, node: JsonObject): FeedItem['product'] {
  return {
    id: textOf(node.productGroupID) ?? textOf(node.sku) ?? textOf(node.productID),
    title: textOf(node.name),
    url: textOf(node.url),
    category: nameOf(graph, node.category),
    description: textOf(node.description),
    size: {
      width: measureOf(node.width),
      height: measureOf(node.height),
      depth: measureOf(node.depth),
    },
    facts: {
      brand: nameOf(graph, node.brand),
      mpn: textOf(node.mpn),
      model: nameOf(graph, node.model),
      ...propertiesOf(graph, node),
    },
  };
}

/** What is said of one variant. Where an offer has a SKU and a name of its own, the name is what tells it apart. */
export function variantOf(
  graph: LdGraph,
  node: JsonObject,
  offer: LdOffer,
  line: number,
): FeedItem['variant'] {
  return {
    line,
    sku: offer.sku ?? textOf(node.sku) ?? textOf(node.productID),
    options: {
      color: textOf(node.color),
      size: nameOf(graph, node.size) ?? measureOf(node.size),
      material:
        listOf(node.material)
          .flatMap((material) => nameOf(graph, material) ?? [])
          .join(', ') || undefined,
      pattern: nameOf(graph, node.pattern),
    },
    price: offer.price,
    listPrice: offer.listPrice,
    currency: offer.currency,
    availability: offer.availability,
    quantity: offer.quantity,
    picture: pictureOf(graph, node.image),
    weight: measureOf(node.weight),
    gtin: ['gtin', 'gtin14', 'gtin13', 'gtin12', 'gtin8'].map((name) => textOf(node[name])).find(Boolean),
  };
}

/** The name of a thing, or the text that stands for it. */
function nameOf(graph: LdGraph, value: unknown): string | undefined {
  const [first] = listOf(value);
  return textOf(first) ?? textOf(graph.nodesOf(first)[0]?.name);
}

/** "60 cm" of `{ "value": 60, "unitCode": "CMT" }`; a text is left as it is. */
function measureOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  const { value: number, unitCode, unitText } = asObject(first) ?? {};
  if (textOf(number) === undefined) return textOf(first);
  const code = textOf(unitCode)?.replace(/^.*[/:]/, '');
  const unit = (code && units[code.toUpperCase()]) ?? textOf(unitText) ?? code ?? '';
  return `${textOf(number)} ${unit}`.trim();
}

function propertiesOf(graph: LdGraph, node: JsonObject): Texts {
  const rows = graph.nodesOf(node.additionalProperty).flatMap((property) => {
    const name = textOf(property.name) ?? textOf(property.propertyID);
    const values = listOf(property.value).flatMap((value) =>
      asObject(value)
        ? (measureOf(value) ?? nameOf(graph, value) ?? [])
        : (measureOf({ ...property, value }) ?? []),
    );
    return name === undefined || values.length === 0 ? [] : [[name, values.join(', ')] as const];
  });
  return Object.fromEntries(rows);
}

/** The first picture, given by its address or as an `ImageObject`. */
function pictureOf(graph: LdGraph, image: unknown): string | undefined {
  const [first] = listOf(image);
  if (typeof first === 'string') return textOf(first);
  const [object] = graph.nodesOf(first);
  return textOf(object?.contentUrl) ?? textOf(object?.url);
}
