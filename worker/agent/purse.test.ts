import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HeldClock } from '../../tests/fixtures/held-clock.ts';
import { memoryLedger, type TestSpending, testSpending } from '../../tests/fixtures/ledger.ts';
import { answer, finish, scriptedModel, searching, text } from '../../tests/fixtures/scripted-model.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';
import type { Ledger } from '../ports/ledger.ts';
import { Purse } from './purse.ts';

/** A scripted call uses 60 tokens, 40 from the cache and 10 of output. */
const callMicros = 60 + 4 + 100;
const question = 'a reading lamp';
const twoCalls = () => scriptedModel(searching, answer('The Aster Reading Lamp costs $64.00.'));
const ceiling = (day: number, conversation = day) => ({
  micros: { day, conversation },
  tokens: { day, conversation },
});
const noticesOf = ({ parts }: Awaited<ReturnType<typeof takeTurn>>) =>
  parts.flatMap((part) => (part.type === 'data-notice' ? part.data.reason : []));

function reporting(inputTokens: unknown, outputTokens: unknown, cacheRead: unknown = undefined) {
  const usage = {
    inputTokens: { total: inputTokens, noCache: undefined, cacheRead, cacheWrite: undefined },
    outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
  } as LanguageModelV4Usage;
  const last: LanguageModelV4StreamPart = {
    type: 'finish',
    usage,
    finishReason: { unified: 'stop', raw: undefined },
  };
  return scriptedModel([...text('Hello there.'), last]);
}

describe('a turn', () => {
  test('says what it cost at its finish and in the log, and is charged that, to the day and the conversation', async () => {
    const spending = testSpending();
    const turn = await takeTurn(twoCalls(), question, { spending });
    expect(turn.finish.usage).toEqual({
      modelCalls: 2,
      inputTokens: 200,
      outputTokens: 20,
      cachedTokens: 80,
      costMicros: 2 * callMicros,
    });
    expect(turn.record.usage).toEqual(turn.finish.usage);
    expect(turn.record.charged).toEqual({ unit: 'micros', amount: 2 * callMicros, estimated: false });
    expect(turn.record).not.toHaveProperty('limited');
    const { sql } = spending.ledger;
    expect([sql.charged(), sql.charged('conversation visitor')]).toEqual([2 * callMicros, 2 * callMicros]);
    expect(noticesOf(turn)).toEqual([]);
  });

  test('of a model whose price nobody knows is charged its tokens, and costs nobody knows what', async () => {
    const turn = await takeTurn(twoCalls(), question, { spending: testSpending({ price: undefined }) });
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
    expect(turn.record.charged).toEqual({ unit: 'tokens', amount: 220, estimated: false });
  });

  test('of a model that costs nothing asks no ledger', async () => {
    const turn = await takeTurn(twoCalls(), question);
    expect(turn.record).not.toHaveProperty('charged');
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
  });
});

describe('a call that does not say what it used', () => {
  const check = async (model: ReturnType<typeof scriptedModel>, outcome: string) => {
    const spending = testSpending();
    const turn = await takeTurn(model, question, { spending });
    expect(turn.finish.outcome).toBe(outcome);
    expect(turn.finish.usage).not.toHaveProperty('costMicros');
    expect(turn.record.charged).toMatchObject({ unit: 'micros', estimated: true });
    // By the house's count the instructions and tools alone are over a thousand tokens.
    expect(turn.record.charged?.amount).toBeGreaterThan(1000);
    expect(spending.ledger.sql.charged()).toBe(turn.record.charged?.amount);
  };

  test.each<[string, unknown, unknown]>([
    ['nothing', undefined, undefined],
    ['only its input', 100, undefined],
    ['only its output', undefined, 10],
    ['less than nothing', -1_000_000, 10],
    ['no number', Number.NaN, 10],
    ['no end of it', Number.POSITIVE_INFINITY, 10],
    ['part of a token', 100.5, 10],
    ['text', '100', 10],
    ['more than there can be', 2 ** 52, 10],
  ])('but %s is charged an estimate, and its cost stays missing', async (_, input, output) => {
    // What the finish repeats of it is checked elsewhere; here it must not reach the ledger.
    const spending = testSpending();
    const purse = new Purse(
      { model: scriptedModel(), spending, clock: new HeldClock(), telemetry: { error: () => undefined } },
      'visitor',
    );
    const payment = await purse.pay({ prompt: promptOf(400), tools: [], maxOutputTokens: 100 }, never);
    payment.settle(
      {
        inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: output, text: undefined, reasoning: undefined },
      } as LanguageModelV4Usage,
      'x'.repeat(40),
    );
    await purse.settled();
    expect(purse.costMicros).toBeUndefined();
    expect(purse.charged).toEqual({ unit: 'micros', amount: expect.any(Number), estimated: true });
    expect(purse.charged?.amount).toBeGreaterThanOrEqual(100 + 10 * 10);
    expect(purse.charged?.amount).toBeLessThan(150 + 10 * 10);
    expect(spending.ledger.sql.charged()).toBe(purse.charged?.amount);
  });

  test('among others leaves the cost of the turn missing', () =>
    check(reporting(undefined, undefined), 'answered'));

  test('because its stream was cut is charged all the same', () =>
    check(scriptedModel(text('Half an ans')), 'failed'));

  test('more cached than read is no discount', async () => {
    const turn = await takeTurn(reporting(100, 0, 1_000_000), question, { spending: testSpending() });
    expect(turn.finish.usage.costMicros).toBe(10);
  });
});

describe('above a ceiling', () => {
  test.each([
    ['of the day', ceiling(0, 1_000_000)],
    ['of the conversation', ceiling(1_000_000, 0)],
    ['that one call does not fit under', ceiling(1000)],
  ])(
    '%s the model is not asked: the offline one answers, and the shopper is told why',
    async (_, ceilings) => {
      const model = twoCalls();
      const turn = await takeTurn(model, question, { spending: testSpending({ ceilings }) });
      expect(model.calls).toHaveLength(0);
      expect(turn.finish.outcome).toBe('answered');
      expect(turn.titles.length).toBeGreaterThan(0);
      expect(noticesOf(turn)).toEqual(['budget-reached']);
      expect(turn.record).toMatchObject({ limited: 'budget-reached' });
      expect(turn.record).not.toHaveProperty('charged');
    },
  );

  test('of tokens, too, where the price is not known', async () => {
    const model = twoCalls();
    const spending = testSpending({
      price: undefined,
      ceilings: { ...ceiling(1_000_000), tokens: ceiling(50).tokens },
    });
    expect(noticesOf(await takeTurn(model, question, { spending }))).toEqual(['budget-reached']);
    expect(model.calls).toHaveLength(0);
  });

  test('in the middle of a turn the offline model goes on from what was looked up, and what was bought is counted', async () => {
    const model = twoCalls();
    const before = testSpending();
    await takeTurn(twoCalls(), question, { spending: before });
    const bounds: number[] = [];
    const spending = watching(testSpending(), (bound) => bounds.push(bound));
    await takeTurn(twoCalls(), question, { spending });
    const room = (bounds[0] ?? 0) + 1;
    const turn = await takeTurn(model, question, { spending: testSpending({ ceilings: ceiling(room) }) });
    expect(model.calls).toHaveLength(1);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.titles.length).toBeGreaterThan(0);
    expect(noticesOf(turn)).toEqual(['budget-reached']);
    expect(turn.finish.usage.costMicros).toBe(callMicros);
  });

  test('a turn begins with the model again once there is room, as on the next day', async () => {
    const clock = new HeldClock();
    const spending = testSpending({ ceilings: ceiling(40_000) });
    const { ledger } = spending;
    const call = {
      id: 'x',
      conversation: 'c',
      unit: 'micros' as const,
      bound: 40_000,
      ceilings: ceiling(40_000).micros,
    };
    await ledger.reserve({ ...call, now: clock.now() });
    const spent = await takeTurn(twoCalls(), question, { spending, clock });
    clock.advance(86_400_000);
    const next = await takeTurn(twoCalls(), question, { spending, clock });
    expect([noticesOf(spent), noticesOf(next)]).toEqual([['budget-reached'], []]);
  });
});

/** The same, telling each bound that is asked for. */
function watching(spending: TestSpending, tell: (bound: number) => void): TestSpending {
  const reserve: Ledger['reserve'] = (call) => {
    tell(call.bound);
    return spending.ledger.reserve(call);
  };
  return { ...spending, ledger: { ...spending.ledger, reserve } };
}

describe('a ledger that does not answer', () => {
  const failing = (reserve: Ledger['reserve']): Partial<Ledger> => ({ reserve });
  const hanging = () => new Promise<never>(() => undefined);

  test.each<[string, Ledger['reserve']]>([
    ['hangs', hanging],
    ['fails', () => Promise.reject(new Error('the object was reset'))],
  ])(
    'because it %s: the model is not asked, the offline one answers, and the log is told',
    async (_, reserve) => {
      const model = twoCalls();
      const spending = testSpending();
      const ledger = { ...spending.ledger, ...failing(reserve) };
      const turn = await takeTurn(model, question, { spending: { ...spending, ledger } });
      expect(model.calls).toHaveLength(0);
      expect(turn.finish.outcome).toBe('answered');
      expect(turn.titles.length).toBeGreaterThan(0);
      expect(noticesOf(turn)).toEqual(['model-unavailable']);
      expect(turn.record.limited).toBe('model-unavailable');
      expect(turn.errors).toEqual(['ledger']);
    },
  );

  test('in time is waited for 300 ms, and a yes that comes later is given back', async () => {
    const clock = new HeldClock();
    const spending = testSpending();
    const late = Promise.withResolvers<void>();
    const reserve: Ledger['reserve'] = async (call) => {
      const granted = await spending.ledger.reserve(call);
      await late.promise;
      return granted;
    };
    const ledger = { ...spending.ledger, reserve };
    const purse = new Purse(
      {
        model: scriptedModel(),
        spending: { ...spending, ledger },
        clock,
        telemetry: { error: () => undefined },
      },
      'visitor',
    );
    const paying = purse.pay({ prompt: promptOf(100), tools: [], maxOutputTokens: 10 }, never);
    clock.advance(299);
    await soon();
    expect(purse.limited).toBeUndefined();
    clock.advance(1);
    expect((await paying).model).toBe(spending.otherwise);
    expect(purse.limited).toBe('model-unavailable');
    expect(spending.ledger.sql.charged()).toBeGreaterThan(0);
    late.resolve();
    await soon();
    expect(spending.ledger.sql.charged()).toBe(0);
  });

  test.each<[string, Ledger['settle']]>([
    ['hangs', hanging],
    ['fails', () => Promise.reject(new Error('gone'))],
  ])(
    'when a call is settled (it %s) keeps no answer back, and the bound stays charged',
    async (_, settle) => {
      const spending = testSpending();
      const ledger = { ...spending.ledger, settle };
      const turn = await takeTurn(twoCalls(), question, { spending: { ...spending, ledger } });
      expect(turn.finish.outcome).toBe('answered');
      expect(noticesOf(turn)).toEqual([]);
      expect(spending.ledger.sql.charged()).toBeGreaterThan(2 * callMicros);
    },
  );
});

describe('nothing is charged', () => {
  test('for a call that did not come about', async () => {
    const spending = testSpending();
    const model = scriptedModel(() => {
      throw new Error('Network connection lost.');
    });
    const turn = await takeTurn(model, question, { spending });
    expect(turn.finish.outcome).toBe('gave-up');
    expect(turn.record).not.toHaveProperty('charged');
    expect(spending.ledger.sql.charged()).toBe(0);
  });
});

test('a shopper who leaves in the middle of an answer leaves it charged by what had come', async () => {
  const spending = testSpending();
  const leaving = new AbortController();
  const model = scriptedModel(async function* () {
    yield* text('A long answer begins.');
    leaving.abort();
    await new Promise(() => undefined);
    yield finish();
  });
  const turn = await takeTurn(model, question, { spending, signal: leaving.signal });
  expect(turn.finish.outcome).toBe('aborted');
  expect(spending.ledger.sql.charged()).toBeGreaterThan(1000);
  expect(spending.ledger.sql.charged()).toBeLessThan(20_000);
});

const never = new AbortController().signal;
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A prompt of as many bytes, or a few more. */
function promptOf(bytes: number) {
  return [{ role: 'system' as const, content: 'x'.repeat(bytes) }];
}

test('whatever the interleaving of turns, what was bought and what is charged stay under the ceilings', async () => {
  const turn = fc.record({
    visitor: fc.constantFrom('a', 'b', 'c'),
    calls: fc.array(
      fc.record({ bytes: fc.nat(2000), output: fc.nat(100), share: fc.integer({ min: 0, max: 100 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
  });
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(turn, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 0, max: 12_000 }),
      fc.integer({ min: 0, max: 6000 }),
      async (scheduler, turns, day, conversation) => {
        const memory = memoryLedger();
        const ledger: Ledger = {
          reserve: scheduler.scheduleFunction(memory.reserve),
          settle: scheduler.scheduleFunction(memory.settle),
        };
        const spending = { ...testSpending({ ceilings: ceiling(day, conversation) }), ledger };
        const bought: { visitor: string; micros: number }[] = [];
        const take = async ({ visitor, calls }: (typeof turns)[number]) => {
          const means = {
            model: scriptedModel(),
            spending,
            clock: new HeldClock(),
            telemetry: { error: () => undefined },
          };
          const purse = new Purse(means, visitor);
          for (const { bytes, output, share } of calls) {
            const payment = await purse.pay(
              { prompt: promptOf(bytes), tools: [], maxOutputTokens: 100 },
              never,
            );
            if (payment.model === spending.otherwise) refusals += 1;
            // A model never uses more than its prompt holds and its output may have.
            const input = Math.floor(((bytes / 2) * share) / 100);
            payment.settle(usageOf(input, output), '');
          }
          await purse.settled();
          bought.push({ visitor, micros: purse.charged?.amount ?? 0 });
        };
        const all = Promise.all(turns.map(take));
        await scheduler.waitFor(all);
        const sumOf = (visitor?: string) =>
          bought.reduce((sum, one) => sum + (visitor && visitor !== one.visitor ? 0 : one.micros), 0);
        expect(sumOf()).toBeLessThanOrEqual(day);
        expect(memory.sql.charged()).toBe(sumOf());
        for (const visitor of ['a', 'b', 'c']) {
          expect(sumOf(visitor)).toBeLessThanOrEqual(conversation);
          expect(memory.sql.charged(`conversation ${visitor}`)).toBe(sumOf(visitor));
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(refusals).toBeGreaterThan(50);
});

function usageOf(input: number, output: number): LanguageModelV4Usage {
  return {
    inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  };
}
