import type { ProductDraft, VariantDraft } from '../draft.ts';
import { type DraftRow, rejected, warning } from '../draft-rows.ts';

export type Parent = Omit<ProductDraft, 'variants'> & { readonly picture?: string | undefined };

/** A variation as its product names it: the SKU of a row and what it is chosen by. */
export interface NamedVariation {
  readonly sku: string;
  readonly options: VariantDraft['options'];
}

interface Configurable {
  readonly parent: Parent;
  readonly variations: readonly NamedVariation[];
  /** The rows that have come, by SKU; undefined for one that is switched off. As JSON, which takes less memory. */
  readonly found: Map<string, string | undefined>;
}

/**
 * Products whose variations are rows of their own, before or after. A product is given as soon as all of its variations
 * have come, so that only rows that still wait for each other are kept.
 */
export class Configurables {
  readonly #unclaimed = new Map<string, { line: number; row: string | undefined }>();
  readonly #waiting = new Map<string, Configurable>();
  /** SKUs that are a product or a variation already. */
  readonly #taken = new Set<string>();

  *addParent(parent: Parent, named: readonly NamedVariation[]): Generator<DraftRow> {
    const variations = named.filter(({ sku }) => !this.#taken.has(sku));
    for (const { sku } of named)
      if (this.#taken.has(sku))
        yield warning(
          parent.line,
          `its variation "${sku}" is sold already, alone or in another product; left out here`,
        );
    const configurable = { parent, variations, found: new Map<string, string | undefined>() };
    for (const { sku } of variations) this.#claim(sku, configurable);
    if (isComplete(configurable)) yield draftOf(configurable);
  }

  #claim(sku: string, configurable: Configurable): void {
    this.#taken.add(sku);
    const child = this.#unclaimed.get(sku);
    if (!child) this.#waiting.set(sku, configurable);
    else {
      configurable.found.set(sku, child.row);
      this.#unclaimed.delete(sku);
    }
  }

  /** A row that may be a variation. Without a product that names it, it is sold `alone`, or waits for one. */
  *addChild(
    sku: string,
    variant: VariantDraft,
    isOn: boolean,
    alone: ProductDraft | undefined,
  ): Generator<DraftRow> {
    const row = isOn ? JSON.stringify(variant) : undefined;
    const configurable = this.#waiting.get(sku);
    if (!isOn && (configurable || !alone))
      yield warning(variant.line, `the variation "${sku}" is switched off and is left out`);
    if (configurable) {
      this.#waiting.delete(sku);
      configurable.found.set(sku, row);
      if (isComplete(configurable)) yield draftOf(configurable);
    } else if (this.#taken.has(sku) || this.#unclaimed.has(sku)) {
      yield rejected(variant.line, `the SKU "${sku}" is on an earlier line already`);
    } else if (alone) {
      this.#taken.add(sku);
      yield alone;
    } else this.#unclaimed.set(sku, { line: variant.line, row });
  }

  /** What still waits at the end of the feed. */
  *rest(): Generator<DraftRow> {
    for (const configurable of new Set(this.#waiting.values())) {
      for (const { sku } of configurable.variations)
        if (!configurable.found.has(sku))
          yield rejected(configurable.parent.line, `its variation "${sku}" is not in the file`);
      yield draftOf(configurable);
    }
    for (const [sku, { line, row }] of this.#unclaimed)
      if (row !== undefined)
        yield warning(line, `"${sku}" is not shown alone and no product names it as a variation; left out`);
  }
}

function isComplete({ variations, found }: Configurable): boolean {
  return variations.every(({ sku }) => found.has(sku));
}

/** Variations without a picture show their product's; attributes that a variation is chosen by are no facts. */
function draftOf({ parent: { picture, ...parent }, variations, found }: Configurable): ProductDraft {
  const chosenBy = new Set(variations.flatMap(({ options }) => Object.keys(options)));
  const facts = Object.entries(parent.facts ?? {}).filter(([name]) => !chosenBy.has(name));
  const variants = variations.flatMap(({ sku, options }) => {
    const row = found.get(sku);
    if (row === undefined) return [];
    const variant = JSON.parse(row) as VariantDraft;
    return [{ ...variant, options, picture: variant.picture ?? picture }];
  });
  return { ...parent, facts: Object.fromEntries(facts), variants };
}
