import { equal, ok, pause, until } from './assert.ts';
import { type Driver, frame, mount, mountOpen } from './driver.ts';

describe('opening and closing', () => {
  let driver: Driver;
  afterEach(() => driver.remove());

  it('puts the focus in the input, and back on the launcher', async () => {
    driver = mount();
    driver.launcher.focus();
    await driver.open();
    await until(() => driver.root.activeElement === driver.input, 'the focus in the input');
    equal(driver.launcher.ariaExpanded, 'true');
    driver.press('Escape');
    await driver.drawn();
    equal([driver.element.open, driver.launcher.ariaExpanded], [false, 'false']);
    ok(driver.element.shadowRoot?.activeElement === driver.launcher, 'the focus on the launcher');
    ok(!driver.input.checkVisibility(), 'a closed panel');
  });

  it('leaves the focus where it is when the page closes it', async () => {
    driver = await mountOpen();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    driver.element.hide();
    ok(document.activeElement === elsewhere, 'the focus elsewhere');
    elsewhere.remove();
  });

  it('does not take the focus for an attribute in the markup', async () => {
    driver = mount({ open: '' });
    await until(() => driver.element.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
    await driver.seen('textarea');
    await pause(50);
    ok(document.activeElement !== driver.element, 'the focus elsewhere');
  });

  it('tells the page, through every shadow root, once', async () => {
    const told: string[] = [];
    const note = (event: Event) => told.push(event.type.replace('shop-assistant-', ''));
    for (const type of ['open', 'close']) addEventListener(`shop-assistant-${type}`, note);
    driver = mount();
    await driver.open();
    driver.element.show();
    driver.find('.tool[aria-label="Close"]').click();
    driver.element.open = true;
    driver.element.open = false;
    equal(told, ['open', 'close', 'open', 'close']);
    for (const type of ['open', 'close']) removeEventListener(`shop-assistant-${type}`, note);
  });

  it('is a named dialog', async () => {
    driver = await mountOpen();
    const dialog = driver.find('[role=dialog]');
    equal([dialog.ariaLabel, dialog.getAttribute('aria-modal')], ['Shop assistant', null]);
  });

  it('asks on behalf of the page, even before the panel is there', async () => {
    driver = mount();
    driver.element.ask('What is it?');
    const { body } = await driver.chat.exchange();
    equal(body.messages.at(-1)?.parts, [{ type: 'text', text: 'What is it?' }]);
    equal([driver.element.open, driver.chat.exchanges.length], [true, 1]);
  });

  it('keeps what is typed from the shortcuts of the page, but not Tab and not chords', async () => {
    driver = await mountOpen();
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    addEventListener('keydown', listen);
    for (const key of ['s', 'f', '/', 'n', 'Enter', 'Tab', 'Escape']) driver.press(key);
    driver.press('k', { ctrlKey: true });
    removeEventListener('keydown', listen);
    equal(heard, ['Tab', 'k']);
  });

  it('lets the page be clicked beside it', async () => {
    driver = await mountOpen();
    equal(document.elementFromPoint(5, 5)?.closest('shop-assistant'), null);
  });
});

describe('on a phone', () => {
  const embed = '<header id="header"></header><script src="/built/embed.js"></script>';
  const boss =
    '<link rel="stylesheet" href="data:text/css,%23header{position:fixed;inset:0 0 auto;height:90px;z-index:2147483647;background:red}">';

  async function phone() {
    const element = await frame({ html: boss + embed }, { width: 390, height: 700 });
    const page = element.contentDocument as Document;
    const host = await until(() => page.querySelector('shop-assistant'), 'the element');
    host.show();
    const panel = await until(() => host.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
    const root = await until(() => panel.shadowRoot?.querySelector('textarea') && panel.shadowRoot, 'it');
    await panel.updateComplete;
    return { element, page, host, panel, root };
  }

  it('covers the screen, whatever the page lays over it', async () => {
    const { element, page, panel, host } = await phone();
    await until(() => panel.getBoundingClientRect().y === 0, 'the end of the opening');
    const { x, width, height } = panel.getBoundingClientRect();
    equal([x, width, height], [0, 390, 700]);
    ok(page.elementFromPoint(200, 20) === host, 'the panel above a header of the highest z-index');
    host.hide();
    await until(() => page.elementFromPoint(200, 20)?.id === 'header', 'the header again');
    element.remove();
  });

  it('keeps Tab inside, both ways', async () => {
    const { element, root, panel } = await phone();
    equal(root.querySelector('[role=dialog]')?.getAttribute('aria-modal'), 'true');
    const press = (shiftKey: boolean) => {
      const event = new KeyboardEvent('keydown', {
        key: 'Tab',
        shiftKey,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      (root.activeElement ?? panel).dispatchEvent(event);
      return event.defaultPrevented;
    };
    const close = root.querySelector<HTMLElement>('.tool[aria-label="Close"]');
    const input = root.querySelector('textarea');
    close?.focus();
    ok(press(true) && root.activeElement === input, 'from the first stop back to the last');
    ok(press(false) && root.activeElement === close, 'from the last stop on to the first');
    ok(!press(false), 'the browser moves between the others');
    element.remove();
  });

  it('has an input that no phone zooms into, and fits 320 by 480', async () => {
    const element = await frame({ html: embed }, { width: 320, height: 480 });
    const host = await until(() => element.contentDocument?.querySelector('shop-assistant'), 'the element');
    host.show();
    const panel = await until(() => host.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
    const input = await until(() => panel.shadowRoot?.querySelector('textarea'), 'the input');
    await until(() => input.getBoundingClientRect().height > 0, 'a drawn input');
    const { left, right, bottom } = input.getBoundingClientRect();
    ok(left >= 0 && right <= 320 && bottom <= 480, 'an input inside the screen');
    equal(element.contentWindow?.getComputedStyle(input).fontSize, '16px');
    element.remove();
  });
});
