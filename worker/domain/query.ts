import type { Limits } from './limits.ts';
import { digitsForWords } from './number-words.ts';
import { takeBudget } from './reading/budget.ts';
import type { Chip } from './reading/chip.ts';
import { currencyInOneWay } from './reading/currency-words.ts';
import { seatsIn, takeCountries, takeStock } from './reading/delivery.ts';
import { boundsDenied } from './reading/denied-thing.ts';
import { takeExclusions } from './reading/exclusions.ts';
import { boundsInEnglish } from './reading/foreign.ts';
import { respelt } from './reading/misspelt.ts';
import { decimalsForFractions } from './reading/numbers.ts';
import { type Order, takeOrder } from './reading/order.ts';
import { quantityIn } from './reading/quantity.ts';
import { Remainder } from './reading/remainder.ts';
import { takeSale } from './reading/sale.ts';
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
  const budget = takeBudget(left, shopCurrency);
  const stock = takeStock(left);
  const sale = takeSale(left);
  const shipsTo = takeCountries(left);
  const currency = budget?.price.currency ?? shopCurrency;
  const order = takeOrder(left, currency);
  const without = takeExclusions(left, vocabulary);
  const countries = [...new Set(shipsTo.flatMap(({ codes }) => codes))];
  const quantity = quantityIn(left.rest, vocabulary);
  const price = budget && shareOfTotal(left, budget, quantity);
  const limits: Limits = {
    ...(price && { price: price.price }),
    ...(stock.length > 0 && { inStock: true as const }),
    ...(sale.length > 0 && { onSale: true as const }),
    ...(sizes.length > 0 && { sizes }),
    ...(without.length > 0 && { without }),
    ...(countries.length > 0 && { countries }),
  };
  const text = /[\p{L}\p{N}]/u.test(left.rest) ? left.rest : '';
  const seats = seatsIn(text);
  const comparison = comparisonIn(whole, text);
  const wishes = wishesIn(text, vocabulary);
  const chip = (kind: Chip['kind'], words: string | undefined): Chip[] =>
    words === undefined ? [] : [{ kind, words }];
  return {
    text,
    limits,
    currency,
    ...(order && { order }),
    ...(seats && { seats: seats.count }),
    ...(quantity && { quantity: quantity.count }),
    ...(comparison !== undefined && { comparison: true as const }),
    ...(wishes.some(({ kind }) => kind === 'gift') && { gift: true as const }),
    chips: [
      ...distinct(sizes).flatMap((words) => chip('size', words)),
      ...chip('price', price?.words),
      ...stock.flatMap((words) => chip('stock', words)),
      ...sale.flatMap((words) => chip('sale', words)),
      ...shipsTo.flatMap(({ words }) => chip('country', words)),
      ...distinct(without).flatMap((words) => chip('without', words)),
      ...chip('order', order?.words),
      ...chip('seats', seats?.words),
      ...chip('quantity', quantity?.words),
      ...chip('comparison', comparison),
      ...wishes,
    ],
  };
}

function normalised(message: string): string {
  // Folding would make "231/2" of "23½".
  // Without its dots "für" is fur, which nobody asks for in German.
  const spaced = message
    .replaceAll(/(?<!\p{L})für(?!\p{L})/giu, 'for')
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
