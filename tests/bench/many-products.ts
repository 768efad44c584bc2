import type { Product } from '../../shared/product.ts';

/**
 * A shop of any size, made from the sample one: each round of it has names, SKUs, prices and sizes of its own, and a
 * few words of its own in every description, so that the dictionary grows as a real one does.
 */
export function manyProducts(sample: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, at) =>
    variation(sample[at % sample.length] as Product, Math.floor(at / sample.length), at),
  );
}

function variation(product: Product, round: number, at: number): Product {
  if (round === 0) return product;
  const name = madeUpName(at);
  return {
    ...product,
    id: `${product.id}-${round}`,
    url: `${product.url}-${round}`,
    title: product.title.replace(/^\S+/u, name),
    description: `${product.description} The ${name} comes from ${madeUpName(at * 7 + 3)} works.`,
    variants: product.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-${round}`.slice(-64),
      price: variant.price && { ...variant.price, amount: variant.price.amount + ((at * 137) % 4000) },
      ...(variant.listPrice && {
        listPrice: { ...variant.listPrice, amount: variant.listPrice.amount + 4000 },
      }),
    })),
  };
}

const syllables =
  'bar bel cor dan dor el fen gar hal is jor kel lan mor nor ol pen quin ros sel tor ul ver wen yar zel'.split(
    ' ',
  );

/** A pronounceable name, another for each number: "Barbelcor". */
function madeUpName(number: number): string {
  const parts = [number, Math.floor(number / 26), Math.floor(number / 676), number * 11];
  const name = parts.map((part) => syllables[part % syllables.length]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
