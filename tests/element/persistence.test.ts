import { equal, ok, pause, until } from './assert.ts';
import { Chat } from './chat.ts';
import { type Driver, frame, mount, mountOpen } from './driver.ts';
import { answer, card, finish, products, start, text } from './parts.ts';

/** The element of the shop's next page: same endpoint, nothing else in common. */
async function nextPage(driver: Driver): Promise<Driver> {
  driver.remove();
  await pause(500);
  const next = mount({ endpoint: driver.element.endpoint });
  await next.open();
  return next;
}

describe('a conversation', () => {
  it('is there on the next page, and goes on', async () => {
    let driver = await mountOpen();
    const exchange = await driver.send('A lamp');
    exchange.send(start(), ...text('Here.'), products(card('A-1')), finish()).end();
    await driver.idle();
    driver = await nextPage(driver);
    await until(() => driver.all('.card').length, 'the card of the page before');
    equal([driver.texts('.question p'), driver.texts('.text')], [['A lamp'], ['Here.']]);
    const { body } = await driver.send('The first one');
    equal(body.id, exchange.body.id);
    equal(
      body.messages.map(({ role }) => role),
      ['user', 'assistant', 'user'],
    );
    equal(body.messages[1]?.parts[1]?.data, { products: [{ sku: 'A-1' }] });
    driver.remove();
  });

  it('goes on when the next page asks before it was opened', async () => {
    const driver = await mountOpen();
    (await driver.send('A lamp')).send(...answer('Here.')).end();
    await driver.idle();
    driver.remove();
    await pause(500);
    const next = mount({ endpoint: driver.element.endpoint });
    next.element.ask('And a sofa?');
    const { body } = await next.chat.exchange();
    equal(
      body.messages.map(({ parts }) => parts[0]?.text),
      ['A lamp', 'Here.', 'And a sofa?'],
    );
    next.remove();
  });

  it('offers another try when the page went away in the middle of a reply', async () => {
    let driver = await mountOpen();
    const exchange = await driver.send('A lamp');
    exchange.send(start(), { type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'Half' });
    await until(() => driver.texts('.text').join() === 'Half', 'half a reply');
    driver = await nextPage(driver);
    await driver.seen('.retry');
    equal([driver.texts('.text'), driver.texts('.end p')], [['Half'], ['This reply was cut off.']]);
    driver.find('.retry').click();
    const again = await driver.chat.exchange();
    equal(again.body.messages, exchange.body.messages);
    driver.remove();
  });

  it('keeps a draft', async () => {
    let driver = await mountOpen();
    await driver.type('I was about to');
    await pause(500);
    driver = await nextPage(driver);
    await until(() => driver.input.value === 'I was about to', 'the draft');
    driver.remove();
  });

  it('begins anew when asked to, and forgets the old', async () => {
    let driver = await mountOpen();
    const first = await driver.send('Old');
    first.send(...answer('Old answer')).end();
    await driver.idle();
    driver.find('.tool[aria-label="New conversation"]').click();
    await driver.drawn();
    equal([driver.all('.turn').length, driver.all('.greeting').length], [0, 1]);
    driver = await nextPage(driver);
    await pause(100);
    equal(driver.all('.turn').length, 0);
    const second = await driver.send('New');
    ok(second.body.id !== first.body.id, 'another conversation');
    equal(second.body.messages.length, 1);
    driver.remove();
  });

  it('survives being taken out and put back, with its reply running on', async () => {
    const driver = await mountOpen();
    const exchange = await driver.send('Hello');
    exchange.send(start(), { type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'On ' });
    await until(() => driver.texts('.text').join() === 'On', 'half a reply');
    const next = document.createElement('div');
    document.body.append(next);
    next.append(driver.element);
    await pause(50);
    exchange.send({ type: 'text-delta', id: 't', delta: 'and on' }, finish()).end();
    await driver.idle();
    equal(
      [driver.texts('.text'), driver.element.open, exchange.signal.aborted],
      [['On and on'], true, false],
    );
    ok(driver.input.checkVisibility(), 'an open panel');
    next.remove();
    driver.remove();
  });

  it('lets its reply go when it stays out, and keeps the transcript', async () => {
    const driver = await mountOpen();
    const exchange = await driver.send('Hello');
    exchange.send(start(), ...text('Half'));
    await until(() => driver.texts('.text').join() === 'Half', 'half a reply');
    driver.element.remove();
    await until(() => exchange.signal.aborted, 'a request that was let go');
    document.body.append(driver.element);
    await driver.drawn();
    equal([driver.texts('.text'), driver.texts('.end p')], [['Half'], ['This reply was cut off.']]);
    driver.remove();
  });

  it('is one of two, neither hearing of the other', async () => {
    const chat = new Chat();
    const [first, second] = [mount({}, chat), mount({}, chat)];
    await first.open();
    await second.open();
    const one = await first.send('To the first');
    const two = await second.send('To the second');
    ok(one.url !== two.url && one.body.id !== two.body.id, 'two conversations');
    two.send(...answer('From the second')).end();
    one.send(...answer('From the first')).end();
    await first.idle();
    await second.idle();
    equal([first.texts('.text'), second.texts('.text')], [['From the first'], ['From the second']]);
    first.remove();
    second.remove();
  });
});

describe('in a sandbox without storage', () => {
  it('asks and answers all the same', async () => {
    const worker = encodeURIComponent(`
      onerror = (message) => parent.postMessage('error: ' + message, '*');
      onunhandledrejection = ({ reason }) => parent.postMessage('error: ' + reason, '*');
      const parts = ${JSON.stringify(answer('From the sandbox'))};
      fetch = async () => new Response(parts.map((part) => 'data: ' + JSON.stringify(part) + '\\n\\n').join('') + 'data: [DONE]\\n\\n', { headers: { 'content-type': 'text/event-stream' } });
      addEventListener('shop-assistant-open', () => setTimeout(() => parent.postMessage(
        document.querySelector('shop-assistant').shadowRoot.querySelector('shop-assistant-panel').shadowRoot.querySelector('.text')?.textContent ?? 'nothing', '*'), 1500));
      addEventListener('load', () => document.querySelector('shop-assistant').ask('Hello'));
    `);
    const heard = new Promise((resolve) =>
      addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    const html = `<script src="/script?js=${worker}"></script><script src="/built/embed.js"></script>`;
    const element = await frame({ html, sandbox: 'allow-scripts' });
    equal(await heard, 'From the sandbox');
    element.remove();
  });
});
