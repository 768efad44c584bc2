import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anthropicModel } from '../../worker/adapters/anthropic.ts';
import {
  anthropicWire,
  callBlocks,
  end,
  event,
  signatureOf,
  start,
  statusAnswer,
  thinkingBlock,
} from '../emulators/anthropic-wire.ts';
import { refusing } from '../emulators/model-script.ts';
import { type Frame, type ModelServer, startModelServer } from '../emulators/model-server.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** What only Anthropic's service does; what every provider does is in tests/contract/models.ts. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(refusing(anthropicWire, (message) => statusAnswer(400, message)));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const say = (...frames: Frame[]) =>
  server.enqueue({ headers: { 'content-type': 'text/event-stream' }, frames });
const reply = () =>
  server.enqueue(anthropicWire.write({ kind: 'text', text: 'The Aster Reading Lamp costs $64.00.' }));
const fallback = shopModel(scriptedModel(answer('I can help with lamps.')), { name: 'second:one' });
const take = (name = 'claude-sonnet-4-5') =>
  takeTurn(anthropicModel({ name, baseUrl: `${server.url}/v1`, apiKey: 'emulated-key' }), 'a reading lamp', {
    fallback,
  });

const lamps = { id: 'toolu_1', name: 'search_products', args: { query: 'reading lamp' } };

test('a thought goes back signed, before the call it led to, or the service rejects the conversation', async () => {
  say(start(), ...thinkingBlock('A lamp, then.'), ...callBlocks([lamps], 1), ...end('tool_use'));
  reply();
  const turn = await take();
  expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
  expect(server.calls[1]?.body.messages).toMatchObject([
    {},
    {
      content: [
        { type: 'thinking', thinking: 'A lamp, then.', signature: signatureOf('A lamp, then.') },
        { type: 'tool_use', id: 'toolu_1' },
      ],
    },
    {},
  ]);
  expect(JSON.stringify(turn.parts)).not.toContain('A lamp, then');
});

test('a thought the service hides goes back hidden', async () => {
  const content_block = { type: 'redacted_thinking', data: 'aGlkZGVu' };
  say(
    start(),
    event('content_block_start', { index: 0, content_block }),
    event('content_block_stop', { index: 0 }),
    ...callBlocks([lamps], 1),
    ...end('tool_use'),
  );
  reply();
  expect((await take()).finish.outcome).toBe('answered');
  expect(JSON.stringify(server.calls[1]?.body)).toContain(JSON.stringify(content_block));
});

test('asks for no thoughts, within the limit of an answer, and has what never changes cached', async () => {
  reply();
  await take();
  expect(server.calls[0]?.body).toMatchObject({
    max_tokens: 2400,
    thinking: { type: 'disabled' },
    system: [{ cache_control: { type: 'ephemeral' } }],
  });
});

test('a stream that begins with an error is a call that failed, and is tried again', async () => {
  const overloaded = { error: { type: 'overloaded_error', message: 'Overloaded' } };
  say(event('error', overloaded));
  server.enqueue(anthropicWire.write({ kind: 'text', text: 'Which room is it for?' }));
  const turn = await take();
  expect(turn.text).toBe('Which room is it for?');
  expect(turn.finish.usage.modelCalls).toBe(2);
  expect(turn.record.faults).toEqual([]);
});

test('529, overloaded, is the service’s fault', async () => {
  for (let time = 0; time < 4; time += 1) server.enqueue(statusAnswer(529, 'Overloaded'));
  expect((await take()).record.faults).toEqual([{ model: 'm', fault: 'server-error' }]);
});
