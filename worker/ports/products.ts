import type { Item, Provenance } from '../domain/catalogue.ts';

/** Look-up by SKU, behind the same mask as a search: an archived, hidden or unknown SKU is simply not there. */
export interface Products {
  /** The items of those SKUs that exist, in the order asked. */
  bySku(skus: readonly string[]): Promise<readonly Item[]>;
  /**
   * Every variant of the products called by one of these words, the first of their title: those that can be bought come
   * first. A word that more than a few other products use is no name.
   */
  byName(names: readonly string[]): Promise<readonly Item[]>;
  provenance(): Promise<Provenance>;
}
