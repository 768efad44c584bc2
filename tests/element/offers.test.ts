import type { Cart } from '../../shared/cart.ts';
import type { StreamPart } from '../../shared/chat.ts';
import { equal, ok } from './assert.ts';
import { type Driver, mountOpen } from './driver.ts';
import { answer, finish, start, text } from './parts.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const cart: Cart = {
  id: 'cart-u1',
  lines: [
    {
      sku: 'A-1',
      title: 'Aster <b>Lamp</b>',
      options: { colour: 'Brass' },
      quantity: 2,
      unitPrice: usd(6400),
      lineTotal: usd(12_800),
    },
    {
      sku: 'B-1',
      title: 'Birch Sofa',
      options: {},
      quantity: 1,
      unitPrice: usd(90_000),
      lineTotal: usd(90_000),
      note: 'made to order in 21 days',
    },
  ],
  total: usd(102_800),
  note: 'Nothing is in your cart until you tap the button.',
};
const handoff: StreamPart = {
  type: 'data-handoff',
  id: 'handoff-1',
  data: {
    reason: 'damage',
    contact: 'help@shop.example',
    send: ['your order number', 'photos of the damage'],
    subject: 'Damaged & late?',
    text: 'Hello,\n\n- your order number: ',
  },
};

describe('what the shopper may do next', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  async function shown(part: StreamPart) {
    const exchange = await driver.send('Two of them please');
    exchange.send(start(), ...text('Here:'), part, finish()).end();
    await driver.idle();
    await driver.seen('.box');
  }
  const button = () => driver.find<HTMLButtonElement>('button.act');

  it('is a cart, as text, with its lines and its total', async () => {
    await shown({ type: 'data-cart', id: 'cart-1', data: cart });
    equal(driver.texts('.box li'), [
      '2 × Aster <b>Lamp</b>Brass $128.00',
      '1 × Birch Sofamade to order in 21 days $900.00',
    ]);
    ok(driver.find('.sum').textContent?.includes('$1,028.00'), 'the total');
    equal(driver.find('.box [role=status]').textContent, cart.note);
  });

  it('goes to the page, which says that it has taken it', async () => {
    await shown({ type: 'data-cart', id: 'cart-1', data: cart });
    const taken: unknown[] = [];
    const take = (event: Event) => {
      ok(event.cancelable && event.target instanceof HTMLElement, 'an event of the element');
      taken.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener('shop-assistant-cart', take);
    button().click();
    document.removeEventListener('shop-assistant-cart', take);
    equal(taken, [cart]);
    equal(driver.find('.box [role=status]').textContent, 'Sent to the cart');
    ok(button().disabled, 'not twice');
  });

  it('is told that a page without a cart cannot take it, and may be tried again', async () => {
    await shown({ type: 'data-cart', id: 'cart-1', data: cart });
    button().click();
    ok(driver.find('.box [role=status]').textContent?.startsWith('This page cannot'), 'said so');
    ok(!button().disabled, 'again');
  });

  it('is no cart of an older reply, whose prices may have changed', async () => {
    await shown({ type: 'data-cart', id: 'cart-1', data: cart });
    const exchange = await driver.send('And a rug?');
    exchange.send(...answer('No.')).end();
    await driver.idle();
    equal([driver.all('.box').length, driver.all('button.act').length], [1, 0]);
  });

  it('is a table of what the shop states of each, and says where it states nothing', async () => {
    const exchange = await driver.send('Compare them');
    const data = {
      products: [
        { sku: 'A-1', title: 'Aster <b>Lamp</b>' },
        { sku: 'B-1', title: 'Birch Lamp' },
      ],
      rows: [{ label: 'Weight', cells: ['1.8 kg (4 lb)', null] }],
    };
    exchange
      .send(start(), ...text('Side by side:'), { type: 'data-comparison', id: 'c', data }, finish())
      .end();
    await driver.idle();
    await driver.seen('.sides');
    equal(driver.texts('.sides thead th'), ['Fact', 'Aster <b>Lamp</b>', 'Birch Lamp']);
    equal(driver.texts('.sides tbody tr > *'), ['Weight', '1.8 kg (4 lb)', 'Not stated']);
  });

  it('is a letter to a person, which opens where letters are written', async () => {
    await shown(handoff);
    equal(driver.texts('.box h3'), ['Damaged & late?']);
    equal(driver.texts('.send li'), ['your order number', 'photos of the damage']);
    const link = driver.find<HTMLAnchorElement>('a.act');
    const { protocol, pathname, searchParams } = new URL(link.href);
    equal([protocol, pathname], ['mailto:', 'help@shop.example']);
    equal(searchParams.get('subject'), 'Damaged & late?');
    equal(searchParams.get('body'), 'Hello,\r\n\r\n- your order number: ');
  });
});
