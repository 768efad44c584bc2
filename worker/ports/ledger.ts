import type { Reservation } from '../domain/cost.ts';

/** What has been spent on models. Both reject where it cannot be reached. */
export interface Ledger {
  /**
   * Whether the call may be made: its bound is charged if it still fits under both ceilings, however many ask at once.
   * Asked again for a call that is not settled yet, it says yes and charges nothing.
   */
  reserve(call: Reservation): Promise<boolean>;
  /**
   * Puts what the call came to, a whole number of its unit, in the place of its bound. Once: of a call that is settled,
   * or was never let through, nothing is changed. A call that is never settled stays charged with its bound.
   */
  settle(id: string, amount: number): Promise<void>;
}
