import { Launcher } from './launcher.ts';
import { launcherStrings } from './launcher-strings.ts';
import type { ShopAssistantPanel } from './panel.ts';

const panelTag = 'shop-assistant-panel';
/** Room for one launcher beside another. */
const launcherWidth = 72;

/**
 * A shop's assistant: a button in the corner of the page that opens a conversation. It loads the conversation when
 * it is first wanted; before that it writes nothing and sends nothing.
 *
 * @tagname shop-assistant
 *
 * @attr endpoint - Address of the chat endpoint. Default: `/api/chat` at the origin of `embed.js`.
 * @attr {boolean} open - Whether the conversation is open. Reflects; as an attribute it does not take the focus.
 * @attr lang - BCP 47 tag of the language and of number formats. Default: the page's.
 * @attr dir - `ltr` or `rtl`. Default: the page's.
 * @attr placeholder - Text of the empty input.
 * @attr accent - A CSS colour, unless `--shop-assistant-accent` is set.
 * @attr {boolean} hidden - Takes it off the page, for instance while a cart drawer is open.
 * @attr id - Keeps the conversations of two assistants with one endpoint apart.
 *
 * @method show - Opens the conversation and puts the focus in its input.
 * @method hide - Closes it; a running reply goes on.
 * @method ask - Opens it and asks `text` on the shopper's behalf.
 *
 * @fires shop-assistant-open - It has opened. Bubbles and crosses shadow boundaries.
 * @fires shop-assistant-close - It has closed. Bubbles and crosses shadow boundaries.
 *
 * @csspart launcher - The button.
 * @csspart panel - The card around the conversation.
 * @csspart header - Title, AI notice and tools.
 * @csspart message - A question or a reply.
 * @csspart card - A product.
 * @csspart composer - The input and its button.
 *
 * @cssprop --shop-assistant-accent - Colour of the launcher, the shopper's messages and the send button.
 * @cssprop --shop-assistant-font - Font family.
 * @cssprop [--shop-assistant-z-index=1000] - Place above the page. A phone's full screen lies above everything.
 * @cssprop [--shop-assistant-offset-inline=20px] - Distance from the side.
 * @cssprop [--shop-assistant-offset-block=20px] - Distance from the bottom.
 * @cssprop [--shop-assistant-color-scheme=light dark] - `light` or `dark` for shops that have only one.
 * @cssprop [--shop-assistant-display=block] - `none` takes it off the page where a style rule decides.
 */
export class ShopAssistant extends HTMLElement {
  static readonly observedAttributes = ['open', 'endpoint', 'lang', 'placeholder', 'accent'];
  /** Where `panel.js` lies; its origin is the default endpoint's. */
  static base = location.href;

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #launcher = new Launcher(this.#root, () => {
    if (this.open) this.hide();
    else this.show();
  });
  #panel: ShopAssistantPanel | undefined;
  #loading: Promise<ShopAssistantPanel> | undefined;
  #attempts = 0;
  #questions: string[] = [];
  #wantsFocus = false;

  constructor() {
    super();
    this.#launcher.button.addEventListener('pointerenter', this.#prefetch, { once: true });
    this.#launcher.button.addEventListener('focus', this.#prefetch, { once: true });
  }

  get endpoint(): string {
    return this.getAttribute('endpoint') ?? new URL('/api/chat', ShopAssistant.base).href;
  }

  set endpoint(value: string) {
    this.setAttribute('endpoint', value);
  }

  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(value: boolean) {
    if (value) this.show();
    else this.hide();
  }

  get placeholder(): string {
    return this.getAttribute('placeholder') ?? '';
  }

  set placeholder(value: string) {
    this.setAttribute('placeholder', value);
  }

  get accent(): string {
    return this.getAttribute('accent') ?? '';
  }

  set accent(value: string) {
    this.setAttribute('accent', value);
  }

  show(): void {
    this.#wantsFocus = true;
    this.toggleAttribute('open', true);
    void this.#reveal();
  }

  hide(): void {
    this.toggleAttribute('open', false);
  }

  ask(text: string): void {
    this.#questions.push(text);
    this.show();
  }

  connectedCallback(): void {
    for (const name of ['endpoint', 'placeholder', 'accent', 'open'] as const) upgrade(this, name);
    const before = [...document.querySelectorAll(this.localName)].indexOf(this);
    this.#launcher.set('--_shift', `${Math.max(0, before) * launcherWidth}px`);
    this.#configure();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    this.#configure();
    if (name !== 'open' || (before === null) === (now === null)) return;
    if (now === null) this.#close();
    else void this.#reveal();
  }

  /** Hands the attributes on to what shows them. */
  #configure(): void {
    const { accent, endpoint, placeholder } = this;
    const locale = this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
    this.#launcher.draw(this.open, launcherStrings[locale.slice(0, 2)] ?? launcherStrings.en);
    this.#launcher.set('--shop-assistant-accent', CSS.supports('color', accent) ? accent : '');
    const historyKey = this.id ? `${endpoint}#${this.id}` : endpoint;
    if (this.#panel) Object.assign(this.#panel, { endpoint, historyKey, locale, placeholder });
  }

  /** Loads the conversation if it is not there yet, and shows it unless it was closed meanwhile. */
  async #reveal(): Promise<void> {
    this.#launcher.fail(false);
    try {
      this.#loading ??= this.#load();
      this.#panel = await this.#loading;
    } catch {
      this.#loading = undefined;
      this.hide();
      this.#launcher.fail(true);
      return;
    }
    const panel = this.#panel;
    if (!this.open) return;
    this.#configure();
    if (!panel.open) {
      panel.open = true;
      this.#tell('open');
    }
    for (const text of this.#questions.splice(0)) panel.ask(text);
    if (!this.#wantsFocus) return;
    this.#wantsFocus = false;
    await panel.updateComplete;
    panel.focusInput();
  }

  async #load(): Promise<ShopAssistantPanel> {
    this.#launcher.button.ariaBusy = 'true';
    try {
      if (!customElements.get(panelTag)) await import(this.#panelAddress());
      if (!customElements.get(panelTag)) throw new Error('panel.js defines no panel');
    } finally {
      this.#launcher.button.ariaBusy = null;
      this.#attempts += 1;
    }
    const panel = document.createElement(panelTag) as ShopAssistantPanel;
    panel.setAttribute('part', 'panel');
    panel.setAttribute('exportparts', 'header,message,card,composer');
    panel.addEventListener('shop-assistant-dismiss', () => this.hide());
    this.#root.append(panel);
    return panel;
  }

  /** A browser may remember that a module failed; another address is another module. */
  #panelAddress(): string {
    return new URL(this.#attempts ? `panel.js?again=${this.#attempts}` : 'panel.js', ShopAssistant.base).href;
  }

  readonly #prefetch = (): void => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = this.#panelAddress();
    if (!customElements.get(panelTag)) this.#root.append(link);
  };

  #close(): void {
    const panel = this.#panel;
    if (!panel?.open) return;
    const hadFocus = this.#root.activeElement === panel;
    panel.open = false;
    if (hadFocus) this.#launcher.button.focus();
    this.#tell('close');
  }

  #tell(what: 'open' | 'close'): void {
    this.dispatchEvent(new CustomEvent(`shop-assistant-${what}`, { bubbles: true, composed: true }));
  }
}

/** Takes over what a page set on the element before this script defined it. */
function upgrade(element: ShopAssistant, name: 'endpoint' | 'placeholder' | 'accent' | 'open'): void {
  if (!Object.hasOwn(element, name)) return;
  const { [name]: value } = element;
  delete (element as Partial<ShopAssistant>)[name];
  Object.assign(element, { [name]: value });
}
