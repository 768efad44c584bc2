import type { Product } from '../../../shared/product.ts';
import type { Item } from '../../domain/catalogue.ts';
import { fold, stem } from '../../domain/text.ts';
import { eachPosting, type Postings, place } from './postings.ts';

/** So many products at most have one word in them, where it is the name of one. */
const productsAtMost = 8;

/**
 * The variants of the products whose title begins with a name, those that can be bought first. Where most products with
 * the word in them are called otherwise, it is a word like any other ("classic") and nobody is named.
 */
export async function calledSo(
  name: string,
  postings: Postings,
  productAt: (product: number) => Promise<Product | undefined>,
): Promise<readonly Item[]> {
  const word = fold(name);
  const titled: number[] = [];
  let holding = 0;
  eachPosting(postings, stem(word), (product, _, places) => {
    holding += 1;
    if (places & place.title) titled.push(product);
  });
  if (titled.length === 0 || holding > productsAtMost) return [];
  const products = await Promise.all(titled.map(productAt));
  const called = products.filter((product) => product !== undefined && firstWord(product.title) === word);
  if (2 * called.length < holding) return [];
  return called.flatMap((product) => (product ? variantsOf(product) : []));
}

function firstWord(title: string): string {
  return fold(title).split(' ')[0] ?? '';
}

function variantsOf(product: Product): Item[] {
  const items = product.variants.map((variant) => ({ product, variant }));
  const isSoldOut = ({ variant }: Item) => Number(variant.stock.state === 'sold-out');
  return items.toSorted((a, b) => isSoldOut(a) - isSoldOut(b));
}
