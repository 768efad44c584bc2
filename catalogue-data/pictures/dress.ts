import type { Product, Variant } from '../../shared/product.ts';
import { colourIn, coloursIn, lightness, type Tone, toneOf } from './palette.ts';
import type { Colours } from './usual-colours.ts';

/** What the parts of a thing are coloured with: what the shop's colour names, and its legs, handles or base. */
export interface Dress {
  readonly main: Tone;
  readonly trim: Tone;
}

const colourOptions = /colou?r|finish|shade|wood|frame|fabric|cover|material|glaze|stain|upholstery|pattern/i;
const hardMaterial =
  /wood|oak|walnut|ash|beech|birch|pine|teak|acacia|mango|bamboo|rattan|steel|iron|brass|chrome|alumini?um|nickel|copper|metal|maple|elm|plywood/i;

export function dressOf(product: Product, variant: Variant, usual: Colours): Dress {
  const named = namedColours(variant);
  const materials = product.materials;
  const main = named[0] ?? firstColour(materials) ?? firstColour([product.title]) ?? usual.main;
  const trim = named.find((colour) => colour !== main) ?? hardColour(materials, main) ?? usual.trim;
  return { main: toneOf(main), trim: toneOf(trim) };
}

function namedColours(variant: Variant): string[] {
  const options = Object.entries(variant.options);
  const about = options.filter(([name]) => colourOptions.test(name));
  return (about.length > 0 ? about : options).flatMap(([, value]) => coloursIn(value));
}

function firstColour(phrases: readonly string[]): string | undefined {
  return phrases.map(colourIn).find((colour) => colour !== undefined);
}

function hardColour(materials: readonly string[], main: string): string | undefined {
  return materials
    .filter((material) => hardMaterial.test(material))
    .map(colourIn)
    .find((colour) => colour !== undefined && contrasts(colour, main));
}

function contrasts(colour: string, other: string): boolean {
  return colour !== other && Math.abs(lightness(colour) - lightness(other)) > 0.04;
}
