import { html, nothing, type TemplateResult } from 'lit/html.js';
import { say, stringsFor } from '../../shared/strings/index.ts';
import type { TraceStep } from '../../shared/trace.ts';

/** What a step did and what it cost. */
export function stepView({ note, tokens, arguments: given }: TraceStep, locale: string): TemplateResult {
  const count = (tokens?.input ?? 0) + (tokens?.output ?? 0);
  return html`
    ${note ? html`<span class="note">${note}</span>` : nothing}
    ${count > 0 ? html`<span class="note">${say(stringsFor(locale), 'traceTokens', { count })}</span>` : nothing}
    ${given === undefined ? nothing : html`<code dir="ltr">${JSON.stringify(given)}</code>`}
  `;
}

/** What made a reply, so that it can be made again. */
export function releaseView(release: { commit: string; model: string }, locale: string): TemplateResult {
  const { commit, model } = release;
  return html`<p class="fine">${say(stringsFor(locale), 'traceRelease', { commit: commit.slice(0, 8), model })}</p>`;
}
