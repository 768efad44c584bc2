import { describe, expect, test } from 'vitest';
import { refusal } from '../../tests/fixtures/refusal.ts';
import { answer, scriptedModel, searching } from '../../tests/fixtures/scripted-model.ts';
import { hurriedClock, takeTurn } from '../../tests/fixtures/turn.ts';

const failing = (...errors: unknown[]) => {
  const left = [...errors];
  return () => {
    const error = left.shift();
    if (error) throw error;
    return answer('I can help with lamps.');
  };
};

/** A clock that keeps what it was asked to wait. */
function recordingClock() {
  const waits: number[] = [];
  return {
    waits,
    clock: {
      ...hurriedClock,
      sleep: (ms: number, signal: AbortSignal) => {
        waits.push(ms);
        return hurriedClock.sleep(ms, signal);
      },
    },
  };
}

describe('a model call', () => {
  test('that is rate limited or overloaded is tried again, three times at most', async () => {
    const model = scriptedModel(failing(refusal(429), refusal(503), refusal(500)));
    const turn = await takeTurn(model, 'hello there, assistant');
    expect(turn.text).toBe('I can help with lamps.');
    expect(turn.finish.usage.modelCalls).toBe(4);
    const worse = await takeTurn(
      scriptedModel(failing(...Array.from({ length: 9 }, () => refusal(503)))),
      'a lamp',
    );
    expect(worse.finish.outcome).toBe('gave-up');
    expect(worse.finish.usage.modelCalls).toBe(4);
  });

  test.each([
    ['the retry-after header', { responseHeaders: { 'retry-after': '3' } }, 3000],
    ['the RetryInfo of the body', { responseBody: '{"error":{"details":[{"retryDelay":"2.5s"}]}}' }, 2500],
    [
      'the RetryInfo of a body wrapped in an array',
      { responseBody: '[{"error":{"details":[{"retryDelay": "4s"}]}}]' },
      4000,
    ],
  ])('waits as long as %s asks', async (_, more, wait) => {
    const { waits, clock } = recordingClock();
    await takeTurn(scriptedModel(failing(refusal(429, more))), 'hello there, assistant', { clock });
    expect(waits).toContain(wait);
  });

  test('does not wait out a long ban', async () => {
    const { waits, clock } = recordingClock();
    const turn = await takeTurn(
      scriptedModel(failing(refusal(429, { responseBody: '{"retryDelay":"47s"}' }))),
      'a lamp',
      { clock },
    );
    expect(turn.finish.outcome).toBe('gave-up');
    expect(waits).not.toContain(47_000);
    expect(JSON.stringify(turn.parts)).not.toContain('1234');
  });

  test('that a service rejects is not tried again', async () => {
    const turn = await takeTurn(scriptedModel(failing(refusal(400))), 'a lamp');
    expect(turn.finish.usage.modelCalls).toBe(1);
    expect(turn.finish.outcome).toBe('failed');
  });

  test.each([new TypeError('fetch failed'), new Error('Network connection lost.')])(
    'that loses its connection is tried again: %s',
    async (error) => {
      const turn = await takeTurn(scriptedModel(failing(error)), 'hello there, assistant');
      expect(turn.finish.usage.modelCalls).toBe(2);
      expect(turn.finish.outcome).toBe('answered');
    },
  );

  test('is one of ten of a turn, retries included', async () => {
    let calls = 0;
    const flaky = () => {
      calls += 1;
      if (calls % 3 !== 0) throw refusal(503);
      return searching;
    };
    const turn = await takeTurn(scriptedModel(flaky), 'a reading lamp');
    expect(turn.finish.usage.modelCalls).toBe(10);
    expect(turn.record.reason).toBe('call-limit');
    expect([calls, turn.finish.outcome]).toEqual([10, 'gave-up']);
  });
});
