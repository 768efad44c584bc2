import { describe, expect, test } from 'vitest';
import { testSpending } from '../../tests/fixtures/ledger.ts';
import { refusal } from '../../tests/fixtures/refusal.ts';
import { answer, type Script, scriptedModel, searching, text } from '../../tests/fixtures/scripted-model.ts';
import { shopModel, testPrice } from '../../tests/fixtures/shop-model.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';
import { OfflineModel } from '../adapters/offline-model/index.ts';
import type { Reservation } from '../domain/cost.ts';

/** A scripted call uses 60 tokens, 40 from the cache and 10 of output: this at the test price. */
const callMicros = 60 + 4 + 100;
const tenTimes = { input: 10_000_000, cached: 1_000_000, output: 100_000_000 };

const away = (): never => {
  throw refusal(503);
};
const replies: Script[] = [searching, answer('The Aster Reading Lamp costs $64.00.')];
const ceilings = (micros: number, tokens = 1_000_000) => ({
  micros: { day: micros, conversation: micros },
  tokens: { day: tokens, conversation: tokens },
});
const ample = ceilings(10_000_000);

/** A ledger's reservations and what is left charged in it. */
function watched(limits = ample) {
  const spending = testSpending({ ceilings: limits });
  const reserved: Reservation[] = [];
  const ledger = {
    ...spending.ledger,
    reserve: (call: Reservation) => {
      reserved.push(call);
      return spending.ledger.reserve(call);
    },
  };
  return { reserved, spending: { ...spending, ledger }, sql: spending.ledger.sql };
}

type Fallback = Partial<Parameters<typeof shopModel>[1]>;

async function turnOf(first: Script[], second: Fallback, limits = ample, firstPrice?: { price: undefined }) {
  const { spending, reserved, sql } = watched(limits);
  const [one, two] = [scriptedModel(...first), scriptedModel(...replies)];
  const fallback = shopModel(two, { name: 'second:one', ...second });
  const turn = await takeTurn(one, 'a reading lamp', {
    spending,
    fallback,
    ...(firstPrice && { first: firstPrice }),
  });
  return {
    ...turn,
    reserved,
    sql,
    asked: [one.calls.length, two.calls.length],
    notices: turn.parts.flatMap((part) => (part.type === 'data-notice' ? [part.data] : [])),
  };
}

describe('the fallback is paid for at its own price', () => {
  test('each call, and the first model that was away costs nothing', async () => {
    const turn = await turnOf([away], { price: tenTimes });
    expect(turn.asked).toEqual([4, 2]);
    expect(turn.reserved).toHaveLength(3);
    expect(turn.reserved[1]?.bound).toBe(10 * (turn.reserved[0]?.bound ?? 0));
    expect(turn.finish.usage.costMicros).toBe(20 * callMicros);
    expect(turn.record.charged).toEqual({ micros: 20 * callMicros, estimated: false });
    expect(turn.sql.charged()).toBe(20 * callMicros);
    expect(turn.finish.release.model).toBe('second:one');
  });

  test('beside what the first had cost by then', async () => {
    const turn = await turnOf([searching, away], { price: tenTimes });
    expect(turn.finish.usage.costMicros).toBe(callMicros + 20 * callMicros);
    expect(turn.finish.usage).toMatchObject({ inputTokens: 300, outputTokens: 30, cachedTokens: 120 });
  });

  test('in its own unit: of one whose price nobody knows the tokens, and the cost of the turn is not known', async () => {
    const turn = await turnOf([searching, away], { price: undefined });
    expect(turn.record.charged).toEqual({ micros: callMicros, tokens: 220, estimated: false });
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
    expect(turn.reserved.map(({ unit }) => unit)).toEqual(['micros', 'micros', 'tokens', 'tokens']);
  });

  test('and the other way round', async () => {
    const turn = await turnOf([searching, away], { price: testPrice }, ample, { price: undefined });
    expect(turn.record.charged).toEqual({ tokens: 110, micros: 2 * callMicros, estimated: false });
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
  });

  test('a first one that was cut off is charged by what it wrote, and the cost of the turn is not known', async () => {
    const turn = await turnOf([text('Here is')], { price: testPrice });
    expect(turn.text).toContain('Aster');
    expect(turn.record.charged).toEqual({ micros: expect.any(Number), estimated: true });
    expect(turn.record.charged?.micros).toBeGreaterThan(2 * callMicros + 1000);
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
  });

  test('the offline model as a fallback asks no ledger, and the shopper reads fixed sentences, as is said', async () => {
    const turn = await turnOf([away], { model: new OfflineModel(), isOffline: true, price: undefined });
    expect(turn.reserved).toHaveLength(1);
    expect(turn.sql.charged()).toBe(0);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.record).not.toHaveProperty('charged');
    expect(turn.notices).toEqual([
      { reason: 'model-unavailable', text: expect.stringContaining('fixed sentences') },
    ]);
  });
});

describe('a ceiling between the first model and the fallback', () => {
  /** Room for calls of the first model, and for none of the other. */
  const room = async () => {
    const turn = await turnOf([searching, away], { price: testPrice });
    return Math.max(...turn.reserved.map(({ bound }) => bound)) + callMicros;
  };

  test('is held: the fallback is not asked, and the offline model answers and says that the money is spent', async () => {
    const turn = await turnOf([away], { price: tenTimes }, ceilings(await room()));
    expect(turn.asked).toEqual([4, 0]);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.titles.length).toBeGreaterThan(0);
    expect(turn.notices.map(({ reason }) => reason)).toEqual(['budget-reached']);
    expect(turn.record).toMatchObject({ limited: 'budget-reached', faults: [{ fault: 'server-error' }] });
    expect(turn.record).not.toHaveProperty('charged');
    expect(turn.sql.charged()).toBe(0);
  });

  test('is held in the middle of a turn, too, and what was bought by then is counted', async () => {
    const turn = await turnOf([searching, away], { price: tenTimes }, ceilings(await room()));
    expect(turn.asked).toEqual([5, 0]);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.notices.map(({ reason }) => reason)).toEqual(['budget-reached']);
    expect(turn.finish.usage.costMicros).toBe(callMicros);
    expect(turn.sql.charged()).toBe(callMicros);
  });

  test('in tokens, where nobody knows the price of the fallback', async () => {
    const turn = await turnOf([away], { price: undefined }, ceilings(10_000_000, 50));
    expect(turn.asked).toEqual([4, 0]);
    expect(turn.notices.map(({ reason }) => reason)).toEqual(['budget-reached']);
  });

  test('does not stand before a cheaper fallback, which is asked once the first is away', async () => {
    const turn = await turnOf([away], { price: testPrice }, ceilings(await room()));
    expect(turn.asked).toEqual([4, 2]);
    expect(turn.notices.map(({ reason }) => reason)).toEqual(['model-unavailable']);
  });

  test('reached after the fallback has begun leaves one notice: the newest holds', async () => {
    const { reserved } = await turnOf([away], { price: tenTimes });
    const turn = await turnOf([away], { price: tenTimes }, ceilings((reserved[1]?.bound ?? 0) + 1));
    expect(turn.asked).toEqual([4, 1]);
    expect(turn.notices.map(({ reason }) => reason)).toEqual(['budget-reached']);
    expect(turn.finish.usage.costMicros).toBe(10 * callMicros);
  });
});

test('what the offline model answers where the money is spent says nothing of the model that was away', async () => {
  const model = scriptedModel(...replies);
  const circuits = new Map([[model, { faults: 2 }]]);
  const { spending } = watched(ceilings(0));
  const turn = await takeTurn(model, 'a reading lamp', { spending, circuits });
  expect(turn.finish.outcome).toBe('answered');
  expect(circuits.get(model)).toEqual({ faults: 2 });
});
