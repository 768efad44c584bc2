import type { Product } from '../../shared/product.ts';
import { displayVariant } from '../display.ts';
import { type Html, html } from '../html.ts';
import { picturePath, variantPath } from '../shop.ts';
import { marks, pricesDiffer, priceTag } from './price.ts';

/** Products side by side, each with its picture, name and price. */
export function productGrid(products: readonly Product[], locale: string): Html {
  return html`<ul class="grid">${products.map((product) => productCard(product, locale))}</ul>`;
}

function productCard(product: Product, locale: string): Html {
  const variant = displayVariant(product);
  const shown = marks(product, variant);
  return html`<li class="card">
<a href="${variantPath(product, variant)}">
<img src="${picturePath(variant)}" alt="" width="480" height="480" loading="lazy">
<span class="card-title">${product.title}</span>
</a>
${shown.length > 0 ? html`<ul class="marks">${shown}</ul>` : undefined}
<p class="price">${pricesDiffer(product) ? html`<span class="from">from </span>` : undefined}${priceTag(variant, locale)}</p>
${choiceNote(product)}
</li>
`;
}

function choiceNote(product: Product): Html | undefined {
  const notes = ['colour', 'size']
    .map((option) => ({
      option,
      count: new Set(product.variants.map(({ options }) => options[option])).size,
    }))
    .filter(({ count }) => count > 1)
    .map(({ option, count }) => `${count} ${option === 'colour' ? 'colors' : 'sizes'}`);
  return notes.length > 0 ? html`<p class="choices">${notes.join(', ')}</p>` : undefined;
}
