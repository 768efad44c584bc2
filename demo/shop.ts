import type { Product, Variant } from '../shared/product.ts';

/** The shop as its own pages need it. */
export interface Shop {
  readonly name: string;
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly support: { readonly email: string; readonly hours: string };
}

interface PolicySection {
  readonly id: string;
  readonly heading: string;
  /** Markup written by the shop. */
  readonly html: string;
}

export interface PolicyPage {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly PolicySection[];
}

export interface Category {
  readonly name: string;
  readonly slug: string;
  readonly products: readonly Product[];
}

/** All a page may show: the products on sale, in their categories, and where to read the rules. */
export interface Store {
  readonly shop: Shop;
  readonly categories: readonly Category[];
  readonly policies: readonly PolicyPage[];
}

export function openStore(shop: Shop, products: readonly Product[], policies: readonly PolicyPage[]): Store {
  const shown = products.filter((product) => product.status === 'active');
  const byCategory = grouped(shown, (product) => product.category);
  const categories = [...byCategory].map(([name, members]) => ({
    name,
    slug: slugOf(name),
    products: members.toSorted((a, b) => appeal(b) - appeal(a) || a.title.localeCompare(b.title)),
  }));
  return { shop, policies, categories: categories.sort((a, b) => rank(a.name) - rank(b.name)) };
}

/** Things in groups, in the order in which each group first comes up. */
export function grouped<T>(things: readonly T[], groupOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groupOf(thing);
    groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  return groups;
}

/** A word of the shop as part of an address: "Beds & mattresses" is beds-mattresses. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function productPath(product: Product): string {
  return `/products/${product.id}`;
}

/** The product's page with this variant chosen; the one it is shown with anyway needs no telling. */
export function variantPath(product: Product, variant: Variant): string {
  const path = productPath(product);
  return variant === leadVariant(product) ? path : `${path}?variant=${encodeURIComponent(variant.sku)}`;
}

export function picturePath(variant: Variant): string {
  return variant.picture ?? `/pictures/${variant.sku}.svg`;
}

/** The variant a product is shown with: the first that can be had. */
export function leadVariant(product: Product): Variant {
  const [first] = product.variants;
  const available = product.variants.find((variant) => variant.stock.state !== 'sold-out');
  return available ?? (first as Variant);
}

export function soldOut(product: Product): boolean {
  return product.variants.every((variant) => variant.stock.state === 'sold-out');
}

export function onSale(variant: Variant): boolean {
  return variant.listPrice !== undefined && variant.price !== null;
}

/** What draws a shopper in: things that can be had, at a stated price, in a choice of colours. */
function appeal(product: Product): number {
  const available = soldOut(product) ? 0 : 8;
  const priced = leadVariant(product).price === null ? 0 : 4;
  const colours = new Set(product.variants.map((variant) => variant.options.colour)).size;
  return available + priced + Math.min(colours, 4) * 0.5;
}

const walk = [
  'sofa',
  'table',
  'chair',
  'light',
  'bed',
  'storage',
  'rug',
  'textile',
  'kitchen',
  'decor',
  'bath',
  'outdoor',
];

/** Categories in the order of a walk through a house; any other comes last. */
function rank(category: string): number {
  const index = walk.findIndex((word) => category.toLowerCase().includes(word));
  return index < 0 ? walk.length : index;
}
