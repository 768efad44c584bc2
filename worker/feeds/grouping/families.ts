import type { ProductDraft, VariantDraft } from '../draft.ts';
import { type DraftRow, rejected } from '../draft-rows.ts';

type Parent = Omit<ProductDraft, 'variants'> & { readonly picture?: string | undefined };

interface Family {
  readonly parent?: string;
  readonly variations: string[];
}

/**
 * Parents and variations that wait for each other, since a feed may have them anywhere. They are kept as JSON, which
 * takes less memory than objects do: a whole feed may have to wait for its last row.
 */
export class Families {
  readonly #byName = new Map<string, Family>();

  /** A parent by every name that its variations may call it. */
  *addParent(names: readonly string[], parent: Parent): Generator<DraftRow> {
    const families = new Set(names.flatMap((name) => this.#byName.get(name) ?? []));
    const known = [...families];
    if (names.length === 0) yield rejected(parent.line, 'it has neither a SKU nor an ID to be told by');
    else if (known.some((family) => family.parent !== undefined))
      yield rejected(parent.line, `"${names[0]}" is on an earlier line already`);
    else {
      const variations = known.flatMap((family) => family.variations);
      const family = { parent: JSON.stringify(parent), variations };
      for (const name of names) this.#byName.set(name, family);
    }
  }

  addVariation(parentName: string, variation: VariantDraft): void {
    const family = this.#byName.get(parentName) ?? { variations: [] };
    family.variations.push(JSON.stringify(variation));
    this.#byName.set(parentName, family);
  }

  /** Every family, in the order in which its first row came; variations without a parent are rejected. */
  *drafts(): Generator<DraftRow> {
    const done = new Set<unknown>();
    for (const [name, family] of this.#byName) {
      if (done.has(family)) continue;
      done.add(family);
      const variants = family.variations.map((json) => JSON.parse(json) as VariantDraft);
      if (family.parent) yield familyDraft(JSON.parse(family.parent), variants);
      else for (const { line } of variants) yield rejected(line, `its parent "${name}" is not in the file`);
    }
  }
}

/** Variations without a picture show their parent's; attributes that a variation is chosen by are no facts. */
function familyDraft({ picture, ...parent }: Parent, variants: readonly VariantDraft[]): ProductDraft {
  const chosenBy = new Set(variants.flatMap(({ options }) => Object.keys(options)));
  const facts = Object.entries(parent.facts ?? {}).filter(([name]) => !chosenBy.has(name));
  return {
    ...parent,
    facts: Object.fromEntries(facts),
    variants: variants.map((variant) => ({ ...variant, picture: variant.picture ?? picture })),
  };
}
