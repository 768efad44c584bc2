import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { workersAiModel } from '../../worker/adapters/workers-ai.ts';
import { refusing } from '../emulators/model-script.ts';
import { type Frame, type ModelServer, startModelServer } from '../emulators/model-server.ts';
import { chunk, delta } from '../emulators/openai-wire.ts';
import { bindingAt, statusAnswer, workersAiWire } from '../emulators/workers-ai-wire.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** What only Workers AI does; what every provider does is in tests/contract/models.ts. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(refusing(workersAiWire, () => statusAnswer(5006)));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const say = (...frames: Frame[]) =>
  server.enqueue({ headers: { 'content-type': 'text/event-stream' }, frames });
const done = 'data: [DONE]\n\n';
const native = (fields: object) => `data: ${JSON.stringify({ ...fields, p: 'abcdef' })}\n\n`;
const fallback = shopModel(scriptedModel(answer('I can help with lamps.')), { name: 'second:one' });
const take = () =>
  takeTurn(
    workersAiModel({ name: '@cf/meta/llama-3.1-8b-instruct', binding: bindingAt(server.url) }),
    'a reading lamp',
    { fallback },
  );

describe('the format of older models', () => {
  const counts = { prompt_tokens: 90, completion_tokens: 7, total_tokens: 97 };

  test('is read, calls and all', async () => {
    say(
      native({ tool_calls: [{ name: 'search_products', arguments: { query: 'reading lamp' } }] }),
      native({ response: '', usage: counts }),
      done,
    );
    say(
      native({ response: 'The Aster Reading ' }),
      native({ response: 'Lamp costs $64.00.' }),
      native({ response: '', usage: counts }),
      done,
    );
    const turn = await take();
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.finish.usage).toEqual({ modelCalls: 2, inputTokens: 180, outputTokens: 14 });
  });

  test('without a usage has used an unknown number of tokens', async () => {
    say(native({ response: 'Which room is it for?' }), done);
    expect((await take()).finish.usage).toEqual({ modelCalls: 1 });
  });
});

test('an answer that is not streamed, as some models give it, is read all the same', async () => {
  const binding = { run: async () => ({ response: 'Which room is it for?' }) };
  const turn = await takeTurn(workersAiModel({ name: '@cf/openai/gpt-oss-20b', binding }), 'a reading lamp');
  expect(turn.text).toBe('Which room is it for?');
  expect(turn.finish.usage).toEqual({ modelCalls: 1 });
});

describe('a code the binding throws blames', () => {
  test.each([
    ['a full network', 3040, 'rate-limit'],
    ['the account’s limit', 3036, 'rate-limit'],
    ['a time-out', 3007, 'timeout'],
    ['an error inside', 3043, 'server-error'],
    ['a model there is not', 5007, undefined],
    ['inputs that do not fit', 5006, undefined],
    ['a forbidden model', 5018, undefined],
  ])('%s', async (_, code, fault) => {
    server.enqueue(...Array.from({ length: 4 }, () => statusAnswer(code)));
    const turn = await take();
    expect(turn.record.faults).toMatchObject([{ model: 'm', fault: fault ?? 'rejected' }]);
    expect(server.calls).toHaveLength(fault ? 4 : 1);
    expect(turn.finish.outcome).toBe(fault ? 'answered' : 'failed');
  });

  test('the connection, when there is none', async () => {
    const binding = { run: () => Promise.reject(new Error('Network connection lost.')) };
    const turn = await takeTurn(workersAiModel({ name: '@cf/a/b', binding }), 'a reading lamp', { fallback });
    expect(turn.record.faults).toEqual([{ model: 'm', fault: 'connection' }]);
  });
});

test('a frame that says it has no error has none', async () => {
  say(
    chunk({ error: null, errors: [], choices: [{ index: 0, delta: { content: 'Which room is it for?' } }] }),
    delta({}, 'stop'),
    done,
  );
  expect((await take()).text).toBe('Which room is it for?');
});

test('a list of errors in a frame breaks the stream', async () => {
  say(delta({ content: 'Which' }), native({ errors: [{ code: 3040, message: 'Out of capacity.' }] }), done);
  expect((await take()).record.faults).toEqual([{ model: 'm', fault: 'server-error' }]);
});

test('a stream nobody reads any more ends the request, also where the binding knows no signal', async () => {
  const heard = bindingAt(server.url);
  const binding = { run: (model: string, inputs: object) => heard.run(model, inputs, {}) };
  server.enqueue(workersAiWire.write({ kind: 'stall', text: 'Which room' }));
  const model = workersAiModel({ name: '@cf/a/b', binding });
  const { stream } = await model.doStream({ prompt: [] });
  const reader = stream.getReader();
  while ((await reader.read()).value?.type !== 'text-delta');
  await reader.cancel();
  await vi.waitFor(() => expect(server.aborted).toBe(1));
});
