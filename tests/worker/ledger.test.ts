import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { LedgerObject } from '../../worker/adapters/ledger-object.ts';
import type { Reservation } from '../../worker/domain/cost.ts';

/** The ledger as it is deployed: the Durable Object of wrangler.toml, asked through the adapter. */
const ledger = new LedgerObject(env.LEDGER);
const midnight = Date.UTC(2026, 11, 1);
const ceilings = { day: 70, conversation: 50 };

const call = (more: Partial<Reservation> = {}): Reservation => ({
  id: crypto.randomUUID(),
  now: midnight,
  conversation: 'a',
  unit: 'micros',
  bound: 10,
  ceilings,
  ...more,
});

/** What is charged to an account on the first day. */
function charged(account = 'everyone'): Promise<number> {
  return runInDurableObject(env.LEDGER.getByName('shop'), (_, { storage }) => {
    const query = 'SELECT amount FROM spent WHERE day = ? AND account = ?';
    const [row] = storage.sql.exec(query, midnight / 86_400_000, account).toArray();
    return Number(row?.amount ?? 0);
  });
}

beforeEach(() =>
  runInDurableObject(env.LEDGER.getByName('shop'), (_, { storage }) => {
    storage.sql.exec('DELETE FROM spent');
    storage.sql.exec('DELETE FROM open_calls');
  }),
);

describe('the ledger in its Durable Object', () => {
  test('charges a call its bound, and then what it came to, once', async () => {
    const one = call();
    expect(await ledger.reserve(one)).toBe(true);
    expect(await ledger.reserve(one)).toBe(true);
    expect(await charged()).toBe(10);
    await ledger.settle(one.id, 3);
    await ledger.settle(one.id, 9);
    expect([await charged(), await charged('conversation a')]).toEqual([3, 3]);
  });

  test('lets through as many of a hundred calls at once as fit, and no more', async () => {
    const calls = Array.from({ length: 100 }, (_, at) => call({ conversation: `c${at % 10}` }));
    const granted = await Promise.all(calls.map((one) => ledger.reserve(one)));
    expect(granted.filter(Boolean)).toHaveLength(7);
    expect(await charged()).toBe(70);
  });

  test('stops one conversation before the day', async () => {
    const granted = await Promise.all(Array.from({ length: 10 }, () => ledger.reserve(call())));
    expect(granted.filter(Boolean)).toHaveLength(5);
    expect(await ledger.reserve(call({ conversation: 'b' }))).toBe(true);
  });

  test('begins anew on the next day', async () => {
    await ledger.reserve(call({ bound: 50 }));
    expect(await ledger.reserve(call())).toBe(false);
    expect(await ledger.reserve(call({ now: midnight + 86_400_000 }))).toBe(true);
    expect(await charged()).toBe(50);
  });
});
