import { html, type TemplateResult } from 'lit/html.js';
import type { Handoff } from '../../shared/handoff.ts';
import { say, stringsFor } from '../../shared/strings/index.ts';
import type { HandoffPart } from '../messages.ts';

/** Whom to write to and with what, and a letter to begin with. */
export function handoffView({ data }: HandoffPart, locale: string): TemplateResult {
  const strings = stringsFor(locale);
  return html`
    <section class="box" part="card" aria-label=${strings.handoffTitle}>
      <h3 dir="auto">${data.subject}</h3>
      <p>${strings.handoffSend}</p>
      <ul class="send" dir="auto">${data.send.map((thing) => html`<li>${thing}</li>`)}</ul>
      <a class="act" href=${letterTo(data)}>${say(strings, 'handoffWrite', { contact: data.contact })}</a>
    </section>
  `;
}

/** RFC 6068: lines of a body end in CR LF, and everything but the address's own sign is escaped. */
function letterTo({ contact, subject, text }: Handoff): string {
  const address = encodeURIComponent(contact).replace('%40', '@');
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
