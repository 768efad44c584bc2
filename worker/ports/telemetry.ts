import type { Outcome, Release, Usage } from '../../shared/chat.ts';

/** One line a turn, without a word the shopper or the model wrote. */
export interface TurnRecord {
  readonly turn: string;
  readonly outcome: Outcome;
  /** Why a turn ended otherwise than answered; a closed word of ours, never a message of a service. */
  readonly reason?: string;
  readonly ms: number;
  readonly usage: Usage;
  readonly tools: readonly string[];
  readonly sentencesWithheld: number;
  readonly release: Release;
}

export interface Telemetry {
  turn(record: TurnRecord): void;
  /** Something threw. `where` is a name of ours; of the error only its class and stack may be kept. */
  error(where: string, error: unknown): void;
}
