import type { ShopAssistantPanel } from '../../widget/panel.ts';
import { ShopAssistant } from '../../widget/shop-assistant.ts';
import '../../widget/panel.ts';
import { ok, until } from './assert.ts';
import { Chat, type Exchange } from './chat.ts';

/** `<shop-assistant>` in this page, with a scripted worker, driven as a shopper would. */

ShopAssistant.base = new URL('/widget/embed.js', location.href).href;
if (!customElements.get('shop-assistant')) customElements.define('shop-assistant', ShopAssistant);

let mounted = 0;

export class Driver {
  readonly element: ShopAssistant;
  readonly chat: Chat;

  constructor(element: ShopAssistant, chat: Chat) {
    this.element = element;
    this.chat = chat;
  }

  get launcher(): HTMLButtonElement {
    return this.element.shadowRoot?.querySelector('button') as HTMLButtonElement;
  }

  get panel(): ShopAssistantPanel {
    const panel = this.element.shadowRoot?.querySelector('shop-assistant-panel');
    ok(panel, 'a panel');
    return panel;
  }

  get root(): ShadowRoot {
    return this.panel.shadowRoot as ShadowRoot;
  }

  get input(): HTMLTextAreaElement {
    return this.find('textarea');
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    ok(found, selector);
    return found;
  }

  all<Found extends HTMLElement = HTMLElement>(selector: string): Found[] {
    return [...this.root.querySelectorAll<Found>(selector)];
  }

  /** Waits for an element that can be seen. */
  seen<Found extends HTMLElement = HTMLElement>(selector: string): Promise<Found> {
    return until(() => this.all<Found>(selector).find((found) => found.checkVisibility()), selector);
  }

  texts(selector: string): string[] {
    return this.all(selector).map((found) => found.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
  }

  async open(): Promise<void> {
    this.launcher.click();
    await until(() => this.element.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
    await this.seen('textarea');
    await this.drawn();
    // What fades in has no contrast yet.
    await Promise.all(this.panel.getAnimations().map(({ finished }) => finished));
  }

  async drawn(): Promise<void> {
    await this.panel.updateComplete;
    await this.panel.updateComplete;
  }

  async type(text: string): Promise<void> {
    this.input.focus();
    this.input.value = text;
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await this.drawn();
  }

  press(key: string, init: KeyboardEventInit = {}, target: EventTarget = this.input): KeyboardEvent {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    target.dispatchEvent(event);
    return event;
  }

  /** Types and sends; the request it makes. */
  async send(text: string): Promise<Exchange> {
    const number = this.chat.exchanges.length;
    await this.type(text);
    this.press('Enter');
    const exchange = await this.chat.exchange(number);
    await this.drawn();
    return exchange;
  }

  /** Until the reply that runs has ended. */
  async idle(): Promise<void> {
    await until(() => !this.panel.conversation.busy, 'the end of the reply');
    await this.drawn();
  }

  remove(): void {
    this.element.remove();
    this.chat.restore();
  }
}

/** A fresh element with a history of its own. */
export function mount(attributes: Record<string, string> = {}, chat = new Chat()): Driver {
  mounted += 1;
  const element = document.createElement('shop-assistant');
  element.setAttribute('endpoint', `${location.origin}/api/chat?${Date.now()}-${mounted}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return new Driver(element, chat);
}

export async function mountOpen(attributes: Record<string, string> = {}): Promise<Driver> {
  const driver = mount(attributes);
  await driver.open();
  return driver;
}

/** A page of a shop in a frame of this size, loaded. */
export async function frame(
  { html = '', csp = '', sandbox }: { html?: string; csp?: string; sandbox?: string },
  { width = 1280, height = 800 } = {},
): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe');
  element.width = `${width}`;
  element.height = `${height}`;
  if (sandbox !== undefined) element.setAttribute('sandbox', sandbox);
  element.src = `/page?${new URLSearchParams({ html, ...(csp && { csp }) })}`;
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  return element;
}
