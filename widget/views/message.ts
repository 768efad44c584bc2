import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Strings } from '../../shared/strings/index.ts';
import type { Later } from '../later.ts';
import { linksOf } from '../links.ts';
import { type LinkOf, markdown } from '../markdown.ts';
import {
  type ActionPart,
  type ClarificationPart,
  type Message,
  type MessagePart,
  sourcesOf,
  textOf,
} from '../messages.ts';
import { productsView } from './products.ts';
import { traceRail } from './trace-rail.ts';

export interface MessageContext {
  readonly strings: Strings;
  readonly locale: string;
  /** Only the newest reply can be retried, and only its questions answered. */
  readonly newest: boolean;
  /** The notice of the reply before, which need not be said again. */
  readonly known: string | undefined;
  readonly loaded: Later['loaded'];
  /** Called when the shopper wants to see more of a reply. */
  loadDetails(): void;
  retry(): void;
  ask(text: string, action?: ActionPart['data']): void;
}

export function questionView(message: Message, strings: Strings): TemplateResult {
  return html`
    <div class="question" part="message">
      <span class="hidden">${strings.you}: </span>
      <p dir="auto">${textOf(message)}</p>
    </div>
  `;
}

export function replyView(reply: Message, context: MessageContext): TemplateResult {
  const { details } = context.loaded;
  const linkOf = linksOf(reply, details && ((...link) => details.citationOf(...link, context.locale)));
  return html`
    <div class="reply" part="message">
      <span class="hidden">${context.strings.assistant}: </span>
      ${reply.parts.map((part) => partView(part, reply, linkOf, context))}
      ${sourcesOf(reply).length > 0 ? sourcesView(reply, context) : nothing}
      ${endView(reply, context)}
      ${traceRail(reply, context)}
    </div>
  `;
}

function partView(
  part: MessagePart,
  reply: Message,
  linkOf: LinkOf,
  context: MessageContext,
): TemplateResult | typeof nothing {
  switch (part.type) {
    case 'text': {
      const ended = part.state === 'done' || reply.metadata.state !== 'streaming';
      return html`<div class="text" dir="auto" ${markdown(part.text, ended, linkOf)}></div>`;
    }
    case 'data-products':
      return productsView(part, context);
    case 'data-clarification':
      return clarificationView(part, reply, context);
    case 'data-notice':
      return part.data.text === context.known
        ? nothing
        : html`<p class="notice" dir="auto">${part.data.text}</p>`;
    case 'data-comparison':
      return context.loaded.details?.comparisonView(part, context.locale) ?? nothing;
    case 'data-cart':
      return context.loaded.details?.cartView(part, context) ?? nothing;
    case 'data-handoff':
      return context.loaded.details?.handoffView(part, context.locale) ?? nothing;
    case 'source-url':
    case 'data-action':
      return nothing;
    default:
      return part satisfies never;
  }
}

/** Their titles at least, where the rest has not been loaded. */
function sourcesView(reply: Message, { strings, locale, loaded }: MessageContext): TemplateResult {
  if (loaded.details) return loaded.details.sourcesView(reply, locale);
  const titles = sourcesOf(reply).map(({ title }) => title);
  return html`<p class="fine">${strings.sources}: ${titles.join(', ')}</p>`;
}

/** The question is not asked twice where the text asked it already. */
function clarificationView(part: ClarificationPart, reply: Message, context: MessageContext): TemplateResult {
  const { question, options } = part.data;
  return html`
    ${textOf(reply).includes(question) ? nothing : html`<p class="text" dir="auto">${question}</p>`}
    ${
      context.newest
        ? html`<div class="options">${options.map(
            (option) =>
              html`<button type="button" class="option" @click=${() => context.ask(option)}>${option}</button>`,
          )}</div>`
        : nothing
    }
  `;
}

/** How a reply ended when it did not end well, and the way on. */
function endView(reply: Message, context: MessageContext): TemplateResult | typeof nothing {
  const { state, error } = reply.metadata;
  if (state === 'streaming' || state === 'done') return nothing;
  const { strings, loaded } = context;
  const words = state === 'stopped' ? strings.stopped : (error ?? strings.unfinished);
  return html`
    <div class="end ${state}">
      ${state === 'stopped' ? nothing : loaded.trouble?.warningIcon}
      <p dir="auto">${words}</p>
      ${
        context.newest
          ? html`<button type="button" class="retry" @click=${context.retry}>${loaded.trouble?.retryIcon}${strings.retry}</button>`
          : nothing
      }
    </div>
  `;
}
