/** How each failure of the model reaches whoever reads `@ai-sdk/google`'s stream. */
import { APICallError } from '@ai-sdk/provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GeminiEmulator, ScriptedTurn } from './gemini.ts';
import {
  cutStream,
  emptyCandidate,
  errorInStream,
  httpError,
  malformedFrame,
  noCandidates,
  stall,
  startGemini,
  textChunk,
  unexpectedToolCall,
} from './gemini.ts';
import { ask, modelAt, partsOf, question, textOf } from './gemini-client.ts';

let gemini: GeminiEmulator;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.close());

function reply(turn: ScriptedTurn, abortSignal?: AbortSignal) {
  gemini.enqueue(turn);
  return ask(modelAt(gemini), [question], abortSignal && { abortSignal });
}

async function refusal(turn: ScriptedTurn): Promise<APICallError> {
  const error = await reply(turn).catch((thrown: unknown) => thrown);
  if (!APICallError.isInstance(error)) throw new Error(`Not an APICallError: ${error}`);
  return error;
}

describe('HTTP errors make doStream throw an APICallError', () => {
  test('429 carries the delay in its data', async () => {
    const error = await refusal(httpError(429, { retryDelay: '2.5s' }));
    expect(error).toMatchObject({ statusCode: 429, isRetryable: true });
    expect(error.responseHeaders).not.toHaveProperty('retry-after');
    expect(error.data).toMatchObject({
      error: {
        status: 'RESOURCE_EXHAUSTED',
        details: expect.arrayContaining([
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2.5s' },
        ]),
      },
    });
  });

  test('429 with the header only', async () => {
    const error = await refusal(httpError(429, { noDetails: true, retryAfterHeader: 3 }));
    expect(error.responseHeaders?.['retry-after']).toBe('3');
    expect(error.data).toEqual({ error: expect.not.objectContaining({ details: expect.anything() }) });
  });

  test('an array around the error hides everything but the status and the raw body', async () => {
    const error = await refusal(httpError(429, { wrappedInArray: true }));
    expect(error).toMatchObject({ statusCode: 429, isRetryable: true, message: 'Too Many Requests' });
    expect(error.data).toBeUndefined();
    expect(JSON.parse(error.responseBody ?? '')).toEqual([
      { error: expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }) },
    ]);
  });

  test('503', async () => {
    expect(await refusal(httpError(503))).toMatchObject({
      statusCode: 503,
      isRetryable: true,
      message: 'The model is overloaded. Please try again later.',
    });
  });
});

describe('a success without content is told by the finish part alone', () => {
  test.each([
    ['MAX_TOKENS', emptyCandidate('MAX_TOKENS'), { unified: 'length', raw: 'MAX_TOKENS' }],
    ['SAFETY', emptyCandidate('SAFETY'), { unified: 'content-filter', raw: 'SAFETY' }],
    ['RECITATION', emptyCandidate('RECITATION'), { unified: 'content-filter', raw: 'RECITATION' }],
    ['STOP', emptyCandidate('STOP'), { unified: 'stop', raw: 'STOP' }],
    ['no candidates', noCandidates(), { unified: 'interrupted', raw: undefined }],
    [
      'a blocked prompt',
      noCandidates({ blockReason: 'SAFETY' }),
      { unified: 'content-filter', raw: 'SAFETY' },
    ],
    ['a call out of turn', unexpectedToolCall(), { unified: 'other', raw: 'UNEXPECTED_TOOL_CALL' }],
    [
      'a botched call',
      unexpectedToolCall('MALFORMED_FUNCTION_CALL'),
      { unified: 'error', raw: 'MALFORMED_FUNCTION_CALL' },
    ],
  ])('%s', async (_, turn, finishReason) => {
    const { parts, thrown } = await reply(turn);
    expect(thrown).toBeNull();
    expect(parts.map(({ type }) => type)).toEqual(['stream-start', 'response-metadata', 'finish']);
    expect(parts.at(-1)).toMatchObject({ finishReason });
  });
});

describe('a stream that goes wrong', () => {
  // In workerd the same cut has isRetryable false: there is no Node error code for the SDK to recognise.
  test('cut: the text so far, then reading throws a retryable APICallError of status 200', async () => {
    const got = await reply(cutStream('Your order'));
    expect(textOf(got)).toBe('Your order');
    expect(partsOf(got, 'finish')).toEqual([]);
    expect(got.thrown).toMatchObject({ name: 'AI_APICallError', statusCode: 200, isRetryable: true });
    expect(gemini.aborted).toBe(0);
  });

  test('a clean end without a finish reason is "interrupted"', async () => {
    const got = await reply({ kind: 'chunks', chunks: [textChunk('Your order')] });
    expect(partsOf(got, 'finish')[0]?.finishReason).toEqual({ unified: 'interrupted', raw: undefined });
  });

  test('an error frame: an error part, not an Error, and a finish of "error"', async () => {
    const got = await reply(errorInStream('Your order'));
    expect(textOf(got)).toBe('Your order');
    expect(partsOf(got, 'error')[0]?.error).toMatchObject({
      type: 'UNAVAILABLE',
      statusCode: 503,
      isRetryable: true,
      message: 'The model is overloaded. Please try again later.',
    });
    expect(partsOf(got, 'finish')[0]).toMatchObject({
      finishReason: { unified: 'error' },
      usage: { inputTokens: { total: 100 } },
    });
  });

  test('a malformed frame: an error part, and yet a finish of "stop"', async () => {
    const got = await reply(malformedFrame('Your order'));
    expect(partsOf(got, 'error')[0]?.error).toMatchObject({ name: 'AI_JSONParseError' });
    expect(partsOf(got, 'finish')[0]?.finishReason.unified).toBe('stop');
  });
});

describe('a client that goes away is counted', () => {
  test('in the middle of an answer', async () => {
    const { parts, thrown } = await reply(stall('Your order', 10_000), AbortSignal.timeout(100));
    expect(parts.at(-1)?.type).toBe('text-delta');
    expect(thrown).toMatchObject({ name: 'TimeoutError' });
    await vi.waitFor(() => expect(gemini.aborted).toBe(1));
  });

  test('before the first byte', async () => {
    const leaving = reply(stall('', 10_000), AbortSignal.timeout(100));
    await expect(leaving).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.waitFor(() => expect(gemini.aborted).toBe(1));
  });

  test('by cancelling the stream', async () => {
    gemini.enqueue(stall('Your order', 10_000));
    const { stream } = await modelAt(gemini).doStream({ prompt: [question] });
    await stream.cancel();
    await vi.waitFor(() => expect(gemini.aborted).toBe(1));
  });

  test('but not one that waited', async () => {
    expect(textOf(await reply(stall('Your order', 20)))).toBe('Your order');
    expect(gemini.aborted).toBe(0);
  });
});
