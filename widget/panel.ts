import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Strings, stringsFor } from '../shared/strings/index.ts';
import { Conversation, type ConversationHost } from './conversation.ts';
import { DrawnElement } from './drawn-element.ts';
import type { ReplyFailure } from './failure.ts';
import { keepFromPage, trapTab } from './keyboard.ts';
import { Later } from './later.ts';
import { type ActionPart, type Message, needsDetails } from './messages.ts';
import type { Panel, PanelHost } from './panel-host.ts';
import { panelSheet } from './styles.ts';
import { noticeOf, type Turn, turnsOf } from './turns.ts';
import { Viewport } from './viewport.ts';
import { composerView } from './views/composer.ts';
import { emptyView } from './views/empty.ts';
import { headerView } from './views/header.ts';
import { downIcon } from './views/icons.ts';
import { questionView, replyView } from './views/message.ts';

/** The conversation itself, loaded on first use into the shadow root of `<shop-assistant>`, its public side. */
export class ShopAssistantPanel extends DrawnElement implements ConversationHost, Panel {
  open = false;
  endpoint = '/api/chat';
  historyKey = '';
  /** BCP 47. */
  locale = 'en';
  placeholder = '';
  stallMs = 30_000;

  readonly conversation = new Conversation(this);
  readonly #viewport = new Viewport(() => this.requestUpdate());
  readonly #later = new Later((sheet) => {
    this.root.adoptedStyleSheets.push(sheet);
    this.requestUpdate();
  });
  #host: PanelHost | undefined;
  #endWatcher: IntersectionObserver | undefined;
  /** The end of the conversation is out of sight. */
  #away = false;
  #turns = -1;

  constructor() {
    super();
    this.root.adoptedStyleSheets = [panelSheet, this.#viewport.sheet];
    for (const type of ['keyup', 'keypress'] as const) this.addEventListener(type, keepFromPage);
    this.addEventListener('keydown', this.#onKeyDown);
  }

  get strings(): Strings {
    return stringsFor(this.locale);
  }

  follow(host: PanelHost, locale: string, questions: readonly string[], focus: boolean): void {
    const { open, placeholder } = host;
    this.#host = host;
    this.endpoint = host.endpoint || `${new URL(import.meta.url).origin}/api/chat`;
    this.historyKey = this.endpoint + host.id;
    this.placeholder = placeholder;
    this.locale = knownLocale(locale);
    if (open !== this.open) this.#toggle(host, open);
    for (const text of questions) this.ask(text);
    this.requestUpdate();
    if (focus) void this.updateComplete.then(() => this.focusInput());
  }

  #toggle(host: PanelHost, open: boolean): void {
    // Before the panel is gone, since the focus would be gone with it.
    if (!open && this.matches(':focus-within')) host.shadowRoot?.querySelector('button')?.focus();
    this.open = open;
    this.toggleAttribute('open', open);
    this.#turns = -1;
    if (open) void this.conversation.load();
    const type = `shop-assistant-${open ? 'open' : 'close'}`;
    host.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }

  /** Asks on the shopper's behalf; `action` is what the button means that asks. */
  readonly ask = (text: string, action?: ActionPart['data']): void => {
    void this.conversation.ask(text, action);
    this.focusInput();
  };

  async explain(failure: ReplyFailure | undefined): Promise<string> {
    const trouble = await this.#later.load('trouble');
    return trouble?.explain(failure, this.locale, navigator.onLine) ?? this.strings.errorUnreachable;
  }

  /** On a touch screen focus goes to the conversation, where it brings up no keyboard over the answer. */
  focusInput(): void {
    const touched = this.conversation.messages.length > 0 && matchMedia('(pointer: coarse)').matches;
    this.root.querySelector<HTMLElement>(touched ? '.log' : 'textarea')?.focus({ preventScroll: true });
  }

  connectedCallback(): void {
    this.setAttribute('part', 'panel');
    this.setAttribute('exportparts', 'header,message,card,composer');
    this.#viewport.watch();
    this.requestUpdate();
  }

  disconnectedCallback(): void {
    this.#viewport.leave();
    this.conversation.leave();
  }

  protected override drawn(): void {
    this.#coverPage();
    this.#watchEnd();
    const input = this.root.querySelector('textarea');
    // Not by a binding: what was typed since the last drawing would hide from it.
    if (input && input.value !== this.conversation.draft) input.value = this.conversation.draft;
    const turns = this.conversation.messages.length;
    if (turns !== this.#turns) this.#showNewest();
    this.#turns = turns;
    const newest = this.conversation.messages.at(-1);
    if (newest && needsDetails(newest)) this.#later.want('details');
    if (newest && !this.conversation.busy) this.#later.prefetch();
  }

  protected override view(): TemplateResult {
    const { strings } = this;
    const begun = this.conversation.messages.length > 0;
    return html`
      <section
        class="frame" role="dialog" aria-label=${strings.title}
        aria-modal=${this.#viewport.fullScreen ? 'true' : nothing}
      >
        ${headerView({ strings, begun, startAnew: this.#startAnew, dismiss: this.#dismiss })} ${this.#log()}
        <div class="footer">${composerView(this.conversation, strings, this.placeholder)}</div>
      </section>
      ${this.#announcements()}
    `;
  }

  #log(): TemplateResult {
    const { strings } = this;
    const turns = turnsOf(this.conversation.messages);
    return html`
      <div class="log" role="region" aria-label=${strings.conversation} tabindex="0">
        ${turns.length === 0 ? emptyView(strings, this.ask) : nothing}
        ${turns.map((turn, index) => this.#turn(turn, turns[index - 1], index === turns.length - 1))}
        <div class="end-mark"></div>
      </div>
      <button type="button" class="jump" aria-label=${strings.newReply} ?hidden=${!this.#away} @click=${this.#showEnd}>${downIcon}</button>
    `;
  }

  /** Drawn again only when something of it changed: a long conversation costs a growing answer nothing. */
  #turn(turn: Turn, before: Turn | undefined, newest: boolean): TemplateResult {
    const { strings, locale, ask } = this;
    const { loaded } = this.#later;
    const known = before && noticeOf(before);
    const context = {
      strings,
      locale,
      loaded,
      newest,
      known,
      ask,
      retry: this.#retry,
      loadDetails: this.#loadDetails,
    };
    const view = (message: Message) =>
      message.role === 'user' ? questionView(message, strings) : replyView(message, context);
    return html`<div class="turn ${newest ? 'newest' : ''}">
      ${guard([...turn, newest, locale, known, loaded], () => turn.map(view))}
    </div>`;
  }

  #announcements(): TemplateResult {
    const { text, urgent } = this.conversation.announcement;
    return html`
      <div class="hidden" role="status" aria-live="polite">${urgent ? '' : text}</div>
      <div class="hidden" role="alert" aria-live="assertive">${urgent ? text : ''}</div>
    `;
  }

  readonly #retry = (): void => {
    this.conversation.retry();
    this.focusInput();
  };

  readonly #loadDetails = (): void => void this.#later.load('details');

  readonly #startAnew = (): void => {
    this.conversation.clear();
    this.focusInput();
  };

  readonly #dismiss = (): void => {
    this.#host?.hide();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { root } = this;
    if (event.key === 'Escape' && !event.isComposing) {
      // An open passage closes first, by the browser's own doing.
      if (!root.querySelector(':popover-open')) this.#dismiss();
    }
    if (this.#viewport.fullScreen) trapTab(event, root);
    keepFromPage(event);
  };

  /** On a phone the panel lies above everything of the page, whatever its z-index. */
  #coverPage(): void {
    this.popover ??= 'manual';
    const covers = this.open && this.#viewport.fullScreen && this.isConnected;
    if (covers !== this.matches(':popover-open')) this.togglePopover(covers);
  }

  #watchEnd(): void {
    const mark = this.root.querySelector('.end-mark');
    if (this.#endWatcher || !mark) return;
    const nearly = { root: mark.parentElement, rootMargin: '48px' };
    this.#endWatcher = new IntersectionObserver(([entry]) => {
      this.#away = entry?.isIntersecting === false;
      this.requestUpdate();
    }, nearly);
    this.#endWatcher.observe(mark);
  }

  /** The newest question at the top, its answer growing below it: nothing moves under the reader's eyes. */
  #showNewest(): void {
    const newest = this.root.querySelector<HTMLElement>('.newest');
    if (newest) newest.parentElement?.scrollTo({ top: newest.offsetTop - 20, behavior: 'instant' });
  }

  readonly #showEnd = (): void => {
    this.root.querySelector('.log')?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
  };
}

/** A page may say anything of its language; formatting must not fail for it. */
function knownLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

if (!customElements.get('shop-assistant-panel')) {
  customElements.define('shop-assistant-panel', ShopAssistantPanel);
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-assistant-panel': ShopAssistantPanel;
  }
}
