import { type Limits, narrow } from './limits.ts';
import { digitsForWords } from './number-words.ts';
import { type BedSize, bedSizesSaid } from './reading/beds.ts';
import { takeBudget } from './reading/budget.ts';
import type { Chip } from './reading/chip.ts';
import { currencyInOneWay } from './reading/currency-words.ts';
import { takeCountries, takeStock } from './reading/delivery.ts';
import { boundsDenied } from './reading/denied-thing.ts';
import type { Exclusion } from './reading/excluded.ts';
import { takeExclusions } from './reading/exclusions.ts';
import { boundsInEnglish } from './reading/foreign.ts';
import { respelt } from './reading/misspelt.ts';
import { decimalsForFractions } from './reading/numbers.ts';
import { type Order, takeOrder } from './reading/order.ts';
import { takePriceBeside } from './reading/price-beside.ts';
import { quantityIn } from './reading/quantity.ts';
import { Remainder } from './reading/remainder.ts';
import { takeSale } from './reading/sale.ts';
import { type Seats, seatsIn } from './reading/seats.ts';
import type { SizeLimit } from './reading/sizes/dimension.ts';
import { takeSizes } from './reading/sizes.ts';
import { shareOfTotal } from './reading/total.ts';
import { comparisonIn, wishesIn } from './reading/wishes.ts';
import { fold } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was understood of a message, and what is left of it to search for. */
export interface Reading {
  readonly text: string;
  readonly limits: Limits;
  /** ISO 4217: what its prices are in, the shop's own where it names none. */
  readonly currency: string;
  readonly order?: Order;
  /** How many people it is for. */
  readonly seats?: number;
  /** How many pieces are wanted. */
  readonly quantity?: number;
  /** Things are to be held against each other. */
  readonly comparison?: true;
  /** It is for somebody else. */
  readonly gift?: true;
  /** What was understood, in the shopper's words: shown back, and taken out one by one to widen a search. */
  readonly chips: readonly Chip[];
}

/** Reads the hard limits and wishes of a message. `shopCurrency` is meant where the shopper names none. */
export function readQuery(message: string, shopCurrency: string, vocabulary: Vocabulary): Reading {
  const whole = boundsDenied(normalised(message), vocabulary);
  const left = new Remainder(whole);
  const sizes = takeSizes(left);
  const budget = budgetIn(left, shopCurrency, vocabulary);
  const stock = takeStock(left);
  const sale = takeSale(left);
  const shipsTo = takeCountries(left, vocabulary);
  const currency = budget?.price.currency ?? shopCurrency;
  const order = takeOrder(left, currency);
  const without = takeExclusions(left, vocabulary);
  const quantity = quantityIn(left.rest, vocabulary);
  const price = budget && shareOfTotal(left, budget, quantity, whole);
  const text = /[\p{L}\p{N}]/u.test(left.rest) ? left.rest : '';
  const said = {
    sizes,
    price,
    stock,
    sale,
    shipsTo,
    without,
    seats: seatsIn(text),
    beds: bedSizesSaid(text),
  };
  const comparison = comparisonIn(whole, text);
  const wishes = wishesIn(text, vocabulary);
  return {
    text,
    limits: limitsOf(said),
    currency,
    ...(order && { order }),
    ...(said.seats && { seats: said.seats.count }),
    ...(quantity && { quantity: quantity.count }),
    ...(comparison !== undefined && { comparison: true as const }),
    ...(wishes.some(({ kind }) => kind === 'gift') && { gift: true as const }),
    chips: [
      ...limitChips(said),
      ...chip('order', order?.words),
      ...chip('seats', said.seats?.words),
      ...chip('quantity', quantity?.words),
      ...chip('comparison', comparison),
      ...wishes,
    ],
  };
}

interface Budget {
  readonly price: NonNullable<Limits['price']>;
  readonly words: string;
}

/** The limits of a message as they were said. */
interface Said {
  readonly sizes: readonly SizeLimit[];
  readonly price: Budget | undefined;
  readonly stock: readonly string[];
  readonly sale: readonly string[];
  readonly shipsTo: ReturnType<typeof takeCountries>;
  readonly without: readonly Exclusion[];
  readonly seats: Seats | undefined;
  readonly beds: readonly BedSize[];
}

function limitsOf({ sizes, price, stock, sale, shipsTo, without, seats, beds }: Said): Limits {
  const countries = [...new Set(shipsTo.flatMap(({ codes }) => codes))];
  return {
    ...(price && { price: price.price }),
    ...(stock.length > 0 && { inStock: true as const }),
    ...(sale.length > 0 && { onSale: true as const }),
    ...(sizes.length > 0 && { sizes }),
    ...(without.length > 0 && { without }),
    ...(countries.length > 0 && { countries }),
    ...(beds.length > 0 && { beds }),
    ...(seats?.isLimit && { seats: { least: seats.count, words: seats.words } }),
  };
}

function limitChips({ sizes, price, stock, sale, shipsTo, without, beds }: Said): Chip[] {
  return [
    ...distinct([...sizes, ...beds]).flatMap((words) => chip('size', words)),
    ...chip('price', price?.words),
    ...stock.flatMap((words) => chip('stock', words)),
    ...sale.flatMap((words) => chip('sale', words)),
    ...shipsTo.flatMap(({ words }) => chip('country', words)),
    ...distinct(without).flatMap((words) => chip('without', words)),
  ];
}

function chip(kind: Chip['kind'], words: string | undefined): Chip[] {
  return words === undefined ? [] : [{ kind, words }];
}

/** A sum beside a product bounds its price only where nothing else in the message does. */
function budgetIn(left: Remainder, shopCurrency: string, vocabulary: Vocabulary): Budget | undefined {
  const budget = takeBudget(left, shopCurrency);
  if (budget && budget.price.said !== undefined) return budget;
  const beside = takePriceBeside(left, budget?.price.currency ?? shopCurrency, vocabulary);
  if (!budget || !beside) return budget ?? beside;
  const { price } = narrow(budget, beside);
  return price && { price, words: `${beside.words}, ${budget.words}` };
}

function normalised(message: string): string {
  // Folding would make "231/2" of "23½".
  // Without its dots "für" is fur, which nobody asks for in German.
  const spaced = message
    .replaceAll(/(?<!\p{L})für(?: den)?(?!\p{L})/giu, 'for')
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ');
  // A line ends what is said in it, as a comma does.
  const oneLine = fold(spaced.trim())
    .replaceAll(/\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
  return decimalsForFractions(digitsForWords(currencyInOneWay(boundsInEnglish(respelt(oneLine)))));
}

/** "160 x 230 cm" is two limits and one thing said. */
function distinct(limits: readonly { readonly words: string }[]): string[] {
  return [...new Set(limits.map(({ words }) => words))];
}
