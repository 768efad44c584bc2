import { equal, ok, pause } from './assert.ts';
import { type Driver, mountOpen } from './driver.ts';
import { answer } from './parts.ts';

describe('the composer', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  const sent = () => driver.chat.exchanges.length;

  it('sends on Enter, once, and empties itself', async () => {
    await driver.send('  Hello  ');
    driver.press('Enter');
    await pause(50);
    equal([sent(), driver.input.value, driver.texts('.question p')], [1, '', ['Hello']]);
  });

  it('sends what was typed and sent within one frame, and empties itself', async () => {
    driver.input.value = 'Quick';
    driver.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    driver.press('Enter');
    await driver.chat.exchange();
    await driver.drawn();
    equal(driver.input.value, '');
  });

  it('makes a new line on Shift and Enter', async () => {
    await driver.type('Hello');
    const event = driver.press('Enter', { shiftKey: true });
    equal([event.defaultPrevented, sent()], [false, 0]);
  });

  it('sends nothing with the Enter that ends a word of an input method', async () => {
    await driver.type('らんぷ');
    driver.press('Enter', { isComposing: true });
    driver.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    driver.press('Enter', { keyCode: 229 });
    await pause(50);
    equal(sent(), 0);
    driver.press('Enter', { keyCode: 13 });
    await driver.chat.exchange();
    await pause(50);
    equal(sent(), 1);
  });

  it('sends nothing that is empty or too long, and counts code points', async () => {
    await driver.type('   ');
    driver.press('Enter');
    ok(driver.find<HTMLButtonElement>('.send').disabled, 'a button that is off');
    await driver.type('🛋'.repeat(2000));
    equal([driver.all('.excess').length, driver.find<HTMLButtonElement>('.send').disabled], [0, false]);
    await driver.type('🛋'.repeat(2007));
    equal(driver.texts('.excess'), ['This message is too long: take out at least 7 of its characters.']);
    equal(
      [driver.input.getAttribute('aria-invalid'), driver.input.getAttribute('aria-describedby')],
      ['true', 'excess'],
    );
    driver.press('Enter');
    await pause(50);
    equal(sent(), 0);
  });

  it('puts a question that is too long into the input instead of losing it', async () => {
    driver.element.ask('x'.repeat(2001));
    await pause(100);
    equal([sent(), driver.input.value.length], [0, 2001]);
  });

  it('keeps what is typed while a reply runs, and sends it after', async () => {
    const exchange = await driver.send('First');
    await driver.type('Second');
    driver.press('Enter');
    await pause(50);
    equal([sent(), driver.input.value], [1, 'Second']);
    exchange.send(...answer('Yes')).end();
    await driver.idle();
    equal(driver.input.value, 'Second');
    driver.press('Enter');
    await driver.chat.exchange(1);
  });

  it('does not stop a reply with the second click of a double click', async () => {
    await driver.type('Hello');
    driver.find('.send').click();
    const exchange = await driver.chat.exchange();
    await driver.drawn();
    driver.find('.send').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    ok(!exchange.signal.aborted, 'a reply that runs');
  });

  it('grows with its text to five lines', async () => {
    const heights: number[] = [];
    for (const lines of [1, 3, 5, 12]) {
      await driver.type(Array(lines).fill('word').join('\n'));
      heights.push(driver.input.getBoundingClientRect().height);
    }
    const [one = 0, three = 0, five = 0, twelve = 0] = heights;
    ok(three - one === 48 && five - one === 96, `a line is 24px: ${heights}`);
    equal(twelve, five);
  });

  it('offers three ways to begin', async () => {
    equal(driver.all('.option').length, 3);
    driver.all('.option')[0]?.click();
    const { body } = await driver.chat.exchange();
    equal(body.messages.at(-1)?.parts[0]?.text, 'A warm reading lamp under $80');
  });
});
