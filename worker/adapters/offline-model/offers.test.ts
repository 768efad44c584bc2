import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import { promptOf, withResults } from '../../../tests/fixtures/prompts.ts';
import type { PromptData } from '../../domain/views.ts';
import type { ToolContext } from '../../tools/tool.ts';
import { OfflineModel } from './index.ts';

const model = new OfflineModel();

async function partsOf(prompt: LanguageModelV4Prompt): Promise<LanguageModelV4StreamPart[]> {
  const { stream } = await model.doStream({ prompt });
  return Array.fromAsync(stream as AsyncIterable<LanguageModelV4StreamPart>);
}

/** What it looks up for a message, and what it says then. */
async function takes(message: string, data: Partial<PromptData> = {}, context: Partial<ToolContext> = {}) {
  const prompt = promptOf(message, data);
  const calls = (await partsOf(prompt)).filter((part) => part.type === 'tool-call');
  const answered = await partsOf(await withResults(prompt, calls, context));
  return {
    calls: calls.map(({ toolName, input }) => [toolName, JSON.parse(input)]),
    text: answered.map((part) => (part.type === 'text-delta' ? part.delta : '')).join(''),
  };
}

const pointing = (...skus: string[]): Partial<PromptData> => ({ references: [{ words: 'it', skus }] });

describe('delivery of certain products', () => {
  test.each<[string, string[], unknown]>([
    [
      'how much is delivery of these to Canada?',
      ['T-ASTER', 'T-COVE'],
      {
        lines: [
          { sku: 'T-ASTER', quantity: 1 },
          { sku: 'T-COVE', quantity: 1 },
        ],
        country: 'CA',
      },
    ],
    ['what does shipping for it cost', ['T-ASTER'], { lines: [{ sku: 'T-ASTER', quantity: 1 }] }],
    [
      'how much to ship two of it to the UK',
      ['T-ASTER'],
      { lines: [{ sku: 'T-ASTER', quantity: 2 }], country: 'GB' },
    ],
    ['when would it arrive?', ['T-ASTER'], { lines: [{ sku: 'T-ASTER', quantity: 1 }] }],
  ])('%j is quoted', async (message, skus, input) => {
    expect((await takes(message, pointing(...skus))).calls).toEqual([['quote_shipping', input]]);
  });

  test('is told with its cost, its days, the total and the tax', async () => {
    expect((await takes('how much is delivery?', pointing('T-ASTER'))).text).toBe(
      'Delivery to the United States costs $6.90. Delivery by parcel is free from $75.00. Aster Reading Lamp: 3 to 5 business ' +
        'days, from Thursday, December 3, 2026 to Monday, December 7, 2026. With delivery, the total is $70.90. Sales tax is not ' +
        'included; the checkout works it out for the address and shows it before paying.',
    );
    const { text } = await takes('how much is delivery of these?', pointing('T-ASTER', 'T-HARBOR-RUST'));
    expect(text).toContain(
      'Delivery to the United States costs $79.00 in all: free by parcel and $79.00 for furniture by truck.',
    );
  });

  test('says why there is none, and what is possible', async () => {
    expect((await takes('how much is delivery to Germany?', pointing('T-ASTER'))).text).toBe(
      'Aster Reading Lamp cannot be sent to Germany. Everything asked for can be sent to the United States or Canada.',
    );
  });

  test('of nothing in particular is a question for the policies', async () => {
    expect((await takes('how much is delivery to Canada?')).calls.map(([tool]) => tool)).toEqual([
      'search_store_policies',
    ]);
  });
});

describe('what is wanted in the cart', () => {
  test.each<[string, number]>([
    ['add two of the second one to my cart', 2],
    ['put it in the basket', 1],
    ["I'll take 3 of them", 3],
    ['I want to buy it', 1],
    ['I would like to order a pair of these', 2],
    ['add 4 to my cart please', 4],
    ['add 500 of it to my cart', 1],
  ])('%j is proposed', async (message, quantity) => {
    const { calls } = await takes(message, pointing('T-ASTER'));
    expect(calls).toEqual([['propose_cart', { lines: [{ sku: 'T-ASTER', quantity }] }]]);
  });

  test.each(['how do I order?', 'I want a lamp', 'do you take credit cards?', 'add a lamp to my wishes'])(
    '%j is not',
    async (message) => {
      const { calls } = await takes(message);
      expect(calls.map(([tool]) => tool)).not.toContain('propose_cart');
    },
  );

  test('is told with its amounts, and that nothing is in the cart yet', async () => {
    expect((await takes('add two of it to my cart', pointing('T-ASTER'))).text).toBe(
      '2 × Aster Reading Lamp at $64.00 each: $128.00 together. Tap the button below to add this to your cart; nothing is in it until you do.',
    );
    expect((await takes('I want to buy these', pointing('T-ASTER', 'T-COVE'))).text).toContain(
      'The total is $116.00.',
    );
  });

  test('says what cannot be had', async () => {
    const { text } = await takes('add it to my cart', pointing('T-HARBOR-SAGE'));
    expect(text).toBe('Harbor Sofa (Sage green) is sold out. Leave it out, or choose another product.');
  });
});

describe('products held against each other', () => {
  test('by one measure say it, and by how much', async () => {
    const { calls, text } = await takes('which is cheaper?', pointing('T-ASTER', 'T-BIRCH'));
    expect(calls).toEqual([['compare_products', { skus: ['T-ASTER', 'T-BIRCH'] }]]);
    expect(text).toBe(
      'Of these, the Aster Reading Lamp is the cheapest: $64.00. The Birch Reading Lamp: $79.00. ' +
        'Aster Reading Lamp is $15.00 cheaper than Birch Reading Lamp.',
    );
  });

  test('are, though the words sound like the policies too', async () => {
    const told = { ...pointing('T-ASTER', 'T-BIRCH'), seemsAbout: 'policies' as const };
    const { calls } = await takes('which is cheaper, the first or the second?', told);
    expect(calls).toEqual([['compare_products', { skus: ['T-ASTER', 'T-BIRCH'] }]]);
  });

  test('by nothing in particular are told side by side', async () => {
    const { text } = await takes('compare the two', pointing('T-ASTER', 'T-BIRCH'));
    expect(text).toBe(
      'Here they are side by side. ' +
        'Aster Reading Lamp is $15.00 cheaper than Birch Reading Lamp. Aster Reading Lamp is 107 cm (42.1 in) lower than Birch Reading Lamp.',
    );
  });

  test('more than four are looked up instead', async () => {
    const skus = ['A', 'B', 'C', 'D', 'E'];
    const { calls } = await takes('which is cheapest?', pointing(...skus));
    expect(calls.map(([tool]) => tool)).toEqual(['get_product_details', 'get_product_details']);
  });
});

test('whoever asks for a person is handed over', async () => {
  const { calls, text } = await takes('can I talk to a human');
  expect(calls).toEqual([['handoff_to_human', { reason: 'person', summary: 'Asks for a person.' }]]);
  expect(text).toBe(
    'A person of the shop will help you. Please write to help@shop.test with your order number, if you have one.',
  );
});
