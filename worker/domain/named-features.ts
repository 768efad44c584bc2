import type { Product } from '../../shared/product.ts';
import { capitalise } from './capitalise.ts';
import type { Reading } from './query.ts';
import { calledAlike } from './reading/excluded.ts';
import { terms } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a shopper asks of a thing in words of their own, wanted or not: "waterproof", "removable covers", "arms". */
export interface NamedFeature {
  readonly label: string;
  /** All that says it, as terms. */
  readonly phrases: readonly string[];
}

const qualities =
  /(?<![\p{L}-])(?:\p{L}{3,}[- ]?(?:proof|resistant|repellent|retardant)|(?:machine[- ])?washable(?! (?:cover|cushion))|(?:dishwasher|oven|microwave|freezer)[- ]safe|stackable|foldable|reversible|dimmable|rechargeable|hypoallergenic|(?:removable|detachable|washable|replaceable|zip-off|adjustable) (?:covers?|cushions?|shelves|legs|lids?|trays?|arm ?rests?|straps?|liners?|heads?))(?![\p{L}-])/gu;
const parts = /\bwith (?:an? |the )?(?<part>\p{L}+)(?=$|[.,;!?]| (?:and|or|for|that|please|in|under)\b)/gu;

/** The features that a wish names and those it excludes: whether a thing has them is stated, or it is not known. */
export function featuresNamed(
  { text, limits }: Pick<Reading, 'text' | 'limits'>,
  vocabulary: Vocabulary,
): NamedFeature[] {
  const said = [...text.matchAll(qualities)].map(([words]) => words);
  const withParts = [...text.matchAll(parts)]
    .map((match) => match.groups?.part ?? '')
    .filter((part) => vocabulary.parts.has(terms(part).join(' ')));
  const unwanted = (limits.without ?? []).flatMap((exclusion) =>
    exclusion.kind === 'feature' && isFeature(exclusion.name, vocabulary) ? [exclusion.name] : [],
  );
  return [...new Set([...said, ...withParts, ...unwanted])].map((words) => ({
    label: capitalise(words),
    phrases: calledAlike(terms(words).join(' '), vocabulary),
  }));
}

/** Not a kind of thing, of which nothing is stated, nor a word of a story. */
function isFeature(name: string, vocabulary: Vocabulary): boolean {
  const words = name.split(' ');
  const isKnown = (word: string) =>
    vocabulary.words.has(word) ||
    vocabulary.words.has(word.replace(/s$/u, '')) ||
    vocabulary.parts.has(terms(word).join(' ')) ||
    calledAlike(terms(word).join(' '), vocabulary).length > 1;
  return words.every(isKnown) && !vocabulary.nouns.has(terms(words.at(-1) ?? '').join(' '));
}

/** Whether a listing speaks of a feature at all, be it to say that the thing has none. */
export function isNamedFor(product: Product, { phrases }: NamedFeature): boolean {
  return statements(product).some((statement) => {
    const said = new Set(terms(statement));
    const isSaid = (term: string) => said.has(term) || said.has(`no${term}`) || said.has(`${term}free`);
    return phrases.some((phrase) => phrase.split(' ').every(isSaid));
  });
}

function statements(product: Product): string[] {
  return [
    product.title,
    product.type,
    ...product.materials,
    ...product.variants.flatMap(({ options }) => Object.values(options)),
    ...Object.entries(product.facts).map(([name, value]) => `${name} ${value}`),
    ...[product.care, product.capacity].flatMap((text) => text ?? []),
    ...product.description.split(/(?<=[.!?])\s/u),
  ];
}
