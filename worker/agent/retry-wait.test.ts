import { APICallError } from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import { retryWait } from './retry-wait.ts';

const now = Date.UTC(2026, 10, 30, 12, 0, 0);
const wait = (responseHeaders: Record<string, string>, random = 0, responseBody = '') => {
  const call = { message: 'x', url: 'https://model.test', requestBodyValues: {}, statusCode: 429 };
  return retryWait(new APICallError({ ...call, responseHeaders, responseBody }), 0, now, () => random);
};

describe('the wait a service asks for', () => {
  test.each([
    ['seconds', { 'retry-after': '3' }, 3000],
    ['a fraction of them', { 'retry-after': '1.5' }, 1500],
    ['no time at all', { 'retry-after': '0' }, 0],
    ['a date', { 'retry-after': 'Mon, 30 Nov 2026 12:00:04 GMT' }, 4000],
    ['a date gone by', { 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' }, 0],
    ['milliseconds, which are more exact', { 'retry-after-ms': '1200', 'retry-after': '2' }, 1200],
  ])('in %s', (_, headers, expected) => {
    expect(wait(headers)).toBe(expected);
  });

  test('in the body', () => {
    expect(wait({}, 0, '[{"error":{"details":[{"retryDelay": "2.5s"}]}}]')).toBe(2500);
  });

  test('is never shortened, and spread by chance', () => {
    expect(wait({ 'retry-after': '3' }, 0.5)).toBe(3125);
    expect(wait({ 'retry-after': '3' }, 0.999)).toBeLessThan(3250);
  });

  test.each(['', 'soon', '-3', 'Infinity', '1e9'])('that cannot be read is none: %j', (text) => {
    expect(wait({ 'retry-after': text }, 0.5)).toBe(500);
  });
});

test.each([
  [0, 375, 625],
  [1, 750, 1250],
  [2, 1500, 2500],
])('without one, attempt %i waits from %i to %i ms', (attempt, least, most) => {
  const error = new Error('Network connection lost.');
  expect(retryWait(error, attempt, now, () => 0)).toBe(least);
  expect(retryWait(error, attempt, now, () => 0.999_999)).toBeLessThanOrEqual(most);
  expect(retryWait(error, attempt, now, () => 0.999_999)).toBeGreaterThan(most - 1);
});
