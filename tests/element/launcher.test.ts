import { ShopAssistant } from '../../widget/shop-assistant.ts';
import { equal, ok, pause, until } from './assert.ts';
import { frame } from './driver.ts';

const embed = '<script src="/built/embed.js"></script>';

/** Notes in the page what a widget must not do before it is used. */
const spy = `<script>
  window.deeds = [];
  const note = (owner, name) => {
    const original = owner[name];
    owner[name] = function (...values) { deeds.push(name); return original.apply(this, values); };
  };
  note(IDBFactory.prototype, 'open');
  note(Storage.prototype, 'setItem');
  note(Storage.prototype, 'getItem');
  note(window, 'fetch');
  note(XMLHttpRequest.prototype, 'send');
  note(Navigator.prototype, 'sendBeacon');
</script>`;

interface Page extends Window {
  readonly deeds: string[];
}

async function page(html: string) {
  const element = await frame({ html });
  const { contentDocument, contentWindow } = element;
  ok(contentDocument && contentWindow, 'a page in the frame');
  const assistants = () => [...contentDocument.querySelectorAll('shop-assistant')];
  const launcher = () => assistants()[0]?.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const loaded = () => performanceOf(contentWindow).map((entry) => new URL(entry.name).pathname);
  return {
    element,
    document: contentDocument,
    window: contentWindow as Page & Window,
    assistants,
    launcher,
    loaded,
  };
}

function performanceOf(window: Window): PerformanceEntryList {
  return window.performance.getEntriesByType('resource');
}

describe('the script of one line', () => {
  it('places one launcher that says what it is', async () => {
    const { element, assistants, launcher } = await page(embed);
    await until(() => assistants().length === 1, 'one element');
    equal(launcher().getAttribute('aria-label'), 'Open the shop assistant');
    equal(launcher().getAttribute('aria-expanded'), 'false');
    equal(launcher().getAttribute('aria-haspopup'), 'dialog');
    const { width, height } = launcher().getBoundingClientRect();
    equal([width, height], [56, 56]);
    element.remove();
  });

  it('loads, stores and sends nothing before it is used', async () => {
    const { element, window, loaded, assistants } = await page(spy + embed);
    await until(() => assistants().length === 1, 'one element');
    await pause(300);
    equal(loaded(), ['/built/embed.js']);
    equal(window.deeds, []);
    element.remove();
  });

  it('prefetches when a pointer comes near, and asks nothing of the chat', async () => {
    const { element, window, loaded, launcher, assistants } = await page(spy + embed);
    await until(() => assistants().length === 1, 'one element');
    launcher().dispatchEvent(new PointerEvent('pointerenter'));
    await until(() => loaded().includes('/built/panel.js'), 'the prefetched panel');
    await pause(100);
    equal(window.deeds, []);
    element.remove();
  });

  it('opens the built panel, whose chat is at the origin of the script', async () => {
    const { element, assistants, launcher } = await page(embed);
    await until(() => assistants().length === 1, 'one element');
    launcher().click();
    const panel = await until(
      () => assistants()[0]?.shadowRoot?.querySelector('shop-assistant-panel'),
      'the panel',
    );
    await until(() => panel.shadowRoot?.querySelector('textarea'), 'an input');
    equal(panel.endpoint, `${location.origin}/api/chat`);
    equal(launcher().getAttribute('aria-expanded'), 'true');
    element.remove();
  });

  it('does nothing the second time, and leaves an element of the page its place', async () => {
    const twice = await page(embed + embed);
    await pause(100);
    equal(twice.assistants().length, 1);
    const own = await page(`<main>${embed}<shop-assistant accent="red"></shop-assistant></main>`);
    await pause(100);
    equal([own.assistants().length, own.assistants()[0]?.parentElement?.localName], [1, 'main']);
    twice.element.remove();
    own.element.remove();
  });

  it('leaves the name to whoever has it', async () => {
    const taken =
      "<script>onerror = () => { document.title = 'error'; }; customElements.define('shop-assistant', class extends HTMLElement {});</script>";
    const { element, document, assistants } = await page(taken + embed);
    await pause(100);
    equal([document.title, assistants().length], ['Shop', 0]);
    element.remove();
  });

  it('comes back when a soft navigation swaps the body or empties it, once', async () => {
    const { element, document, window, assistants } = await page(embed);
    const first = await until(() => assistants()[0], 'one element');
    document.body.replaceWith(document.createElement('body'));
    await until(() => assistants().length === 1, 'the element after a swap');
    document.body.replaceChildren();
    await until(() => assistants().length === 1, 'the element after a morph');
    ok(assistants()[0] === first, 'the same element');
    const next = document.createElement('body');
    next.append(document.createElement('shop-assistant'));
    document.body.replaceWith(next);
    await pause(50);
    equal(assistants().length, 1, 'the next page brings its own');
    ok(window, 'the page');
    element.remove();
  });
});

describe('the launcher', () => {
  it('says when the conversation cannot be loaded, and asks for it again by a new name', async () => {
    if (!customElements.get('shop-assistant')) customElements.define('shop-assistant', ShopAssistant);
    ShopAssistant.base = new URL('/nowhere/embed.js', location.href).href;
    const element = document.createElement('shop-assistant');
    document.body.append(element);
    const button = element.shadowRoot?.querySelector('button') as HTMLButtonElement;
    const asked = () => performanceOf(window).flatMap(({ name }) => /nowhere\/(.*)/.exec(name)?.[1] ?? []);
    for (const name of ['panel.js', 'panel.js?']) {
      button.click();
      await until(() => asked().at(-1) === name, `a request for ${name}`);
      await until(() => button.textContent?.includes('could not be loaded'), 'words about it');
      equal([element.open, button.querySelector('[role=alert]')?.textContent], [false, button.ariaLabel]);
    }
    ShopAssistant.base = new URL('/widget/embed.js', location.href).href;
    button.click();
    await until(() => element.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
    equal([element.open, button.textContent], [true, '']);
    element.remove();
  });

  it('ignores a colour that is none, and a bad attribute never throws', () => {
    const element = document.createElement('shop-assistant');
    document.body.append(element);
    const button = element.shadowRoot?.querySelector('button') as HTMLButtonElement;
    const plain = getComputedStyle(button).backgroundColor;
    element.accent = 'no colour; } * { display: none';
    equal(getComputedStyle(button).backgroundColor, plain);
    element.accent = 'rgb(15, 107, 83)';
    equal(getComputedStyle(button).backgroundColor, 'rgb(15, 107, 83)');
    element.lang = '__proto__';
    equal(button.ariaLabel, 'Open the shop assistant');
    element.remove();
  });

  it('stands aside for a second one', () => {
    const two = [document.createElement('shop-assistant'), document.createElement('shop-assistant')];
    document.body.append(...two);
    const [first, second] = two.map((one) => one.getBoundingClientRect().right);
    ok(first && second && first - second >= 60, 'one beside the other');
    for (const one of two) one.remove();
  });
});
