import { expect, test } from 'vitest';
import { answer, callPart, finish, scriptedModel } from '../../tests/fixtures/scripted-model.ts';
import { testIndex } from '../../tests/fixtures/shop.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';
import type { Retrieval } from '../ports/retrieval.ts';

const index = testIndex();
const degraded: Retrieval = {
  vocabulary: () => index.vocabulary(),
  asksPolicies: (text) => index.asksPolicies(text),
  products: async (query) => ({ ...(await index.products(query)), degraded: true }),
  policies: async (question, limit) => ({ ...(await index.policies(question, limit)), degraded: true }),
};

const lookUp = (...calls: [string, object][]) => [
  ...calls.map(([name, input], at) => callPart(name, input, `call-${at}`)),
  finish('tool-calls'),
];
const lamps: [string, object] = ['search_products', { query: 'reading lamp' }];
const returns: [string, object] = ['search_store_policies', { question: 'return window' }];

const noticesOf = async (model: ReturnType<typeof scriptedModel>, retrieval: Retrieval) => {
  const { parts } = await takeTurn(model, 'a reading lamp, and can I return it?', { retrieval });
  return parts.filter((part) => part.type === 'data-notice');
};

test('a search that was not what it should be is told once, however often it was used', async () => {
  const model = scriptedModel(lookUp(lamps, returns), lookUp(lamps), answer('Here are some lamps.'));
  const notices = await noticesOf(model, degraded);
  expect(notices.map(({ data }) => data.reason)).toEqual(['degraded-retrieval']);
  expect(notices[0]?.data.text).toContain('simpler');
});

test('policies count, too', async () => {
  const model = scriptedModel(lookUp(returns), answer('You can return it.'));
  expect(await noticesOf(model, degraded)).toHaveLength(1);
});

test('a search as it should be is told of not at all, and neither is one that was not used', async () => {
  const model = () => scriptedModel(lookUp(lamps, returns), answer('Here are some lamps.'));
  expect(await noticesOf(model(), index)).toEqual([]);
  expect(await noticesOf(scriptedModel(answer('Hello there!')), degraded)).toEqual([]);
});
