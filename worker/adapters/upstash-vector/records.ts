import type { Product } from '../../../shared/product.ts';
import { dimensions, factsOf, factWords, numbersInWords, type VariantFacts } from '../../domain/limits.ts';
import type { PolicySection } from '../../domain/policy-section.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';

/** Changes with what a record is made of, and with it the namespace: records of two versions never lie together. */
export const recordVersion = 2;

/** What Upstash embeds and keeps: one record a product or a section of a policy. */
export interface VectorRecord {
  readonly id: string;
  /** What is embedded. */
  readonly data: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Least and most over a product's variants. */
interface Span {
  readonly min: number;
  readonly max: number;
}

/**
 * A product as it is found by meaning and by word. The metadata is what filters are held against, and wider than the
 * limits themselves: a span over all variants lets through some that no one variant keeps, and never keeps out one that
 * does. Of the metadata only numbers, and codes of currencies and countries, are ever filtered by.
 */
export function productRecord(product: Product, vocabulary: Vocabulary): VectorRecord {
  const facts = product.variants.map((variant) => factsOf(product, variant, vocabulary));
  return {
    id: product.id,
    data: productText(product),
    metadata: {
      sku: product.variants[0]?.sku,
      title: product.title,
      type: vocabulary.types.findIndex(({ name }) => name === product.type),
      prices: pricesOf(facts),
      sizes: sizesOf(facts),
      buyable: Number(facts.some(({ buyable }) => buyable)),
      noAssembly: Number(facts.some(({ needsNoAssembly }) => needsNoAssembly)),
      statesMaterials: Number(facts.some(({ statesMaterials }) => statesMaterials)),
      countries: product.shipsTo ?? [],
    },
  };
}

/** What a product states of itself comes first: a model reads only so far. */
function productText(product: Product): string {
  const options = [...new Set(product.variants.flatMap((variant) => Object.values(variant.options)))];
  const lines = [
    `${product.title}. ${product.type}, ${[product.category, ...product.rooms].join(', ')}`,
    options.join(', '),
    product.materials.join(', '),
    [product.capacity ?? '', numbersInWords(product), ...factWords(product)]
      .filter((words) => words !== '')
      .join('. '),
    product.description,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function pricesOf(facts: readonly VariantFacts[]): Record<string, Span> {
  const byCurrency = Map.groupBy(facts, ({ currency }) => currency);
  return Object.fromEntries(
    [...byCurrency].flatMap(([currency, priced]) => {
      const span = spanOf(priced.flatMap(({ price }) => price ?? []));
      return currency !== undefined && span ? [[currency, span]] : [];
    }),
  );
}

function sizesOf(facts: readonly VariantFacts[]): Record<string, Span> {
  return Object.fromEntries(
    dimensions.flatMap((dimension) => {
      const span = spanOf(facts.map(({ sizes }) => sizes[dimension]).filter((stated) => stated > 0));
      return span ? [[dimension, span]] : [];
    }),
  );
}

function spanOf(numbers: readonly number[]): Span | undefined {
  return numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };
}

export function sectionRecord({ id, path, text }: PolicySection): VectorRecord {
  return { id, data: `${path}\n${text}`, metadata: { section: id } };
}
