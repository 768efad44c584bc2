import { claimsIn } from '../../domain/claims.ts';
import type { ProductView } from '../../domain/views.ts';

/** By what products are compared: a fact the shop states of them, or their price. */
export interface Measure {
  /** "weight": what is not stated of a product. */
  readonly name: string;
  /** Labels of facts that state it, folded; none for the price. */
  readonly labels: RegExp | undefined;
  /** "the lightest". */
  readonly superlative: string;
  readonly most: boolean;
}

const priced = undefined;
/** Words of a folded question -> what they ask by. */
const measures: readonly (readonly [RegExp, Measure])[] = [
  by(
    /\b(?:cheap|cheaper|cheapest|least expensive|lowest price|less expensive)\b/u,
    'price',
    priced,
    'the cheapest',
    false,
  ),
  by(
    /\b(?:(?:most|more) expensive|priciest|pricier|dearest|dearer)\b/u,
    'price',
    priced,
    'the most expensive',
    true,
  ),
  by(
    /\b(?:lightest|lighter|weighs? (?:the )?(?:least|less))\b/u,
    'weight',
    /^weight$/u,
    'the lightest',
    false,
  ),
  by(/\b(?:heaviest|heavier|weighs? (?:the )?(?:most|more))\b/u, 'weight', /^weight$/u, 'the heaviest', true),
  by(/\b(?:tallest|taller|highest|higher)\b/u, 'height', /^height$/u, 'the tallest', true),
  by(/\b(?:shortest|shorter|lowest|lower)\b/u, 'height', /^height$/u, 'the lowest', false),
  by(
    /\b(?:lasts?|longest|longer)\b.*\b(?:charge|battery)|\bbattery (?:life|runtime)|\b(?:best|longest|most) battery/u,
    'battery life',
    /battery|run ?time|play ?time/u,
    'the longest-lasting',
    true,
  ),
  by(/\b(?:widest|wider|broadest)\b/u, 'width', /^width$/u, 'the widest', true),
  by(/\b(?:narrowest|narrower|slimmest|slimmer)\b/u, 'width', /^width$/u, 'the narrowest', false),
  by(/\b(?:deepest|deeper)\b/u, 'depth', /^depth$/u, 'the deepest', true),
  by(/\b(?:shallowest|shallower)\b/u, 'depth', /^depth$/u, 'the shallowest', false),
  by(/\b(?:brightest|brighter)\b/u, 'brightness', /brightness|lumen/u, 'the brightest', true),
  by(/\b(?:quietest|quieter)\b/u, 'noise level', /noise|sound level/u, 'the quietest', false),
  by(/\b(?:holds? (?:the )?most|roomiest|most capacity)\b/u, 'capacity', /^capacity$/u, 'the roomiest', true),
  by(/\b(?:seats? (?:the )?most)\b/u, 'number of seats', /^seats$/u, 'the one with most seats', true),
  by(/\b(?:longest|longer)\b/u, 'length', /^length$/u, 'the longest', true),
  by(/\b(?:biggest|bigger|largest|larger)\b/u, 'width', /^(?:width|length|diameter)$/u, 'the widest', true),
  by(
    /\b(?:smallest|smaller|most compact)\b/u,
    'width',
    /^(?:width|length|diameter)$/u,
    'the narrowest',
    false,
  ),
];

function by(
  asked: RegExp,
  name: string,
  labels: RegExp | undefined,
  superlative: string,
  most: boolean,
): readonly [RegExp, Measure] {
  return [asked, { name, labels, superlative, most }];
}

export function measureAsked(folded: string): Measure | undefined {
  return measures.find(([asked]) => asked.test(folded))?.[1];
}

/** What the shop states of a product, as it writes it and as a number; undefined where it states none. */
export interface Stated {
  readonly words: string;
  readonly value: number;
  /** Only values of one unit are compared. */
  readonly unit: string;
}

export function statedBy({ labels }: Measure, product: ProductView): Stated | undefined {
  const fact = labels && product.facts.find(({ label }) => labels.test(label.toLowerCase()));
  const words = labels ? fact?.value : product.price;
  return words === undefined ? undefined : readStated(words);
}

/** Sizes, weights and prices as the check of claims reads them; of any other fact the first number and its unit. */
function readStated(words: string): Stated | undefined {
  for (const claim of claimsIn(words)) {
    if (claim.kind === 'money') return { words, value: claim.amount, unit: claim.currency };
    if (claim.kind === 'length' || claim.kind === 'weight')
      return { words, value: claim.value, unit: claim.kind };
  }
  const [, number, unit] = /(\d+(?:\.\d+)?)\s?-?(\p{L}+)?/u.exec(words) ?? [];
  return number === undefined ? undefined : { words, value: Number(number), unit: unitOf(unit ?? '') };
}

function unitOf(word: string): string {
  return word.toLowerCase().replace(/s$/u, '');
}
