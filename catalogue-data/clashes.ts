import type { Product } from '../shared/product.ts';
import type { FeedRow, ProductRow } from '../worker/feeds/feed.ts';

/** More than a file has lines, so that file and line together are one small number. */
const linesPerFile = 10_000_000;

/**
 * The ids and SKUs of a catalogue, and where each was first seen. All of them stay in memory, so a place is kept as a
 * number and not as text.
 */
export class Names {
  readonly #files: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #skus = new Map<string, number>();
  readonly #endings = new Map<string, number>();

  /**
   * The product under names of its own. An id that is taken gets a number; a variant whose SKU is taken is rejected,
   * and the product with it when no variant is left.
   */
  admit({ product, line, variantLines }: ProductRow, file: string): FeedRow[] {
    const rejected: FeedRow[] = [];
    const variants = product.variants.filter(({ sku }, at) => {
      const ownLine = variantLines?.[at] ?? line;
      const earlier = this.#skus.get(sku);
      if (earlier === undefined) this.#skus.set(sku, this.#placeOf(file, ownLine));
      else rejected.push(taken(sku, this.#written(earlier), ownLine, product));
      return earlier === undefined;
    });
    if (variants.length === 0) return rejected;
    return [...this.#withId({ ...product, variants }, line, this.#placeOf(file, line)), ...rejected];
  }

  #withId(product: Product, line: number, place: number): FeedRow[] {
    const { id } = product;
    const earlier = this.#ids.get(id);
    const free = earlier === undefined ? id : this.#freeId(id);
    this.#ids.set(free, place);
    if (earlier === undefined) return [{ kind: 'product', line, product }];
    const reason = `the handle "${id}" is taken by ${this.#written(earlier)}; this product is kept as "${free}"`;
    return [
      { kind: 'product', line, product: { ...product, id: free } },
      { kind: 'warning', line, reason },
    ];
  }

  /** "lamp-2" for a second "lamp", or the next number that is free. */
  #freeId(id: string): string {
    for (let number = this.#endings.get(id) ?? 2; ; number += 1) {
      const free = `${id.slice(0, 99 - String(number).length)}-${number}`;
      if (this.#ids.has(free)) continue;
      this.#endings.set(id, number + 1);
      return free;
    }
  }

  #placeOf(file: string, line: number): number {
    if (this.#files.at(-1) !== file) this.#files.push(file);
    return (this.#files.length - 1) * linesPerFile + line;
  }

  /** "shop.csv:12" */
  #written(place = 0): string {
    return `${this.#files[Math.floor(place / linesPerFile)]}:${place % linesPerFile}`;
  }
}

function taken(sku: string, by: string, line: number, { id }: Product): FeedRow {
  return { kind: 'rejected', line, reason: `the SKU "${sku}" is taken by ${by}`, about: id };
}
