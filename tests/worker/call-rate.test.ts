import { describe, expect, test } from 'vitest';
import { callLimits } from '../../worker/domain/call-limits.ts';
import { roomInTheMinute, withRoom } from './minute.ts';
import { chat, newAddress, origin, post, problemOf, send, user } from './shop.ts';

const from = (address: Record<string, string>) => ({
  'content-type': 'application/json',
  origin,
  ...address,
});
/** Asks a question and reads no more of the answer than its status. */
async function ask(address: Record<string, string>, conversation: string): Promise<Response> {
  const response = await post({ ...chat(user('hello')), id: conversation }, from(address));
  if (response.ok) await response.body?.cancel();
  return response;
}

async function statuses(calls: readonly Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('one conversation', withRoom, () => {
  test('is answered as often as the limit says, and then told when to come back', async () => {
    const address = newAddress();
    await roomInTheMinute();
    const asked = times(callLimits.visitor + 3, () => ask(address, 'one'));
    expect(await statuses(asked)).toEqual({ 200: callLimits.visitor, 429: 3 });
    const refused = await ask(address, 'one');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect((await problemOf(refused)).detail).toContain(`${seconds} seconds`);
    expect((await ask(address, 'another')).status).toBe(200);
    // Two shoppers may have a conversation of the same name.
    expect((await ask(newAddress(), 'one')).status).toBe(200);
  });
});

describe('one address', withRoom, () => {
  test('is answered as often as the limit says, whatever conversations it names, and whatever it sends', async () => {
    const address = newAddress();
    await roomInTheMinute();
    const half = callLimits.address / 2;
    expect(await statuses(times(half, (at) => ask(address, `conversation-${at}`)))).toEqual({ 200: half });
    const nonsense = () => post('nothing', from(address));
    expect(await statuses(times(half, nonsense))).toEqual({ 400: half });
    expect((await ask(address, 'one more')).status).toBe(429);
    expect((await nonsense()).status).toBe(429);
  });

  test('of IPv6 is a whole /64, since a caller has all of it', async () => {
    const network = newAddress()['cf-connecting-ip']?.replace('::1', '') ?? '';
    await roomInTheMinute();
    const calls = times(callLimits.address + 1, (at) =>
      ask({ 'cf-connecting-ip': `${network}::${at.toString(16)}` }, `${at}`),
    );
    expect(await statuses(calls)).toEqual({ 200: callLimits.address, 429: 1 });
  });

  test('may search as often, too, and is counted apart for it', async () => {
    const address = newAddress();
    await roomInTheMinute();
    const search = () => send('/api/search?q=lamp', { headers: from(address) });
    expect(await statuses(times(callLimits.address + 1, search))).toEqual({
      200: callLimits.address,
      429: 1,
    });
    const refused = await search();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await problemOf(refused);
    expect((await ask(address, 'one')).status).toBe(200);
  });
});
