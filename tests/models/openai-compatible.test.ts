import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openaiCompatibleModel } from '../../worker/adapters/openai-compatible.ts';
import { refusing } from '../emulators/model-script.ts';
import { type Frame, type ModelServer, startModelServer } from '../emulators/model-server.ts';
import {
  callDelta,
  callFrames,
  chunk,
  delta,
  openaiWire,
  statusAnswer,
  usage,
} from '../emulators/openai-wire.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** What only services of OpenAI's protocol do; what every provider does is in tests/contract/models.ts. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(refusing(openaiWire, (message) => statusAnswer(400, message)));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const say = (...frames: Frame[]) =>
  server.enqueue({
    headers: { 'content-type': 'text/event-stream' },
    frames: [...frames, 'data: [DONE]\n\n'],
  });
const reply = () =>
  server.enqueue(openaiWire.write({ kind: 'text', text: 'The Aster Reading Lamp costs $64.00.' }));
const fallback = shopModel(scriptedModel(answer('I can help with lamps.')), { name: 'second:one' });
const take = (apiKey = 'emulated-key') =>
  takeTurn(openaiCompatibleModel({ name: 'm', baseUrl: `${server.url}/v1`, apiKey }), 'a reading lamp', {
    fallback,
  });

const lamps = { id: 'call_1', name: 'search_products', args: { query: 'reading lamp' } };

test('asks for the usage, and for no effort, which a model that cannot think rejects', async () => {
  reply();
  await take();
  expect(server.calls[0]?.body).toMatchObject({ stream_options: { include_usage: true } });
  expect(server.calls[0]?.body).not.toHaveProperty('reasoning_effort');
});

test('a wrong key is rejected, and no other model is asked', async () => {
  const turn = await take('wrong');
  expect(server.calls).toHaveLength(1);
  expect(turn.finish.outcome).toBe('failed');
});

test('arguments of calls that come by turns are kept apart', async () => {
  const start = (index: number, name: string) =>
    callDelta({ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } });
  const piece = (index: number, text: string) => callDelta({ index, function: { arguments: text } });
  say(
    start(0, 'search_products'),
    start(1, 'search_store_policies'),
    piece(0, '{"query": "read'),
    piece(1, '{"question": "retu'),
    piece(0, 'ing lamp"}'),
    piece(1, 'rn window"}'),
    delta({}, 'tool_calls'),
  );
  reply();
  const turn = await take();
  expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
  expect(openaiWire.resultsIn(server.calls[1]?.body ?? {}).map(({ id }) => id)).toEqual(['call_0', 'call_1']);
});

test('what a model thought goes back to it, as some demand, and to nobody else', async () => {
  say(delta({ reasoning_content: 'A lamp, then.' }), ...callFrames([lamps]), delta({}, 'tool_calls'));
  reply();
  const turn = await take();
  expect(JSON.stringify(server.calls[1]?.body)).toContain('"reasoning_content":"A lamp, then."');
  expect(JSON.stringify(turn.parts)).not.toContain('A lamp, then');
});

test('the thought signature of a Gemini behind this protocol goes back with its call', async () => {
  const signed = { extra_content: { google: { thought_signature: 'c2ln' } } };
  const call = { index: 0, id: 'call_1', type: 'function', ...signed };
  say(
    callDelta({ ...call, function: { name: 'search_products', arguments: '{"query": "lamp"}' } }),
    delta({}, 'tool_calls'),
  );
  reply();
  await take();
  expect(JSON.stringify(server.calls[1]?.body)).toContain(JSON.stringify(signed).slice(1, -1));
});

test('a refusal in the model’s own words is a refusal, and no other model is asked', async () => {
  say(
    delta({ role: 'assistant', content: null, refusal: '' }),
    delta({ refusal: 'I cannot help with that.' }),
    delta({}, 'stop'),
  );
  const turn = await take();
  expect(turn.finish.outcome).toBe('refused');
  expect(turn.record.faults).toEqual([]);
});

describe('an error inside a stream blames', () => {
  test.each([
    [
      'the service, by an HTTP status, as vLLM and gateways write',
      { type: 'InternalServerError', code: 502 },
      'server-error',
    ],
    ['a limit, by an HTTP status', { code: 429 }, 'rate-limit'],
    ['the service, by its type', { type: 'server_error', code: null }, 'server-error'],
    ['the request, by an HTTP status', { code: 400 }, undefined],
    [
      'the request, by its type',
      { type: 'invalid_request_error', code: 'context_length_exceeded' },
      undefined,
    ],
  ])('%s', async (_, more, fault) => {
    say(
      delta({ content: 'The Bir' }),
      `data: ${JSON.stringify({ error: { message: 'It broke.', ...more } })}\n\n`,
    );
    const turn = await take();
    expect(turn.record.faults).toEqual([{ model: 'm', fault: fault ?? 'broken' }]);
    expect(turn.finish.outcome).toBe(fault ? 'answered' : 'failed');
  });
});

test('a count that is null was not given', async () => {
  say(
    delta({ content: 'I can help with lamps.' }),
    delta({}, 'stop'),
    chunk({
      choices: [],
      usage: { prompt_tokens: 90, completion_tokens: null, prompt_tokens_details: null },
    }),
  );
  expect((await take()).finish.usage).toEqual({ modelCalls: 1, inputTokens: 90 });
  say(delta({ content: 'I can help with lamps.' }), delta({}, 'stop'), ...usage());
  expect((await take()).finish.usage).toMatchObject({ outputTokens: 12 });
});
