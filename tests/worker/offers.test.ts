import { expect, test } from 'vitest';
import { assistant, chat, partsOf, partsOfType, post, textOf, user } from './shop.ts';

test('delivery of what was shown is quoted by the shop’s own rules, and two of it are proposed for the cart', async () => {
  const first = user('a warm reading lamp under $80', 'u1');
  const found = await partsOf(await post(chat(first)));
  const shown = partsOfType(found, 'data-products');
  const answer = assistant([{ type: 'text', text: textOf(found) }, ...shown]);
  const second = shown[0]?.data.products[1];

  const quoted = await partsOf(
    await post(chat(first, answer, user('how much is delivery of the second one to Canada?', 'u2'))),
  );
  expect(textOf(quoted)).toContain('Delivery to Canada costs $14.90.');

  const proposed = await partsOf(
    await post(chat(first, answer, user('add two of the second one to my cart', 'u3'))),
  );
  const [cart] = partsOfType(proposed, 'data-cart');
  expect(cart?.data).toMatchObject({ id: 'cart-u3', lines: [{ sku: second?.sku, quantity: 2 }] });
  expect(cart?.data.total.amount).toBe(2 * (second?.price?.amount ?? 0));
});

test('whoever asks for a person is handed over at once', async () => {
  const parts = await partsOf(await post(chat(user('My sofa arrived damaged, I want to talk to a human'))));
  const [handoff] = partsOfType(parts, 'data-handoff');
  expect(handoff?.data).toMatchObject({ reason: 'damage', contact: 'help@alderlane.example' });
  expect(partsOfType(parts, 'finish')[0]?.messageMetadata).toMatchObject({
    outcome: 'handed-off',
    usage: { modelCalls: 0 },
  });
});
