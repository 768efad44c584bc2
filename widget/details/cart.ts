import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Cart, CartLine } from '../../shared/cart.ts';
import { formatMoney } from '../../shared/money.ts';
import { say, stringsFor } from '../../shared/strings/index.ts';
import type { CartPart } from '../messages.ts';

/** Only the newest proposal can be accepted: what an older one says of prices may no longer be so. */
export function cartView(
  { data }: CartPart,
  { locale, newest }: { readonly locale: string; readonly newest: boolean },
): TemplateResult {
  const strings = stringsFor(locale);
  return html`
    <section class="box" part="card" aria-label=${strings.cartTitle}>
      <h3>${strings.cartTitle}</h3>
      <ul>${data.lines.map((line) => html`<li>${lineView(line, locale)}</li>`)}</ul>
      <p class="sum"><span>${strings.cartTotal}</span><b>${formatMoney(data.total, locale)}</b></p>
      ${
        newest
          ? html`
            <button type="button" class="act" @click=${(event: Event) => offer(event, data, locale)}>${strings.cartAdd}</button>
            <p class="fine" role="status" dir="auto">${data.note}</p>`
          : nothing
      }
    </section>
  `;
}

function lineView({ quantity, title, options, lineTotal, note }: CartLine, locale: string): TemplateResult {
  const chosen = [...Object.values(options), ...(note ? [note] : [])].join(' · ');
  return html`
    <span dir="auto">${say(stringsFor(locale), 'cartLine', { quantity, title })}${chosen ? html`<br><span class="fine">${chosen}</span>` : nothing}</span>
    <b>${formatMoney(lineTotal, locale)}</b>
  `;
}

/** Asks the page. Only the page knows its cart: one that says nothing has not taken it. */
function offer(event: Event, detail: Cart, locale: string): void {
  const strings = stringsFor(locale);
  const button = event.currentTarget as HTMLButtonElement;
  const asked = new CustomEvent('shop-assistant-cart', {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail,
  });
  const taken = !button.dispatchEvent(asked);
  const status = button.nextElementSibling;
  if (status) status.textContent = taken ? strings.cartSent : strings.cartRefused;
  button.disabled = taken;
}

declare global {
  interface HTMLElementEventMap {
    'shop-assistant-cart': CustomEvent<Cart>;
  }
}
