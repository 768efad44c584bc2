import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './system-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('now is the machine’s time in milliseconds', () => {
  vi.setSystemTime(1_794_000_000_123);
  expect(systemClock.now()).toBe(1_794_000_000_123);
});

test('a sleep ends after its time and not before', async () => {
  const woke = vi.fn();
  systemClock.sleep(1000, new AbortController().signal).then(woke);
  await vi.advanceTimersByTimeAsync(999);
  expect(woke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(woke).toHaveBeenCalledOnce();
});

test('a sleep that is cut short fails with the reason of the signal, and leaves no timer', async () => {
  const leaving = new AbortController();
  const sleep = systemClock.sleep(1000, leaving.signal);
  leaving.abort('gone');
  await expect(sleep).rejects.toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('a sleep that nobody wants any more begins no timer', async () => {
  await expect(systemClock.sleep(1000, AbortSignal.abort('gone'))).rejects.toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('a sleep that ended no longer listens to its signal', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const sleep = systemClock.sleep(1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  await sleep;
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  );
});
