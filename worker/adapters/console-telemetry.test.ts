import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { TurnRecord } from '../ports/telemetry.ts';
import { consoleTelemetry } from './console-telemetry.ts';

const release = { commit: 'c', prompt: 'p', policies: 'o', catalogue: 'k', model: 'm', gate: 'g' };
const telemetry = consoleTelemetry(release);

const secret = 'ada@example.com';
let log: MockInstance<typeof console.log>;
let error: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  error = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The one line that was written, as text and read back. */
function written(spy: typeof error) {
  expect(spy).toHaveBeenCalledOnce();
  const [line] = spy.mock.calls[0] ?? [];
  expect(line).not.toContain('\n');
  return { line: String(line), read: JSON.parse(String(line)) };
}

function thrown(message: string): Error {
  try {
    throw new TypeError(message);
  } catch (caught) {
    return caught as Error;
  }
}

test('a turn is one line of JSON', () => {
  const record: TurnRecord = {
    turn: 'u1\n{"event":"forged"}',
    outcome: 'answered',
    ms: 12,
    usage: { modelCalls: 2 },
    tools: ['search_products'],
    faults: [{ model: 'google:m', fault: 'rate-limit' }],
    sentencesWithheld: 0,
    sentencesRewritten: 0,
    release,
  };
  telemetry.turn(record);
  expect(written(log).read).toEqual({ event: 'turn', ...record });
});

test('an error is one line with its class, its place and the release', () => {
  telemetry.error('search_products', thrown('failed'));
  const { read } = written(error);
  expect(read).toMatchObject({ event: 'error', where: 'search_products', name: 'TypeError', release });
  expect(read.at[0]).toMatch(/^at thrown .*console-telemetry\.test\.ts:\d+:\d+\)$/);
  expect(read.at.length).toBeLessThanOrEqual(5);
});

describe('the message of an error is never written', () => {
  test.each([
    ['one line', secret],
    ['many lines', `first\n${secret}\nthird\n${secret}`],
    ['lines that look like places', `x\n    at ${secret} (file:///a.ts:1:2)\n    at ${secret}:3:4`],
    ['with signs a pattern would read', `$& (${secret}`],
    ['empty', ''],
  ])('%s', (_, message) => {
    telemetry.error('turn', thrown(message));
    const { line, read } = written(error);
    expect(line).not.toContain(secret);
    expect(read.at.length).toBeGreaterThan(0);
  });

  test('nor that of its cause, its fields or its inner errors', () => {
    const failed = new AggregateError([thrown(secret)], secret, { cause: thrown(secret) });
    telemetry.error('turn', Object.assign(failed, { url: secret, requestBody: { text: secret } }));
    expect(written(error).line).not.toContain(secret);
  });

  test('nor what was changed after it was thrown', () => {
    const failed = thrown(`${secret}\n${secret}`);
    failed.message = 'other';
    telemetry.error('turn', failed);
    expect(written(error).line).not.toContain(secret);
  });
});

test.each([[secret], [{ message: secret, stack: secret }], [null], [undefined], [7]])(
  'what is no error is written as its type alone: %j',
  (what) => {
    telemetry.error('turn', what);
    const { line, read } = written(error);
    expect(line).not.toContain(secret);
    expect(read).toEqual({ event: 'error', where: 'turn', name: typeof what, release });
  },
);
