import type { Reservation, Unit } from '../domain/cost.ts';

/** As much of a Durable Object's SQLite as the book needs. */
export interface Sql {
  exec(query: string, ...values: (string | number)[]): { toArray(): Record<string, unknown>[] };
}

const dayMs = 86_400_000;

/** The totals of each day, and the calls whose bound is in them. */
const schema = `
  CREATE TABLE IF NOT EXISTS spent (
    day INTEGER NOT NULL,
    unit TEXT NOT NULL,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (day, unit, account)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS open_calls (
    id TEXT PRIMARY KEY,
    day INTEGER NOT NULL,
    unit TEXT NOT NULL,
    conversation TEXT NOT NULL,
    bound INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

/** The account of the whole day; no conversation has a name like it. */
const everyone = 'everyone';
const accountOf = (conversation: string) => `conversation ${conversation}`;

/**
 * The book of what is spent. A call is charged with the most it can come to before it is made, and with what it did come
 * to afterwards, so that the totals are never below what has been bought. Each method runs to its end without a pause:
 * nothing comes between the look at a total and its change.
 */
export class LedgerBook {
  readonly #sql: Sql;
  #today = Number.NEGATIVE_INFINITY;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(schema);
  }

  reserve({ id, now, conversation, unit, bound, ceilings }: Reservation): boolean {
    if (this.#sql.exec('SELECT id FROM open_calls WHERE id = ?', id).toArray().length > 0) return true;
    const day = Math.floor(now / dayMs);
    this.#forgetBefore(day);
    const spent = this.#spent(day, unit, conversation);
    const fits = spent.day + bound <= ceilings.day && spent.conversation + bound <= ceilings.conversation;
    if (!fits) return false;
    this.#sql.exec('INSERT INTO open_calls VALUES (?, ?, ?, ?, ?)', id, day, unit, conversation, bound);
    this.#charge(day, unit, conversation, bound);
    return true;
  }

  settle(id: string, amount: number): void {
    const [call] = this.#sql.exec('DELETE FROM open_calls WHERE id = ? RETURNING *', id).toArray();
    if (!call) return;
    this.#charge(Number(call.day), call.unit as Unit, String(call.conversation), amount - Number(call.bound));
  }

  #spent(day: number, unit: Unit, conversation: string): { day: number; conversation: number } {
    const account = accountOf(conversation);
    const query = 'SELECT account, amount FROM spent WHERE day = ? AND unit = ? AND account IN (?, ?)';
    const rows = this.#sql.exec(query, day, unit, everyone, account).toArray();
    const amounts = new Map(rows.map((row) => [row.account, Number(row.amount)]));
    return { day: amounts.get(everyone) ?? 0, conversation: amounts.get(account) ?? 0 };
  }

  /** Both accounts in one statement: each statement costs the object more than its rows do. */
  #charge(day: number, unit: Unit, conversation: string, amount: number): void {
    const rows = [everyone, accountOf(conversation)].flatMap((account) => [day, unit, account, amount]);
    this.#sql.exec(
      `INSERT INTO spent VALUES (?, ?, ?, ?), (?, ?, ?, ?)
       ON CONFLICT (day, unit, account) DO UPDATE SET amount = amount + excluded.amount`,
      ...rows,
    );
  }

  /** Yesterday is kept: calls that began before midnight are settled after it, and clocks differ. */
  #forgetBefore(day: number): void {
    if (day <= this.#today) return;
    this.#today = day;
    this.#sql.exec('DELETE FROM spent WHERE day < ?', day - 1);
    this.#sql.exec('DELETE FROM open_calls WHERE day < ?', day - 1);
  }
}
