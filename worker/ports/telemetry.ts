import type { Outcome, Release, Usage } from '../../shared/chat.ts';

/** Why a model was away: its provider's fault, never the request's. "resting" is one left alone after such faults. */
export type ModelFault = 'connection' | 'timeout' | 'rate-limit' | 'server-error' | 'resting';

/** One line a turn, without a word the shopper or the model wrote. */
export interface TurnRecord {
  readonly turn: string;
  readonly outcome: Outcome;
  /** Why a turn ended otherwise than answered; a closed word of ours, never a message of a service. */
  readonly reason?: string;
  readonly ms: number;
  readonly usage: Usage;
  readonly tools: readonly string[];
  /** The models that were away during the turn, as the release names them. */
  readonly faults: readonly { readonly model: string; readonly fault: ModelFault }[];
  readonly sentencesWithheld: number;
  readonly release: Release;
}

export interface Telemetry {
  turn(record: TurnRecord): void;
  /** Something threw. `where` is a name of ours; of the error only its class and stack may be kept. */
  error(where: string, error: unknown): void;
}
