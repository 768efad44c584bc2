import { JSONParseError, type LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import { HeldClock } from '../../tests/fixtures/held-clock.ts';
import { refusal } from '../../tests/fixtures/refusal.ts';
import {
  answer,
  callPart,
  finish,
  type Script,
  scriptedModel,
  searching,
  text,
} from '../../tests/fixtures/scripted-model.ts';
import { shopModel } from '../../tests/fixtures/shop-model.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';
import { faultsToOpen, restMs } from '../domain/circuit.ts';

const throwing = (error: unknown) => (): never => {
  throw error;
};
const refusing = (status: number) => throwing(refusal(status));
const errorPart = (error: unknown): LanguageModelV4StreamPart => ({ type: 'error', error });

async function* silent(): AsyncGenerator<LanguageModelV4StreamPart> {
  await new Promise(() => undefined);
}
async function* cut(...parts: LanguageModelV4StreamPart[]): AsyncGenerator<LanguageModelV4StreamPart> {
  yield* parts;
  throw new Error('Network connection lost.');
}

const second = () => scriptedModel(searching, answer('The Aster Reading Lamp costs $64.00.'));

/** A turn by a first model of these scripts, with a second one behind it. */
async function turnOf(first: Script[], fallback = second(), more: Parameters<typeof takeTurn>[2] = {}) {
  const model = scriptedModel(...first);
  const deps = { fallback: shopModel(fallback, { name: 'second:one' }), ...more };
  const turn = await takeTurn(model, 'a reading lamp', deps);
  const notices = turn.parts.flatMap((part) => (part.type === 'data-notice' ? [part.data] : []));
  return { ...turn, notices, asked: [model.calls.length, fallback.calls.length] };
}

describe('another model answers, and the shopper is told', () => {
  test.each<[string, Script, string]>([
    ['cannot be reached', throwing(new TypeError('fetch failed')), 'connection'],
    ['stays rate limited', refusing(429), 'rate-limit'],
    ['stays overloaded', refusing(503), 'server-error'],
    ['falls silent', silent, 'timeout'],
    [
      'reports in its stream that it is overloaded',
      [errorPart({ message: 'x', statusCode: 529 })],
      'server-error',
    ],
    ['is cut before it said a word', () => cut(), 'connection'],
    ['ends without a finish', text('Here is'), 'connection'],
  ])('when the first %s', async (_, script, fault) => {
    const turn = await turnOf([script]);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.notices).toEqual([
      { reason: 'model-unavailable', text: expect.stringContaining('cannot be reached') },
    ]);
    expect(turn.finish.release.model).toBe('second:one');
    expect(turn.record.release.model).toBe('second:one');
    expect(turn.record.faults).toEqual([{ model: 'm', fault }]);
  });

  test('for the rest of the turn, from what had been looked up', async () => {
    const fallback = scriptedModel(answer('The Aster Reading Lamp costs $64.00.'));
    const turn = await turnOf([searching, refusing(503)], fallback);
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.asked).toEqual([5, 1]);
    expect(fallback.calls[0]?.prompt.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
    ]);
  });

  test('without the first one’s signatures and thoughts, which are of no use to it', async () => {
    const marks = { first: { signature: 'c2ln' } };
    const signed = [
      { type: 'reasoning-start' as const, id: 'r' },
      { type: 'reasoning-delta' as const, id: 'r', delta: 'A lamp, then.' },
      { type: 'reasoning-end' as const, id: 'r', providerMetadata: marks },
      { ...callPart('search_products', { query: 'lamp' }), providerMetadata: marks },
      finish('tool-calls'),
    ];
    const fallback = scriptedModel(answer('The Aster Reading Lamp costs $64.00.'));
    await turnOf([signed, refusing(503)], fallback);
    expect(JSON.stringify(fallback.calls[0]?.prompt)).not.toMatch(/c2ln|A lamp, then/);
    expect(fallback.calls[0]?.prompt[2]?.content).toHaveLength(1);
  });

  test('a sentence the first one had begun, and nobody had read, is not shown', async () => {
    const turn = await turnOf([searching, () => cut(...text('The Birch Reading'))]);
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
  });
});

describe('no other model is asked', () => {
  test.each<[string, Script, string, object[]]>([
    ['refuses', [finish('content-filter')], 'refused', []],
    ['rejects the request', refusing(400), 'failed', [{ fault: 'rejected', status: 400 }]],
    ['rejects the key', refusing(401), 'failed', [{ fault: 'rejected', status: 401 }]],
    [
      'makes no sense',
      [errorPart(new JSONParseError({ text: '{', cause: undefined }))],
      'failed',
      [{ fault: 'broken' }],
    ],
    ['ends with an error of its own', [finish('error')], 'failed', [{ fault: 'broken' }]],
    [
      'reports an error that does not blame the service',
      [errorPart({ message: 'x' })],
      'failed',
      [{ fault: 'broken' }],
    ],
  ])('when the first %s', async (_, script, outcome, faults) => {
    const turn = await turnOf([script]);
    expect(turn.asked).toEqual([1, 0]);
    expect(turn.finish.outcome).toBe(outcome);
    expect(turn.notices).toEqual([]);
    expect(turn.record.faults).toEqual(faults.map((fault) => ({ model: 'm', ...fault })));
    expect(turn.finish.release.model).toBe('m');
  });

  test('when a checked sentence has been read: it stays, once, and the turn says that it broke', async () => {
    const broken = () => cut(...text('The Aster Reading Lamp costs $64.00. The Birch'));
    const turn = await turnOf([searching, broken]);
    expect(turn.text.trim()).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.parts.some((part) => part.type === 'error')).toBe(true);
    expect(turn.asked[1]).toBe(0);
    expect(turn.record.faults).toEqual([{ model: 'm', fault: 'connection' }]);
  });

  test('a second time: when the fallback is away too, a person is named', async () => {
    const turn = await turnOf([refusing(503)], scriptedModel(refusing(503)));
    expect(turn.asked).toEqual([4, 4]);
    expect(turn.finish.outcome).toBe('gave-up');
    expect(turn.record.reason).toBe('model-unavailable');
    expect(turn.text).toContain('help@shop.test');
    expect(turn.record.faults.map(({ model }) => model)).toEqual(['m', 'second:one']);
  });

  test('a second time, also when the fallback is away only later in the turn', async () => {
    const turn = await turnOf([refusing(503)], scriptedModel(searching, refusing(503)));
    expect(turn.asked).toEqual([4, 5]);
    expect(turn.finish.outcome).toBe('gave-up');
  });

  test('when the first only stumbles and answers at a further attempt', async () => {
    let calls = 0;
    const stumbling = () => {
      calls += 1;
      if (calls < 4) throw refusal(429);
      return answer('I can help with lamps.');
    };
    const turn = await turnOf([stumbling]);
    expect(turn.asked).toEqual([4, 0]);
    expect(turn.notices).toEqual([]);
  });
});

describe('both models share', () => {
  test('the ten calls of a turn', async () => {
    let calls = 0;
    const flaky = () => {
      calls += 1;
      if (calls % 3 !== 0) throw refusal(503);
      return searching;
    };
    const turn = await turnOf([refusing(503)], scriptedModel(flaky));
    expect(turn.finish.usage.modelCalls).toBe(10);
    expect(turn.record.reason).toBe('call-limit');
  });

  test('the minute of a turn: a wait that would outlast it is not begun', async () => {
    const clock = new WaitlessClock();
    const late = () => {
      clock.advance(57_000);
      throw refusal(429, { responseHeaders: { 'retry-after': '4' } });
    };
    const turn = await turnOf([late], second(), { clock });
    expect(turn.asked[0]).toBe(1);
    expect(turn.finish.outcome).toBe('answered');
  });
});

/** Stands still, and lets short waits pass at once; the long ones, for a stall and for the turn's end, never pass. */
class WaitlessClock extends HeldClock {
  override sleep(ms: number, signal: AbortSignal): Promise<void> {
    return ms < 10_000 ? Promise.resolve() : super.sleep(ms, signal);
  }
}

describe('a model that has been away again and again', () => {
  const clock = () => new WaitlessClock();

  /** A shop whose first model does as `does` says, turn by turn. */
  function shop(clock: HeldClock, fallback = true) {
    const does = { now: refusing(503) as () => readonly LanguageModelV4StreamPart[] };
    const first = scriptedModel(() => does.now());
    const deps = {
      clock,
      circuits: new Map(),
      ...(fallback && { fallback: shopModel(second(), { name: 'second:one' }) }),
    };
    const turn = async (signal = new AbortController().signal) => {
      const before = first.calls.length;
      const taken = await takeTurn(first, 'a reading lamp', { ...deps, signal });
      return { ...taken, asked: first.calls.length - before };
    };
    return { first, does, turn };
  }
  async function opened(time: HeldClock, fallback = true) {
    const open = shop(time, fallback);
    for (let taken = 0; taken < faultsToOpen; taken += 1) expect((await open.turn()).asked).toBe(4);
    return open;
  }

  test('is left alone, and the fallback answers at once', async () => {
    const { turn } = await opened(clock());
    const taken = await turn();
    expect(taken.asked).toBe(0);
    expect(taken.finish.outcome).toBe('answered');
    expect(taken.parts.some((part) => part.type === 'data-notice')).toBe(true);
    expect(taken.record.faults).toEqual([{ model: 'm', fault: 'resting' }]);
  });

  test('is left alone at once, and for as long, where it asks for that itself', async () => {
    const time = clock();
    const { does, turn } = shop(time);
    does.now = throwing(refusal(429, { responseBody: '{"retryDelay":"47s"}' }));
    expect((await turn()).asked).toBe(1);
    time.advance(46_000);
    expect((await turn()).asked).toBe(0);
    time.advance(2000);
    expect((await turn()).asked).toBe(1);
  });

  test('without a fallback the shopper is told at once, too', async () => {
    const { turn } = await opened(clock(), false);
    const taken = await turn();
    expect(taken.asked).toBe(0);
    expect(taken.finish.outcome).toBe('gave-up');
  });

  test('is asked once after a rest, without retries, and left alone again when it is still away', async () => {
    const time = clock();
    const { turn } = await opened(time);
    time.advance(restMs - 1);
    expect((await turn()).asked).toBe(0);
    time.advance(1);
    expect((await turn()).asked).toBe(1);
    expect((await turn()).asked).toBe(0);
    time.advance(restMs);
    expect((await turn()).asked).toBe(1);
  });

  test('answers again from the probe on that it answers', async () => {
    const time = clock();
    const { does, turn } = await opened(time);
    time.advance(restMs);
    does.now = () => answer('I can help with lamps.');
    const probe = await turn();
    expect(probe.asked).toBe(1);
    expect(probe.text).toBe('I can help with lamps.');
    does.now = refusing(503);
    expect((await turn()).asked).toBe(4);
  });

  test('is asked by one turn alone: while that one waits, the fallback answers the others', async () => {
    const time = clock();
    const { first, turn } = await opened(time);
    time.advance(restMs);
    const leave = new AbortController();
    first.doStream = () => new Promise(() => undefined);
    const probe = turn(leave.signal);
    expect((await turn()).record.faults).toEqual([{ model: 'm', fault: 'resting' }]);
    leave.abort();
    expect((await probe).finish.outcome).toBe('aborted');
  });

  test.each<[string, () => readonly LanguageModelV4StreamPart[]]>([
    ['an answer', () => answer('I can help with lamps.')],
    ['a rejected request, which is an answer, too,', refusing(400)],
  ])('is not when %s came between', async (_, between) => {
    const { does, turn } = shop(clock());
    for (let taken = 1; taken < faultsToOpen; taken += 1) await turn();
    does.now = between;
    await turn();
    does.now = refusing(503);
    for (let taken = 0; taken < faultsToOpen; taken += 1) expect((await turn()).asked).toBe(4);
  });

  test('is not by requests it rejects', async () => {
    const { does, turn } = shop(clock());
    does.now = refusing(400);
    for (let taken = 0; taken < 2 * faultsToOpen; taken += 1) expect((await turn()).asked).toBe(1);
  });
});

test('a log line names faults by words of ours, and nothing of what was said', async () => {
  const turn = await turnOf([throwing(refusal(503, { responseBody: 'secret-host of ada@example.com' }))]);
  expect(JSON.stringify(turn.record)).not.toMatch(/secret-host|ada@|quota|reading lamp/);
});
