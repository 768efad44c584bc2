import type { Product } from '../../../shared/product.ts';
import { dimensions, factsOf, type VariantFacts } from '../../domain/limits.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import type { IndexFile, Section } from './format.ts';
import { compareBytes, packStrings } from './strings.ts';

/** What hard limits are checked on, read where it lies in the file: one number a variant and fact. */
export interface Columns {
  /** Variants of product p stand at firstVariant[p] .. firstVariant[p + 1]. */
  readonly firstVariant: Uint32Array;
  readonly variantProduct: Uint32Array;
  readonly typeOf: Uint16Array;
  readonly seats: Uint8Array;
  /** Days since 1970 it was first offered; 0 is not stated. */
  readonly since: Uint16Array;
  /** The facts of a variant, as `factsOf` gave them; valid until it is called again. */
  readonly facts: (variant: number) => VariantFacts;
}

/** Stands for "no price". */
const noPrice = -1;
const flags = { buyable: 1, noAssembly: 2, statesMaterials: 4, inStock: 8, onSale: 16 } as const;

/** Columns as sections of the file, and the lists that their numbers point into. */
export function columnSections(products: readonly Product[], vocabulary: Vocabulary) {
  const owners = products.flatMap((product, at) =>
    product.variants.map((variant) => ({ product, variant, at })),
  );
  const facts = owners.map(({ product, variant }) => factsOf(product, variant, vocabulary));
  const currencies = [...new Set(facts.flatMap((fact) => fact.currency ?? []))].sort();
  const zones = [...new Set(products.map(zoneOf))].sort();
  const typeNumbers = new Map(vocabulary.types.map(({ name }, at) => [name, at]));
  const bySku = owners
    .map(({ variant }, at) => ({ sku: variant.sku, at }))
    .sort((a, b) => compareBytes(a.sku, b.sku));
  const skus = packStrings(bySku.map(({ sku }) => sku));
  const sections: Record<string, Section> = {
    firstVariant: firstVariants(products),
    variantProduct: Uint32Array.from(owners, ({ at }) => at),
    variantPrice: Float64Array.from(facts, ({ price }) => price ?? noPrice),
    variantCurrency: Uint8Array.from(facts, ({ currency }) => currencies.indexOf(currency ?? '') + 1),
    variantOptions: Uint32Array.from(facts, ({ options }) => options >>> 0),
    variantFlags: Uint8Array.from(facts, flagsOf),
    productZone: Uint16Array.from(products, (product) => zones.indexOf(zoneOf(product))),
    productType: Uint16Array.from(products, ({ type }) => typeNumbers.get(type) ?? 0),
    productSeats: Uint8Array.from(products, peopleOf),
    productSince: Uint16Array.from(products, ({ since }) =>
      Math.max(0, since ? Date.parse(since) / 86_400_000 : 0),
    ),
    skuOffsets: skus.offsets,
    skuBytes: skus.bytes,
    skuVariant: Uint32Array.from(bySku, ({ at }) => at),
  };
  for (const dimension of dimensions)
    sections[`size-${dimension}`] = Uint32Array.from(facts, (fact) => fact.sizes[dimension]);
  return { facts: { variantCount: owners.length, currencies, zones }, sections };
}

/** The countries of a product as one text: a shop has few different lists of them, however long they are. */
function zoneOf({ shipsTo = [] }: Product): string {
  return shipsTo.join(' ');
}

/** How many people it is stated to seat or to serve; 0 is not stated. */
function peopleOf({ seats, facts }: Product): number {
  return seats ?? Math.min(100, Number.parseInt(facts.serves ?? '0', 10) || 0);
}

function firstVariants(products: readonly Product[]): Uint32Array {
  const first = new Uint32Array(products.length + 1);
  for (const [at, product] of products.entries()) first[at + 1] = (first[at] ?? 0) + product.variants.length;
  return first;
}

function flagsOf(fact: VariantFacts): number {
  return (
    (fact.buyable ? flags.buyable : 0) |
    (fact.inStock ? flags.inStock : 0) |
    (fact.onSale ? flags.onSale : 0) |
    (fact.needsNoAssembly ? flags.noAssembly : 0) |
    (fact.statesMaterials ? flags.statesMaterials : 0)
  );
}

export function readColumns(file: IndexFile): Columns {
  return {
    firstVariant: file.section('firstVariant', Uint32Array),
    variantProduct: file.section('variantProduct', Uint32Array),
    typeOf: file.section('productType', Uint16Array),
    seats: file.section('productSeats', Uint8Array),
    since: file.section('productSince', Uint16Array),
    facts: readFacts(file),
  };
}

/** One object that is moved from variant to variant: fifty thousand of them a query would be work for nothing. */
function readFacts(file: IndexFile): Columns['facts'] {
  const currencies = file.facts.currencies as readonly string[];
  const zones = (file.facts.zones as readonly string[]).map((zone) => zone.split(' '));
  const owner = file.section('variantProduct', Uint32Array);
  const price = file.section('variantPrice', Float64Array);
  const currency = file.section('variantCurrency', Uint8Array);
  const options = file.section('variantOptions', Uint32Array);
  const flag = file.section('variantFlags', Uint8Array);
  const zone = file.section('productZone', Uint16Array);
  let at = 0;
  const has = (bit: number) => ((flag[at] ?? 0) & bit) !== 0;
  const facts: VariantFacts = {
    get price() {
      return price[at] === noPrice ? undefined : price[at];
    },
    get currency() {
      return currencies[(currency[at] ?? 0) - 1];
    },
    get buyable() {
      return has(flags.buyable);
    },
    get inStock() {
      return has(flags.inStock);
    },
    get onSale() {
      return has(flags.onSale);
    },
    get options() {
      return options[at] ?? 0;
    },
    get needsNoAssembly() {
      return has(flags.noAssembly);
    },
    get statesMaterials() {
      return has(flags.statesMaterials);
    },
    get countries() {
      return zones[zone[owner[at] ?? 0] ?? 0] ?? [];
    },
    sizes: sizesAt(file, () => at),
  };
  return (variant) => {
    at = variant;
    return facts;
  };
}

function sizesAt(file: IndexFile, at: () => number): VariantFacts['sizes'] {
  const sizes = {};
  for (const dimension of dimensions) {
    const column = file.section(`size-${dimension}`, Uint32Array);
    Object.defineProperty(sizes, dimension, { enumerable: true, get: () => column[at()] ?? 0 });
  }
  return sizes as VariantFacts['sizes'];
}
