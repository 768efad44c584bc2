import { asObject, type JsonObject, listOf, objectsOf, textOf } from '../json/values.ts';

/** A value of a document, and the line it begins on. */
export interface LdNode {
  readonly line: number;
  readonly value: unknown;
}

export interface LdProduct {
  readonly line: number;
  readonly node: JsonObject;
}

/** The nodes of a document, by what they are called in it. */
export interface LdGraph {
  /** The products and product groups that the document is about, not those it mentions as similar or as parts. */
  readonly products: readonly LdProduct[];
  /** The objects that a property has for its value, each as it stands there or as its `@id` says. */
  readonly nodesOf: (value: unknown) => JsonObject[];
}

/** Properties whose values a document is about as much as about what has them. */
const subjects = new Set(['@graph', 'mainEntity', 'itemListElement', 'item']);

export function graphOf(documents: readonly LdNode[]): LdGraph {
  const byId = new Map<string, JsonObject>();
  const found: LdProduct[] = [];
  const waiting = documents.map(({ line, value }) => ({ line, value, isSubject: true })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { line, value, isSubject } = next;
    const node = asObject(value);
    if (node) remember(byId, node);
    if (node && isSubject && isProduct(node)) found.push({ line, node });
    const inner = Array.isArray(value)
      ? value.map((entry) => ({ line, value: entry, isSubject }))
      : Object.entries(node ?? {}).map(([key, entry]) => ({
          line,
          value: entry,
          isSubject: isSubject && subjects.has(key),
        }));
    waiting.push(...inner.reverse());
  }
  const whole = (node: JsonObject) => byId.get(textOf(node['@id']) ?? '') ?? node;
  return {
    products: withoutRepeats(found.map(({ line, node }) => ({ line, node: whole(node) }))),
    nodesOf: (value) => objectsOf(value).map(whole),
  };
}

/** Parts of a document may each say something of a node; what was said first stays. */
function remember(byId: Map<string, JsonObject>, node: JsonObject): void {
  const id = textOf(node['@id']);
  if (id !== undefined) byId.set(id, { ...node, ...byId.get(id) });
}

function withoutRepeats(products: readonly LdProduct[]): LdProduct[] {
  const seen = new Set<JsonObject>();
  return products.filter(({ node }) => seen.size < seen.add(node).size);
}

function isProduct(node: JsonObject): boolean {
  return typesOf(node).some(
    (type) => type === 'Product' || type === 'ProductGroup' || type === 'IndividualProduct',
  );
}

export function isGroup(node: JsonObject): boolean {
  return typesOf(node).includes('ProductGroup');
}

/** "Product" of "https://schema.org/Product" and of "schema:Product". */
function typesOf(node: JsonObject): string[] {
  return listOf(node['@type']).flatMap((type) => localName(textOf(type)) ?? []);
}

/** What a name of schema.org ends with: "InStock" of "http://schema.org/InStock". */
export function localName(name: string | undefined): string | undefined {
  return name?.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}
