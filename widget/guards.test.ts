import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { finishMetadataSchema, releaseSchema, type StreamPart, streamPartSchema } from '../shared/chat.ts';
import { isFinish, isKnownType, isStreamPart } from './guards.ts';

const card = {
  sku: 'LMP-01/a.b_c',
  title: 'Aria',
  url: 'https://shop.example/aria',
  image: { url: 'https://shop.example/aria.jpg', alt: 'A lamp' },
  options: { finish: 'Brass' },
  price: { amount: 5900, currency: 'USD' },
  listPrice: { amount: 7900, currency: 'USD' },
  stock: { state: 'in-stock' as const, quantity: 3 },
  badges: ['sale' as const, 'low-stock' as const],
  facts: [{ label: 'Height', value: '45 cm' }],
  notStated: ['weight'],
  provenance: { source: 'catalogue', asOf: '2026-11-30T18:40:00Z' },
};
const release = { commit: 'c', prompt: 'p', policies: 'p', catalogue: 'c', model: 'm', gate: 'g' };
const step = {
  id: 's1',
  stage: 'tool' as const,
  status: 'done' as const,
  tool: 'search',
  arguments: { query: 'lamp', deep: [1, null, { a: true }] },
  note: '6 products',
  ms: 0.5,
  tokens: { input: 1, output: 2, cached: 0 },
};
const examples: StreamPart[] = [
  { type: 'start', messageId: 'm', messageMetadata: { turn: 't', release } },
  { type: 'start-step' },
  { type: 'finish-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Hello' },
  { type: 'text-end', id: 't' },
  {
    type: 'source-url',
    sourceId: '1',
    url: 'https://shop.example/returns',
    title: 'Returns',
    providerMetadata: { shop: { section: 'Window', passage: '30 days' } },
  },
  { type: 'data-trace', id: 's1', data: step, transient: true },
  { type: 'data-products', id: 'p', data: { products: [card, { ...card, price: null }] } },
  {
    type: 'data-products',
    id: 'p',
    data: { products: [{ ...card, stock: { state: 'made-to-order', leadDays: 2 } }] },
  },
  {
    type: 'data-products',
    id: 'p',
    data: {
      products: [],
      understood: [
        { kind: 'price', words: 'under $80' },
        { kind: 'a kind of tomorrow', words: 'x' },
      ],
      refined: 'a reading lamp under $80',
    },
  },
  { type: 'data-clarification', id: 'c', data: { question: 'Which?', options: ['a', 'b'] } },
  {
    type: 'data-comparison',
    id: 'c',
    data: {
      products: [
        { sku: 'LMP-01', title: 'Aria' },
        { sku: 'LMP-02', title: 'Bell' },
      ],
      rows: [{ label: 'Weight', cells: ['1.8 kg', null] }],
    },
  },
  {
    type: 'data-cart',
    id: 'c',
    data: {
      id: 'cart-1',
      lines: [
        {
          sku: 'LMP-01',
          title: 'Aria',
          options: { finish: 'Brass' },
          quantity: 2,
          unitPrice: { amount: 5900, currency: 'USD' },
          lineTotal: { amount: 11800, currency: 'USD' },
          note: 'made to order',
        },
      ],
      total: { amount: 11800, currency: 'USD' },
      note: 'Nothing is in your cart.',
    },
  },
  {
    type: 'data-handoff',
    id: 'h',
    data: {
      reason: 'damage',
      contact: 'help@shop.example',
      send: ['your order number', 'photos'],
      subject: 'Damaged on arrival',
      text: 'Hello',
    },
  },
  { type: 'data-notice', id: 'n', data: { reason: 'offline-model', text: 'Short.' } },
  { type: 'data-notice', id: 'n', data: { reason: 'budget-reached', text: 'Short.' } },
  { type: 'error', errorText: 'Sorry' },
  { type: 'abort' },
  {
    type: 'finish',
    finishReason: 'stop',
    messageMetadata: {
      turn: 't',
      release,
      outcome: 'answered',
      usage: { modelCalls: 2, inputTokens: 3, outputTokens: 4, cachedTokens: 0, costMicros: 14 },
      ms: 12,
      trace: [step],
    },
  },
];

/** Values a check is likely to get wrong, and whole pieces that may land where they do not belong. */
const replacements: unknown[] = [
  null,
  true,
  false,
  '',
  'x',
  'USD',
  'usd',
  'LMP-01',
  '-bad sku',
  'a'.repeat(21),
  'a'.repeat(65),
  'a'.repeat(121),
  '🛋'.repeat(100),
  'a'.repeat(201),
  'a'.repeat(221),
  'a'.repeat(301),
  'a'.repeat(321),
  'a'.repeat(4001),
  99,
  100,
  Array.from({ length: 13 }, () => ({ kind: 'price', words: 'x' })),
  'tool',
  'budget-reached',
  'sold-out',
  'constructor',
  '__proto__',
  0,
  -1,
  1.5,
  -0.5,
  2 ** 53,
  1e300,
  [],
  {},
  [{}],
  ['x', 'x', 'x', 'x', 'x', 'x', 'x'],
  Array.from({ length: 13 }, () => card),
  { state: 'sold-out', quantity: -1 },
  { state: 'toString' },
  { amount: 1, currency: 'EURO' },
  { passage: 'p', section: 's' },
  '2026-02-29T00:00:00Z',
  '2024-02-29T23:59Z',
  '2026-11-30T24:00:00Z',
  '2026-11-30T18:40:00.123456Z',
  '2026-11-30T18:40:00+01:00',
  '2026-04-31T00:00:00Z',
  ' 2026-11-30T18:40:00Z',
  '2026-11-30T18:40:00Z\n',
  ...examples,
];

/** Sets, deletes or adds something at a place chosen by `choices`. */
function mutated(value: unknown, choices: number[], replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement;
  const [choice = 0, ...rest] = choices;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  const keys = Object.keys(copy);
  const key = keys[choice % (keys.length + 1)];
  if (key === undefined)
    return Array.isArray(copy) ? [...copy, replacement] : { ...copy, extra: replacement };
  if (rest.length === 0 && choice % 3 === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  }
  copy[key] = rest.length === 0 ? replacement : mutated(copy[key], rest, replacement);
  return copy;
}

const mutation = fc.tuple(
  fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }),
  fc.constantFrom(...replacements),
);
const nearlyPart = fc
  .tuple(fc.constantFrom(...examples), fc.array(mutation, { maxLength: 3 }))
  .map(([part, mutations]) =>
    mutations.reduce<unknown>((value, [choices, by]) => mutated(value, choices, by), part),
  );
const typed = fc
  .tuple(fc.constantFrom(...examples.map(({ type }) => type)), fc.jsonValue())
  .map(([type, value]) => ({ ...Object(value), type }));

/** What JSON.parse can return is all that ever reaches a guard. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** What the element takes for a part: the same, but that other servers may say less when they start and finish. */
const received = z.discriminatedUnion('type', [
  ...streamPartSchema.options.filter(({ shape }) => !['start', 'finish'].includes(shape.type.value)),
  z.object({ type: z.literal('start'), messageId: z.string().optional() }),
  z.object({ type: z.literal('finish') }),
] as unknown as typeof streamPartSchema.options);

/** What it reads of the end: less than the worker says. */
const readFinish = z.object({
  outcome: z.string(),
  ms: finishMetadataSchema.shape.ms,
  trace: finishMetadataSchema.shape.trace,
  release: releaseSchema.pick({ commit: true, model: true }),
});

describe('the guards agree with the schemas', () => {
  it('accepts every kind of part', () => {
    expect(new Set(examples.map(({ type }) => type)).size).toBe(streamPartSchema.options.length);
    for (const part of examples) expect([part, isStreamPart(part)]).toEqual([part, true]);
  });

  it('on the length of text, which is counted in code points', () => {
    for (const count of [100, 120, 121]) {
      const understood = [{ kind: 'price', words: '🛋'.repeat(count) }];
      const part = { type: 'data-products', id: 'p', data: { products: [], understood } };
      expect([count, isStreamPart(part)]).toEqual([count, streamPartSchema.safeParse(part).success]);
    }
  });

  it('on parts with something changed', () => {
    const verdicts = { true: 0, false: 0 };
    fc.assert(
      fc.property(nearlyPart.map(overTheWire), (value) => {
        const { success } = received.safeParse(value);
        verdicts[`${success}`] += 1;
        expect(isStreamPart(value)).toBe(success);
        // Whatever our worker may send is taken.
        if (streamPartSchema.safeParse(value).success) expect(success).toBe(true);
      }),
      { numRuns: 5000 },
    );
    // A generator of only good or only bad parts would prove nothing.
    expect(verdicts.true).toBeGreaterThan(500);
    expect(verdicts.false).toBeGreaterThan(500);
  });

  it('on any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), typed).map(overTheWire), (value) => {
        expect(isStreamPart(value)).toBe(received.safeParse(value).success);
      }),
      { numRuns: 1000 },
    );
  });

  it('on what a worker says at the end', () => {
    const verdicts = { true: 0, false: 0 };
    const [finish] = examples.filter((part) => part.type === 'finish');
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 2 }), (mutations) => {
        const value = overTheWire(
          mutations.reduce<unknown>(
            (value, [choices, by]) => mutated(value, choices, by),
            finish?.messageMetadata,
          ),
        );
        const { success } = readFinish.safeParse(value);
        verdicts[`${success}`] += 1;
        expect(isFinish(value)).toBe(success);
        if (finishMetadataSchema.safeParse(value).success) expect(success).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(verdicts.true).toBeGreaterThan(300);
    expect(verdicts.false).toBeGreaterThan(300);
  });

  it.each([
    { type: 'start' },
    { type: 'start', messageId: 'm' },
    { type: 'start', messageMetadata: { model: 'gpt' } },
    { type: 'finish' },
    { type: 'finish', finishReason: 'length', messageMetadata: { totalTokens: 9 } },
  ])('takes what another server says: %o', (part) => {
    expect(isStreamPart(part)).toBe(true);
  });

  it('knows a type by its own name only', () => {
    expect(isKnownType({ type: 'text-delta' })).toBe(true);
    for (const type of ['constructor', '__proto__', 'data-order', 3, null]) {
      expect(isKnownType({ type })).toBe(false);
    }
  });
});
