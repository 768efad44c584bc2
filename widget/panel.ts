import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Strings, stringsFor } from '../shared/strings/index.ts';
import { Conversation, type ConversationHost } from './conversation.ts';
import { keepFromPage, trapTab } from './keyboard.ts';
import type { Message } from './messages.ts';
import { styles } from './styles.ts';
import { noticeOf, type Turn, turnsOf } from './turns.ts';
import { Viewport } from './viewport.ts';
import { composerView } from './views/composer.ts';
import { emptyView } from './views/empty.ts';
import { headerView } from './views/header.ts';
import { downIcon } from './views/icons.ts';
import { questionView, replyView } from './views/message.ts';

/** What the panel needs of the `<shop-assistant>` it lives in. */
export interface PanelHost extends HTMLElement {
  readonly open: boolean;
  /** Empty when the page names none. */
  readonly endpoint: string;
  readonly placeholder: string;
  hide(): void;
}

/** The conversation itself, loaded on first use into the shadow root of `<shop-assistant>`, its public side. */
export class ShopAssistantPanel extends LitElement implements ConversationHost {
  static override styles = styles;
  static override properties = {
    open: { type: Boolean, reflect: true },
    endpoint: {},
    historyKey: { attribute: false },
    locale: {},
    placeholder: {},
    away: { state: true },
  };

  declare open: boolean;
  declare endpoint: string;
  declare historyKey: string;
  /** BCP 47. */
  declare locale: string;
  declare placeholder: string;
  /** The end of the conversation is out of sight. */
  declare away: boolean;

  stallMs = 30_000;

  readonly #conversation = new Conversation(this);
  readonly #viewport = new Viewport(this);
  #host: PanelHost | undefined;
  #endWatcher: IntersectionObserver | undefined;
  #turns = 0;

  constructor() {
    super();
    this.open = false;
    this.endpoint = '/api/chat';
    this.historyKey = '';
    this.locale = 'en';
    this.placeholder = '';
    this.away = false;
    for (const type of ['keyup', 'keypress'] as const) this.addEventListener(type, keepFromPage);
    this.addEventListener('keydown', this.#onKeyDown);
  }

  get strings(): Strings {
    return stringsFor(this.locale);
  }

  get conversation(): Conversation {
    return this.#conversation;
  }

  /** Takes over what its `<shop-assistant>` says and is asked. */
  follow(host: PanelHost, locale: string, questions: readonly string[], focus: boolean): void {
    const { open, placeholder } = host;
    const endpoint = host.endpoint || new URL('/api/chat', import.meta.url).href;
    Object.assign(this, {
      endpoint,
      placeholder,
      locale: knownLocale(locale),
      historyKey: endpoint + host.id,
    });
    this.#host = host;
    if (open !== this.open) {
      // Before the panel is gone, since the focus would be gone with it.
      if (!open && this.matches(':focus-within')) host.shadowRoot?.querySelector('button')?.focus();
      this.open = open;
      const what = open ? 'open' : 'close';
      host.dispatchEvent(new Event(`shop-assistant-${what}`, { bubbles: true, composed: true }));
    }
    for (const text of questions) this.ask(text);
    if (focus) void this.updateComplete.then(() => this.focusInput());
  }

  /** Asks on the shopper's behalf. */
  readonly ask = (text: string): void => {
    void this.#conversation.ask(text);
    this.focusInput();
  };

  /** On a touch screen focus goes to the conversation, where it brings up no keyboard over the answer. */
  focusInput(): void {
    const touched = this.#conversation.messages.length > 0 && matchMedia('(pointer: coarse)').matches;
    this.renderRoot.querySelector<HTMLElement>(touched ? '.log' : 'textarea')?.focus({ preventScroll: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('part', 'panel');
    this.setAttribute('exportparts', 'header,message,card,composer');
    this.requestUpdate();
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets.push(this.#viewport.sheet);
    return root;
  }

  /** One drawing a frame, however many parts arrive; a tab in the background draws now and then. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await nextFrame();
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) void this.#conversation.load();
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#coverPage();
    this.#watchEnd();
    const input = this.renderRoot.querySelector('textarea');
    // Not by a binding: what was typed since the last drawing would hide from it.
    if (input && input.value !== this.#conversation.draft) input.value = this.#conversation.draft;
    const turns = this.#conversation.messages.length;
    if (turns !== this.#turns || (changed.has('open') && this.open)) this.#showNewest();
    this.#turns = turns;
  }

  protected override render(): TemplateResult {
    const { strings } = this;
    const begun = this.#conversation.messages.length > 0;
    return html`
      <section
        class="frame" role="dialog" aria-label=${strings.title}
        aria-modal=${this.#viewport.fullScreen ? 'true' : nothing}
      >
        ${headerView({ strings, begun, startAnew: this.#startAnew, dismiss: this.#dismiss })} ${this.#log()} ${this.#composer()}
      </section>
      ${this.#announcements()}
    `;
  }

  #log(): TemplateResult {
    const { strings } = this;
    const turns = turnsOf(this.#conversation.messages);
    return html`
      <div class="log" role="region" aria-label=${strings.conversation} tabindex="0">
        ${turns.length === 0 ? emptyView(strings, this.ask) : nothing}
        ${turns.map((turn, index) => this.#turn(turn, turns[index - 1], index === turns.length - 1))}
        <div class="end-mark"></div>
      </div>
      <button type="button" class="jump" aria-label=${strings.newReply} ?hidden=${!this.away} @click=${this.#showEnd}>${downIcon}</button>
    `;
  }

  /** Drawn again only when something of it changed: a long conversation costs a growing answer nothing. */
  #turn(turn: Turn, before: Turn | undefined, newest: boolean): TemplateResult {
    const { strings, locale, ask } = this;
    const context = { strings, locale, newest, known: before && noticeOf(before), ask, retry: this.#retry };
    const view = (message: Message) =>
      message.role === 'user' ? questionView(message, strings) : replyView(message, context);
    return html`<div class="turn ${newest ? 'newest' : ''}">
      ${guard([...turn, newest, locale, context.known], () => turn.map(view))}
    </div>`;
  }

  #composer(): TemplateResult {
    const { draft, busy, sendable } = this.#conversation;
    const { strings } = this;
    const placeholder = this.placeholder || strings.placeholder;
    const type = (text: string) => this.#conversation.type(text);
    const submit = () => this.#conversation.submit();
    const stop = () => this.#conversation.stop();
    return html`<div class="footer">${composerView({ strings, placeholder, draft, busy, sendable, type, submit, stop })}</div>`;
  }

  #announcements(): TemplateResult {
    const { text, urgent } = this.#conversation.announcement;
    return html`
      <div class="hidden" role="status" aria-live="polite">${urgent ? '' : text}</div>
      <div class="hidden" role="alert" aria-live="assertive">${urgent ? text : ''}</div>
    `;
  }

  readonly #retry = (): void => {
    this.#conversation.retry();
    this.focusInput();
  };

  readonly #startAnew = (): void => {
    this.#conversation.clear();
    this.focusInput();
  };

  readonly #dismiss = (): void => {
    this.#host?.hide();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const root = this.renderRoot as ShadowRoot;
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
    const mark = this.renderRoot.querySelector('.end-mark');
    if (this.#endWatcher || !mark) return;
    const nearly = { root: mark.parentElement, rootMargin: '48px' };
    this.#endWatcher = new IntersectionObserver(([entry]) => {
      this.away = entry?.isIntersecting === false;
    }, nearly);
    this.#endWatcher.observe(mark);
  }

  /** The newest question at the top, its answer growing below it: nothing moves under the reader's eyes. */
  #showNewest(): void {
    this.renderRoot.querySelector('.log')?.scrollTo({ top: Number.MAX_SAFE_INTEGER, behavior: 'instant' });
  }

  readonly #showEnd = (): void => {
    this.renderRoot.querySelector('.log')?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
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

/** A tab in the background has no frames. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250);
  });
}

if (!customElements.get('shop-assistant-panel')) {
  customElements.define('shop-assistant-panel', ShopAssistantPanel);
}
