import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GeminiEmulator } from './gemini.ts';
import { callsTurn, httpError, startGemini, textTurn } from './gemini.ts';
import { answered, ask, modelAt, partsOf, question, textOf } from './gemini-client.ts';

let gemini: GeminiEmulator;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.close());

const twoCalls = callsTurn(
  [
    { name: 'getOrder', args: { id: '1001' } },
    { name: 'trackShipment', args: { id: '1001' } },
  ],
  { thought: 'The order first.' },
);

describe('answers', () => {
  test('text arrives in pieces, with the usage it was given', async () => {
    const usage = {
      promptTokenCount: 1000,
      cachedContentTokenCount: 800,
      candidatesTokenCount: 20,
      thoughtsTokenCount: 7,
      totalTokenCount: 1027,
    };
    gemini.enqueue(textTurn('Hello there 👟', { pieces: 3, usage }));
    const reply = await ask(modelAt(gemini));

    const deltas = partsOf(reply, 'text-delta').map(({ delta }) => delta);
    expect(deltas).toEqual(['Hello', ' ther', 'e 👟', '']);
    const [finish] = partsOf(reply, 'finish');
    expect(finish?.finishReason).toEqual({ unified: 'stop', raw: 'STOP' });
    expect(finish?.usage.inputTokens).toMatchObject({ total: 1000, noCache: 200, cacheRead: 800 });
    expect(finish?.usage.outputTokens).toMatchObject({ total: 27, text: 20, reasoning: 7 });
  });

  test('two steps with parallel calls succeed when the metadata goes back', async () => {
    gemini.enqueue(twoCalls, textTurn('It is on its way.'));
    const model = modelAt(gemini);
    const first = await ask(model);
    const calls = partsOf(first, 'tool-call');

    expect(calls.map(({ toolName, input }) => [toolName, input])).toEqual([
      ['getOrder', '{"id":"1001"}'],
      ['trackShipment', '{"id":"1001"}'],
    ]);
    expect(calls.map(({ providerMetadata }) => providerMetadata)).toEqual([
      { google: { thoughtSignature: expect.any(String) } },
      undefined,
    ]);
    expect(partsOf(first, 'reasoning-delta').map(({ delta }) => delta)).toEqual(['The order first.']);
    expect(partsOf(first, 'finish')[0]?.finishReason).toEqual({ unified: 'tool-calls', raw: 'STOP' });

    const second = await ask(model, answered(calls, { keepMetadata: true }));
    expect(textOf(second)).toBe('It is on its way.');
    expect(gemini.requests.map(({ refused }) => refused)).toEqual([null, null]);
    expect(gemini.requests[1]?.body.contents.map(({ role }) => role)).toEqual(['user', 'model', 'user']);
  });

  test('one turn enqueued twice gives ids and signatures of its own each time', async () => {
    gemini.enqueue(twoCalls, twoCalls);
    const replies = [await ask(modelAt(gemini)), await ask(modelAt(gemini))];
    const calls = replies.flatMap((reply) => partsOf(reply, 'tool-call'));
    expect(new Set(calls.map(({ toolCallId }) => toolCallId)).size).toBe(4);
    expect(new Set(calls.map(({ providerMetadata }) => JSON.stringify(providerMetadata))).size).toBe(3);
  });

  test('requests are kept in order with model, body and headers', async () => {
    gemini.enqueue(textTurn('One'), textTurn('Two'));
    await ask(modelAt(gemini));
    await ask(modelAt(gemini), [{ role: 'system', content: 'Be brief.' }, question]);
    const [first, second] = gemini.requests;
    expect(first?.model).toBe('gemini-3-flash-preview');
    expect(first?.headers['x-goog-api-key']).toBe(gemini.apiKey);
    expect(first?.body.tools?.[0]?.functionDeclarations?.map(({ name }) => name)).toContain('getOrder');
    expect(second?.body.systemInstruction).toEqual({ parts: [{ text: 'Be brief.' }] });
    expect(second!.receivedAt).toBeGreaterThanOrEqual(first!.receivedAt);
  });
});

describe('many conversations side by side', () => {
  test('are answered by what each asks, once the turns are used up, and the time of each frame is kept', async () => {
    const many = await startGemini({
      otherwise: ({ contents }) => textTurn(contents.length === 1 ? 'A first answer.' : 'A second answer.'),
    });
    many.enqueue(twoCalls);
    const model = modelAt(many);
    const calls = partsOf(await ask(model), 'tool-call');
    const second = ask(model, answered(calls, { keepMetadata: true }));
    expect(textOf(await ask(model))).toBe('A first answer.');
    expect(textOf(await second)).toBe('A second answer.');
    expect(many.requests.map(({ wroteAt }) => wroteAt.length)).toEqual([4, 3, 3]);
    for (const { receivedAt, wroteAt } of many.requests) {
      expect([receivedAt, ...wroteAt]).toEqual([receivedAt, ...wroteAt].toSorted((a, b) => a - b));
    }
    await many.close();
  });
});

describe('refusals', () => {
  async function callsOnce() {
    gemini.enqueue(twoCalls, textTurn('Unreached.'));
    return partsOf(await ask(modelAt(gemini)), 'tool-call');
  }
  const invalid = (message: string) => ({
    name: 'AI_APICallError',
    statusCode: 400,
    isRetryable: false,
    message: expect.stringContaining(message),
    data: { error: expect.objectContaining({ code: 400, status: 'INVALID_ARGUMENT' }) },
  });

  test('dropped metadata is a missing signature, and uses up no turn', async () => {
    const history = answered(await callsOnce(), { keepMetadata: false });
    await expect(ask(modelAt(gemini), history)).rejects.toMatchObject(
      invalid('Function call is missing a thought_signature in functionCall parts.'),
    );
    expect(gemini.requests[1]?.refused).toContain('thought_signature');
    expect(textOf(await ask(modelAt(gemini)))).toBe('Unreached.');
  });

  test('a signature of another life is corrupted', async () => {
    const calls = await callsOnce();
    gemini.reset();
    await expect(ask(modelAt(gemini), answered(calls, { keepMetadata: true }))).rejects.toMatchObject(
      invalid('Corrupted thought signature.'),
    );
  });

  test('a call left unanswered', async () => {
    const calls = await callsOnce();
    const history = answered(calls, { keepMetadata: true }).slice(0, 2);
    const half = answered(calls.slice(0, 1), { keepMetadata: true }).slice(2);
    await expect(ask(modelAt(gemini), [...history, ...half])).rejects.toMatchObject(
      invalid('number of function response parts is equal'),
    );
  });

  test.each([
    ['two user turns in a row', [question, question], 'alternate between user and model'],
    [
      'a model turn last',
      [question, { role: 'assistant' as const, content: [{ type: 'text' as const, text: 'Hi' }] }],
      'end with a user role',
    ],
    [
      'an empty model turn',
      [question, { role: 'assistant' as const, content: [] }, question],
      'contents.parts must not be empty',
    ],
    ['no turn', [], 'contents is not specified'],
  ])('%s', async (_, prompt, message) => {
    await expect(ask(modelAt(gemini), prompt)).rejects.toMatchObject(invalid(message));
  });

  test('a wrong key', async () => {
    gemini.enqueue(textTurn('Unreached.'));
    await expect(ask(modelAt({ url: gemini.url, apiKey: 'stolen' }))).rejects.toMatchObject({
      ...invalid('API key not valid.'),
      responseBody: expect.stringContaining('API_KEY_INVALID'),
    });
  });

  test('a path, a method and a body that are not Gemini’s', async () => {
    const path = `${gemini.url}/models/gemini-3-flash-preview:streamGenerateContent?alt=sse`;
    const post = (url: string, body: string) =>
      fetch(url, { method: 'POST', body, headers: { 'x-goog-api-key': gemini.apiKey } });
    expect((await fetch(path)).status).toBe(404);
    expect((await post(`${gemini.url}/models/gemini-3-flash-preview:chat`, '{}')).status).toBe(404);
    const garbled = await post(path, '{"contents":');
    expect(garbled.status).toBe(400);
    expect(await garbled.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    expect(gemini.requests).toEqual([]);
  });

  test('an empty script is said aloud', async () => {
    gemini.enqueue(httpError(503));
    await expect(ask(modelAt(gemini))).rejects.toMatchObject({ statusCode: 503 });
    await expect(ask(modelAt(gemini))).rejects.toMatchObject({
      statusCode: 500,
      message: 'The Gemini emulator has no scripted turn left for request 2.',
    });
  });
});
