import { equal, ok, pause, until } from './assert.ts';
import { type Driver, mountOpen } from './driver.ts';
import { card, finish, products, source, start, text } from './parts.ts';

describe('a reply that streams', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  it('grows by what arrives', async () => {
    const exchange = await driver.send('Hello');
    equal(driver.texts('.question p'), ['Hello']);
    ok(driver.find('.rail').textContent?.includes('Working on it'), 'a sign that it runs');
    exchange.send(start(), { type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'Two ' });
    await until(() => driver.texts('.text').join() === 'Two', 'the first delta');
    const paragraph = driver.find('.text p');
    exchange.send({ type: 'text-delta', id: 't', delta: 'deltas.' });
    await until(() => driver.texts('.text').join() === 'Two deltas.', 'the second delta');
    ok(driver.find('.text p') === paragraph, 'the same paragraph: nothing was drawn anew');
    exchange.send({ type: 'text-end', id: 't' }, finish()).end();
    await driver.idle();
    equal(
      driver.panel.conversation.messages.map(({ id, role, metadata }) => [
        role === 'user' ? '' : id,
        metadata.state,
      ]),
      [
        ['', 'done'],
        ['m1', 'done'],
      ],
    );
  });

  it('says what the conversation needs, and nothing of the page it must not', async () => {
    const { body, url } = await driver.send('Hello');
    equal(url, driver.element.endpoint);
    equal(
      [body.trigger, body.messages.length, body.page.url],
      ['submit-message', 1, location.origin + location.pathname],
    );
  });

  it('is drawn at most once a frame, however many parts come', async () => {
    const exchange = await driver.send('Hello');
    exchange.send(start(), { type: 'text-start', id: 't' });
    await until(() => driver.all('.text').length, 'the text');
    let drawings = 0;
    const update = driver.panel.requestUpdate.bind(driver.panel);
    const watcher = new MutationObserver(() => {
      drawings += 1;
    });
    watcher.observe(driver.find('.text'), { childList: true, subtree: true, characterData: true });
    for (let count = 0; count < 200; count += 1) {
      exchange.send({ type: 'text-delta', id: 't', delta: `${count} ` });
    }
    await until(() => driver.find('.text').textContent?.includes('199'), 'the last delta');
    watcher.disconnect();
    ok(drawings <= 20, `few drawings for 200 parts, not ${drawings}`);
    update();
  });

  it('shows cards made of what the worker sent', async () => {
    const exchange = await driver.send('A lamp');
    const sale = card('A-1', {
      listPrice: { amount: 7900, currency: 'USD' },
      badges: ['sale', 'low-stock'],
      stock: { state: 'in-stock', quantity: 3 },
      facts: [{ label: 'Height', value: '45 cm' }],
      notStated: ['weight'],
      image: { url: `${location.origin}/script?js=no-picture`, alt: 'A brass lamp' },
    });
    const others = [
      card('A-2', { price: null, stock: { state: 'made-to-order', leadDays: 12 } }),
      card('A-3', { stock: { state: 'sold-out' } }),
    ];
    exchange.send(start(), ...text('Here:'), products(sale, ...others), finish()).end();
    await driver.idle();
    equal(driver.texts('.card h3'), ['Lamp A-1', 'Lamp A-2', 'Lamp A-3']);
    equal(driver.texts('.price'), ['$59.00 List price: $79.00', 'Price on request', '$59.00']);
    equal(
      driver.texts('.stock'),
      ['Only 3 left', 'Made to order in 12 days', 'In stock'].with(2, 'Sold out'),
    );
    equal(driver.texts('.badges li'), ['Sale']);
    equal(driver.texts('.card dl'), ['Height45 cm', '', '']);
    ok(driver.texts('.fine')[0]?.startsWith('Not stated: weight'), 'what is not stated');
    equal(driver.find<HTMLAnchorElement>('.card a').href, 'https://shop.example/A-1');
    const picture = driver.find<HTMLImageElement>('.card img');
    equal([picture.alt, picture.loading], ['A brass lamp', 'lazy']);
    const { width, height } = driver.find('.picture').getBoundingClientRect();
    equal(Math.round(width), Math.round(height), 'a square picture');
    picture.scrollIntoView();
    await until(() => !picture.checkVisibility(), 'no broken picture');
  });

  it('links only pages of its own cards, by http', async () => {
    const exchange = await driver.send('A lamp');
    exchange.send(start(), products(card('A-1', { url: 'javascript:alert(1)' })), finish()).end();
    await driver.idle();
    equal([driver.texts('.card h3'), driver.all('.card a').length], [['Lamp A-1'], 0]);
  });

  it('prints money and time in the language of the page', async () => {
    driver.element.lang = 'de-DE';
    const exchange = await driver.send('Lampe');
    exchange
      .send(start(), products(card('A-1', { price: { amount: 129900, currency: 'EUR' } })), finish())
      .end();
    await driver.idle();
    equal(driver.texts('.price'), ['1.299,00 €'.replaceAll(/\s/g, ' ')]);
    driver.element.lang = 'not a language';
    await driver.drawn();
    ok(driver.texts('.price')[0]?.includes('€'), 'a price all the same');
  });

  it('cites a passage by a number that opens it', async () => {
    const exchange = await driver.send('Returns?');
    exchange
      .send(
        start(),
        ...text(
          'Within 30 days [1](https://shop.example/policies/1), see [2](https://shop.example/policies/2).',
        ),
      )
      .send(source(1, 'You may return it.'), source(2), finish())
      .end();
    await driver.idle();
    await driver.seen('.citation');
    equal(driver.texts('.citation'), ['1', '2']);
    equal(driver.texts('.chip'), ['1Policy 1', '2Policy 2']);
    const [first] = driver.all('.citation');
    equal(first?.ariaLabel, 'Source 1: Policy 1');
    first?.click();
    const passage = await driver.seen('.passage:popover-open');
    equal(passage.querySelector('blockquote')?.textContent, 'You may return it.');
    equal(passage.querySelector('a')?.href, 'https://shop.example/policies/1');
    driver.press('Escape', {}, passage);
    ok(driver.element.open, 'the passage closes first, not the panel');
    passage.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    ok(!passage.matches(':popover-open'), 'a closed passage');
    driver.press('Escape');
    ok(!driver.element.open, 'then the panel');
  });

  it('lights up its steps as they run, and keeps them to be read', async () => {
    const step = (status: 'running' | 'done', more = {}) =>
      ({
        type: 'data-trace',
        id: '1',
        transient: true,
        data: { id: '1', stage: 'tool', tool: 'search', status, ...more },
      }) as const;
    const exchange = await driver.send('A lamp');
    exchange.send(start(), step('running'));
    await until(() => driver.all('details .dots .running').length === 1, 'a running step');
    ok(driver.find('.rail .label').textContent?.includes('Look up: search'), 'the name of the step');
    exchange.send(step('done', { ms: 0 }), ...text('Done.'));
    const trace = [
      step('done', {
        ms: 0,
        arguments: { query: '<b>lamp</b>', email: '[masked]' },
        tokens: { input: 10, output: 5 },
        note: '6 products',
      }).data,
    ];
    exchange.send(finish('answered', { trace })).end();
    await driver.idle();
    equal(driver.all('.dots .running').length, 0);
    driver.find('.rail summary').click();
    await driver.seen('.rail code');
    const opened = driver.texts('.rail li')[0] ?? '';
    for (const words of [
      'Look up: search',
      '< 1 ms',
      '6 products',
      '15 tokens',
      '{"query":"<b>lamp</b>","email":"[masked]"}',
    ]) {
      ok(opened.includes(words), `${words} in ${opened}`);
    }
    ok(driver.texts('.rail .fine')[0]?.includes('abcdef12'), 'the release');
  });

  it('asks back with buttons that answer', async () => {
    const exchange = await driver.send('Something nice');
    const question = 'What kind?';
    exchange
      .send(
        start(),
        ...text(question),
        { type: 'data-clarification', id: 'c', data: { question, options: ['A lamp', 'A sofa'] } },
        finish('clarified'),
      )
      .end();
    await driver.idle();
    equal([driver.texts('.option'), driver.texts('.reply .text')], [['A lamp', 'A sofa'], [question]]);
    driver.all('.option')[1]?.click();
    const { body } = await driver.chat.exchange(1);
    equal(
      body.messages.map(({ parts }) => parts[0]?.text),
      ['Something nice', question, 'A sofa'],
    );
    await driver.drawn();
    equal(driver.all('.option').length, 0, 'an answered question takes no second answer');
  });

  it('says why an answer is limited', async () => {
    const exchange = await driver.send('Hi');
    exchange
      .send(
        start(),
        { type: 'data-notice', id: 'n', data: { reason: 'offline-model', text: 'Short answers.' } },
        ...text('Hi'),
        finish(),
      )
      .end();
    await driver.idle();
    equal(driver.texts('.notice'), ['Short answers.']);
    const again = await driver.send('And?');
    again
      .send(
        start('m2'),
        { type: 'data-notice', id: 'n', data: { reason: 'offline-model', text: 'Short answers.' } },
        ...text('Yes'),
        finish(),
      )
      .end();
    await driver.idle();
    equal(driver.texts('.notice'), ['Short answers.'], 'said once, not under every answer');
  });

  it('can be stopped, and keeps what had come', async () => {
    const exchange = await driver.send('Hello');
    exchange.send(start(), { type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'Half a' });
    await until(() => driver.texts('.text').join() === 'Half a', 'half a reply');
    driver.find('.send[aria-label="Stop"]').click();
    ok(exchange.signal.aborted, 'a request that was let go');
    await driver.drawn();
    equal([driver.texts('.text'), driver.texts('.end p')], [['Half a'], ['You stopped this reply.']]);
    ok(driver.find('.send[aria-label="Send"]'), 'a way to send again');
    await pause(50);
    equal(driver.panel.conversation.messages.at(-1)?.metadata.state, 'stopped');
  });

  it('writes nothing into the conversation after it was replaced', async () => {
    const stale = await driver.send('First');
    stale.deaf = true;
    stale.send(
      start('stale'),
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'Old' },
    );
    await until(() => driver.texts('.text').join() === 'Old', 'the first reply');
    driver.element.ask('Second');
    const fresh = await driver.chat.exchange(1);
    ok(stale.signal.aborted, 'the first request let go');
    fresh.send(start('fresh'), ...text('New'));
    await until(() => driver.texts('.text').join() === 'Old,New', 'the second reply');
    stale.send({ type: 'text-delta', id: 't', delta: ' and stale' }, finish()).end();
    await pause(50);
    ok(driver.panel.conversation.busy, 'the end of the first is not the end of the second');
    fresh.send(finish()).end();
    await driver.idle();
    equal(driver.texts('.text'), ['Old', 'New']);
  });

  it('shows a long answer from its beginning, and leaves a reader where they are', async () => {
    const exchange = await driver.send('Tell me everything');
    exchange.send(start(), { type: 'text-start', id: 't' });
    for (let count = 0; count < 60; count += 1)
      exchange.send({ type: 'text-delta', id: 't', delta: `Line ${count}\n\n` });
    await until(() => driver.texts('.text').join().includes('Line 59'), 'all of it');
    await driver.drawn();
    const log = driver.find('.log');
    const top = log.getBoundingClientRect().top;
    const question = driver.find('.question').getBoundingClientRect().top;
    ok(question >= top && question < top + 60, 'the question at the top');
    await driver.seen('.jump');
    log.scrollTo({ top: 150, behavior: 'instant' });
    exchange.send({ type: 'text-delta', id: 't', delta: 'More\n\n' });
    await pause(100);
    equal(log.scrollTop, 150);
    driver.find('.jump').click();
    await until(() => driver.find('.jump').hidden, 'the end in sight');
  });
});
