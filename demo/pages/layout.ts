import { type Html, html, type Insertable } from '../html.ts';
import type { Store } from '../shop.ts';

export interface Page {
  readonly title: string;
  readonly description: string;
  /** The address of the category the page belongs to, to mark it in the navigation. */
  readonly section?: string;
  readonly body: Html;
  /** Data and scripts of this page alone. */
  readonly extras?: Insertable;
}

/** A whole page: what stands around every body. */
export function layout(store: Store, page: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/shop.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${header(store, page.section)}
<main id="main" tabindex="-1">
${page.body}
</main>
${footer(store)}
${page.extras}
<script async src="/embed.js"></script>
</body>
</html>
`.markup;
}

function header(store: Store, section: string | undefined): Html {
  const links = store.categories.map(({ name, slug }) => {
    const current = slug === section ? html` aria-current="page"` : undefined;
    return html`<li><a href="/categories/${slug}"${current}>${name}</a></li>`;
  });
  return html`<header class="top">
<div class="top-line wrap">
<a class="brand" href="/"><img src="/mark.svg" alt="" width="32" height="32">${store.shop.name}</a>
<a class="top-help" href="mailto:${store.shop.support.email}">Help</a>
</div>
<nav class="aisles" aria-label="Categories"><ul class="wrap">${links}</ul></nav>
</header>`;
}

function footer({ shop, categories, policies }: Store): Html {
  return html`<footer class="foot">
<div class="wrap foot-columns">
<section><h2>${shop.name}</h2>
<p>Furniture and things for the home, chosen to be lived with for a long time.</p></section>
<nav aria-label="All categories"><h2>Shop</h2><ul class="two">${categories.map(
    ({ name, slug }) => html`<li><a href="/categories/${slug}">${name}</a></li>`,
  )}</ul></nav>
${policies.length > 0 ? policyLinks(policies) : undefined}
<section><h2>Ask us</h2>
<p><a href="mailto:${shop.support.email}">${shop.support.email}</a></p>
<p>${shop.support.hours}</p></section>
</div>
<p class="wrap small">${shop.name} is a sample shop. Its products are made up and nothing is for sale.</p>
</footer>`;
}

function policyLinks(policies: Store['policies']): Html {
  return html`<nav aria-label="Policies"><h2>Good to know</h2><ul>${policies.map(
    ({ name, title }) => html`<li><a href="/policies/${name}">${title}</a></li>`,
  )}</ul></nav>`;
}
