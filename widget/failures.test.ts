import { describe, expect, it } from 'vitest';
import { stringsFor } from '../shared/strings/index.ts';
import { explain, Rejected, Stalled, secondsToWait } from './failures.ts';
import { UnreadableFrame } from './stream.ts';

const strings = stringsFor('en');
const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'messages is empty' };
const rejected = (status: number, body = '', headers: Record<string, string> = {}) =>
  explain(new Rejected(new Response(body, { status, headers })), strings, true);

describe('a failure in words', () => {
  it.each([
    ['busy, with a time', rejected(429, '', { 'retry-after': '47' }), 'again in 47 seconds'],
    ['busy, without', rejected(429), strings.errorBusySoon],
    ['refused with a reason', rejected(400, JSON.stringify(problem)), 'messages is empty'],
    ['refused without a problem', rejected(404, '<html>'), strings.errorUnreachable],
    ['refused with a strange problem', rejected(403, '{"detail":5}'), strings.errorUnreachable],
    ['broken', rejected(500, JSON.stringify(problem)), strings.errorUnreachable],
    ['a page instead of a stream', rejected(200, '<html>'), strings.errorUnreachable],
    ['stalled', explain(new Stalled(), strings, true), strings.errorStalled],
    ['unreadable', explain(new UnreadableFrame(), strings, true), strings.errorUnreadable],
    ['unreachable', explain(new TypeError('Failed to fetch'), strings, true), strings.errorUnreachable],
    ['offline', explain(new TypeError('Failed to fetch'), strings, false), strings.errorOffline],
  ])('%s', async (_, words, expected) => {
    expect(await words).toContain(expected);
  });

  it('reads seconds and dates', () => {
    const now = Date.parse('2026-11-30T12:00:00Z');
    expect(secondsToWait('12', now)).toBe(12);
    expect(secondsToWait('Mon, 30 Nov 2026 12:00:30 GMT', now)).toBe(30);
    expect(secondsToWait('Mon, 30 Nov 2026 11:00:00 GMT', now)).toBe(0);
    expect([secondsToWait('soon', now), secondsToWait(null, now), secondsToWait('-1', now)]).not.toContain(1);
  });
});
