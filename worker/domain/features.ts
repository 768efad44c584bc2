import type { Fact } from '../../shared/card.ts';
import type { Product, Size, Variant } from '../../shared/product.ts';
import { capitalise } from './capitalise.ts';
import { formatLength, formatWeight, sizeLabels } from './measures.ts';
import { type NamedFeature, speaksOf } from './named-features.ts';

/** What shoppers ask of a product by name. A feature the shop leaves out is "not stated", never guessed. */
export type Feature =
  | keyof Size
  | 'weight'
  | 'materials'
  | 'seats'
  | 'capacity'
  | 'care'
  | 'assembly'
  | 'shipsTo';

/** A feature that all listings state alike, or one in the shopper's words. */
export type Asked = Feature | NamedFeature;

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
    asked: /\b(?:how heavy|weighs?|weight|how light)\b/u,
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
  return [
    ...known,
    ...Object.entries(product.facts).map(([label, value]) => ({ label: capitalise(label), value })),
  ];
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
    if (typeof feature === 'object') {
      if (!speaksOf(product, feature)) notStated.push(feature.label);
      continue;
    }
    const fact = factFor(feature, product, variant);
    if (fact) facts.push(fact);
    else if (!wholeSize || !dimensions.includes(feature)) notStated.push(rules[feature].label);
  }
  return { facts, notStated };
}
