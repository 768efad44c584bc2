import { equal, ok, until } from './assert.ts';
import { Chat } from './chat.ts';
import { frame } from './driver.ts';
import { card, finish, products, source, start, text } from './parts.ts';

const embed = '<script src="/built/embed.js"></script>';

async function assistant(html: string, csp = '', size = {}) {
  const element = await frame({ html, csp }, size);
  const page = element.contentDocument as Document;
  const view = element.contentWindow as Window & typeof globalThis;
  const chat = new Chat(view);
  const host = await until(() => page.querySelector('shop-assistant'), 'the element');
  host.show();
  const panel = await until(() => host.shadowRoot?.querySelector('shop-assistant-panel'), 'the panel');
  const root = await until(
    () => panel.shadowRoot?.querySelector('textarea') && panel.shadowRoot,
    'its input',
  );
  await panel.updateComplete;
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  return { element, page, view, chat, host, panel, root };
}

async function answer({ chat, host, panel }: Awaited<ReturnType<typeof assistant>>) {
  host.ask('A lamp');
  const exchange = await chat.exchange();
  exchange
    .send(
      start(),
      ...text('A **lamp** [1](https://shop.example/policies/1).'),
      products(card('A-1')),
      source(1),
      finish(),
    )
    .end();
  await until(() => !panel.conversation.busy, 'the end of the reply');
  await panel.updateComplete;
}

describe('on a strict page', () => {
  it('works, styled, without one violation', async () => {
    const csp =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
    const watch = encodeURIComponent(
      "window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.sourceFile));",
    );
    const strict = await assistant(`<script src="/script?js=${watch}"></script>${embed}`, csp);
    await answer(strict);
    const { element, root, view } = strict;
    equal(root.querySelector('.text')?.textContent?.replaceAll(/\s/g, ' '), 'A lamp 1.');
    equal(view.getComputedStyle(root.querySelector('.send') as Element).borderRadius, '50%');
    equal((view as unknown as { violations: string[] }).violations, []);
    equal(root.querySelectorAll('[style], style').length, 0);
    element.remove();
  });
});

describe('on a hostile page', () => {
  const hostile = `<link rel="stylesheet" href="data:text/css,${encodeURIComponent(`
    html { font-size: 10px; }
    * { all: unset; font-size: 40px !important; color: red !important; }
    shop-assistant { transform: rotate(3deg); display: none !important; position: static !important; opacity: 0.1; width: 2px; }
    button { padding: 20px 60px !important; border-radius: 0 !important; }
    svg { width: 100% !important; }
  `)}">`;

  it('measures what it measures on a plain one', async () => {
    const boxes = [];
    for (const css of ['', hostile]) {
      const shown = await assistant(`${css}${embed}<shop-assistant id="${css.length}"></shop-assistant>`);
      await answer(shown);
      const { root, host, element, view } = shown;
      await until(() => root.querySelector('.card'), 'a card');
      const parts = [
        host.shadowRoot?.querySelector('button'),
        ...root.querySelectorAll('textarea, .send, .question, .text, .card, h2'),
      ];
      boxes.push(
        parts.map((part) => {
          const { x, y, width, height } = (part as Element).getBoundingClientRect();
          const { fontSize, color } = view.getComputedStyle(part as Element);
          return [...[x, y, width, height].map(Math.round), fontSize, color];
        }),
      );
      element.remove();
    }
    ok((boxes[0]?.length ?? 0) >= 7, 'all its parts');
    equal(boxes[1], boxes[0]);
  });

  it('goes where the page wants it to go, and below a modal dialog', async () => {
    const html = `<link rel="stylesheet" href="data:text/css,shop-assistant{--shop-assistant-z-index:5;--shop-assistant-offset-inline:100px;--shop-assistant-offset-block:90px}"><dialog>Modal</dialog>${embed}`;
    const { element, host, page, view } = await assistant(html);
    const { right, bottom } = host.getBoundingClientRect();
    equal([view.innerWidth - right, view.innerHeight - bottom], [100, 90]);
    equal(view.getComputedStyle(host).zIndex, '5');
    page.querySelector('dialog')?.showModal();
    ok(
      page.elementFromPoint(right - 20, bottom - 20)?.localName !== 'shop-assistant',
      'nothing to click over a modal',
    );
    host.hidden = true;
    equal(host.checkVisibility(), false, 'hidden when the page says so');
    element.remove();
  });

  it('stands on the other side where lines run from right to left', async () => {
    const { element, host, panel, view } = await assistant(`<script>document.dir = 'rtl'</script>${embed}`);
    equal(Math.round(host.getBoundingClientRect().left), 20);
    ok(panel.getBoundingClientRect().left < view.innerWidth / 2, 'the panel beside it');
    element.remove();
  });
});
