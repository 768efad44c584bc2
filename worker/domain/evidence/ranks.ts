import type { Size } from '../../../shared/product.ts';
import type { Item } from '../catalogue.ts';
import type { Binding, Carried } from './binding.ts';
import { deniedIn, isDenied } from './polarity.ts';
import type { Sentence } from './sentence.ts';

type Measure = (item: Item) => number | undefined;

const price: Measure = ({ variant }) => variant.price?.amount;
const side =
  (key: keyof Size): Measure =>
  ({ product, variant }) =>
    variant.size?.[key] ?? product.size[key];
const weight: Measure = ({ product, variant }) => variant.weight ?? product.weight;

/** Measures with the words for more, less, most and least of them: "cheaper than", "the cheapest". */
const scales: readonly (readonly [Measure, more: string, less: string, most: string, least: string])[] = [
  [
    price,
    'pricier|dearer|more expensive|costs more',
    'cheaper|less expensive|costs less',
    'priciest|dearest|most expensive',
    'cheapest|least expensive|lowest[- ]priced?',
  ],
  [side('height'), 'taller', 'less tall', 'tallest', 'least tall'],
  [side('width'), 'wider|broader', 'narrower', 'widest|broadest', 'narrowest'],
  [side('depth'), 'deeper', 'shallower', 'deepest', 'shallowest'],
  [weight, 'heavier', 'lighter', 'heaviest', 'lightest'],
];
/** More and less of each measure, and what of two values says so. */
const directions = scales.flatMap(([measure, more, less, most, least]) => [
  { measure, sign: 1, than: new RegExp(`\\b(?:${more}) than (?:the |our )?$`), best: bestOf(most) },
  { measure, sign: -1, than: new RegExp(`\\b(?:${less}) than (?:the |our )?$`), best: bestOf(least) },
]);

/** Where more is said of which things are meant, such as "the cheapest in stock", code does not know them. */
function bestOf(words: string): RegExp {
  return new RegExp(
    `\\bthe (?:${words})(?= ?(?:$|[.,;:!)])| (?:one|option|choice|and|but|at|by|here|of (?:all|these|them))\\b)`,
    'g',
  );
}
const compares = /\bthan\b|\bthe (?:[a-z]+est|most|least)\b/;

/** Comparisons that the records of both sides do not bear out. */
export function wrongRanks(sentence: Sentence, binding: Binding, before: Carried): string[] {
  const { folded } = sentence;
  if (!compares.test(folded) || folded.trim().endsWith('?')) return [];
  return [...wrongPairs(sentence, binding), ...wrongBests(sentence, binding, before)];
}

/** "The Aster is cheaper than the Birch." */
function wrongPairs({ folded, mentions }: Sentence, binding: Binding): string[] {
  const denials = deniedIn(folded).filter(({ start }) => !folded.startsWith('than', start));
  return mentions.flatMap(({ items, start }) => {
    const ahead = folded.slice(0, start);
    return directions.flatMap(({ measure, sign, than }) => {
      const match = than.exec(ahead);
      if (!match || isDenied(match.index, denials)) return [];
      const { each } = binding.subjectOf({ start: match.index, end: match.index + 1 }, []);
      const holds = each.every((own) =>
        own.some((one) => items.some((other) => isMore(one, other, measure, sign))),
      );
      return holds ? [] : [match[0].trim()];
    });
  });
}

function isMore(one: Item, other: Item, measure: Measure, sign: number): boolean {
  const [own, theirs] = [measure(one), measure(other)];
  const isInOne = measure !== price || one.variant.price?.currency === other.variant.price?.currency;
  return isInOne && own !== undefined && theirs !== undefined && Math.sign(own - theirs) === sign;
}

/** "The Aster is the cheapest": of those told of so far, or of all of its type that were looked up. */
function wrongBests({ folded, known, mentions }: Sentence, binding: Binding, { named }: Carried): string[] {
  const told = new Set([...named, ...mentions.flatMap(({ items }) => items)]);
  return directions.flatMap(({ measure, sign, best }) =>
    [...folded.matchAll(best)].flatMap(({ index, 0: words }) => {
      const { each, named: isNamed } = binding.subjectOf({ start: index, end: index + words.length }, []);
      if (!isNamed) return [];
      const isBeaten = (one: Item) =>
        (told.size > 1 ? [...told] : known.items).some(
          (other) => other.product.type === one.product.type && isMore(other, one, measure, sign),
        );
      return each.every((items) => items.every(isBeaten)) ? [words] : [];
    }),
  );
}
