import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Card } from '../../shared/card.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Stock } from '../../shared/product.ts';
import { type Strings, say } from '../../shared/strings/index.ts';
import { webUrl } from '../web-url.ts';
import { pictureIcon } from './icons.ts';

export type Words = { readonly strings: Strings; readonly locale: string };

/** A product as code knows it: nothing on it comes from a model. */
export function cardView(card: Card, words: Words): TemplateResult {
  const { strings } = words;
  const options = Object.values(card.options).join(' · ');
  return html`
    <article class="card" part="card">
      <div class="picture">
        ${pictureView(card)}
        <ul class="badges">
          ${card.badges.map((badge) => badgeView(badge, strings))}
        </ul>
      </div>
      <h3 dir="auto">${titleView(card)}</h3>
      ${options ? html`<p class="options" dir="auto">${options}</p>` : nothing}
      ${priceView(card, words)}
      <p class="stock ${card.stock.state}">${stockLine(card, strings)}</p>
      <dl>
        ${card.facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
      </dl>
      <p class="fine">
        ${card.notStated.length > 0 ? html`${say(strings, 'notStated', { list: card.notStated.join(', ') })}<br>` : nothing}
        ${say(strings, 'asOf', { time: timeOf(card.provenance.asOf, words.locale) })}
      </p>
    </article>
  `;
}

function titleView(card: Card): TemplateResult {
  const url = webUrl(card.url);
  return url ? html`<a href=${url}>${card.title}</a>` : html`${card.title}`;
}

function pictureView(card: Card): TemplateResult {
  const url = card.image && webUrl(card.image.url);
  if (!url) return pictureIcon;
  return html`${pictureIcon}<img
    src=${url} alt=${card.image?.alt ?? ''} width="200" height="200" loading="lazy" decoding="async"
    @error=${hide}
  >`;
}

/** The drawn placeholder lies behind the picture. */
function hide(event: Event): void {
  (event.target as HTMLElement).hidden = true;
}

function badgeView(badge: Card['badges'][number], strings: Strings): TemplateResult | typeof nothing {
  // What is left of a product is said by its stock line.
  if (badge === 'low-stock') return nothing;
  const word = { sale: strings.sale, 'final-sale': strings.finalSale, new: strings.isNew }[badge];
  return html`<li class=${badge}>${word}</li>`;
}

function priceView({ price, listPrice }: Card, { strings, locale }: Words): TemplateResult {
  if (!price) return html`<p class="price">${strings.priceOnRequest}</p>`;
  const before = listPrice
    ? html` <s><span class="hidden">${strings.listPrice}: </span>${formatMoney(listPrice, locale)}</s>`
    : nothing;
  return html`<p class="price">${formatMoney(price, locale)}${before}</p>`;
}

function stockLine(card: Card, strings: Strings): string {
  const { stock } = card;
  if (stock.state === 'in-stock' && stock.quantity !== undefined && card.badges.includes('low-stock')) {
    return say(strings, 'lowStock', { count: stock.quantity });
  }
  return wordsOf(stock, strings);
}

function wordsOf(stock: Stock, strings: Strings): string {
  switch (stock.state) {
    case 'in-stock':
      return strings.inStock;
    case 'made-to-order':
      if (stock.leadDays === undefined) return strings.madeToOrder;
      return stock.leadDays === 1
        ? strings.madeToOrderDay
        : say(strings, 'madeToOrderDays', { days: stock.leadDays });
    case 'sold-out':
      return strings.soldOut;
    default:
      return stock satisfies never;
  }
}

function timeOf(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
