import type { Item } from '../catalogue.ts';
import type { Reference } from '../references.ts';
import { fold } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { having, knownQuality } from './qualities.ts';

/**
 * References of a message that asks for a colour of what it points at ("the second one but in green"): the variants in
 * that colour. Where nothing comes in it, the products stay and a reference without SKUs says which colour is missing.
 */
export function inColour(
  references: readonly Reference[],
  message: string,
  colours: readonly string[],
  shown: readonly Item[],
  vocabulary: Vocabulary,
): readonly Reference[] {
  const colour = colours.find((words) => asksIn(fold(message), words));
  if (colour === undefined || references.some(({ skus }) => skus.length === 0)) return references;
  const recoloured = references.flatMap(({ phrase, skus }) => {
    const own = skus.flatMap((sku) => variantIn(colour, sku, shown, vocabulary) ?? []);
    return own.length > 0 ? [{ phrase, skus: own }] : [];
  });
  return recoloured.length > 0 ? recoloured : [...references, { phrase: `in ${colour}`, skus: [] }];
}

/** "Does it go in a green room?" asks for no green variant. */
function asksIn(text: string, colour: string): boolean {
  const words = RegExp.escape(fold(colour));
  return new RegExp(
    String.raw`\bin ${words}(?=\s*(?:$|[.,;:!?)])|\s(?:please|instead|too|as well|or|and)\b)`,
    'u',
  ).test(text);
}

/** The variant shown where it has the colour, or else the first that has. */
function variantIn(
  colour: string,
  sku: string,
  shown: readonly Item[],
  vocabulary: Vocabulary,
): string | undefined {
  const item = shown.find(({ variant }) => variant.sku === sku);
  const quality = knownQuality(colour, vocabulary);
  if (!item || !quality) return undefined;
  const others = item.product.variants.map((variant) => ({ ...item, variant }));
  return having([item, ...others], quality, vocabulary)[0]?.variant.sku;
}
