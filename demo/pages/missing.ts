import { html } from '../html.ts';
import type { Store } from '../shop.ts';
import { layout } from './layout.ts';

export function missingPage(store: Store): string {
  return layout(store, {
    title: `Page not found | ${store.shop.name}`,
    description: 'This page does not exist.',
    body: html`<div class="wrap missing">
<p class="eyebrow">404</p>
<h1>Nobody lives at this address</h1>
<p class="lead">The page may have moved, or the product is no longer part of the range.</p>
<p><a class="button" href="/">Back to the front door</a></p>
</div>`,
  });
}
