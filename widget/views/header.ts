import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Strings } from '../../shared/strings/index.ts';
import { closeIcon, newIcon } from './icons.ts';

export interface HeaderContext {
  readonly strings: Strings;
  /** There is something to leave behind. */
  readonly begun: boolean;
  startAnew(): void;
  dismiss(): void;
}

/** What this is, that it is a machine, and the two ways out of it. */
export function headerView({ strings, begun, startAnew, dismiss }: HeaderContext): TemplateResult {
  return html`
    <div class="header" part="header">
      <h2>${strings.title}</h2>
      ${begun ? tool(strings.newConversation, newIcon, startAnew) : nothing}
      ${tool(strings.close, closeIcon, dismiss)}
      <p class="ai-notice">${strings.aiNotice}</p>
    </div>
  `;
}

function tool(name: string, icon: TemplateResult, act: () => void): TemplateResult {
  return html`<button type="button" class="tool" aria-label=${name} title=${name} @click=${act}>${icon}</button>`;
}
