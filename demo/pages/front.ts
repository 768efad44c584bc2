import type { Product } from '../../shared/product.ts';
import { type Html, html } from '../html.ts';
import {
  type Category,
  grouped,
  leadVariant,
  onSale,
  picturePath,
  productPath,
  type Store,
  soldOut,
} from '../shop.ts';
import { productGrid } from './card.ts';
import { layout } from './layout.ts';

const mostOnFront = 24;

export function frontPage(store: Store): string {
  const chosen = window(store.categories);
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
  const shown = ['sofa', 'floor lamp', 'armchair', 'coffee table', 'vase']
    .map((type) => ofType(store, type))
    .filter((product) => product !== undefined)
    .slice(0, 3);
  return html`<section class="hero wrap">
<div class="hero-words">
<p class="eyebrow">New for the season</p>
<h1>Rooms you want to come home to</h1>
<p class="lead">Honest materials, quiet colors, and measurements you can trust. Everything here says how big it is, what it is made of and when it can be with you.</p>
<p><a class="button" href="#favorites">See our favorites</a></p>
</div>
<ul class="hero-pictures">${shown.map(
    (product) =>
      html`<li><a href="${productPath(product)}"><img src="${picturePath(leadVariant(product))}" alt="${product.title}" width="480" height="480"></a></li>`,
  )}</ul>
</section>`;
}

function ofType(store: Store, type: string): Product | undefined {
  return store.categories
    .flatMap(({ products }) => products)
    .find((product) => product.type === type && !soldOut(product));
}

function aisles(categories: readonly Category[]): Html {
  return html`<ul class="tiles">${categories.map(({ name, slug, products }) => {
    const [face] = products;
    return html`<li><a href="/categories/${slug}">${
      face
        ? html`<img src="${picturePath(leadVariant(face))}" alt="" width="480" height="480" loading="lazy">`
        : undefined
    }<span>${name}</span></a></li>`;
  })}</ul>`;
}

/** The shop window: from each category in turn, every time another type, what is reduced first. */
function window(categories: readonly Category[]): Product[] {
  const rows = categories.map(({ products }) => {
    const available = products.filter((product) => !soldOut(product));
    const byType = grouped(available, (product) => product.type);
    const faces = [...byType.values()].flatMap(([face]) => (face ? [face] : []));
    return faces.toSorted((a, b) => Number(reduced(b)) - Number(reduced(a)));
  });
  const depth = Math.max(0, ...rows.map((row) => row.length));
  const rounds = Array.from({ length: depth }, (_, round) =>
    rows.flatMap((row) => row.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, mostOnFront);
}

function reduced(product: Product): boolean {
  return product.variants.some(onSale);
}

function promises({ policies }: Store): Html | undefined {
  if (policies.length === 0) return undefined;
  return html`<section class="promises" aria-labelledby="know"><div class="wrap"><h2 id="know">Good to know before you buy</h2>
<ul>${policies.map(
    ({ name, title, sections }) => html`<li><h3><a href="/policies/${name}">${title}</a></h3>
<ul>${sections.slice(0, 3).map(({ id, heading }) => html`<li><a href="/policies/${name}#${id}">${heading}</a></li>`)}</ul></li>`,
  )}</ul></div></section>`;
}
