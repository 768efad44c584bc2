import { launcherIn } from './launcher.ts';
import type { Panel } from './panel-host.ts';

/** Attributes whose properties say the same, as text. */
const texts = ['endpoint', 'placeholder', 'accent'] as const;

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
 * @fires {CustomEvent<Cart>} shop-assistant-cart - The shopper tapped a cart that was proposed; `detail` holds its lines with
 *   SKU, quantity and prices. A page that puts them into its cart calls `preventDefault()`; otherwise the shopper is told that
 *   this page cannot. Bubbles and crosses shadow boundaries.
 *
 * @csspart launcher - The button.
 * @csspart panel - The card around the conversation.
 * @csspart header - Title, AI notice and tools.
 * @csspart message - A question or a reply.
 * @csspart card - A product, a cart that is proposed, or a person to write to.
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
  static readonly observedAttributes = ['open', 'lang', ...texts];
  /** Address `panel.js` lies beside. */
  static base = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

  declare endpoint: string;
  declare placeholder: string;
  declare accent: string;

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #launcher = launcherIn(this.#root);
  #panel: Panel | undefined;
  /** A browser may remember that a module failed: after every failure it is asked for by a new name. */
  #retried = '';
  #questions: string[] = [];
  #wantsFocus = false;

  constructor() {
    super();
    const { button } = this.#launcher;
    button.onclick = () => {
      this.open = !this.open;
    };
    button.onpointerenter = button.onfocus = () => this.#import();
  }

  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(value: boolean) {
    if (value) this.show();
    else this.hide();
  }

  show(): void {
    this.#wantsFocus = true;
    this.setAttribute('open', '');
  }

  hide(): void {
    this.removeAttribute('open');
  }

  ask(text: string): void {
    this.#questions.push(text);
    this.show();
  }

  connectedCallback(): void {
    this.#update();
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  #update(failed = false): void {
    const { open, accent } = this;
    const locale = this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
    this.#launcher.draw(open, failed, locale, accent);
    if (this.#panel) {
      this.#panel.follow(this, locale, this.#questions.splice(0), this.#wantsFocus);
      this.#wantsFocus = false;
    } else if (open) void this.#load();
  }

  async #load(): Promise<void> {
    const loaded = await this.#import();
    if (loaded) this.#panel ??= this.#root.appendChild(document.createElement('shop-assistant-panel'));
    else this.hide();
    this.#update(!loaded);
  }

  async #import(): Promise<boolean> {
    try {
      await import(new URL(`panel.js${this.#retried}`, ShopAssistant.base).href);
      return true;
    } catch {
      this.#retried += '?';
      return false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-assistant': ShopAssistant;
  }
}

for (const name of texts) {
  Object.defineProperty(ShopAssistant.prototype, name, {
    get(this: ShopAssistant) {
      return this.getAttribute(name) ?? '';
    },
    set(this: ShopAssistant, value: string) {
      this.setAttribute(name, value);
    },
  });
}
