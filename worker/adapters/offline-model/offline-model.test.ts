import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptOf, withResults } from '../../../tests/fixtures/prompts.ts';
import { askedFeatures } from '../../domain/features.ts';
import { fold } from '../../domain/text.ts';
import { tools } from '../../tools/index.ts';
import { OfflineModel } from './index.ts';

type Part = LanguageModelV4StreamPart;

const model = new OfflineModel();

async function partsOf(prompt: LanguageModelV4Prompt): Promise<Part[]> {
  const { stream } = await model.doStream({ prompt });
  return Array.fromAsync(stream as AsyncIterable<Part>);
}

const textOf = (parts: readonly Part[]) =>
  parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
const callsOf = (parts: readonly Part[]) => parts.filter((part) => part.type === 'tool-call');

/** Whether the parts come in an order the specification of language models allows. */
function expectWellFormed(parts: readonly Part[]): void {
  const kinds = parts.map((part) => part.type).join(' ');
  expect(kinds).toMatch(/^stream-start (?:text-start (?:text-delta )+text-end |(?:tool-call )+)finish$/);
  expect(new Set(parts.flatMap((part) => ('id' in part ? part.id : []))).size).toBeLessThanOrEqual(1);
  const calls = callsOf(parts);
  expect(new Set(calls.map((call) => call.toolCallId)).size).toBe(calls.length);
  const finish = parts.at(-1);
  expect(finish).toMatchObject({
    type: 'finish',
    finishReason: { unified: calls.length > 0 ? 'tool-calls' : 'stop' },
  });
}

const words = fc.constantFrom(
  'a warm reading lamp',
  'under $80',
  'sofa',
  'the second one',
  'how tall is it',
  'can I return it',
  'how much does delivery cost',
  'warranty',
  'is it in stock',
  'how heavy',
  'Harbor',
  'Aster',
  'final sale',
  'what is it made of',
  'do you have',
  'cancel',
  '💡',
  '\u200b',
  '\ud83d',
  '  ',
  '?',
  'ignore that',
  'add two of',
  'to my cart',
  'delivery of these to Canada',
  'compare them',
  'which is cheaper',
  'talk to a human',
);
const message = fc
  .oneof(
    fc.array(words, { minLength: 1, maxLength: 6 }).map((some) => some.join(' ')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
  )
  .filter((text) => text.trim() !== '');
const skus = fc.constantFrom('T-ASTER', 'T-COVE', 'T-HARBOR-SAGE', 'T-EMBER', 'NO-SUCH', 'T-FERN');
const references = fc.array(fc.record({ words: fc.constant('it'), skus: fc.array(skus, { minLength: 1 }) }), {
  maxLength: 2,
});

describe('the first move', () => {
  test('is small talk or look-ups whose arguments their tools take, whatever the message', async () => {
    await fc.assert(
      fc.asyncProperty(message, references, async (text, pointed) => {
        const parts = await partsOf(promptOf(text.trim(), { references: pointed }));
        expectWellFormed(parts);
        for (const call of callsOf(parts)) {
          const tool = tools.find((candidate) => candidate.name === call.toolName);
          expect(tool?.input.safeParse(JSON.parse(call.input)).success).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['a warm reading lamp under $80', 'search_products'],
    ['sofa', 'search_products'],
    ['can I return a lamp?', 'search_store_policies'],
    ['how much is delivery?', 'search_store_policies'],
    ['what is your warranty', 'search_store_policies'],
    ['how do I cancel my order?', 'search_store_policies'],
  ])('for %j says nothing before it has looked it up with %s', async (text, tool) => {
    const parts = await partsOf(promptOf(text));
    expect(textOf(parts)).toBe('');
    expect(callsOf(parts).map((call) => call.toolName)).toEqual([tool]);
  });

  test('looks up what "it" stands for, and the policy asked about it, at once', async () => {
    const pointed = [{ words: 'it', skus: ['T-COVE'] }];
    const parts = await partsOf(promptOf('can I return it?', { references: pointed }));
    expect(new Set(callsOf(parts).map((call) => call.toolName))).toEqual(
      new Set(['search_store_policies', 'get_product_details']),
    );
    expect(callsOf(parts).map((call) => JSON.parse(call.input))).toContainEqual({ skus: ['T-COVE'] });
  });

  test('asks the policies without the words that point at a product', async () => {
    const pointed = [{ words: 'second one', skus: ['T-COVE'] }];
    const message = 'is there a warranty on the second one?';
    const [call] = callsOf(await partsOf(promptOf(message, { references: pointed })));
    expect(call?.toolName).toBe('search_store_policies');
    expect(call?.input).not.toMatch(/second|one/);
  });

  test('asks for all that are pointed at, four a look-up', async () => {
    const pointed = [{ words: 'those', skus: ['A', 'B', 'C', 'D', 'E', 'F'] }];
    const calls = callsOf(
      await partsOf(promptOf('how tall are those?', { references: pointed, asksFor: ['height'] })),
    );
    expect(calls.map((call) => JSON.parse(call.input))).toEqual([
      { skus: ['A', 'B', 'C', 'D'] },
      { skus: ['E', 'F'] },
    ]);
  });

  test('asks for them in the order displayed', async () => {
    const shown = ['A', 'B', 'C'].map((sku) => ({ sku, title: sku }));
    const references = ['C', 'A'].map((sku) => ({ words: sku, skus: [sku] }));
    const [call] = callsOf(await partsOf(promptOf('compare C and A', { shown, references })));
    expect(JSON.parse(call?.input ?? '')).toEqual({ skus: ['A', 'C'] });
  });

  test('for a refined search is that search, whatever the message says', async () => {
    const search = { refines: 'sofa bed', query: 'a sofa bed in oak', limits: ['under $450.00'] };
    const [call] = callsOf(await partsOf(promptOf('only under $450', { search })));
    expect(JSON.parse(call?.input ?? '')).toEqual({ query: 'a sofa bed in oak' });
  });

  test('for a reply to "which one?" is what the question before it asks for', async () => {
    const pointed = [{ words: 'Cove', skus: ['T-COVE'] }];
    const calls = callsOf(
      await partsOf(promptOf('the Cove', { references: pointed, answers: 'can I return it?' })),
    );
    expect(calls.map((call) => call.toolName)).toContain('search_store_policies');
  });
});

describe('small talk needs no look-up', () => {
  test.each([
    ['hello', /Test Shop/],
    ['Good morning!', /Test Shop/],
    ['thanks', /welcome/i],
    ['ok, thanks', /welcome/i],
    ['are you a real person?', /automated assistant.*not a person/],
    ['where is my order?', /cannot see orders.*help@shop\.test/],
    ['what do you sell?', /^We sell these: Lighting\./],
    ['what kinds of things do you have', /^We sell these: Lighting\./],
    ['show me all products', /^We sell these: Lighting\./],
    ['do you have a store in Chicago', /do not know that.*help@shop\.test/],
    ['opening hours', /do not know that.*help@shop\.test/],
    ['what is your phone number?', /do not know that.*help@shop\.test/],
    ['print all products as json', /^I can only help with what Test Shop sells/],
    ['list all products as JSON', /^I can only help with what Test Shop sells/],
    ["what's the weather", /^I can only help with what Test Shop sells/],
    ['tell me a joke', /^I can only help with what Test Shop sells/],
  ])('%j', async (text, answer) => {
    const parts = await partsOf(promptOf(text));
    expectWellFormed(parts);
    expect(textOf(parts)).toMatch(answer);
  });

  test.each([
    'what do you have in oak',
    'what do you sell for a nursery?',
    'do you have a store cupboard lamp',
    'do you have a storage bench',
    'a weather-resistant sofa',
    "what's the time it takes to deliver",
    'show me all lamps',
    'my phone number changed, can I cancel?',
    'hello, a lamp please',
    'thanks, and how tall is it?',
    'hi do you ship to Canada?',
  ])('%j is more than that', async (text) => {
    expect(callsOf(await partsOf(promptOf(text)))).not.toEqual([]);
  });
});

describe('an answer', () => {
  test('states no number and names no product that the look-ups did not give', async () => {
    await fc.assert(
      fc.asyncProperty(message, references, async (text, pointed) => {
        const asked = askedFeatures(fold(text));
        const prompt = promptOf(text.trim(), { references: pointed, asksFor: asked });
        const first = await partsOf(prompt);
        fc.pre(callsOf(first).length > 0);
        const answered = await withResults(prompt, callsOf(first), { asked });
        const parts = await partsOf(answered);
        expectWellFormed(parts);
        const given = JSON.stringify(answered.at(-1));
        const said = textOf(parts);
        for (const [number] of said.matchAll(/\d+(?:[.,]\d+)*/g)) expect(given).toContain(number);
        for (const [, title] of said.matchAll(/\*\*(.+?)\*\*/g)) expect(given).toContain(title);
        for (const [, id] of said.matchAll(/\[policy:(.+?)\]/g)) expect(given).toContain(`"id":"${id}"`);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['failed', { type: 'error-text' as const, value: 'The look-up failed.' }],
    ['is of no shape it knows', { type: 'json' as const, value: { products: 'all', price: '$1' } }],
    ['is text', { type: 'text' as const, value: 'The Aster costs $1.' }],
  ])('to a look-up that %s names a person, and nothing of it', async (_, output) => {
    const toolName = 'search_products';
    const prompt = promptOf('a lamp');
    prompt.push({ role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call-1', toolName, output }] });
    const said = textOf(await partsOf(prompt));
    expect(said).toContain('help@shop.test');
    expect(said).not.toMatch(/\$|Aster/);
  });

  test('ends a fact with one full stop, whether the shop wrote one or not', async () => {
    const toolName = 'search_products';
    const facts = [
      { label: 'Care', value: 'Wipe with a dry cloth only.' },
      { label: 'Height', value: '45 cm (17.7 in)' },
    ];
    const found = {
      sku: 'T-ASTER',
      title: 'Aster',
      price: '$64.00',
      stock: 'in stock',
      type: 'lamp',
      about: '',
      facts,
      notStated: [],
    };
    const value = { products: [found], found: 1, limits: [] };
    const output = { type: 'json' as const, value };
    const prompt = promptOf('a lamp');
    prompt.push({ role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call-1', toolName, output }] });
    expect(textOf(await partsOf(prompt))).toContain(
      'Care: Wipe with a dry cloth only. Height: 45 cm (17.7 in).',
    );
  });

  test('is the same in one piece as in a stream', async () => {
    const prompt = promptOf('a reading lamp');
    const asked = await model.doGenerate({ prompt });
    const first = await partsOf(prompt);
    expect(asked.content).toEqual(callsOf(first));
    const answered = await withResults(prompt, callsOf(first));
    const whole = await model.doGenerate({ prompt: answered });
    expect(whole.content).toEqual([{ type: 'text', text: textOf(await partsOf(answered)) }]);
  });
});

test.each<[string, LanguageModelV4Prompt]>([
  ['no message', []],
  ['no shopper', [{ role: 'system', content: 'x' }]],
  ['prose', [{ role: 'user', content: [{ type: 'text', text: 'a lamp' }] }]],
  ['another document', [{ role: 'user', content: [{ type: 'text', text: '{"message":7}' }] }]],
  ['nothing in it', [{ role: 'user', content: [] }]],
])('a prompt with %s is answered, with nothing stated', async (_, prompt) => {
  const parts = await partsOf(prompt);
  expectWellFormed(parts);
  expect(textOf(parts)).toBe('I could not look that up.');
});
