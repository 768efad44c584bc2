import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { compose } from '../../worker/compose.ts';
import { createApp } from '../../worker/http/app.ts';
import { openToAll } from '../fixtures/callers.ts';
import { answer, scriptedModel, searching } from '../fixtures/scripted-model.ts';
import { chat, chatUrl, newAddress, partsOf, partsOfType, user } from './shop.ts';

/** The whole worker with a key and these settings, and a model in Gemini's place that uses 200 tokens and 20 of output. */
function worker(settings: Record<string, unknown>) {
  const model = scriptedModel(({ prompt }) =>
    prompt.at(-1)?.role === 'tool' ? answer('Here are lamps.') : searching,
  );
  const { depsFor } = compose({ ...env, GOOGLE_GENERATIVE_AI_API_KEY: 'a-key', ...settings });
  const app = createApp(
    { callers: openToAll, depsFor: async (request) => ({ ...(await depsFor(request)), model }) },
    consoleTelemetry(),
  );
  const address = newAddress();
  const ask = async (conversation: string) => {
    const context = createExecutionContext();
    const request = new Request(chatUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...address },
      body: JSON.stringify({ ...chat(user('a reading lamp')), id: conversation }),
    });
    const parts = await partsOf(await app.fetch(request, {}, context));
    await waitOnExecutionContext(context);
    const [finish] = partsOfType(parts, 'finish');
    return {
      notices: partsOfType(parts, 'data-notice').map(({ data }) => data.reason),
      cards: partsOfType(parts, 'data-products').length,
      ...finish?.messageMetadata,
    };
  };
  return { model, ask };
}

/** Of gemini-3-flash-preview: 2 calls of 60 + 40 cached + 10 tokens, each rounded up. */
const turnMicros = 2 * (30 + 2 + 30);

describe('the worker with a key', () => {
  test('says in micro-dollars what a turn cost, at its finish and in the log', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const turn = await worker({}).ask('one');
    const [line = ''] = log.mock.lastCall ?? [];
    log.mockRestore();
    expect(turn.outcome).toBe('answered');
    expect(turn.usage?.costMicros).toBe(turnMicros);
    expect(turn.notices).toEqual([]);
    const record = JSON.parse(String(line));
    expect(record.usage).toEqual(turn.usage);
    expect(record.charged).toEqual({ unit: 'micros', amount: turnMicros, estimated: false });
  });

  test('answers without its model where the day is spent, and says so', async () => {
    const { model, ask } = worker({ SPEND_PER_DAY_MICROS: '0' });
    const turn = await ask('one');
    expect(turn).toMatchObject({ outcome: 'answered', notices: ['budget-reached'], cards: 1 });
    expect(model.calls).toHaveLength(0);
  });

  test('stops asking its model for one conversation, and goes on for another', async () => {
    const { model, ask } = worker({ SPEND_PER_CONVERSATION_MICROS: '13000' });
    expect((await ask('long')).notices).toEqual([]);
    let asked = -1;
    while (asked < model.calls.length) {
      asked = model.calls.length;
      await ask('long');
    }
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(200);
    expect((await ask('long')).notices).toEqual(['budget-reached']);
    expect(model.calls).toHaveLength(asked);
    expect((await ask('another')).notices).toEqual([]);
  });

  test('counts the tokens of a model whose price it does not know', async () => {
    const unknown = { MODEL: 'google:gemini-of-tomorrow' };
    const turn = await worker(unknown).ask('one');
    expect(turn.notices).toEqual([]);
    expect(turn.usage).not.toHaveProperty('costMicros');
    expect((await worker({ ...unknown, TOKENS_PER_DAY: '100' }).ask('one')).notices).toEqual([
      'budget-reached',
    ]);
  });

  test('answers without its model where the ledger is not there', async () => {
    const getByName = () => {
      throw new Error('no such object');
    };
    const { model, ask } = worker({ LEDGER: { getByName } });
    const turn = await ask('one');
    expect(turn).toMatchObject({ outcome: 'answered', notices: ['model-unavailable'], cards: 1 });
    expect(model.calls).toHaveLength(0);
  });
});
