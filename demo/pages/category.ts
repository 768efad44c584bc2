import { html } from '../html.ts';
import type { Category, Store } from '../shop.ts';
import { productGrid } from './card.ts';
import { layout } from './layout.ts';

export function categoryPage(store: Store, { name, slug, products }: Category): string {
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  return layout(store, {
    title: `${name} | ${store.shop.name}`,
    description: `${name} at ${store.shop.name}: ${count}.`,
    section: slug,
    body: html`<div class="wrap">
<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">${name}</li></ol></nav>
<div class="page-head"><h1>${name}</h1><p>${count}</p></div>
${productGrid(products, store.shop.locale)}
</div>`,
  });
}
