import { equal, ok, pause, until } from './assert.ts';
import type { Exchange } from './chat.ts';
import { type Driver, mountOpen } from './driver.ts';
import { answer, finish, start, text } from './parts.ts';

describe('when a reply fails', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  const half = async (exchange: Exchange) => {
    const id = 't';
    exchange.send(
      start('m1'),
      { type: 'text-start', id },
      { type: 'text-delta', id, delta: 'You can return it if' },
    );
    await until(() => driver.texts('.text').join() === 'You can return it if', 'half a reply');
    return exchange;
  };

  const says = async (words: string) => {
    await driver.idle();
    ok(driver.texts('.end').join().includes(words), `"${words}" in "${driver.texts('.end')}"`);
    ok(driver.find('.retry').checkVisibility(), 'a way to try again');
    equal(driver.texts('.question p'), ['Hello'], 'the message is kept');
    equal(driver.all('.running').length, 0, 'nothing pretends to run');
  };

  it('says so when too many messages came', async () => {
    (await driver.send('Hello')).respond(429, '{}', { 'retry-after': '47' });
    await says('again in 47 seconds');
  });

  it('says so when the worker is broken', async () => {
    (await driver.send('Hello')).respond(500, 'boom');
    await says('cannot be reached');
  });

  it('says what the worker did not like', async () => {
    const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'no <b>text</b>' };
    (await driver.send('Hello')).respond(400, JSON.stringify(problem));
    await says('could not read that message: no <b>text</b>');
  });

  it('says so when the network is gone', async () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor;
    Object.defineProperty(Navigator.prototype, 'onLine', { ...online, get: () => false });
    (await driver.send('Hello')).unreachable();
    await says('offline');
    Object.defineProperty(Navigator.prototype, 'onLine', online);
  });

  it('says so when a page answers instead of a stream', async () => {
    (await driver.send('Hello')).respond(200, '<html>', { 'content-type': 'text/html' });
    await says('cannot be reached');
  });

  it('says so when a frame cannot be read, and keeps what had come', async () => {
    (await half(await driver.send('Hello'))).raw('data: {"type":"text-del\n\n');
    await says('could not be read');
    equal(driver.texts('.text'), ['You can return it if']);
  });

  it('says so when nothing comes any more, but not while comments come', async () => {
    driver.panel.stallMs = 600;
    const exchange = await half(await driver.send('Hello'));
    for (let beat = 0; beat < 8; beat += 1) {
      await pause(100);
      exchange.raw(':\n\n');
    }
    ok(driver.panel.conversation.busy, 'a reply that still runs');
    await says('stopped arriving');
    ok(exchange.signal.aborted, 'a request that was let go');
  });

  it('says so when no reply came at all', async () => {
    (await driver.send('Hello')).send(start(), finish()).end();
    await says('No reply came back');
  });

  it('shows the words of an error the worker sent', async () => {
    (await driver.send('Hello'))
      .send(start(), { type: 'error', errorText: 'Sorry, <i>no</i>.' }, finish('failed'))
      .end();
    await says('Sorry, <i>no</i>.');
  });

  for (const [how, end] of Object.entries({
    'closes early': (exchange: Exchange) => exchange.cut(),
    breaks: (exchange: Exchange) => exchange.lose(),
  })) {
    it(`keeps the half of a stream that ${how}, and does not pass it off as whole`, async () => {
      end(await half(await driver.send('Hello')));
      await says('This reply was cut off.');
      equal(driver.texts('.text'), ['You can return it if']);
      equal(driver.panel.conversation.messages.at(-1)?.metadata.state, 'unfinished');
    });
  }

  for (const newline of ['\n', '\r\n', '\r']) {
    it(`reads a reply of ${JSON.stringify(newline)} lines wherever its bytes are cut`, async () => {
      const words = 'Größer für ₹, é, 🛋️ und लैंप.';
      const frames = answer(words).map((part) => `data: ${JSON.stringify(part)}${newline}${newline}`);
      const bytes = new TextEncoder().encode(frames.join(''));
      const exchange = await driver.send('Hello');
      for (const byte of bytes) {
        exchange.bytes(Uint8Array.of(byte));
        // The reader takes what is there before the next byte comes.
        await Promise.resolve();
      }
      exchange.raw(`data: [DONE]${newline}${newline}`).cut();
      await driver.idle();
      equal(
        [driver.texts('.text'), driver.all('.end').length, driver.chat.exchanges.length],
        [[words], 0, 1],
      );
    });
  }

  it('takes a reply released in one lump for what it is', async () => {
    (await driver.send('Hello')).send(...answer('Whole.')).end();
    await driver.idle();
    equal(
      [driver.texts('.text'), driver.all('.end').length, driver.chat.exchanges.length],
      [['Whole.'], 0, 1],
    );
  });

  it('tries again in place, by the same turn', async () => {
    const first = await half(await driver.send('Hello'));
    first.cut();
    await driver.idle();
    driver.find('.retry').click();
    const again = await driver.chat.exchange(1);
    equal([again.body.trigger, again.body.messageId], ['regenerate-message', 'm1']);
    equal(again.body.messages.at(-1)?.id, first.body.messages.at(-1)?.id);
    equal(again.body.messages, first.body.messages);
    await driver.drawn();
    equal(driver.texts('.text'), ['You can return it if'], 'the half stays until there is better');
    again.send(start('m1'), ...text('You can return it within 30 days.'), finish()).end();
    await driver.idle();
    equal(driver.texts('.text'), ['You can return it within 30 days.']);
    equal([driver.all('.reply').length, driver.all('.end').length], [1, 0]);
    equal(
      driver.panel.conversation.messages.map(({ role }) => role),
      ['user', 'assistant'],
    );
  });

  it('keeps the half when trying again fails too', async () => {
    (await half(await driver.send('Hello'))).cut();
    await driver.idle();
    driver.find('.retry').click();
    (await driver.chat.exchange(1)).unreachable();
    await says('cannot be reached');
    equal(driver.texts('.text'), ['You can return it if']);
  });

  it('tries again after a failure before the first word', async () => {
    (await driver.send('Hello')).respond(503);
    await driver.idle();
    driver.find('.retry').click();
    const again = await driver.chat.exchange(1);
    equal(
      again.body.messages.map(({ role }) => role),
      ['user'],
    );
    again.send(...answer('Here I am.')).end();
    await driver.idle();
    equal([driver.texts('.text'), driver.texts('.question p')], [['Here I am.'], ['Hello']]);
  });

  it('offers only the newest reply another try', async () => {
    (await driver.send('Hello')).respond(500);
    await driver.idle();
    (await driver.send('And?')).send(...answer('Yes')).end();
    await driver.idle();
    equal([driver.all('.end').length, driver.all('.retry').length], [1, 0]);
  });

  it('has drawn nothing twice when two answers claim one call', async () => {
    const exchange = await driver.send('Hello');
    exchange
      .send(...answer('One'))
      .send(...text('late', 'late'))
      .end();
    await until(() => !driver.panel.conversation.busy, 'the end');
    equal(driver.all('.reply').length, 1);
  });
});
