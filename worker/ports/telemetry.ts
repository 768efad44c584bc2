import type { Outcome, Release, Usage } from '../../shared/chat.ts';
import type { Unit } from '../domain/cost.ts';

/** One line a turn, without a word the shopper or the model wrote. */
export interface TurnRecord {
  readonly turn: string;
  readonly outcome: Outcome;
  /** Why a turn ended otherwise than answered; a closed word of ours, never a message of a service. */
  readonly reason?: string;
  readonly ms: number;
  /** With what the turn cost, in micro-dollars, where that is known. */
  readonly usage: Usage;
  /** What was charged against the ceilings; `estimated` by our own count where a model did not say what it used. */
  readonly charged?: { readonly unit: Unit; readonly amount: number; readonly estimated: boolean };
  /** Why the shop's model was not asked, or not to the end. */
  readonly limited?: 'budget-reached' | 'model-unavailable';
  readonly tools: readonly string[];
  readonly sentencesWithheld: number;
  readonly release: Release;
}

export interface Telemetry {
  turn(record: TurnRecord): void;
  /** Something threw. `where` is a name of ours; of the error only its class and stack may be kept. */
  error(where: string, error: unknown): void;
}
