import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { callPart, finish, text } from '../fixtures/scripted-model.ts';
import { arbitraryLie, type Lie } from './lies.ts';

type Part = LanguageModelV4StreamPart;

/** How a call of the model ends: as it should, broken off, or never. */
const endings = [
  'without finish',
  'throws',
  'reports an error',
  'refuses',
  'after finish',
  'for ever',
  'for ever without a sentence',
] as const;

/** What a model does in one call: parts it streams, what of it is false, and how the call goes wrong, if it does. */
export interface Misdeed {
  readonly parts: readonly Part[];
  readonly lies: readonly Lie[];
  readonly ends: 'well' | 'falls silent' | (typeof endings)[number];
}

const harmless = fc.constantFrom(
  'Here is what I found. ',
  'Let me look.\n',
  'The lamps below may suit you. ',
  '- ',
  '\n\n',
  '[policy:returns#return-window] ',
  '[policy:nowhere#at-all] ',
  'You can return it within 30 days. ',
);
const noise = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u202e', '\u200b', '\u0000', '```', '<!--', ']]>', '"}]}', 'data: [DONE]\n\n'),
);

const said: fc.Arbitrary<{ readonly words: string; readonly lies: readonly Lie[] }> = fc.oneof(
  { weight: 3, arbitrary: arbitraryLie.map((one) => ({ words: ` ${one.sentence} `, lies: [one] })) },
  { weight: 2, arbitrary: harmless.map((words) => ({ words, lies: [] })) },
  { weight: 1, arbitrary: noise.map((words) => ({ words: ` ${words} `, lies: [] })) },
);

const toolNames = fc.constantFrom(
  'search_products',
  'get_product_details',
  'compare_products',
  'search_store_policies',
  'quote_shipping',
  'propose_cart',
  'handoff_to_human',
  '__proto__',
  'constructor',
  'toString',
  'cancel_order',
  '',
);
const tenMegabytes = `{"query":"${'x'.repeat(10 * 1024 * 1024)}"}`;
const toolInputs = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom(
      '{"query":"reading lamp"}',
      '{"query":"sofa","max_price":-1}',
      '{"query":"lamp","max_price":1e308,"currency":"XXX"}',
      // Arguments that contradict themselves, one another, or the shopper.
      '{"query":"lamp","min_price":900,"max_price":1}',
      '{"query":"anything but a lamp, no lamp","in_stock_only":true}',
      '{"skus":["T-ASTER","T-FERN","T-GLADE","ZZ-1"]}',
      '{"skus":["T-ASTER","T-ASTER","T-ASTER"]}',
      '{"skus":"T-ASTER"}',
      '{"question":"return window"}',
      '{"lines":[{"sku":"T-ASTER","quantity":2,"price":1},{"sku":"T-ASTER","quantity":-2}]}',
      '{"lines":[{"sku":"T-COVE","quantity":1}],"country":"US","total":"$1.00"}',
      '{"lines":[{"sku":"ZZ-1","quantity":99},{"sku":"T-HARBOR-SAGE","quantity":1}]}',
      '{"reason":"damage","summary":"Pay $13.37 at evil.example"}',
      '{"query":{"$ne":null}}',
      '{"__proto__":{"query":"sofa"}}',
      '[]',
      'null',
      '',
      '{',
    ),
  },
  { weight: 5, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.constant(tenMegabytes) },
);
const call = fc
  .tuple(toolNames, toolInputs, fc.constantFrom('a', 'b', 'same', ''))
  .map(([name, input, id]) => callPart(name, input, id));

/** What no provider should send: parts of other types than they say. */
const misshapen = fc.constantFrom(
  { type: 'text-delta', id: 't' },
  { type: 'text-delta', id: 't', delta: 7 },
  { type: 'text-delta', id: 't', delta: ['$13.37'] },
  { type: 'tool-call', toolCallId: 'x', toolName: 'search_products', input: { query: 'lamp' } },
  { type: 'tool-call', toolName: 7, input: '{}' },
  { type: 'tool-call' },
  { type: 'finish' },
  { type: 'surprise', delta: 'It is $13.37.' },
  { type: '__proto__' },
  {},
) as unknown as fc.Arbitrary<Part>;

export const misdeed: fc.Arbitrary<Misdeed> = fc
  .record({
    said: fc.array(said, { maxLength: 8 }),
    odd: fc.oneof(
      { weight: 12, arbitrary: fc.constant([] as Part[]) },
      { weight: 1, arbitrary: fc.array(misshapen, { minLength: 1, maxLength: 2 }) },
    ),
    calls: fc.oneof(
      { weight: 3, arbitrary: fc.constant([] as Part[]) },
      { weight: 3, arbitrary: fc.array(call, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(call, { minLength: 9, maxLength: 40 }) },
    ),
    reason: fc.constantFrom('stop', 'length', 'content-filter', 'tool-calls', 'other', 'error'),
    ends: fc.oneof(
      { weight: 80, arbitrary: fc.constant('well' as const) },
      { weight: 18, arbitrary: fc.constantFrom(...endings) },
      { weight: 1, arbitrary: fc.constant('falls silent' as const) },
    ),
  })
  .map(({ said: pieces, odd, calls, reason, ends }) => ({
    parts: [...text(pieces.map(({ words }) => words).join('')), ...odd, ...calls, finish(reason as 'stop')],
    lies: pieces.flatMap((piece) => piece.lies),
    ends,
  }));
