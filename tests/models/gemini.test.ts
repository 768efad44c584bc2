import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { googleModel } from '../../worker/adapters/google.ts';
import {
  callsTurn,
  cutStream,
  emptyCandidate,
  errorInStream,
  type GeminiEmulator,
  httpError,
  malformedFrame,
  noCandidates,
  stall,
  startGemini,
  textTurn,
  unexpectedToolCall,
} from '../emulators/gemini.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** Whole turns through the AI SDK's provider against the wire format of the real service. */

let gemini: GeminiEmulator;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.close());

const ask = (question = 'a reading lamp under $80') =>
  takeTurn(
    googleModel({ name: 'gemini-3-flash-preview', apiKey: gemini.apiKey, baseUrl: gemini.url }),
    question,
  );
const search = callsTurn([{ name: 'search_products', args: { query: 'reading lamp' } }]);
const reply = textTurn('The Aster Reading Lamp costs $64.00.');

describe('a turn through Gemini', () => {
  test('looks up in parallel, hands the thought signature back and answers', async () => {
    const calls = callsTurn(
      [
        { name: 'search_products', args: { query: 'reading lamp' } },
        { name: 'search_store_policies', args: { question: 'return window' } },
      ],
      { thought: 'The shopper wants a lamp.' },
    );
    gemini.enqueue(calls, reply);
    const turn = await ask();
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.titles).toEqual(['Aster Reading Lamp']);
    expect(gemini.requests.map((request) => request.refused)).toEqual([null, null]);
    expect(turn.finish.usage).toMatchObject({
      modelCalls: 2,
      inputTokens: expect.any(Number),
      outputTokens: expect.any(Number),
    });
    expect(JSON.stringify(turn.parts)).not.toMatch(/thoughtSignature|The shopper wants/);
  });

  test('sends the shopper only as data and the instructions apart', async () => {
    gemini.enqueue(textTurn('I can help with lamps.'));
    await ask('what can you do?');
    const body = JSON.stringify(gemini.requests[0]?.body);
    const parsed = JSON.parse(body) as { systemInstruction: unknown; contents: unknown[] };
    expect(JSON.stringify(parsed.systemInstruction)).not.toContain('what can you do');
    expect(JSON.stringify(parsed.contents)).toContain('what can you do?');
  });

  test('is tried again when it is rate limited or overloaded', async () => {
    gemini.enqueue(httpError(429, { retryDelay: '1s' }), search, httpError(503), reply);
    const turn = await ask();
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.finish.usage.modelCalls).toBe(4);
  });

  test('gives up with a person to turn to when it stays overloaded', async () => {
    gemini.enqueue(httpError(503), httpError(503), httpError(503), httpError(503));
    const turn = await ask();
    expect(turn.finish.outcome).toBe('gave-up');
    expect(turn.text).toContain('help@shop.test');
    expect(gemini.requests).toHaveLength(4);
  });

  test.each([
    ['with its delay', httpError(429, { retryDelay: '47s' })],
    ['wrapped in an array', httpError(429, { retryDelay: '47s', wrappedInArray: true })],
  ])('does not wait out an exhausted quota %s', async (_, refusal) => {
    gemini.enqueue(refusal);
    const turn = await ask();
    expect(turn.finish.outcome).toBe('gave-up');
    expect(gemini.requests).toHaveLength(1);
  });

  test('fails in words when the service rejects a conversation that lost its signature', async () => {
    const model = googleModel({ name: 'gemini-3-flash-preview', apiKey: gemini.apiKey, baseUrl: gemini.url });
    const forgetful: typeof model = Object.create(model);
    forgetful.doStream = (options) =>
      model.doStream({
        ...options,
        prompt: options.prompt.map((message) =>
          message.role === 'assistant'
            ? {
                ...message,
                content: message.content.map(
                  ({ providerOptions: _, ...part }) => part as typeof part & { type: 'text'; text: string },
                ),
              }
            : message,
        ),
      });
    gemini.enqueue(search, reply);
    const turn = await takeTurn(forgetful, 'a reading lamp');
    expect(gemini.requests[1]?.refused).toContain('thought_signature');
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.parts.some((part) => part.type === 'error')).toBe(true);
  });
});

describe('an answer of Gemini without content', () => {
  test.each([
    ['MAX_TOKENS', emptyCandidate('MAX_TOKENS')],
    ['SAFETY', emptyCandidate('SAFETY')],
    ['RECITATION', emptyCandidate('RECITATION')],
    ['STOP', emptyCandidate('STOP')],
    ['no candidates', noCandidates()],
    ['a blocked prompt', noCandidates({ blockReason: 'SAFETY' })],
    ['an unexpected tool call', unexpectedToolCall('UNEXPECTED_TOOL_CALL')],
  ])('still shows what was found: %s', async (_, empty) => {
    gemini.enqueue(search, empty);
    const turn = await ask();
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.text).not.toBe('');
    expect(turn.titles.length).toBeGreaterThan(0);
  });
});

describe('a stream of Gemini that breaks', () => {
  const half = 'The Aster Reading Lamp costs $64.00. The Birch';
  test.each([
    ['is cut half way', cutStream(half)],
    ['reports an error', errorInStream(half)],
    ['holds a frame that is no JSON', malformedFrame(half)],
    ['falls silent', stall(half, 5000)],
    ['makes a malformed call', unexpectedToolCall('MALFORMED_FUNCTION_CALL')],
  ])('keeps the checked part and says that it broke when it %s', async (_, broken) => {
    gemini.enqueue(search, broken);
    const turn = await ask();
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.text.trim()).toMatch(/^(?:The Aster Reading Lamp costs \$64\.00\.)?$/);
    expect(turn.parts).toContainEqual({
      type: 'error',
      errorText: expect.stringContaining('help@shop.test'),
    });
  });
});
