import { dimensions, type VariantFacts } from '../../domain/limits.ts';
import type { IndexFile } from './format.ts';

/** What hard limits are checked on, read where it lies in the file: one number a variant and fact. */
export interface Columns {
  /** Variants of product p stand at firstVariant[p] .. firstVariant[p + 1]. */
  readonly firstVariant: Uint32Array;
  readonly variantProduct: Uint32Array;
  readonly typeOf: Uint16Array;
  /** Days since 1970 it was first offered; 0 is not stated. */
  readonly since: Uint16Array;
  /** The facts of a variant, as `factsOf` gave them; valid until it is called again. */
  readonly facts: (variant: number) => VariantFacts;
}

/** Stands for "no price". */
export const noPrice = -1;
export const flags = {
  buyable: 1,
  noAssembly: 2,
  statesMaterials: 4,
  inStock: 8,
  onSale: 16,
  bedding: 32,
} as const;

export function readColumns(file: IndexFile): Columns {
  return {
    firstVariant: file.section('firstVariant', Uint32Array),
    variantProduct: file.section('variantProduct', Uint32Array),
    typeOf: file.section('productType', Uint16Array),
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
  const seats = file.section('productSeats', Uint8Array);
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
    get isBedding() {
      return has(flags.bedding);
    },
    get seats() {
      return seats[owner[at] ?? 0] ?? 0;
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
