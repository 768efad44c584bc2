import { equal, ok, until } from './assert.ts';
import { type Driver, mountOpen } from './driver.ts';
import { card, finish, products, source, start, text } from './parts.ts';

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

async function axe(): Promise<Axe> {
  const page = window as unknown as { axe?: Axe };
  if (page.axe) return page.axe;
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  document.head.append(script);
  return until(() => page.axe, 'axe');
}

/** Every change of a live region that leaves something to be said. */
function listen(driver: Driver) {
  const said: string[] = [];
  const watchers = driver.all('[aria-live]').map((region) => {
    const watcher = new MutationObserver(() => {
      if (region.textContent) said.push(`${region.getAttribute('aria-live')}: ${region.textContent}`);
    });
    watcher.observe(region, { childList: true, characterData: true, subtree: true });
    return watcher;
  });
  return { said, stop: () => watchers.map((watcher) => watcher.disconnect()) };
}

/** What every shop's page has already. */
const landmarks = ['header', 'main', 'footer'];

describe('for everyone', () => {
  let driver: Driver;
  beforeEach(async () => {
    document.documentElement.lang = 'en';
    document.title = 'Shop';
    for (const name of landmarks) document.body.append(document.createElement(name));
    driver = await mountOpen();
  });
  afterEach(() => {
    driver.remove();
    for (const name of landmarks) document.querySelector(name)?.remove();
  });

  async function answered() {
    const exchange = await driver.send('A lamp');
    exchange
      .send(
        start(),
        ...text(
          'Two **lamps**, back within 30 days [1](https://shop.example/policies/1).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
        ),
      )
      .send(
        products(
          card('A-1', { badges: ['sale'], listPrice: { amount: 9900, currency: 'USD' } }),
          card('A-2'),
        ),
        source(1),
        {
          type: 'data-comparison',
          id: 'c',
          data: {
            products: [
              { sku: 'A-1', title: 'Lamp A-1' },
              { sku: 'A-2', title: 'Lamp A-2' },
            ],
            rows: [{ label: 'Weight', cells: ['1.8 kg', null] }],
          },
        },
        {
          type: 'data-cart',
          id: 'c',
          data: {
            id: 'c',
            lines: [
              {
                sku: 'A-1',
                title: 'Lamp A-1',
                options: { colour: 'Brass' },
                quantity: 2,
                unitPrice: { amount: 5900, currency: 'USD' },
                lineTotal: { amount: 11_800, currency: 'USD' },
              },
            ],
            total: { amount: 11_800, currency: 'USD' },
            note: 'Nothing is in your cart.',
          },
        },
        {
          type: 'data-handoff',
          id: 'h',
          data: {
            reason: 'damage',
            contact: 'help@shop.example',
            send: ['photos'],
            subject: 'Damage',
            text: 'Hi',
          },
        },
      )
      .send(
        finish('answered', { trace: [{ id: '1', stage: 'tool', status: 'done', tool: 'search', ms: 3 }] }),
      )
      .end();
    await driver.idle();
  }

  const faults = async () => {
    const { violations } = await (await axe()).run(document.body, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };

  it('has no fault axe knows of when it opens', async () => {
    equal(await faults(), []);
  });

  it('has none with an answer, its steps and a passage open', async () => {
    await answered();
    driver.find('summary').click();
    await driver.seen('.box');
    (await driver.seen('.chip')).click();
    equal(await faults(), []);
  });

  it('has none with an error', async () => {
    (await driver.send('Hello')).respond(500);
    await driver.idle();
    equal(await faults(), []);
  });

  it('has names for everything that can be pressed', async () => {
    await answered();
    for (const control of driver.all('button, a, summary, textarea')) {
      const name = control.ariaLabel || control.textContent?.trim();
      ok(name, `a name for ${control.outerHTML.slice(0, 80)}`);
    }
  });

  it('says a finished reply once, politely, and never the old ones again', async () => {
    for (let turn = 0; turn < 3; turn += 1) await answered();
    const { said, stop } = listen(driver);
    const exchange = await driver.send('Once more');
    exchange.send(start(), { type: 'text-start', id: 't' });
    for (let token = 0; token < 60; token += 1) {
      exchange.send({ type: 'text-delta', id: 't', delta: `token${token} ` });
      if (token % 10 === 0) await driver.drawn();
    }
    exchange.send({ type: 'text-end', id: 't' }, products(card('A-9')), finish()).end();
    await driver.idle();
    await driver.drawn();
    stop();
    equal(said.length, 1, said.join(' | '));
    const [words = ''] = said;
    ok(words.startsWith('polite: Reply: token0'), words);
    ok(words.includes('token59') && words.includes('Lamp A-9'), words);
    equal(driver.all('[role=log], [aria-live]').length, 2, 'no live region but the two');
  });

  it('reads markdown without its marks', async () => {
    const { said, stop } = listen(driver);
    await answered();
    stop();
    ok(
      said[0]?.includes('Two lamps , back within 30 days .') || said[0]?.includes('Two lamps, back'),
      said.join(),
    );
    ok(!/[*|]|https/.test(said[0] ?? ''), said.join());
  });

  it('says an error at once, assertively', async () => {
    const { said, stop } = listen(driver);
    (await driver.send('Hello')).respond(500);
    await driver.idle();
    stop();
    equal(said.length, 1);
    ok(said[0]?.startsWith('assertive: The assistant cannot be reached'), said.join());
  });
});
