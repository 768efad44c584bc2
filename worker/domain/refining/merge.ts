import type { Limits } from '../limits.ts';
import type { Reading } from '../query.ts';
import type { Chip } from '../reading/chip.ts';
import { fold } from '../text.ts';
import { priceAfter } from './price.ts';
import type { Wish } from './wish.ts';

/** Kinds of which a search has one: a new one takes the place of the old. Limits of the other kinds add. */
const single: readonly Chip['kind'][] = ['price', 'order', 'seats', 'quantity', 'colour', 'material', 'room'];
/** Kinds whose words are searched for, and go with their chip. */
const inText: readonly Chip['kind'][] = [
  'seats',
  'quantity',
  'colour',
  'material',
  'room',
  'gift',
  'use',
  'size',
];

/** A search with what a later message adds to it. */
export function merged(before: Reading, added: Reading, said: Wish): Reading {
  const wish = againstBefore(said, before, added);
  const chips = chipsOf(added, wish);
  const replaced = before.chips.filter(
    (chip) =>
      wish.drops?.of(chip) ||
      isOutbid(chip, wish) ||
      (!wish.adds && (replaces(chips, chip.kind) || isOldBed(chip, before, added))),
  );
  const kept = replaced.reduce(withoutChip, before);
  const price = priceAfter(before, added);
  const order = wish.order ?? added.order ?? kept.order;
  const seats = added.seats ?? kept.seats;
  const quantity = added.quantity ?? kept.quantity;
  return {
    text: [kept.text, wish.words].filter((text) => text !== '').join(' '),
    limits: { ...mergedLimits(kept.limits, added.limits), ...(price && { price: price.limit }) },
    currency: price?.limit.currency ?? kept.currency,
    ...(order && { order }),
    ...(seats && { seats }),
    ...(quantity && { quantity }),
    ...((kept.gift || added.gift) && { gift: true as const }),
    chips: [...withoutOldSizes(kept, added), ...chips.map((chip) => worded(chip, price?.words))].filter(
      (chip, at, all) => all.findIndex(({ words }) => words === chip.words) === at,
    ),
  };
}

/** "White is fine" is a wish for white, where white was not excluded; "Monday is fine" is none. */
function againstBefore(wish: Wish, { chips }: Reading, added: Reading): Wish {
  const { drops, ...rest } = wish;
  if (!drops || drops.allowed === '' || chips.some(drops.of)) return wish;
  if (!added.chips.some(({ words }) => words === drops.allowed)) return rest;
  return { ...rest, words: [wish.words, drops.allowed].filter((words) => words !== '').join(' ') };
}

/** "More expensive ones" are beyond the budget there was. */
function isOutbid({ kind }: Chip, { order }: Wish): boolean {
  return kind === 'price' && order?.by === 'price' && order.direction === 'most';
}

function replaces(chips: readonly Chip[], kind: Chip['kind']): boolean {
  return single.includes(kind) && chips.some((chip) => chip.kind === kind);
}

/** A price that goes on with the one before is shown with the words of both. */
function worded(chip: Chip, price: string | undefined): Chip {
  return chip.kind === 'price' && price !== undefined ? { ...chip, words: price } : chip;
}

/** A bed is of one size: "king please" takes the place of queen. */
function isOldBed({ kind, words }: Chip, { limits }: Reading, added: Reading): boolean {
  const isBed = kind === 'size' && (limits.beds ?? []).some((bed) => bed.words === words);
  return isBed && added.limits.beds !== undefined;
}

function chipsOf({ chips }: Reading, { order, drops }: Wish): Chip[] {
  const said = chips.filter(({ kind, words }) => kind !== 'comparison' && words !== drops?.allowed);
  return order ? [...said, { kind: 'order', words: order.words }] : said;
}

/** A new price takes the place of the old, and a new size that of the same side; everything else holds too. */
function mergedLimits(before: Limits, added: Limits): Limits {
  const sides = new Set(added.sizes?.map(({ dimension }) => dimension));
  const sizes = [
    ...(before.sizes ?? []).filter(({ dimension }) => !sides.has(dimension)),
    ...(added.sizes ?? []),
  ];
  const without = [...(before.without ?? []), ...(added.without ?? [])];
  return {
    ...before,
    ...added,
    ...(sizes.length > 0 && { sizes }),
    ...(without.length > 0 && { without }),
  };
}

function withoutOldSizes(before: Reading, added: Reading): readonly Chip[] {
  const sides = new Set(added.limits.sizes?.map(({ dimension }) => dimension));
  const old = (before.limits.sizes ?? []).filter(({ dimension }) => sides.has(dimension));
  return before.chips.filter(
    ({ kind, words }) => kind !== 'size' || !old.some((size) => size.words === words),
  );
}

/** Whether the search has a chip of these words. */
export function holds(reading: Reading, words: string): boolean {
  return chipsOfWords(reading, words).length > 0;
}

function chipsOfWords({ chips }: Reading, words: string): Chip[] {
  return chips.filter((chip) => fold(chip.words).trim() === fold(words).trim());
}

/** A search without what the words of a chip asked of it; the same search where no chip has these words. */
export function withoutWords(reading: Reading, words: string): Reading {
  return chipsOfWords(reading, words).reduce(withoutChip, reading);
}

function withoutChip(reading: Reading, { kind, words }: Chip): Reading {
  const { order, seats, quantity, gift, limits, ...rest } = reading;
  const text = inText.includes(kind) ? withoutPhrase(reading.text, words) : reading.text;
  return {
    ...rest,
    text,
    limits: withoutLimit(limits, kind, words),
    ...(order && kind !== 'order' && { order }),
    ...(seats && kind !== 'seats' && { seats }),
    ...(quantity && kind !== 'quantity' && { quantity }),
    ...(gift && kind !== 'gift' && { gift }),
    chips: reading.chips.filter((chip) => chip.kind !== kind || chip.words !== words),
  };
}

function withoutLimit(limits: Limits, kind: Chip['kind'], words: string): Limits {
  const others = <T extends { readonly words: string }>(all: readonly T[] = []) =>
    all.filter((each) => each.words !== words);
  const { price, inStock, onSale, sizes, without, countries, beds, seats } = limits;
  const [otherSizes, otherWithout, otherBeds] = [others(sizes), others(without), others(beds)];
  return {
    ...(countries && kind !== 'country' && { countries }),
    ...(seats && kind !== 'seats' && { seats }),
    ...(otherBeds.length > 0 && { beds: otherBeds }),
    ...(price && kind !== 'price' && { price }),
    ...(inStock && kind !== 'stock' && { inStock }),
    ...(onSale && kind !== 'sale' && { onSale }),
    ...(otherSizes.length > 0 && { sizes: otherSizes }),
    ...(otherWithout.length > 0 && { without: otherWithout }),
  };
}

/** The words taken out, with a joint that would be left behind: "a sofa in" is no sofa. */
export function withoutPhrase(text: string, words: string): string {
  const pattern = String.raw`(?:\b(?:in|of|made of|with|for)(?: (?:a|an|the))? )?(?<![\p{L}\p{N}])${RegExp.escape(words)}(?![\p{L}\p{N}])`;
  return text.replace(new RegExp(pattern, 'u'), ' ').replaceAll(/\s+/gu, ' ').trim();
}
