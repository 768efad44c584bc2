import { html, nothing, type TemplateResult } from 'lit/html.js';
import { say, stringsFor } from '../../shared/strings/index.ts';
import { type Message, type SourcePart, sourcesOf } from '../messages.ts';
import { closeIcon } from '../views/icons.ts';
import { webUrl } from '../web-url.ts';

/** The passages a reply rests on: numbered chips, each opening the passage as it stands in the shop. */
export function sourcesView(reply: Message, locale: string): TemplateResult {
  const sources = sourcesOf(reply);
  return html`
    <ul class="sources" aria-label=${stringsFor(locale).sources}>
      ${sources.map((source, index) => html`<li>${sourceView(source, index + 1, passageId(reply, source), locale)}</li>`)}
    </ul>
  `;
}

function sourceView(source: SourcePart, number: number, id: string, locale: string): TemplateResult {
  const strings = stringsFor(locale);
  const name = nameOf(source, number, locale);
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

/** The button a number in the text becomes: it opens the passage of its source. */
export function citationOf(
  reply: Message,
  url: string,
  number: Element,
  locale: string,
): Element | undefined {
  const label = Number(number.textContent);
  const source = sourceOf(sourcesOf(reply), url, label);
  if (!source) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'citation';
  button.setAttribute('popovertarget', passageId(reply, source));
  button.ariaLabel = nameOf(source, label, locale);
  button.append(...number.childNodes);
  // A number alone at the beginning of a line says nothing: it stays with the word it belongs to.
  const before = number.previousSibling;
  if (before instanceof Text) before.data = before.data.replace(/\s+$/, '\u202f');
  return button;
}

/** Several passages may stand on one page: the one in that place, if it is of that page, is meant. */
function sourceOf(sources: readonly SourcePart[], url: string, number: number): SourcePart | undefined {
  const placed = sources[number - 1];
  return placed?.url === url ? placed : sources.find((source) => source.url === url);
}

function nameOf({ title }: SourcePart, number: number, locale: string): string {
  return say(stringsFor(locale), 'sourceLabel', { number, title });
}

/** Name of the passage a source opens, within the panel. */
function passageId(reply: Message, source: SourcePart): string {
  return `passage-${reply.metadata.turn}-${source.sourceId}`.replaceAll(/\s/g, '_');
}
