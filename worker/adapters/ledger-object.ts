import type { Reservation } from '../domain/cost.ts';
import type { Ledger } from '../ports/ledger.ts';

/** The binding of the Durable Object that keeps the book; its methods are the ledger's. */
export interface LedgerBinding {
  getByName(name: string): Ledger;
}

/** One book for the whole shop, wherever in the world it is asked from. */
const book = 'shop';

/** The ledger in a Durable Object. It is looked up for each call, since a stub whose connection broke stays broken. */
export class LedgerObject implements Ledger {
  readonly #binding: LedgerBinding;

  constructor(binding: LedgerBinding) {
    this.#binding = binding;
  }

  async reserve(call: Reservation): Promise<boolean> {
    return this.#binding.getByName(book).reserve(call);
  }

  async settle(id: string, amount: number): Promise<void> {
    return this.#binding.getByName(book).settle(id, amount);
  }
}
