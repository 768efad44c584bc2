import { expect, it } from 'vitest';
import { emptyEvidence } from '../evidence.ts';
import { uncovered } from './check.ts';

const nothingLookedUp = () =>
  emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });

it.each([
  'Tell me what you are looking for, or ask me about delivery and returns.',
  'I can help with products, delivery, returns and care.',
  'Ask me about delivery or returns if you like.',
  'Hello! I can help you find products, compare them, and answer questions about shipping, returns and warranty.',
  'I am glad to help you with delivery, returns and payment.',
  'Feel free to ask about our return policy!',
  'Would you like to hear about delivery costs or the warranty?',
  'I can tell you about delivery, returns, warranty and care.',
  'I can look up our return policy.',
  'You can ask me anything about delivery times, exchanges or the warranty.',
])('offered help is no rule of the shop: %s', (sentence) => {
  expect(uncovered(sentence, nothingLookedUp())).toEqual([]);
});

it.each([
  'Delivery and returns are on us.',
  'I can help with returns, which we always accept.',
  'Ask me about delivery, it comes with a warranty.',
  'I can tell you about the warranty that covers everything.',
  'We help you with delivery and carry it into your room.',
  'I can help with delivery within a week.',
  'I can look up that returns are always accepted.',
  'You can return it whenever you like.',
  'We give you a warranty, ask me about delivery.',
])('a rule beside it is one all the same: %s', (sentence) => {
  expect(uncovered(sentence, nothingLookedUp())).not.toEqual([]);
});
