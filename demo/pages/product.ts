import type { Product, Variant } from '../../shared/product.ts';
import { type Html, html } from '../html.ts';
import { type Category, leadVariant, picturePath, type Store, soldOut } from '../shop.ts';
import { productGrid } from './card.ts';
import { factTable, ownMeasures } from './facts.ts';
import { layout } from './layout.ts';
import { listPriceText, priceTag, priceText, productMarks, stockText } from './price.ts';
import { structuredData } from './structured.ts';

export function productPage(store: Store, category: Category, product: Product): string {
  const [summary = product.title] = product.description.split('\n');
  return layout(store, {
    title: `${product.title} | ${store.shop.name}`,
    description: summary.slice(0, 300),
    section: category.slug,
    extras: html`${structuredData(product, store.shop)}
<script src="/demo.js" defer></script>`,
    body: html`<article class="wrap">
<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/categories/${category.slug}">${category.name}</a></li><li aria-current="page">${product.title}</li></ol></nav>
<div class="product">
${gallery(product)}
${offer(store, product)}
</div>
<div class="details">
<section aria-labelledby="about"><h2 id="about">About this ${product.type}</h2>${paragraphs(product.description)}</section>
${factTable(product)}
</div>
${neighbours(store, category, product)}
</article>`,
  });
}

function gallery(product: Product): Html {
  const variant = leadVariant(product);
  return html`<figure class="gallery"><img data-picture src="${picturePath(variant)}" alt="${pictureText(product, variant)}" width="480" height="480"></figure>`;
}

function pictureText(product: Product, variant: Variant): string {
  return [product.title, ...Object.values(variant.options)].join(', ');
}

function offer({ shop, policies }: Store, product: Product): Html {
  const variant = leadVariant(product);
  const subject = encodeURIComponent(`${product.title}, SKU ${variant.sku}`);
  const shown = productMarks(product);
  return html`<div class="offer">
<p class="eyebrow">${product.type}</p>
<h1>${product.title}</h1>
${shown.length > 0 ? html`<ul class="marks flat">${shown}</ul>` : undefined}
<div aria-live="polite">
<p class="price large" data-price>${priceTag(variant, shop.locale)}</p>
<p class="stock" data-stock data-state="${variant.stock.state}">${stockText(variant)}</p>
</div>
${product.variants.length > 1 ? choices(product, shop.locale) : undefined}
<p><a class="button" data-ask="${product.title}" href="mailto:${shop.support.email}?subject=${subject}">${soldOut(product) ? 'Ask when it is back' : 'Order or ask by email'}</a></p>
<p class="small">SKU <span data-sku>${variant.sku}</span><span data-size>${ownMeasures(variant)}</span></p>
${product.finalSale ? html`<p class="small">Final sale: this cannot be returned.</p>` : undefined}
${ruleLinks(policies)}
</div>`;
}

function ruleLinks(policies: Store['policies']): Html | undefined {
  if (policies.length === 0) return undefined;
  const links = policies.map(({ name, title }) => html`<li><a href="/policies/${name}">${title}</a></li>`);
  return html`<ul class="small rules">${links}</ul>`;
}

function choices(product: Product, locale: string): Html {
  const lead = leadVariant(product);
  const names = Object.keys(lead.options).map((name) => (name === 'colour' ? 'color' : name));
  return html`<nav aria-label="Variants"><h2 class="label">Choose ${names.join(' and ') || 'one'}</h2>
<ul class="swatches">${product.variants.map((variant) => {
    const current = variant === lead ? html` aria-current="true"` : undefined;
    return html`<li><a href="?variant=${encodeURIComponent(variant.sku)}"${current}${choiceData(product, variant, locale)}>
<img src="${picturePath(variant)}" alt="" width="56" height="56" loading="lazy">
<span>${Object.values(variant.options).join(', ') || variant.sku}<small>${variant.stock.state === 'sold-out' ? 'Sold out' : priceText(variant, locale)}</small></span></a></li>
`;
  })}</ul></nav>`;
}

/** What demo.js puts in place when this variant is chosen. */
function choiceData(product: Product, variant: Variant, locale: string): Html {
  return html` data-variant="${variant.sku}" data-source="${picturePath(variant)}" data-text="${pictureText(product, variant)}" data-now="${priceText(variant, locale)}" data-was="${listPriceText(variant, locale)}" data-availability="${stockText(variant)}" data-stock-state="${variant.stock.state}" data-measures="${ownMeasures(variant)}"`;
}

function paragraphs(description: string): Html[] {
  return description.split(/\n\s*\n/).map((paragraph) => html`<p>${paragraph}</p>`);
}

function neighbours(store: Store, category: Category, product: Product): Html | undefined {
  const index = category.products.indexOf(product);
  const around = [...category.products.slice(index + 1), ...category.products.slice(0, index)];
  const alike = around
    .toSorted((a, b) => Number(b.type === product.type) - Number(a.type === product.type))
    .slice(0, 4);
  if (alike.length === 0) return undefined;
  return html`<section class="neighbours" aria-labelledby="more"><h2 id="more">More in ${category.name}</h2>${productGrid(alike, store.shop.locale)}</section>`;
}
