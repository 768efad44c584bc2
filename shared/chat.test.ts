import { describe, expect, it } from 'vitest';
import { actionSchema, chatRequestSchema, finishMetadataSchema, limits, streamPartSchema } from './chat.ts';

const message = { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'A warm lamp?' }] };
const request = { id: 'chat-1', messages: [message] };
const accepts = (json: unknown) => chatRequestSchema.safeParse(json).success;

describe('a request', () => {
  it('may be what the AI SDK sends, with parts and fields the worker does not read', () => {
    const tool = {
      type: 'tool-search',
      toolCallId: 'c',
      state: 'output-available',
      output: { any: ['thing'] },
    };
    const whole = {
      ...request,
      trigger: 'submit-message',
      messageId: null,
      messages: [{ ...message, metadata: { at: 1 }, parts: [...message.parts, tool] }],
    };
    expect(chatRequestSchema.parse({ ...whole, extra: true })).toEqual(whole);
  });

  it.each([
    ['without a message', { ...request, messages: [] }],
    ['without an id', { messages: [message] }],
    ['with an id too long', { ...request, id: 'x'.repeat(201) }],
    ['with parts that have no type', { ...request, messages: [{ ...message, parts: [{ text: 'a' }] }] }],
    ['with text for parts', { ...request, messages: [{ ...message, parts: 'a' }] }],
    ['with a page that is a string', { ...request, page: '/products/a' }],
    ['with a locale too long', { ...request, page: { locale: 'e'.repeat(36) } }],
  ])('%s is refused', (_, json) => {
    expect(accepts(request)).toBe(true);
    expect(accepts(json)).toBe(false);
  });

  it('is read within the bounds the laws set', () => {
    expect(limits).toMatchObject({ messageCodePoints: 2000, messagesRead: 20 });
  });
});

describe('a part of the stream', () => {
  const usage = { modelCalls: 1 };
  const release = { commit: 'c', prompt: 'p', policies: 'o', catalogue: 'k', model: 'm', gate: 'g' };
  const finish = { turn: 't', release, outcome: 'answered', usage, ms: 12, trace: [] };

  it('that finishes a turn names its release, its outcome and what it cost', () => {
    const part = { type: 'finish', finishReason: 'stop', messageMetadata: finish };
    expect(streamPartSchema.parse(part)).toEqual(part);
    for (const key of Object.keys(finish)) {
      const { [key as keyof typeof finish]: _, ...rest } = finish;
      expect([key, finishMetadataSchema.safeParse(rest).success]).toEqual([key, false]);
    }
  });

  it.each([
    { type: 'reasoning-delta', id: '1', delta: 'secret' },
    { type: 'text-delta', id: '1' },
    { type: 'data-trace', id: '1', data: { id: '1', stage: 'model', status: 'done' } },
    { type: 'data-products', id: '1', data: { products: [{ sku: 'A', title: 'made up' }] } },
    { type: 'finish', finishReason: 'stop' },
  ])('that this worker never sends is refused: %o', (part) => {
    expect(streamPartSchema.safeParse(part).success).toBe(false);
  });
});

describe('an action', () => {
  it('takes a limit away by its words', () => {
    expect(actionSchema.parse({ kind: 'refine', remove: ' under $80 ' })).toEqual({
      kind: 'refine',
      remove: 'under $80',
    });
  });

  it.each([
    ['of no kind', { remove: 'under $80' }],
    ['of an unknown kind', { kind: 'refund', remove: 'under $80' }],
    ['of a kind every object has', { kind: 'constructor', remove: 'under $80' }],
    ['without words', { kind: 'refine', remove: '  ' }],
    ['with too many words', { kind: 'refine', remove: 'x'.repeat(201) }],
    ['with words that are a list', { kind: 'refine', remove: ['under $80'] }],
  ])('%s is none', (_, json) => {
    expect(actionSchema.safeParse(json).success).toBe(false);
  });
});

describe('the cards of an answer', () => {
  const part = (data: object) => ({ type: 'data-products', id: 'p', data });
  const accepted = (data: object) => streamPartSchema.safeParse(part(data)).success;
  const chip = { kind: 'price', words: 'under $80' };

  it('may say what was understood, and what was gone on with', () => {
    const data = { products: [], understood: [chip], refined: 'sofa bed' };
    expect(streamPartSchema.parse(part(data))).toEqual(part(data));
    expect(accepted({ products: [] })).toBe(true);
  });

  it.each([
    ['a kind too long', { understood: [{ ...chip, kind: 'x'.repeat(21) }] }],
    ['a chip too long', { understood: [{ ...chip, words: 'x'.repeat(121) }] }],
    ['too many chips', { understood: Array(13).fill(chip) }],
    ['a subject too long', { refined: 'x'.repeat(201) }],
  ])('do not hold %s', (_, more) => {
    expect(accepted({ products: [], ...more })).toBe(false);
  });
});
