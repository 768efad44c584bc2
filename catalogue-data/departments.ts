import type { Product } from '../shared/product.ts';

/** As many as a shopper reads who asks what there is. */
const most = 20;

/** What a shop sells, by the first part of its categories: "Garden" of "Garden > Pots". */
export class Departments {
  readonly #products = new Map<string, number>();

  add({ category, status }: Product): void {
    const [department = ''] = category.split('>');
    const name = department.trim();
    if (status === 'active' && name !== '') this.#products.set(name, (this.#products.get(name) ?? 0) + 1);
  }

  /** The largest first. */
  get largest(): string[] {
    const bySize = [...this.#products].toSorted(
      ([a, some], [b, others]) => others - some || (a < b ? -1 : 1),
    );
    return bySize.slice(0, most).map(([name]) => name);
  }
}
