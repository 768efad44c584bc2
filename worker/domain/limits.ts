import { formatMoney } from '../../shared/money.ts';
import type { Product, Size, Variant } from '../../shared/product.ts';
import { bedSizeBits, bedSizesOf, isBedding } from './bed-sizes.ts';
import type { Exclusion } from './reading/excluded.ts';
import { number } from './reading/numbers.ts';
import type { Dimension, SizeLimit } from './reading/sizes/dimension.ts';
import { millilitresOf, volumeUnit } from './reading/units.ts';
import { fold, terms } from './text.ts';
import { pound } from './unit-worth.ts';
import { coloursIn, type Vocabulary } from './vocabulary.ts';

/** What a product must satisfy before it is ranked: what breaks a limit never reaches the model. */
export interface Limits {
  /** Bounds in minor units, inclusive, compared only with prices of `currency`: never converted. */
  readonly price?: {
    readonly min?: number;
    readonly max?: number;
    readonly currency: string;
    /** The amounts as the shopper wrote them, which may be repeated as theirs. */
    readonly said?: readonly number[];
  };
  /** Only what can be sent from stock: not what is made to order. */
  readonly inStock?: true;
  /** Only what is sold below its list price. */
  readonly onSale?: true;
  /** All of them, for one and the same variant. What a shop does not state keeps no size limit. */
  readonly sizes?: readonly SizeLimit[];
  readonly without?: readonly Exclusion[];
  /** ISO 3166: only what is stated to be shipped to all of them. */
  readonly countries?: readonly string[];
  /** Bits of the bed sizes asked for: of a bed and what lies on one, only what is stated to come in one of each. */
  readonly beds?: readonly { readonly bits: number; readonly words: string }[];
  /** Only what is stated to seat or to serve so many people. */
  readonly seats?: { readonly least: number; readonly words: string };
}

/** What limits are checked on, as numbers: the index keeps them in columns. 0 stands for "not stated". */
export interface VariantFacts {
  /** Minor units, or undefined on request. */
  readonly price: number | undefined;
  readonly currency: string | undefined;
  readonly buyable: boolean;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Bits of the vocabulary's colour families, and of the bed sizes. */
  readonly options: number;
  /** Millimetres, grams, millilitres. */
  readonly sizes: Readonly<Record<Dimension, number>>;
  readonly needsNoAssembly: boolean;
  readonly statesMaterials: boolean;
  readonly countries: readonly string[];
  /** A bed, or what is made for beds of a size. */
  readonly isBedding: boolean;
  /** How many people the product is stated to seat or to serve. */
  readonly seats: number;
}

export const dimensions: readonly Dimension[] = [
  'width',
  'depth',
  'height',
  'length',
  'diameter',
  'longest',
  'longSide',
  'shortSide',
  'extent',
  'seatHeight',
  'weight',
  'volume',
  'load',
];

export function factsOf(product: Product, variant: Variant, vocabulary: Vocabulary): VariantFacts {
  return {
    price: variant.price?.amount,
    currency: variant.price?.currency,
    buyable: variant.stock.state !== 'sold-out',
    inStock: variant.stock.state === 'in-stock',
    onSale: variant.listPrice !== undefined,
    options: coloursIn(variant.options.colour ?? product.title, vocabulary) | bedSizesOf(product, variant),
    sizes: sizesOf(product, variant),
    needsNoAssembly: product.assembly === 'none',
    statesMaterials: product.materials.length > 0,
    countries: product.shipsTo ?? [],
    isBedding: isBedding(product),
    seats: peopleOf(product),
  };
}

/** How many people it is stated to seat or to serve, the most of them where there is a choice; 0 is not stated. */
export function peopleOf({ seats, facts }: Product): number {
  const served = (facts.serves ?? '').match(/(?<!^-)(?<!\d)\d+/gu) ?? [];
  return seats ?? Math.min(mostPeople, Math.max(0, ...served.map(Number)));
}

const mostPeople = 100;

function sizesOf(product: Product, variant: Variant): Record<Dimension, number> {
  const size = (key: keyof Size) => variant.size?.[key] ?? product.size[key] ?? 0;
  const [width, length, diameter] = [size('width'), size('length'), size('diameter')];
  const height = size('height');
  const across = width || diameter;
  // Whatever lies flat has a length, what stands a depth, and what hangs on a wall a height.
  const other = length || size('depth') || diameter || height;
  const isFace = across > 0 && other > 0;
  return {
    width: across,
    depth: size('depth') || diameter,
    height,
    length: length || width,
    diameter,
    longest: Math.max(width, length, diameter),
    longSide: isFace ? Math.max(across, other) : 0,
    shortSide: isFace ? Math.min(across, other) : 0,
    extent: Math.max(width, length, diameter, size('depth'), height),
    seatHeight: size('seatHeight'),
    weight: variant.weight ?? product.weight ?? 0,
    load: loadOf(product),
    volume: volumeOf(Object.values(variant.options).join(' ')) || volumeOf(product.capacity ?? ''),
  };
}

const loadFact = /\b(?:load|weight limit|weight capacity)\b/iu;
const weight = /(\d+(?:\.\d+)?)\s?(kg|lbs?)\b/u;

/** Grams that a thing is stated to bear or to hold: "265 lb (120 kg)", the first figure being the shop's own. */
function loadOf(product: Product): number {
  const fact =
    Object.entries(product.facts).find(([name]) => loadFact.test(name))?.[1] ?? product.capacity ?? '';
  const [, amount = '', unit] = weight.exec(fold(fact)) ?? [];
  return Math.round(Number(amount) * (unit === 'kg' ? 1000 : pound));
}

const volume = new RegExp(String.raw`${number}\s?-?${volumeUnit}`, 'u');

/** Millilitres of a stated capacity such as "45 litres" or "350 ml each". */
function volumeOf(text: string): number {
  const [written] = volume.exec(fold(text)) ?? [];
  return Math.round(millilitresOf(written ?? '') ?? 0);
}

/** The number limits: price, stock, sale, size, country, bed size, seats, assembly and colour. Words are for `mentions`. */
export function keepsNumbers(facts: VariantFacts, limits: Limits): boolean {
  return (
    (!limits.inStock || facts.inStock) &&
    (!limits.onSale || facts.onSale) &&
    keepsPrice(facts.price, facts.currency, limits.price) &&
    (limits.sizes ?? []).every((limit) => keepsSize(facts.sizes[limit.dimension], limit)) &&
    (limits.countries ?? []).every((country) => facts.countries.includes(country)) &&
    (!facts.isBedding || (limits.beds ?? []).every(({ bits }) => (facts.options & bits) !== 0)) &&
    facts.seats >= (limits.seats?.least ?? 0) &&
    (limits.without ?? []).every((exclusion) => keepsExclusion(facts, exclusion))
  );
}

/** An unknown price keeps no price limit, and one in another currency neither. */
export function keepsPrice(
  amount: number | undefined,
  currency: string | undefined,
  limit: Limits['price'],
): boolean {
  if (!limit) return true;
  if (amount === undefined || currency !== limit.currency) return false;
  return amount >= (limit.min ?? 0) && amount <= (limit.max ?? Number.MAX_SAFE_INTEGER);
}

function keepsSize(stated: number, { min, max }: SizeLimit): boolean {
  return stated > 0 && stated >= (min ?? 0) && stated <= (max ?? Number.MAX_SAFE_INTEGER);
}

function keepsExclusion(facts: VariantFacts, exclusion: Exclusion): boolean {
  switch (exclusion.kind) {
    case 'colour':
      return (facts.options & ~bedSizeBits) !== 0 && (facts.options & exclusion.bits) === 0;
    case 'assembly':
      return facts.needsNoAssembly;
    case 'material':
      return facts.statesMaterials;
    case 'feature':
      return true;
  }
}

/** The words an exclusion of a material or a feature is looked for in: not the description, which may tell of others. */
export function statedWords(product: Product, kind: 'material' | 'feature'): string {
  const options = product.variants.flatMap((variant) => Object.values(variant.options));
  const stated = [product.title, ...options, ...product.materials];
  if (kind === 'material') return stated.join(' . ');
  const facts = [...factWords(product), product.capacity ?? '', numbersInWords(product)];
  return [...stated, product.type, ...facts].join(' . ');
}

/** What a product's further facts say it has: one that is answered with "no" says that it has none of the kind. */
export function factWords(product: Product): string[] {
  return Object.entries(product.facts).map(([name, value]) => {
    if (/^none\b/iu.test(value)) return `no ${name}`;
    if (/^(?:no|not)\b/iu.test(value)) return '';
    return isUndone(name, value) ? `no ${name} . ${value}` : `${name} ${value}`;
  });
}

/** "Frame: unframed". */
function isUndone(name: string, value: string): boolean {
  const [, done] = /^un(\p{L}+)/iu.exec(value) ?? [];
  return done !== undefined && terms(done)[0] === terms(name)[0];
}

/** What the numbers say in words that shoppers use. */
export function numbersInWords({ seats, size }: Product): string {
  const isRound = size.diameter !== undefined && size.width === undefined;
  return `${seats === undefined ? '' : `${seats} seats`}${isRound ? ' . round' : ''}`;
}

/** Whether what a product states of itself holds every term of the phrase. */
export function mentions(product: Product, kind: 'material' | 'feature', phrase: string): boolean {
  const stated = new Set(terms(statedWords(product, kind)));
  return phrase.split(' ').every((term) => stated.has(term));
}

/** Whether a variant keeps every limit: the same answer as the index's mask gives. */
export function keepsLimits(
  product: Product,
  variant: Variant,
  limits: Limits,
  vocabulary: Vocabulary,
): boolean {
  if (!keepsNumbers(factsOf(product, variant, vocabulary), limits)) return false;
  return (limits.without ?? []).every(
    (exclusion) =>
      exclusion.kind === 'colour' ||
      exclusion.kind === 'assembly' ||
      !exclusion.phrases.some((phrase) => mentions(product, exclusion.kind, phrase)),
  );
}

/** ISO 4217 for "no currency": no price is in it, as none can be in two currencies at once. */
const noCurrency = 'XXX';

/** Both sets of limits at once: the narrower bound of each. */
export function narrow(a: Limits, b: Limits): Limits {
  const price = narrowPrice(a.price, b.price);
  const sizes = union(a.sizes, b.sizes);
  const without = union(a.without, b.without);
  const countries = union(a.countries, b.countries);
  const beds = union(a.beds, b.beds);
  const seats = (a.seats?.least ?? 0) >= (b.seats?.least ?? 0) ? (a.seats ?? b.seats) : b.seats;
  return {
    ...(price && { price }),
    ...((a.inStock || b.inStock) && { inStock: true as const }),
    ...((a.onSale || b.onSale) && { onSale: true as const }),
    ...(sizes.length > 0 && { sizes }),
    ...(without.length > 0 && { without }),
    ...(countries.length > 0 && { countries }),
    ...(beds.length > 0 && { beds }),
    ...(seats && { seats }),
  };
}

/** A search often repeats what the message said: the same limit twice is one. */
function union<T>(a: readonly T[] = [], b: readonly T[] = []): T[] {
  return [...new Map([...a, ...b].map((each) => [JSON.stringify(each), each])).values()];
}

function narrowPrice(a: Limits['price'], b: Limits['price']): Limits['price'] {
  if (!a || !b) return a ?? b;
  if (a.currency !== b.currency) return { currency: noCurrency };
  const mins = [a.min, b.min].filter((bound) => bound !== undefined);
  const maxs = [a.max, b.max].filter((bound) => bound !== undefined);
  const said = union(a.said, b.said);
  return {
    currency: a.currency,
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
    ...(said.length > 0 && { said }),
  };
}

/** Limits in words, one a limit: "under $80.00", "between $50.00 and $80.00", "in stock", "narrower than 60 cm". */
export function describeLimits(limits: Limits): string[] {
  return [
    ...(limits.price ? [describePrice(limits.price)] : []),
    ...new Set((limits.sizes ?? []).map((size) => size.words)),
    ...describeExclusions(limits.without ?? []),
    ...(limits.inStock ? ['in stock'] : []),
    ...(limits.onSale ? ['on sale'] : []),
    ...(limits.countries ?? []).map((country) => `shipped to ${country}`),
    ...new Set((limits.beds ?? []).map((bed) => bed.words)),
    ...(limits.seats ? [limits.seats.words] : []),
  ];
}

/** As they go on a sentence: "without glass, plastic or leather", "in any colour but white". */
function describeExclusions(without: readonly Exclusion[]): string[] {
  const namesOf = (isColour: boolean) => [
    ...new Set(without.filter(({ kind }) => (kind === 'colour') === isColour).map(nameInSentence)),
  ];
  const [colours, others] = [namesOf(true), namesOf(false)];
  return [
    ...(others.length > 0 ? [`without ${anyOf.format(others)}`] : []),
    ...(colours.length > 0 ? [`in any colour but ${anyOf.format(colours)}`] : []),
  ];
}

/** What is said of a thing is no thing: "without anything framed". */
function nameInSentence({ kind, name }: Exclusion): string {
  return kind === 'feature' && /(?:ed|able|ible|proof|round|square)$/u.test(name) ? `anything ${name}` : name;
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** A strict bound is said as it was, not as the cent beside it. */
function describePrice({ min, max, currency, said = [] }: NonNullable<Limits['price']>): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  const isUnder = max !== undefined && said.includes(max + 1);
  const isOver = min !== undefined && said.includes(min - 1);
  const least = min === undefined ? '' : isOver ? `over ${money(min - 1)}` : `from ${money(min)}`;
  const most = max === undefined ? '' : isUnder ? `under ${money(max + 1)}` : `up to ${money(max)}`;
  if (min !== undefined && max !== undefined)
    return isUnder || isOver ? `${least} and ${most}` : `between ${money(min)} and ${money(max)}`;
  return least || most || (currency === noCurrency ? 'in two currencies at once' : `priced in ${currency}`);
}
