import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Understood } from '../../shared/chat.ts';
import { say } from '../../shared/strings/index.ts';
import type { ActionPart, ProductsPart } from '../messages.ts';
import { closeIcon } from './icons.ts';
import { cardView, type Words } from './product-card.ts';

export interface ProductsContext extends Words {
  /** Only the conditions of the newest reply can be taken back. */
  readonly newest: boolean;
  ask(text: string, action: ActionPart['data']): void;
}

/** A row of products to swipe through, below what they were looked up by. */
export function productsView({ data }: ProductsPart, context: ProductsContext): TemplateResult {
  const { products, understood = [], refined } = data;
  const { strings } = context;
  return html`
    ${refined ? html`<p class="refined" dir="auto">${say(strings, 'refined', { refined })}</p>` : nothing}
    ${
      understood.length > 0
        ? html`<ul class="conditions" aria-label=${strings.understood}>
            ${understood.map((condition) => html`<li>${conditionView(condition, context)}</li>`)}
          </ul>`
        : nothing
    }
    ${
      products.length > 0
        ? html`<ul class="cards" aria-label=${strings.products} tabindex="0">
            ${products.map((card) => html`<li>${cardView(card, context)}</li>`)}
          </ul>`
        : nothing
    }
  `;
}

function conditionView({ words }: Understood, { strings, newest, ask }: ProductsContext): TemplateResult {
  if (!newest) return html`<span class="condition" dir="auto">${words}</span>`;
  const remove = () => ask(say(strings, 'withoutCondition', { words }), { kind: 'refine', remove: words });
  return html`<button
    type="button" class="condition" aria-label=${say(strings, 'removeCondition', { words })} @click=${remove}
  ><span dir="auto">${words}</span>${closeIcon}</button>`;
}
