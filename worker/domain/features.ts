import type { Fact } from '../../shared/card.ts';
import type { Product, Size, Variant } from '../../shared/product.ts';
import { capitalise } from './capitalise.ts';
import type { Item } from './catalogue.ts';
import { asksOfPart, calledIn, type Detail, detailIn, factsStating, speaksOf } from './details.ts';
import { formatLength, formatWeight, sizeLabels } from './measures.ts';
import { isNamedFor, type NamedFeature } from './named-features.ts';
import { isMaterial, type Vocabulary } from './vocabulary.ts';

/** What shoppers ask of a product by name. A feature the shop leaves out is "not stated", never guessed. */
export type Feature =
  | keyof Size
  | 'weight'
  | 'materials'
  | 'colours'
  | 'seats'
  | 'capacity'
  | 'care'
  | 'assembly'
  | 'shipsTo';

interface FeatureRule {
  readonly label: string;
  /** Words of a folded question that ask for it. */
  readonly asked: RegExp;
  readonly value: (product: Product, variant: Variant) => string | undefined;
}

const assemblyWords = {
  none: 'No assembly needed',
  partial: 'Some assembly',
  full: 'Assembly required',
} as const;

function length(key: keyof Size) {
  return (product: Product, variant: Variant) => {
    const millimetres = variant.size?.[key] ?? product.size[key];
    return millimetres === undefined ? undefined : formatLength(millimetres);
  };
}

const ofSize = String.raw`(?<!\b(?:king|queen|twin|full|double|single)[ -])size|dimensions?|how (?:big|large)`;
const dimensions: readonly Feature[] = ['height', 'width', 'depth', 'length', 'diameter'];

function asking(...words: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'u');
}

const rules: Readonly<Record<Feature, FeatureRule>> = {
  height: {
    label: sizeLabels.height,
    asked: asking(
      String.raw`how (?:\w+ and )?(?:tall|high)(?! is the seat)|(?<!seat )height(?! of the seat)`,
      ofSize,
    ),
    value: length('height'),
  },
  width: {
    label: sizeLabels.width,
    asked: asking(String.raw`how (?:\w+ and )?(?:wide|broad)|width`, ofSize),
    value: length('width'),
  },
  depth: {
    label: sizeLabels.depth,
    asked: asking(String.raw`how (?:\w+ and )?deep|depth`, ofSize),
    value: length('depth'),
  },
  length: {
    label: sizeLabels.length,
    asked: asking(
      'how long (?:is|are)(?! (?:the |your )?(?:warranty|guarantee|delivery|shipping|return|trial|wait|lead))|length',
      ofSize,
    ),
    value: length('length'),
  },
  diameter: {
    label: sizeLabels.diameter,
    asked: asking('diameter|across', ofSize),
    value: length('diameter'),
  },
  seatHeight: {
    label: sizeLabels.seatHeight,
    asked: /\b(?:seat height|height of the seat|how high is the seat)\b/u,
    value: length('seatHeight'),
  },
  weight: {
    label: 'Weight',
    asked:
      /\b(?:how heavy|(?:is|are) (?:(?:it|they|this|that) )?heavy|weighs?|(?<!how much )weight(?! (?:limit|capacity|rating))|how light)\b/u,
    value: (product, variant) => {
      const grams = variant.weight ?? product.weight;
      return grams === undefined ? undefined : formatWeight(grams);
    },
  },
  materials: {
    label: 'Materials',
    asked: /\b(?:materials?|made (?:of|from|out of))\b/u,
    value: (product) => (product.materials.length > 0 ? product.materials.join(', ') : undefined),
  },
  colours: {
    label: 'Colours',
    asked: /\b(?:(?:what|which|other|different|more) colou?rs?|colou?rs? (?:does|do|are|is|options?))\b/u,
    value: ({ variants }) => {
      const colours = new Set(variants.flatMap(({ options }) => options.colour ?? []));
      return colours.size > 0 ? [...colours].join(', ') : undefined;
    },
  },
  seats: {
    label: 'Seats',
    asked: /\b(?:how many (?:people|persons|seats|can sit)|seats|(?:it|this|that|they|to) seat)\b/u,
    value: (product) => product.seats?.toString(),
  },
  capacity: {
    label: 'Capacity',
    asked: /\b(?:capacity|how much (?:does it|can it|will it) (?:hold|fit)|volume|litres?|liters?)\b/u,
    value: (product) => product.capacity,
  },
  care: {
    label: 'Care',
    asked:
      /\b(?:how (?:do|can|should) i (?:clean|wash|care)|clean(?:ed|ing)?|wash(?:able|ed|ing)?|care for|dishwasher)\b/u,
    value: (product) => product.care,
  },
  assembly: {
    label: 'Assembly',
    asked: /\b(?:assembl(?:e|y|ed)|put (?:it )?together|built)\b/u,
    value: (product) => product.assembly && assemblyWords[product.assembly],
  },
  shipsTo: {
    label: 'Ships to',
    asked: /\b(?:ships? to|deliver(?:y|ed)? to|countries)\b/u,
    value: (product) => product.shipsTo?.map((country) => countryNames.of(country) ?? country).join(', '),
  },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const features = Object.keys(rules) as Feature[];

/** Every fact the shop states of a variant, in the order a page would list them. */
export function statedFacts(product: Product, variant: Variant): Fact[] {
  const known = features.flatMap((feature) => factFor(feature, product, variant) ?? []);
  return [...known, ...ownFacts(product)];
}

/** What it states beyond the features all things have: its bulb, its cable. */
function ownFacts({ facts }: Product): Fact[] {
  return Object.entries(facts).map(([label, value]) => ({ label: capitalise(label), value }));
}

/** The fact that answers a feature, or undefined where the shop does not state it. */
export function factFor(feature: Feature, product: Product, variant: Variant): Fact | undefined {
  const value = rules[feature].value(product, variant);
  return value === undefined ? undefined : { label: rules[feature].label, value };
}

/** The features a folded question asks for. */
export function askedFeatures(foldedQuestion: string): Feature[] {
  return features.filter((feature) => rules[feature].asked.test(foldedQuestion));
}

/** What is asked of a product: a feature by its name, one that is wished for or not wanted, or a detail in the shopper's own words. */
export type Asked = Feature | NamedFeature | Detail;

export function isDetail(asked: Asked): asked is Detail {
  return typeof asked === 'object' && 'ways' in asked;
}

function isNamed(asked: Asked): asked is NamedFeature {
  return typeof asked === 'object' && 'phrases' in asked;
}

/**
 * What a folded question asks of products. A part that is named is what is asked for, and no feature of the whole; beside
 * a feature a detail counts where one of the products has a fact of that name ("is it dishwasher safe?").
 */
export function askedOf(question: string, items: readonly Item[], vocabulary: Vocabulary): Asked[] {
  const asked = askedFeatures(question);
  const called = calledIn(items);
  const detail = items.length > 0 ? detailIn(question, called, vocabulary) : undefined;
  if (!detail) return asked;
  // "Is it leather?" is answered by what it is made of.
  if (detail.ways.every(([phrase]) => isMaterial(phrase?.join(' ') ?? '', vocabulary)))
    return [...new Set<Asked>([...asked, 'materials'])];
  if (asked.length === 0 || asksOfPart(question, called)) return [detail];
  const isStated = items.some(({ product }) => states(detail, product));
  return isStated ? [detail] : asked;
}

/** Whether a product has a fact of its own of just the name a detail is asked by. */
export function states(detail: Detail, { facts }: Product): boolean {
  return Object.keys(facts).some((label) => speaksOf(detail, label));
}

/**
 * The asked features as the model and the card see them: stated ones with their value, the others by name. A question
 * for the whole size asks only for what such a thing has: of a rug, no height is missing.
 */
export function answerFeatures(asked: readonly Asked[], product: Product, variant: Variant) {
  const facts: Fact[] = [];
  const notStated: string[] = [];
  const wholeSize =
    dimensions.every((dimension) => asked.includes(dimension)) &&
    dimensions.some((dimension) => factFor(dimension, product, variant));
  for (const feature of asked) {
    const { stated, missing } = answerTo(feature, product, variant);
    facts.push(...stated);
    const isOfWhole = wholeSize && typeof feature === 'string' && dimensions.includes(feature);
    if (missing !== undefined && !isOfWhole) notStated.push(missing);
  }
  return { facts, notStated };
}

/** The facts that answer one thing that is asked, or the name it is missing under. */
function answerTo(
  asked: Asked,
  product: Product,
  variant: Variant,
): { readonly stated: readonly Fact[]; readonly missing?: string } {
  if (isDetail(asked)) return detailOf(asked, product, variant);
  if (isNamed(asked)) return { stated: [], ...(!isNamedFor(product, asked) && { missing: asked.label }) };
  const fact = factFor(asked, product, variant);
  return fact ? { stated: [fact] } : { stated: [], missing: rules[asked].label };
}

/** A product's own facts before what all listings state; what stands elsewhere in the listing is not left unsaid. */
function detailOf(detail: Detail, product: Product, variant: Variant) {
  const stating = [ownFacts(product), statedFacts(product, variant)].map((all) => factsStating(detail, all));
  const stated = stating.find(({ length }) => length > 0) ?? [];
  if (stated.length > 0 || speaksOf(detail, listingOf(product, variant))) return { stated };
  return { stated, missing: capitalise(detail.words) };
}

/** What else a shop writes of a product: a detail that stands there is not left unsaid. */
function listingOf({ title, type, description }: Product, { options }: Variant): string {
  return [title, type, description, ...Object.values(options)].join(' . ');
}
