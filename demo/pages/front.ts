import type { Product, Variant } from '../../shared/product.ts';
import { displayVariant, faceOf, windowDisplay } from '../display.ts';
import { type Html, html } from '../html.ts';
import { type Category, picturePath, type Store, soldOut, variantPath } from '../shop.ts';
import { productGrid } from './card.ts';
import { layout } from './layout.ts';

const mostOnFront = 24;

export function frontPage(store: Store): string {
  const chosen = windowDisplay(store.categories, mostOnFront);
  const grid =
    chosen.length > 0 ? productGrid(chosen, store.shop.locale) : html`<p>The shop is being set up.</p>`;
  return layout(store, {
    title: `${store.shop.name}: furniture and things for the home`,
    description: 'Sofas, tables, lamps, beds, rugs and everything around them.',
    body: html`${hero(store)}
<section class="wrap" aria-labelledby="aisles"><h2 id="aisles">Shop by category</h2>${aisles(store.categories)}</section>
<section class="wrap" id="favorites" aria-labelledby="favorites-heading"><h2 id="favorites-heading">This season’s favorites</h2>${grid}</section>
${promises(store)}`,
  });
}

function hero(store: Store): Html {
  const shown = ['armchair', 'floor lamp', 'side table', 'vase']
    .flatMap((type) => anyOf(store, type))
    .slice(0, 3)
    .map(({ product, variant }) => {
      return html`<li><a href="${variantPath(product, variant)}"><img src="${picturePath(variant)}" alt="${product.title}" width="480" height="480"></a></li>`;
    });
  return html`<section class="hero wrap">
<div class="hero-words">
<p class="eyebrow">New for the season</p>
<h1>Rooms you want to come home to</h1>
<p class="lead">Honest materials, quiet colors, and measurements you can trust. Everything here says how big it is, what it is made of and when it can be with you.</p>
<p><a class="button" href="#favorites">See our favorites</a></p>
</div>
<ul class="hero-pictures">${shown}</ul>
</section>`;
}

function anyOf(store: Store, type: string): { product: Product; variant: Variant }[] {
  return store.categories
    .flatMap(({ products }) => products)
    .filter((product) => product.type === type && !soldOut(product))
    .slice(0, 1)
    .map((product) => ({ product, variant: displayVariant(product) }));
}

function aisles(categories: readonly Category[]): Html {
  return html`<ul class="tiles">${categories.map((category) => {
    const { name, slug } = category;
    const face = faceOf(category);
    return html`<li><a href="/categories/${slug}">${
      face
        ? html`<img src="${picturePath(displayVariant(face))}" alt="" width="480" height="480" loading="lazy">`
        : undefined
    }<span>${name}</span></a></li>`;
  })}</ul>`;
}

function promises({ policies }: Store): Html | undefined {
  if (policies.length === 0) return undefined;
  return html`<section class="promises" aria-labelledby="know"><div class="wrap"><h2 id="know">Good to know before you buy</h2>
<ul>${policies.map(
    ({ name, title, sections }) => html`<li><h3><a href="/policies/${name}">${title}</a></h3>
<ul>${sections.slice(0, 3).map(({ id, heading }) => html`<li><a href="/policies/${name}#${id}">${heading}</a></li>`)}</ul></li>`,
  )}</ul></div></section>`;
}
