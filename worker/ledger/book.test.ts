import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemorySql } from '../../tests/fixtures/ledger.ts';
import type { Reservation } from '../domain/cost.ts';
import { LedgerBook } from './book.ts';

const midnight = Date.UTC(2026, 11, 1);
const today = midnight / 86_400_000;

function call(more: Partial<Reservation> = {}): Reservation {
  return {
    id: crypto.randomUUID(),
    now: midnight,
    conversation: 'a',
    unit: 'micros',
    bound: 10,
    ceilings: { day: 100, conversation: 30 },
    ...more,
  };
}

function open() {
  const sql = new MemorySql();
  const book = new LedgerBook(sql);
  const spent = (account = 'everyone', day = today) => sql.totals()[`${day} micros ${account}`] ?? 0;
  return { sql, book, spent };
}

describe('a call', () => {
  test('is charged its bound before it is made, and what it came to afterwards', () => {
    const { book, spent } = open();
    const first = call();
    expect(book.reserve(first)).toBe(true);
    expect(spent()).toBe(10);
    book.settle(first.id, 3);
    expect(spent()).toBe(3);
    expect(spent('conversation a')).toBe(3);
  });

  test('that never comes back stays charged its bound', () => {
    const { book, spent } = open();
    book.reserve(call());
    book.reserve(call());
    expect(spent()).toBe(20);
  });

  test('is charged once, however often it is asked for, and settled once', () => {
    const { book, spent } = open();
    const one = call();
    expect([book.reserve(one), book.reserve(one)]).toEqual([true, true]);
    expect(spent()).toBe(10);
    book.settle(one.id, 4);
    book.settle(one.id, 4);
    book.settle(one.id, 0);
    expect(spent()).toBe(4);
  });

  test('nobody let through is settled for nothing', () => {
    const { book, spent } = open();
    const refused = call({ bound: 31 });
    expect(book.reserve(refused)).toBe(false);
    book.settle(refused.id, 31);
    book.settle('never heard of', 5);
    expect(spent()).toBe(0);
  });

  test('that came to more than its bound is charged all of it', () => {
    const { book, spent } = open();
    const one = call();
    book.reserve(one);
    book.settle(one.id, 25);
    expect(spent()).toBe(25);
    expect(book.reserve(call())).toBe(false);
  });
});

describe('a ceiling', () => {
  test('of a conversation is its own', () => {
    const { book } = open();
    const granted = [1, 2, 3, 4].map(() => book.reserve(call()));
    expect(granted).toEqual([true, true, true, false]);
    expect(book.reserve(call({ conversation: 'b' }))).toBe(true);
  });

  test('of the day holds for all conversations together', () => {
    const { book } = open();
    const granted = Array.from({ length: 12 }, (_, at) => book.reserve(call({ conversation: `c${at}` })));
    expect(granted.filter(Boolean)).toHaveLength(10);
    expect(granted.slice(10)).toEqual([false, false]);
  });

  test('takes a call that fills it to the last unit, and none after it', () => {
    const { book } = open();
    expect(book.reserve(call({ bound: 30 }))).toBe(true);
    expect(book.reserve(call({ bound: 1 }))).toBe(false);
    expect(book.reserve(call({ bound: 0 }))).toBe(true);
  });

  test('of nothing lets nothing through', () => {
    const { book } = open();
    expect(book.reserve(call({ ceilings: { day: 0, conversation: 30 } }))).toBe(false);
    expect(book.reserve(call({ ceilings: { day: 100, conversation: 0 } }))).toBe(false);
  });

  test('of tokens and of micro-dollars are counted apart', () => {
    const { book } = open();
    book.reserve(call({ bound: 30 }));
    expect(book.reserve(call({ unit: 'tokens' }))).toBe(true);
  });

  test('a conversation that is called "everyone" is not everyone', () => {
    const { book, spent } = open();
    book.reserve(call({ conversation: 'everyone' }));
    expect(spent()).toBe(10);
    expect(spent('conversation everyone')).toBe(10);
  });
});

describe('a day', () => {
  const [evening, morning] = [midnight - 1, midnight];

  test('begins anew at midnight UTC by the time that is passed in', () => {
    const { book } = open();
    for (const _ of [1, 2, 3]) book.reserve(call({ now: evening }));
    expect(book.reserve(call({ now: evening }))).toBe(false);
    expect(book.reserve(call({ now: morning }))).toBe(true);
  });

  test('takes what is settled after it has ended', () => {
    const { book, spent } = open();
    const late = call({ now: evening });
    book.reserve(late);
    book.reserve(call({ now: morning }));
    book.settle(late.id, 2);
    expect([spent('everyone', today - 1), spent('everyone', today)]).toEqual([2, 10]);
  });

  test('still holds its ceiling for a worker whose clock is behind', () => {
    const { book } = open();
    for (const _ of [1, 2, 3]) book.reserve(call({ now: evening }));
    book.reserve(call({ now: morning }));
    expect(book.reserve(call({ now: evening }))).toBe(false);
  });

  test('is forgotten the day after the next', () => {
    const { book, sql } = open();
    const old = call({ now: evening });
    book.reserve(old);
    book.reserve(call({ now: morning + 86_400_000 }));
    expect(Object.keys(sql.totals()).filter((key) => key.startsWith(`${today - 1} `))).toEqual([]);
    book.settle(old.id, 1);
    expect(Object.keys(sql.totals()).filter((key) => key.startsWith(`${today - 1} `))).toEqual([]);
  });
});

test('a book that is opened again goes on where it was', () => {
  const { sql, book, spent } = open();
  const before = call();
  book.reserve(before);
  const again = new LedgerBook(sql);
  expect(again.reserve(before)).toBe(true);
  again.settle(before.id, 7);
  expect(spent()).toBe(7);
});

/** A call is asked for and, some time later or never, settled, perhaps twice and with a retry in between. */
type Act =
  | { readonly kind: 'reserve'; readonly conversation: string; readonly bound: number; readonly day: number }
  | { readonly kind: 'again' | 'settle'; readonly which: number; readonly share: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('reserve' as const),
    conversation: fc.constantFrom('a', 'b', 'everyone'),
    bound: fc.nat(40),
    day: fc.constantFrom(0, 0, 0, 1),
  }),
  fc.record({
    kind: fc.constantFrom('again' as const, 'settle' as const, 'settle' as const),
    which: fc.nat(1000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

/** The book beside what it should hold, call by call. */
class Rehearsal {
  readonly sql = new MemorySql();
  refusals = 0;
  readonly #book = new LedgerBook(this.sql);
  readonly #charged: { readonly call: Reservation; amount: number; settled: boolean }[] = [];

  take(step: Act, ceilings: Reservation['ceilings']): void {
    if (step.kind === 'reserve') this.#reserve(step, ceilings);
    else this.#return(step);
  }

  #return(step: Exclude<Act, { kind: 'reserve' }>): void {
    const known = this.#charged[step.which % this.#charged.length];
    if (!known) return;
    if (step.kind === 'settle') {
      const amount = Math.floor(known.call.bound * step.share);
      this.#book.settle(known.call.id, amount);
      if (!known.settled) Object.assign(known, { amount, settled: true });
    } else if (!known.settled) {
      expect(this.#book.reserve(known.call)).toBe(true);
    }
  }

  #reserve(step: Extract<Act, { kind: 'reserve' }>, ceilings: Reservation['ceilings']): void {
    const one = call({ ...step, now: midnight + step.day * 86_400_000, ceilings });
    if (this.#book.reserve(one)) this.#charged.push({ call: one, amount: one.bound, settled: false });
    else this.refusals += 1;
  }

  sums(): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { call, amount } of this.#charged)
      for (const account of ['everyone', `conversation ${call.conversation}`]) {
        const key = `${Math.floor(call.now / 86_400_000)} micros ${account}`;
        sums[key] = (sums[key] ?? 0) + amount;
      }
    return sums;
  }
}

test('whatever the order of turns, no total exceeds its ceiling, and each is the sum of what was charged', () => {
  let refusals = 0;
  const acts = fc.array(act, { minLength: 10, maxLength: 120 });
  fc.assert(
    fc.property(acts, fc.nat(150), fc.nat(60), (steps, day, conversation) => {
      const rehearsal = new Rehearsal();
      for (const step of steps) {
        rehearsal.take(step, { day, conversation });
        const totals = rehearsal.sql.totals();
        expect(totals).toEqual(rehearsal.sums());
        for (const [account, amount] of Object.entries(totals))
          expect(amount).toBeLessThanOrEqual(account.includes('conversation') ? conversation : day);
      }
      refusals += rehearsal.refusals;
    }),
    { numRuns: 300 },
  );
  // Ceilings that nobody reached would prove nothing.
  expect(refusals).toBeGreaterThan(300);
});
