import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StreamPart } from '../../shared/chat.ts';
import { streamResponse } from './sse.ts';

type Emit = (part: StreamPart) => void;

const part: StreamPart = { type: 'text-delta', id: 't', delta: 'a lamp\n\ndata: [DONE]\n\n' };
const frame = `data: ${JSON.stringify(part)}\n\n`;
const nobodyLeaves = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A stream whose turn a test drives by hand. */
function driven(clientGone: AbortSignal = nobodyLeaves) {
  const turn = Promise.withResolvers<void>();
  const given: { emit: Emit; gone: AbortSignal }[] = [];
  const response = streamResponse((emit, gone) => {
    given.push({ emit, gone });
    return turn.promise;
  }, clientGone);
  const [{ emit, gone } = { emit: () => undefined, gone: nobodyLeaves }] = given;
  return { response, emit, gone, end: turn.resolve, fail: turn.reject };
}

test('each part is one frame, whatever stands in it, and [DONE] is the last', async () => {
  const { response, emit, end } = driven();
  emit(part);
  emit(part);
  end();
  expect(await response.text()).toBe(`${frame}${frame}data: [DONE]\n\n`);
});

test('what comes while nobody reads goes out in one piece, and what is waited for at once', async () => {
  const { response, emit, end } = driven();
  emit(part);
  emit(part);
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await pieces?.read()).toEqual({ done: false, value: frame + frame });
  const next = pieces?.read();
  await vi.advanceTimersByTimeAsync(0);
  emit(part);
  expect(await next).toEqual({ done: false, value: frame });
  end();
});

describe('a second of silence', () => {
  test('is filled with a comment, and the next one again', async () => {
    const { response, emit, end } = driven();
    await vi.advanceTimersByTimeAsync(2000);
    emit(part);
    end();
    expect(await response.text()).toBe(`: waiting\n\n: waiting\n\n${frame}data: [DONE]\n\n`);
  });

  test('counts from the last part', async () => {
    const { response, emit, end } = driven();
    await vi.advanceTimersByTimeAsync(900);
    emit(part);
    await vi.advanceTimersByTimeAsync(999);
    emit(part);
    await vi.advanceTimersByTimeAsync(1000);
    end();
    expect(await response.text()).toBe(`${frame}${frame}: waiting\n\ndata: [DONE]\n\n`);
  });

  test('is no more filled once the answer has ended', async () => {
    const { response, end } = driven();
    end();
    await response.text();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a shopper who leaves', () => {
  test('by closing the stream is told to the turn, and nothing more is written', async () => {
    const { response, emit, gone, end } = driven();
    await response.body?.cancel();
    expect(gone.aborted).toBe(true);
    emit(part);
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('as the platform tells it, too', async () => {
    const leaving = new AbortController();
    const { emit, gone, end } = driven(leaving.signal);
    expect(gone.aborted).toBe(false);
    leaving.abort();
    expect(gone.aborted).toBe(true);
    emit(part);
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a turn that breaks breaks its stream: half an answer never ends like a whole one', async () => {
  const { response, emit, fail } = driven();
  emit(part);
  fail(new Error('broken'));
  await expect(response.text()).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
