import type { Size } from '../../../shared/product.ts';
import type { Item } from '../catalogue.ts';
import type { Binding, Carried, Subject } from './binding.ts';
import type { Mention } from './mentions.ts';
import { deniedIn, isDenied } from './polarity.ts';
import { ofKind } from './quantity.ts';
import { isEven, type Same, sameSaid } from './same.ts';
import type { Sentence } from './sentence.ts';
import { term } from './terms.ts';

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
  direction(measure, 1, more, most),
  direction(measure, -1, less, least),
]);

function direction(measure: Measure, sign: number, more: string, most: string) {
  return {
    measure,
    sign,
    than: new RegExp(`\\b(?:${more}) than (?:the |our )?$`, 'u'),
    /** Of two that are set side by side: "compared with the Birch, the Aster is cheaper". */
    beside: new RegExp(`\\b(?:${more})\\b(?! than)`, 'gu'),
    best: bestOf(most),
    better: bestOf(more),
  };
}

/** Where more is said of which things are meant, such as "the cheapest with a shade", code does not know them. */
function bestOf(words: string): RegExp {
  return new RegExp(
    `\\bthe (?:${words})(?<kind>(?: [a-z-]{1,20}){0,3}?)(?<stocked> in stock)?(?= ?(?:$|[.,;:!)|])| (?:and|but|at|by|here|is|would be|of (?:all|these|them|those|the))\\b)`,
    'gu',
  );
}
const compares =
  /\bthan\b|\bthe (?:[a-z]+e(?:st|r)|most|more|less|least|lowest)\b|\b(?:same|equally|compared)\b|\bas [a-z]{1,12} as\b/u;

/** Comparisons that the records of both sides do not bear out. */
export function wrongRanks(sentence: Sentence, binding: Binding, before: Carried): string[] {
  const { folded } = sentence;
  if (!compares.test(folded) || folded.trim().endsWith('?')) return [];
  return [
    ...wrongPairs(sentence, binding),
    ...wrongBeside(sentence),
    ...wrongBests(sentence, binding, before),
    ...wrongSame(sentence, binding),
  ];
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

const comparedWith = /\b(?:compared|in comparison|next|beside) (?:with |to )?(?:the |our )?$/u;

/** "Compared with the Birch, the Aster is cheaper." */
function wrongBeside({ folded, mentions }: Sentence): string[] {
  const other = mentions.find(({ start }) => comparedWith.test(folded.slice(0, start)));
  const [own] = mentions.filter((mention) => mention !== other);
  if (!other || !own || mentions.length !== 2 || deniedIn(folded).length > 0) return [];
  return directions.flatMap(({ measure, sign, beside }) => {
    const [said] = beside[Symbol.matchAll](folded);
    const holds = own.items.some((one) => other.items.some((it) => isMore(one, it, measure, sign)));
    return said && !holds ? [said[0]] : [];
  });
}

function isMore(one: Item, other: Item, measure: Measure, sign: number): boolean {
  const [own, theirs] = [measure(one), measure(other)];
  const isInOne = measure !== price || one.variant.price?.currency === other.variant.price?.currency;
  return isInOne && own !== undefined && theirs !== undefined && Math.sign(own - theirs) === sign;
}

/** Words for whichever of the things told of. */
const anyKind = /^(?: (?:one|ones|option|options|choice|model|of|the|two|all))*$/u;

/** "The Aster is the cheapest": of those told of so far, or of all of its type that were looked up. */
function wrongBests(sentence: Sentence, binding: Binding, before: Carried): string[] {
  const { folded, known, mentions, evidence } = sentence;
  const told = new Set([...before.named, ...mentions.flatMap(({ items }) => items)]);
  const all = told.size > 1 ? [...told] : known.items;
  const denials = deniedIn(folded);
  const wrong = (pattern: RegExp, measure: Measure, sign: number) =>
    [...folded.matchAll(pattern)].flatMap(({ index, groups = {}, 0: words }) => {
      const { kind = '', stocked } = groups;
      const noun = kind
        .split(' ')
        .map(term)
        .findLast((word) => evidence.typeNouns.has(word));
      if (noun === undefined && !anyKind.test(kind)) return [];
      const end = index + words.length;
      const each = rankedAt(index, end, sentence, binding, before);
      const among = ofKind(all, noun).filter(
        ({ variant }) => stocked === undefined || variant.stock.state !== 'sold-out',
      );
      const isBeaten = (one: Item) =>
        measure(one) === undefined ||
        among.some(
          (other) =>
            (noun !== undefined || other.product.type === one.product.type) &&
            isMore(other, one, measure, sign),
        );
      const isWrong = each.every((items) => items.every(isBeaten)) !== isDenied(index, denials);
      return each.length > 0 && isWrong ? [words] : [];
    });
  return directions.flatMap(({ measure, sign, best, better }) => [
    ...wrong(best, measure, sign),
    ...(told.size === 2 ? wrong(better, measure, sign) : []),
  ]);
}

const nameBehind =
  /^(?: (?:of (?:all|these|them|those|the)(?: [a-z\d-]{1,20}){0,3}|here))?,?(?: (?:is|would be|are)|:| -) (?:the |our )?$/u;

/** Whom a superlative is of: the name behind it, "the cheapest lamp is the Dusk", or whom its place is about. */
function rankedAt(
  start: number,
  end: number,
  { folded, mentions }: Sentence,
  binding: Binding,
  { last }: Carried,
): Subject['each'] {
  const next: Mention | undefined = mentions.find((one) => one.start >= end);
  if (next && nameBehind.test(folded.slice(end, next.start))) return [next.items];
  const { each, named } = binding.subjectOf({ start, end }, []);
  if (named) return each;
  return last.length > 0 ? [last] : [];
}

/** "They cost the same", "as tall as the Birch". */
function wrongSame({ folded, mentions }: Sentence, binding: Binding): string[] {
  return sameSaid(folded).flatMap(({ of, start, end, words, isDenied: isLess }) => {
    const measure = measures[of];
    const next = mentions.find(
      (one) => one.start >= end && /^ (?:the |our )?$/u.test(folded.slice(end, one.start)),
    );
    const own = binding.subjectOf({ start, end: start + 1 }, []).each.flat();
    const all = [...own, ...(next?.items ?? [])];
    if (all.length < 2) return [];
    const isSame = isEven(all.map(measure));
    return isSame !== isLess ? [] : [words];
  });
}

const measures: Readonly<Record<Same['of'], Measure>> = {
  price,
  height: side('height'),
  width: side('width'),
  depth: side('depth'),
  weight,
};
