import type { Product, Variant } from '../../../shared/product.ts';
import type { Notes } from '../reading/notes.ts';
import { readUrl } from '../reading/urls.ts';

/** The product with those of its addresses that lead to a page or picture; a page that is left out is its handle's. */
export function withGoodLinks(product: Product, line: number, notes: Notes): Product {
  const read = (what: string, text: string | undefined) => {
    const url = readUrl(text);
    if (!url.ok) notes.warn(line, `${what} left out: ${url.error}`);
    return url.ok ? url.value : undefined;
  };
  return {
    ...product,
    url: read('link', product.url) ?? `/products/${product.id}`,
    variants: product.variants.map(({ picture, ...variant }): Variant => {
      const good = read('picture', picture);
      return { ...variant, ...(good && { picture: good }) };
    }),
  };
}
