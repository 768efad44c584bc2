import type { Product } from '../../../shared/product.ts';
import { dimensions, factsOf, peopleOf, type VariantFacts } from '../../domain/limits.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import { flags, noPrice } from './columns.ts';
import type { Section } from './format.ts';
import { NumberList } from './number-list.ts';
import { Numbering } from './numbering.ts';
import { StringList } from './string-list.ts';

/** Comes before every other in order, so that 0 stands for it in the file. */
const noCurrency = '';

/** Columns of products that come one at a time, as sections of the file, and the lists that their numbers point into. */
export class ColumnBuilder {
  readonly #vocabulary: Vocabulary;
  readonly #currencies = new Numbering();
  readonly #zones = new Numbering();
  readonly #types = new Numbering();
  readonly #skus = new StringList();
  readonly #firstVariant = new NumberList(Uint32Array);
  readonly #variantProduct = new NumberList(Uint32Array);
  readonly #variantPrice = new NumberList(Float64Array);
  readonly #variantCurrency = new NumberList(Uint32Array);
  readonly #variantOptions = new NumberList(Uint32Array);
  readonly #variantFlags = new NumberList(Uint8Array);
  readonly #sizes = dimensions.map((name) => ({ name, column: new NumberList(Uint32Array) }));
  readonly #productZone = new NumberList(Uint32Array);
  readonly #productType = new NumberList(Uint32Array);
  readonly #productSeats = new NumberList(Uint8Array);
  readonly #productSince = new NumberList(Uint16Array);

  /** Of the vocabulary only the colours are read. */
  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#currencies.numberOf(noCurrency);
    this.#firstVariant.add(0);
  }

  add(product: Product): void {
    const at = this.#firstVariant.length - 1;
    for (const variant of product.variants) {
      this.#variantProduct.add(at);
      this.#skus.add(variant.sku);
      this.#addFacts(factsOf(product, variant, this.#vocabulary));
    }
    this.#firstVariant.add(this.#variantProduct.length);
    this.#productZone.add(this.#zones.numberOf(zoneOf(product)));
    this.#productType.add(this.#types.numberOf(product.type));
    this.#productSeats.add(peopleOf(product));
    this.#productSince.add(within(0xffff, product.since ? Date.parse(product.since) / 86_400_000 : 0));
  }

  #addFacts(facts: VariantFacts): void {
    this.#variantPrice.add(facts.price ?? noPrice);
    this.#variantCurrency.add(this.#currencies.numberOf(facts.currency ?? noCurrency));
    this.#variantOptions.add(facts.options);
    this.#variantFlags.add(flagsOf(facts));
    for (const { name, column } of this.#sizes) column.add(within(0xffff_ffff, facts.sizes[name]));
  }

  finish() {
    const currencies = this.#currencies.sorted();
    const zones = this.#zones.sorted();
    const types = this.#types.sorted();
    const skus = this.#skus.sorted();
    const sections: Record<string, Section> = {
      firstVariant: this.#firstVariant.numbers(),
      variantProduct: this.#variantProduct.numbers(),
      variantPrice: this.#variantPrice.numbers(),
      variantCurrency: Uint8Array.from(this.#variantCurrency.numbers(), currencies.placeOf),
      variantOptions: this.#variantOptions.numbers(),
      variantFlags: this.#variantFlags.numbers(),
      productZone: Uint16Array.from(this.#productZone.numbers(), zones.placeOf),
      productType: Uint16Array.from(this.#productType.numbers(), types.placeOf),
      productSeats: this.#productSeats.numbers(),
      productSince: this.#productSince.numbers(),
      skuOffsets: skus.table.offsets,
      skuBytes: skus.table.bytes,
      skuVariant: skus.order,
    };
    for (const { name, column } of this.#sizes) sections[`size-${name}`] = column.numbers();
    const facts = {
      variantCount: skus.order.length,
      currencies: currencies.texts.slice(1),
      zones: zones.texts,
    };
    return { facts, types: types.texts, sections };
  }
}

/** The countries of a product as one text: a shop has few different lists of them, however long they are. */
function zoneOf({ shipsTo = [] }: Product): string {
  return shipsTo.join(' ');
}

/** A column would keep what does not fit it as another number: -3 of a byte as 253. */
function within(most: number, number: number): number {
  return Math.min(most, Math.max(0, number));
}

function flagsOf(fact: VariantFacts): number {
  return (
    (fact.buyable ? flags.buyable : 0) |
    (fact.inStock ? flags.inStock : 0) |
    (fact.onSale ? flags.onSale : 0) |
    (fact.needsNoAssembly ? flags.noAssembly : 0) |
    (fact.statesMaterials ? flags.statesMaterials : 0) |
    (fact.isBedding ? flags.bedding : 0)
  );
}
