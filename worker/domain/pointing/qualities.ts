import { amountsIn } from '../amounts.ts';
import type { Item } from '../catalogue.ts';
import { factsOf, mentions } from '../limits.ts';
import { terms } from '../text.ts';
import { coloursIn, isMaterial, type Vocabulary } from '../vocabulary.ts';

/** What sets some of the things shown apart, as they are today. Of several readings the first that fits one holds. */
export type Quality =
  | { readonly kind: 'filter'; readonly readings: readonly ((item: Item) => boolean)[] }
  | { readonly kind: 'extreme'; readonly by: Measure; readonly most: boolean };
type Measure = 'price' | 'size' | 'height' | 'width' | 'depth' | 'length' | 'weight' | 'date';

const extremes: readonly (readonly [RegExp, Measure, boolean])[] = [
  [
    /^(?:cheap(?:er|est)?|(?:less|least) expensive|lower priced|(?:more|most) affordable|affordable|lowest price)$/u,
    'price',
    false,
  ],
  [/^(?:(?:more|most) )?expensive$|^pric(?:ier|iest|ey)$|^dear(?:er|est)$|^highest price$/u, 'price', true],
  [/^(?:big(?:ger|gest)?|large(?:r|st)?)$/u, 'size', true],
  [/^(?:small(?:er|est)?|tin(?:y|ier|iest)|(?:more |most )?compact)$/u, 'size', false],
  [/^(?:tall(?:er|est)?|high(?:er|est)?)$/u, 'height', true],
  [/^(?:low(?:er|est)?|short(?:er|est)?)$/u, 'height', false],
  [/^(?:wide(?:r|st)?|broad(?:er|est)?)$/u, 'width', true],
  [/^(?:narrow(?:er|est)?|slim(?:mer|mest)?)$/u, 'width', false],
  [/^deep(?:er|est)?$/u, 'depth', true],
  [/^shallow(?:er|est)?$/u, 'depth', false],
  [/^long(?:er|est)?$/u, 'length', true],
  [/^heav(?:y|ier|iest)$/u, 'weight', true],
  [/^light(?:er|est)$/u, 'weight', false],
  [/^(?:newer|newest|latest)$/u, 'date', true],
  [/^(?:older|oldest)$/u, 'date', false],
];

const stock: readonly (readonly [RegExp, (item: Item) => boolean])[] = [
  [/^(?:sold[ -]out|out of stock|unavailable)$/u, ({ variant }) => variant.stock.state === 'sold-out'],
  [/^(?:in[ -]stock|available)$/u, ({ variant }) => variant.stock.state !== 'sold-out'],
  [/^made[ -]to[ -]order$/u, ({ variant }) => variant.stock.state === 'made-to-order'],
  [/^(?:on sale|discounted|reduced)$/u, ({ variant }) => variant.listPrice !== undefined],
  [/^final[ -]sale$/u, ({ product }) => product.finalSale],
];

/** What a word or two say of a thing, or undefined where they are no words of ours: then only what it states counts. */
export function knownQuality(words: string, vocabulary: Vocabulary): Quality | undefined {
  const extreme = extremes.find(([pattern]) => pattern.test(words));
  if (extreme) return { kind: 'extreme', by: extreme[1], most: extreme[2] };
  const state = stock.find(([pattern]) => pattern.test(words));
  if (state) return { kind: 'filter', readings: [state[1]] };
  const phrase = terms(words).join(' ');
  if (phrase === '') return undefined;
  if (isMaterial(phrase, vocabulary)) return materialQuality(phrase, vocabulary);
  const bits = vocabulary.colourOf.get(phrase);
  if (bits !== undefined)
    return { kind: 'filter', readings: [(item) => (colourBits(item, vocabulary) & bits) !== 0] };
  return undefined;
}

function colourBits({ product, variant }: Item, vocabulary: Vocabulary): number {
  return coloursIn(variant.options.colour ?? product.title, vocabulary);
}

/** "The oak one" is first the variant in oak, then the thing that is made of it. */
function materialQuality(phrase: string, vocabulary: Vocabulary): Quality {
  const kinds = [phrase, ...(vocabulary.materials.get(phrase) ?? [])].map((kind) => kind.split(' '));
  const has = (text: string) => {
    const own = new Set(terms(text));
    return kinds.some((kind) => kind.every((term) => own.has(term)));
  };
  return {
    kind: 'filter',
    readings: [
      ({ product, variant }) => has([product.title, ...Object.values(variant.options)].join(' . ')),
      ({ product }) => product.materials.some(has),
    ],
  };
}

/** Any other word: what a thing is called, or states of itself. */
export function statedQuality(word: string): Quality {
  const [term = ''] = terms(word);
  return {
    kind: 'filter',
    readings: [
      ({ product, variant }) =>
        term !== '' && terms([product.title, ...Object.values(variant.options)].join(' ')).includes(term),
      ({ product }) => term !== '' && mentions(product, 'feature', term),
    ],
  };
}

/** "The $52 one". */
export function priceQuality(text: string): Quality | undefined {
  const [amount] = amountsIn(text);
  if (amount?.currency === undefined) return undefined;
  const money = amount.money(amount.currency);
  const costs = ({ variant: { price } }: Item) =>
    price !== null && price.amount === money?.amount && price.currency === money.currency;
  return { kind: 'filter', readings: [costs] };
}

/** The items that have a quality; none where no item has. */
export function having(items: readonly Item[], quality: Quality, vocabulary: Vocabulary): Item[] {
  if (quality.kind === 'extreme') return mostOf(items, quality.by, quality.most, vocabulary);
  for (const reading of quality.readings) {
    const kept = items.filter(reading);
    if (kept.length > 0) return kept;
  }
  return [];
}

/** What a thing does not state it is not measured by; where none states it, all are as good as each other. */
function mostOf(items: readonly Item[], by: Measure, most: boolean, vocabulary: Vocabulary): Item[] {
  const values = items.map((item) => measureOf(item, by, vocabulary));
  const stated = values.filter((value) => value > 0);
  if (stated.length === 0) return [...items];
  const best = most ? Math.max(...stated) : Math.min(...stated);
  return items.filter((_, at) => values[at] === best);
}

function measureOf({ product, variant }: Item, by: Measure, vocabulary: Vocabulary): number {
  if (by === 'price') return variant.price?.amount ?? 0;
  if (by === 'date') return product.since === undefined ? 0 : Date.parse(product.since);
  const { sizes } = factsOf(product, variant, vocabulary);
  if (by !== 'size') return sizes[by];
  return (sizes.longest || sizes.height) * Math.max(1, sizes.depth || sizes.height);
}
