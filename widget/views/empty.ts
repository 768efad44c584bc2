import { html, type TemplateResult } from 'lit/html.js';
import type { Strings } from '../../shared/strings/index.ts';

/** What a shopper sees before the first word: a greeting and three ways to begin. */
export function emptyView(strings: Strings, ask: (text: string) => void): TemplateResult {
  const suggestions = [strings.suggestionSearch, strings.suggestionAdvice, strings.suggestionPolicy];
  return html`
    <div class="empty">
      <p class="greeting">${strings.greeting}</p>
      <p>${strings.greetingHint}</p>
      <div class="options">
        ${suggestions.map(
          (text) => html`<button type="button" class="option" @click=${() => ask(text)}>${text}</button>`,
        )}
      </div>
    </div>
  `;
}
