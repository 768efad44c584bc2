import type { Understood } from '../../shared/chat.ts';
import { equal, ok } from './assert.ts';
import { type Driver, mountOpen } from './driver.ts';
import { answer, card, finish, start, text } from './parts.ts';

const understood: Understood[] = [
  { kind: 'price', words: 'under $80' },
  { kind: 'without', words: 'no <b>brass</b>' },
];

describe('what a question was understood as', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  async function shown(
    more: object = { understood, refined: 'a reading lamp under $80' },
    cards = [card('A-1')],
  ) {
    const exchange = await driver.send('Something like the last one, but cheaper');
    exchange
      .send(
        start(),
        ...text('Here:'),
        { type: 'data-products', id: 'p', data: { products: cards, ...more } },
        finish(),
      )
      .end();
    await driver.idle();
  }

  it('stands above the cards, as text', async () => {
    await shown();
    equal(driver.texts('.refined'), ['For: a reading lamp under $80']);
    equal(driver.texts('.condition'), ['under $80', 'no <b>brass</b>']);
    equal(
      driver.all('.condition').map(({ ariaLabel }) => ariaLabel),
      ['Remove: under $80', 'Remove: no <b>brass</b>'],
    );
    const [conditions, cards] = [driver.find('.conditions'), driver.find('.cards')];
    ok(conditions.getBoundingClientRect().bottom <= cards.getBoundingClientRect().top, 'above the cards');
    for (const button of driver.all('.condition')) {
      const { height } = button.getBoundingClientRect();
      ok(height >= 28, `something a finger can hit, not ${height}px`);
    }
  });

  it('is not there where the worker says nothing of it', async () => {
    await shown({ understood: [] });
    equal(driver.all('.refined, .conditions').length, 0);
  });

  it('is there where nothing was found: then it is what can be changed', async () => {
    await shown(undefined, []);
    equal([driver.all('.condition').length, driver.all('.cards').length], [2, 0]);
  });

  it('takes a condition back, as a message and as an action', async () => {
    await shown();
    driver.all('.condition')[0]?.click();
    const { body } = await driver.chat.exchange(1);
    equal(body.messages.at(-1)?.parts, [
      { type: 'text', text: 'Without under $80' },
      { type: 'data-action', data: { kind: 'refine', remove: 'under $80' } },
    ]);
    await driver.drawn();
    equal(driver.texts('.question p').at(-1), 'Without under $80');
    equal(driver.all('button.condition').length, 0, 'an old reply takes nothing back');
    equal(driver.texts('.condition'), ['under $80', 'no <b>brass</b>'], 'and still says what it was');
  });

  it('says it again when that is tried again, and not with the next question', async () => {
    await shown();
    driver.all('.condition')[0]?.click();
    (await driver.chat.exchange(1)).respond(500);
    await driver.idle();
    driver.find('.retry').click();
    const again = await driver.chat.exchange(2);
    equal(again.body.messages.at(-1)?.parts.length, 2);
    again.send(...answer('Wider now.')).end();
    await driver.idle();
    const next = await driver.send('And?');
    ok(!JSON.stringify(next.body).includes('data-action'), 'an action that is said once');
  });
});
