import { describe, expect, it } from 'vitest';
import { stringsFor } from '../../shared/strings/index.ts';
import { ReplyFailure } from '../failure.ts';
import { explain, secondsToWait } from './explain.ts';

const strings = stringsFor('en');
const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'messages is empty' };
const rejected = (status: number, body = '', headers: Record<string, string> = {}) =>
  explain(new ReplyFailure('rejected', new Response(body, { status, headers })), 'en', true);

describe('a failure in words', () => {
  it.each([
    ['busy, with a time', rejected(429, '', { 'retry-after': '47' }), 'again in 47 seconds'],
    ['busy, without', rejected(429), strings.errorBusySoon],
    ['refused with a reason', rejected(400, JSON.stringify(problem)), 'messages is empty'],
    ['refused with a reason and no more', rejected(413, '{"detail":"too long"}'), 'too long'],
    ['refused without a problem', rejected(404, '<html>'), strings.errorUnreachable],
    ['refused with a strange problem', rejected(403, '{"detail":5}'), strings.errorUnreachable],
    ['refused with an array', rejected(400, '[]'), strings.errorUnreachable],
    ['broken', rejected(500, JSON.stringify(problem)), strings.errorUnreachable],
    ['a page instead of a stream', rejected(200, '<html>'), strings.errorUnreachable],
    ['stalled', explain(new ReplyFailure('stalled'), 'en', true), strings.errorStalled],
    ['unreadable', explain(new ReplyFailure('unreadable'), 'en', true), strings.errorUnreadable],
    ['empty', explain(new ReplyFailure('empty'), 'en', true), strings.errorEmpty],
    ['unreachable', explain(undefined, 'en', true), strings.errorUnreachable],
    ['offline', explain(undefined, 'en', false), strings.errorOffline],
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
