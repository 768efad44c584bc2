import type { Money } from '../../shared/money.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Size } from '../../shared/product.ts';
import { type Item, titleOf } from './catalogue.ts';
import { formatLength, formatWeight } from './measures.ts';
import { joinWords } from './policy-prose.ts';
import type { Statement } from './statements.ts';

/** What may be said of several products held against each other, worked out here so that no model has to. */
export interface Comparison {
  /** Which is least and most of each measure, and by how much the others differ from the least. */
  readonly said: readonly string[];
  /** The differences between any two. */
  readonly statements: readonly Statement[];
}

/** Something that is stated of products as a number. */
interface Measure {
  readonly name: string;
  /** Integer minor units, millimetres, grams; undefined where it is not stated. */
  readonly of: (item: Item) => number | undefined;
  readonly format: (value: number) => string;
  /** "the cheapest", and what the one that is least is than another: "cheaper". */
  readonly least: string;
  readonly lesser: string;
  readonly most: string;
}

/** A pair of items, of which the first is less. */
interface Pair {
  readonly lesser: Item;
  readonly greater: Item;
  readonly difference: number;
}

export function compare(items: readonly Item[]): Comparison {
  const measures = [...priceMeasures(items), ...sizeMeasures, weight];
  const all = measures.map((measure) => compareBy(measure, items));
  const largest = largestOf(items);
  return {
    said: [...all.flatMap(({ said }) => said), ...(largest ? [largest] : [])],
    statements: all.flatMap(({ statements }) => statements),
  };
}

/** Prices are compared only within one currency. */
function priceMeasures(items: readonly Item[]): Measure[] {
  const currencies = new Set(items.flatMap(({ variant }) => variant.price?.currency ?? []));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) return [];
  const money = (amount: number): Money => ({ amount, currency });
  return [
    {
      name: 'price',
      of: ({ variant }) => variant.price?.amount,
      format: (amount) => formatMoney(money(amount)),
      least: 'the cheapest',
      lesser: 'cheaper',
      most: 'the most expensive',
    },
  ];
}

function size(key: keyof Size, name: string, least: string, lesser: string, most: string): Measure {
  return {
    name,
    of: ({ product, variant }) => variant.size?.[key] ?? product.size[key],
    format: formatLength,
    least: `the ${least}`,
    lesser,
    most: `the ${most}`,
  };
}

const sizeMeasures: readonly Measure[] = [
  size('width', 'width', 'narrowest', 'narrower', 'widest'),
  size('depth', 'depth', 'shallowest', 'shallower', 'deepest'),
  size('height', 'height', 'lowest', 'lower', 'tallest'),
  size('length', 'length', 'shortest', 'shorter', 'longest'),
  size('diameter', 'diameter', 'smallest across', 'smaller across', 'largest across'),
  size(
    'seatHeight',
    'seat height',
    'one with the lowest seat',
    'lower in the seat',
    'one with the highest seat',
  ),
];

const weight: Measure = {
  name: 'weight',
  of: ({ product, variant }) => variant.weight ?? product.weight,
  format: formatWeight,
  least: 'the lightest',
  lesser: 'lighter',
  most: 'the heaviest',
};

/** Nothing is said by a measure that fewer than two of them state. */
function compareBy(measure: Measure, items: readonly Item[]): Comparison {
  const stating = items.flatMap((item) => {
    const value = measure.of(item);
    return value === undefined ? [] : [{ item, value }];
  });
  if (stating.length < 2) return { said: [], statements: [] };
  const ordered = stating.toSorted((a, b) => a.value - b.value);
  const pairs = ordered.flatMap((lesser, at) =>
    ordered.slice(at + 1).flatMap((greater): Pair[] => {
      const difference = greater.value - lesser.value;
      return difference === 0 ? [] : [{ lesser: lesser.item, greater: greater.item, difference }];
    }),
  );
  const lead = stating.length < items.length ? `Of those whose ${measure.name} is stated, ` : '';
  const values = ordered.map(({ value }) => value);
  const holding = (value: number | undefined) =>
    ordered.flatMap((one) => (one.value === value ? one.item : []));
  if (pairs.length === 0)
    return { said: [`${lead}${titles(holding(values[0]))} have the same ${measure.name}.`], statements: [] };
  return {
    said: [
      `${lead}${isOrAre(holding(values[0]))} ${measure.least}, ${isOrAre(holding(values.at(-1)))} ${measure.most}.`,
      ...pairs.filter(({ lesser }) => lesser === ordered[0]?.item).map((pair) => sentence(pair, measure)),
    ],
    statements: pairs.map((pair) => ({
      kind: 'difference',
      text: sentence(pair, measure),
      skus: [pair.lesser.variant.sku, pair.greater.variant.sku],
    })),
  };
}

/** "Aster Reading Lamp is $15.00 cheaper than Birch Reading Lamp." */
function sentence({ lesser, greater, difference }: Pair, measure: Measure): string {
  return `${titleOf(lesser)} is ${measure.format(difference)} ${measure.lesser} than ${titleOf(greater)}.`;
}

function titles(items: readonly Item[]): string {
  return joinWords(items.map(titleOf), 'and');
}

function isOrAre(items: readonly Item[]): string {
  return `${titles(items)} ${items.length === 1 ? 'is' : 'are'}`;
}

/** The one that is at least as big as each other in every size that all state, and not the same in all of them. */
function largestOf(items: readonly Item[]): string | undefined {
  const shared = sizeMeasures.filter(
    ({ name, of }) => name !== 'seat height' && items.every((item) => of(item)),
  );
  if (shared.length < 2) return undefined;
  const isLargest = (item: Item) => items.every((other) => other === item || isLarger(item, other, shared));
  const largest = items.find(isLargest);
  return (
    largest &&
    `In ${joinWords(
      shared.map(({ name }) => name),
      'and',
    )} together, ${titleOf(largest)} is the largest.`
  );
}

function isLarger(item: Item, other: Item, measures: readonly Measure[]): boolean {
  const differences = measures.map(({ of }) => (of(item) ?? 0) - (of(other) ?? 0));
  return (
    differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0)
  );
}
