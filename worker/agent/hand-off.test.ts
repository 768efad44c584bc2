import { describe, expect, test } from 'vitest';
import {
  answer,
  calling,
  callPart,
  finish,
  scriptedModel,
  text,
} from '../../tests/fixtures/scripted-model.ts';
import { answered, said, takeTurn } from '../../tests/fixtures/turn.ts';

const handoffs = (turn: Awaited<ReturnType<typeof takeTurn>>) =>
  turn.parts.flatMap((part) => (part.type === 'data-handoff' ? [part.data] : []));

describe('a clear ask for a person', () => {
  test.each([
    ['I want to talk to a human', 'person'],
    ['My lamp arrived broken', 'damage'],
    ['I want to make a warranty claim', 'warranty'],
    ['Nobody answers my emails', 'complaint'],
    ['do you take trade orders?', 'trade'],
    ['Ich möchte mit einem Menschen sprechen', 'person'],
  ])('%j is met without a model', async (message, reason) => {
    const model = scriptedModel(answer('No.'));
    const turn = await takeTurn(model, message);
    expect(model.calls).toEqual([]);
    expect(turn.finish).toMatchObject({ outcome: 'handed-off', usage: { modelCalls: 0 } });
    expect(turn.record).toMatchObject({ outcome: 'handed-off', reason });
    expect(handoffs(turn)).toMatchObject([{ reason, contact: 'help@shop.test' }]);
    expect(turn.text).toContain('help@shop.test');
    expect(turn.finish.trace.at(-1)).toMatchObject({ stage: 'route', note: `handed off: ${reason}` });
  });

  test('repeats nothing of what the shopper wrote, and names what they point at', async () => {
    const model = scriptedModel(
      calling('search_products', { query: 'Aster reading lamp' }),
      answer('The Aster Reading Lamp costs $64.00.'),
    );
    const first = said('the Aster reading lamp');
    const found = await takeTurn(model, [first]);
    const complaint = 'That lamp arrived broken. I am Jane Doe, jane@doe.test, 5 Elm Street.';
    const turn = await takeTurn(model, [first, answered(found), said(complaint)]);
    expect(handoffs(turn)[0]?.text).toContain('It is about: Aster Reading Lamp');
    expect(JSON.stringify(turn.parts)).not.toMatch(/jane|elm street/i);
  });
});

describe('a handoff the model asks for', () => {
  const handoff = callPart('handoff_to_human', { reason: 'other', summary: 'A custom size' }, 'h');

  test('ends the turn in words of ours, with no further call', async () => {
    const model = scriptedModel([...text('Let me see. '), handoff, finish('tool-calls')], answer('I argue.'));
    const turn = await takeTurn(model, 'can you build it 7 cm wider for me?');
    expect(model.calls).toHaveLength(1);
    expect(turn.finish.outcome).toBe('handed-off');
    expect(turn.text).toBe(
      'A person on our team can help you with this: please write to help@shop.test with your order number, if you have one.',
    );
    expect(handoffs(turn)).toHaveLength(1);
  });

  test('of no known reason is refused, and the turn goes on', async () => {
    const bad = calling('handoff_to_human', { reason: 'lawsuit', summary: 'x' });
    const turn = await takeTurn(scriptedModel(bad, answer('I cannot help with that.')), 'hm, a lamp?');
    expect(turn.finish.outcome).toBe('answered');
    expect(handoffs(turn)).toEqual([]);
  });
});

describe('a cart the model proposes', () => {
  const propose = calling('propose_cart', { lines: [{ sku: 'T-ASTER', quantity: 2 }] });
  const carts = (turn: Awaited<ReturnType<typeof takeTurn>>) =>
    turn.parts.flatMap((part) => (part.type === 'data-cart' ? [part.data] : []));

  test('is made by code and named by its turn', async () => {
    const turn = await takeTurn(
      scriptedModel(
        propose,
        answer('Two Aster Reading Lamps come to $128.00. Tap to add them to your cart.'),
      ),
      [{ ...said('two of the Aster lamps please'), id: 'u-7' }],
    );
    expect(carts(turn)).toEqual([
      {
        id: 'cart-u-7',
        lines: [
          {
            sku: 'T-ASTER',
            title: 'Aster Reading Lamp',
            options: {},
            quantity: 2,
            unitPrice: { amount: 6400, currency: 'USD' },
            lineTotal: { amount: 12_800, currency: 'USD' },
          },
        ],
        total: { amount: 12_800, currency: 'USD' },
        note: 'Nothing is in your cart until you tap the button.',
      },
    ]);
    expect(turn.text).toContain('$128.00');
  });

  test('is not said to be in a cart', async () => {
    const turn = await takeTurn(
      scriptedModel(propose, answer('I’ve added two Aster Reading Lamps to your cart. Anything else?')),
      'two of the Aster lamps please',
    );
    expect(turn.text).not.toMatch(/added/);
    expect(turn.text).toContain('Anything else?');
    expect(carts(turn)).toHaveLength(1);
  });

  test('stands as it was proposed last', async () => {
    const other = calling('propose_cart', { lines: [{ sku: 'T-COVE', quantity: 1 }] });
    const turn = await takeTurn(scriptedModel(propose, other, answer('Here it is.')), 'rather the Cove lamp');
    expect(carts(turn).map(({ lines }) => lines.map(({ sku }) => sku))).toEqual([['T-COVE']]);
  });
});
