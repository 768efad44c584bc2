import { html, nothing, type TemplateResult } from 'lit';
import { type Strings, say } from '../../shared/strings/index.ts';
import { passageId, webUrl } from '../links.ts';
import { type Message, type SourcePart, sourcesOf } from '../messages.ts';
import { closeIcon } from './icons.ts';

/** The passages a reply rests on: numbered chips, each opening the passage as it stands in the shop. */
export function sourcesView(reply: Message, strings: Strings): TemplateResult | typeof nothing {
  const sources = sourcesOf(reply);
  if (sources.length === 0) return nothing;
  const { turn } = reply.metadata;
  return html`
    <ul class="sources" aria-label=${strings.sources}>
      ${sources.map((source, index) => html`<li>${sourceView(source, index + 1, passageId(turn, source), strings)}</li>`)}
    </ul>
  `;
}

function sourceView(source: SourcePart, number: number, id: string, strings: Strings): TemplateResult {
  const name = say(strings, 'sourceLabel', { number, title: source.title });
  const { section, passage } = source.providerMetadata.shop;
  const url = webUrl(source.url);
  return html`
    <button type="button" class="chip" popovertarget=${id} aria-label=${name}>
      <span class="number">${number}</span><span class="name" dir="auto">${source.title}</span>
    </button>
    <div class="passage" id=${id} popover role="dialog" aria-label=${name} tabindex="-1" autofocus>
      <button type="button" class="tool" popovertarget=${id} popovertargetaction="hide" aria-label=${strings.close}>${closeIcon}</button>
      <h3 dir="auto">${source.title}</h3>
      ${section && section !== source.title ? html`<p class="section" dir="auto">${section}</p>` : nothing}
      <blockquote dir="auto">${passage}</blockquote>
      ${url ? html`<a href=${url} target="_blank" rel="noopener">${strings.sourceOpen}</a>` : nothing}
    </div>
  `;
}
