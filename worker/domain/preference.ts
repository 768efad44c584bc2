import { bedSizeBits } from './bed-sizes.ts';
import type { Limits, VariantFacts } from './limits.ts';
import type { Order } from './reading/order.ts';

/** What is preferred among things that keep every limit: every retrieval weighs it the same way. */

const otherColour = 0.3;
const otherBedSize = 0.3;
const soldOut = 0.92;

/** A factor for a score. `wanted` are the bits of the colours and bed sizes asked for, `seats` how many people it is for. */
export function preference(
  facts: Pick<VariantFacts, 'options' | 'buyable' | 'seats'>,
  wanted: number,
  seats: number | undefined,
): number {
  const stock = facts.buyable ? 1 : soldOut;
  return stock * optionFactor(facts.options, wanted) * seatsFactor(facts.seats, seats);
}

/** A thing in another colour than asked is far behind; one that comes in no bed sizes has nothing to miss. */
function optionFactor(options: number, wanted: number): number {
  const colours = wanted & ~bedSizeBits;
  const beds = wanted & bedSizeBits;
  const colour = colours === 0 || (options & colours) !== 0 ? 1 : otherColour;
  const bed = beds === 0 || (options & bedSizeBits) === 0 || (options & beds) !== 0 ? 1 : otherBedSize;
  return colour * bed;
}

/** Too few seats is nearly no answer; just enough is best. 0 seats stands for "not stated". */
function seatsFactor(seats: number, wanted: number | undefined): number {
  if (wanted === undefined || seats === 0) return 1;
  if (seats < wanted) return 0.25;
  return seats === wanted ? 1.3 : 1.1;
}

/** In a list with a budget what is sold out comes last: it stays visible, behind what the money can be spent on. */
export function soldOutLast<T>(
  list: readonly T[],
  { price }: Limits,
  isBuyable: (one: T) => boolean,
): readonly T[] {
  return price ? [...list.filter(isBuyable), ...list.filter((one) => !isBuyable(one))] : list;
}

/** Of a product's variants the one to show: of the wanted options before another, buyable before sold out. */
export function variantRank(facts: Pick<VariantFacts, 'options' | 'buyable'>, wanted: number): number {
  return 2 * bitCount(facts.options & wanted) + (facts.buyable ? 1 : 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits >>> 0; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * What things are put in order by, made so that less goes first. What does not state it goes last. `since` is the day
 * a product was first offered, as a number that grows; 0 is not stated.
 */
export function orderKey(
  facts: Pick<VariantFacts, 'price' | 'currency' | 'sizes'>,
  since: number,
  order: Order,
): number {
  const value = orderedBy(facts, since, order);
  if (!value) return Number.POSITIVE_INFINITY;
  return order.direction === 'least' ? value : -value;
}

function orderedBy(
  { price, currency, sizes }: Pick<VariantFacts, 'price' | 'currency' | 'sizes'>,
  since: number,
  { by, currency: asked }: Order,
): number | undefined {
  switch (by) {
    case 'price':
      return currency === asked ? price : undefined;
    case 'date':
      return since;
    case 'size':
      return faceOf(sizes);
    default:
      return sizes[by];
  }
}

/** Square millimetres of the face a thing shows: what has but one side stated has none to be held against others. */
function faceOf({ longSide, shortSide, longest, height }: VariantFacts['sizes']): number {
  return Math.max(longSide * shortSide, longest * height);
}
