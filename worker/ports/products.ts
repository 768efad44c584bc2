import type { Item, Provenance } from '../domain/catalogue.ts';

/** Look-up by SKU, behind the same mask as a search: an archived, hidden or unknown SKU is simply not there. */
export interface Products {
  /** The items of those SKUs that exist, in the order asked. */
  bySku(skus: readonly string[]): Promise<readonly Item[]>;
  provenance(): Promise<Provenance>;
}
