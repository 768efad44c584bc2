import { html, written } from '../html.ts';
import type { PolicyPage, Store } from '../shop.ts';
import { layout } from './layout.ts';

/** The shop's rules on one subject; each section can be linked to and lights up when it is. */
export function policyPage(store: Store, { title, sections }: PolicyPage): string {
  return layout(store, {
    title: `${title} | ${store.shop.name}`,
    description: `${title} at ${store.shop.name}: ${sections.map(({ heading }) => heading).join(', ')}.`,
    body: html`<div class="wrap">
<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">${title}</li></ol></nav>
<div class="page-head"><h1>${title}</h1></div>
<div class="policy">
<nav class="contents" aria-label="On this page"><ul>${sections.map(
      ({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`,
    )}</ul></nav>
<div class="sections">${sections.map(
      (
        section,
      ) => html`<section id="${section.id}"><h2>${section.heading}</h2>${written(section.html)}</section>
`,
    )}</div>
</div>
</div>`,
  });
}
