import type { Item } from '../catalogue.ts';
import { keepsPrice } from '../limits.ts';
import { takeBudget } from '../reading/budget.ts';
import { Remainder } from '../reading/remainder.ts';
import { fold } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { having, knownQuality, priceQuality, type Quality, statedQuality } from './qualities.ts';

/** What follows a pointing word up to the end of its clause, and says more of what is meant: "the one under $60". */
export interface Tail {
  readonly qualities: readonly Quality[];
  /** How much of the text was read. */
  readonly length: number;
}

const clause = /^[^?!;:\n]{0,80}?(?=[?!;:\n]|,\s|\.(?:\s|$)|\s(?:and|but|or|please|instead)\b|$)/u;
const ofThose =
  /^ (?:of|from|out of|among) (?:(?:all )?(?:these|those|them)|the (?:two|three|four|five|six|lot))(?: (?:two|three|four|five|six|ones?))?\b/u;
const joint =
  /^ (?:(?:that|which) (?:is|are|was|were|comes? in|has|have|costs?)|that's|with|in|made (?:of|from)|of|at|for|costing|priced at)(?: (?:the|a|an))? (?=\S)/u;

export function readTail(text: string, items: readonly Item[], vocabulary: Vocabulary): Tail {
  const among = ofThose.exec(text)?.[0].length ?? 0;
  const words = clause.exec(text.slice(among))?.[0] ?? '';
  const price = priceSaid(words, items);
  if (price) return { qualities: [price], length: among + words.length };
  const joined = joint.exec(words)?.[0] ?? '';
  const said = words.slice(joined.length || 1);
  const read = firstQuality(said, joined !== '', vocabulary);
  return read
    ? { qualities: [read.quality], length: among + (joined.length || 1) + read.length }
    : { qualities: [], length: among };
}

/** "For $79" is what costs just that, or else what costs no more. */
function priceSaid(words: string, items: readonly Item[]): Quality | undefined {
  const exact = /^ (?:that costs?|at|for|costing|priced at) \D{0,3}\d/u.test(words)
    ? priceQuality(words)
    : undefined;
  const bound = boundSaid(words, items);
  const readings = [exact, bound].flatMap((quality) => (quality?.kind === 'filter' ? quality.readings : []));
  return readings.length > 0 ? { kind: 'filter', readings } : undefined;
}

function boundSaid(words: string, items: readonly Item[]): Quality | undefined {
  const currency = items.find(({ variant }) => variant.price)?.variant.price?.currency;
  const bound = currency && takeBudget(new Remainder(fold(words)), currency);
  if (!bound || bound.price.said?.length === 0) return undefined;
  return {
    kind: 'filter',
    readings: [({ variant }) => keepsPrice(variant.price?.amount, variant.price?.currency, bound.price)],
  };
}

/** The longest beginning that says a quality; a word only things themselves know counts behind a joint alone. */
function firstQuality(
  said: string,
  joined: boolean,
  vocabulary: Vocabulary,
): { readonly quality: Quality; readonly length: number } | undefined {
  const words = said.split(' ').slice(0, 3);
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const quality = knownQuality(phrase, vocabulary);
    // "The one in stock" has its joint within the words.
    if (quality && (joined || /^(?:sold|in|out|on|made|available)\b/u.test(phrase)))
      return { quality, length: phrase.length };
  }
  const inState = knownQuality(`in ${words[0] ?? ''}`, vocabulary);
  if (inState) return { quality: inState, length: (words[0] ?? '').length };
  const [word = ''] = words;
  return joined && /^[\p{L}'-]{4,}$/u.test(word)
    ? { quality: statedQuality(word), length: word.length }
    : undefined;
}

/** The items that have all of the qualities. */
export function havingAll(
  items: readonly Item[],
  qualities: readonly Quality[],
  vocabulary: Vocabulary,
): Item[] {
  const filters = qualities.filter(({ kind }) => kind === 'filter');
  const extremes = qualities.filter(({ kind }) => kind === 'extreme');
  return [...filters, ...extremes].reduce<Item[]>(
    (kept, quality) => having(kept, quality, vocabulary),
    [...items],
  );
}
