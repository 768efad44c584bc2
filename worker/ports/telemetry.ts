import type { Outcome, Release, Usage } from '../../shared/chat.ts';
import type { Unit } from '../domain/cost.ts';

/** Why a model was away: its provider's fault, never the request's. "resting" is one left alone after such faults. */
export type ModelFault = 'connection' | 'timeout' | 'rate-limit' | 'server-error' | 'resting';

/** What the operator learns of a model that gave no answer: words of ours and a number, nothing the service wrote. */
export interface FaultRecord {
  readonly model: string;
  /** Beside the provider's faults: a request it would not take, and an answer that made no sense. */
  readonly fault: ModelFault | 'rejected' | 'broken';
  /** HTTP status of what was rejected, which tells a wrong key (401, 403) from a wrong name (404). */
  readonly status?: number;
}

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
  readonly charged?: { readonly [unit in Unit]?: number } & { readonly estimated: boolean };
  /** Why the shop's models were not asked, or not to the end. */
  readonly limited?: 'budget-reached' | 'model-unavailable';
  readonly tools: readonly string[];
  /** The models that gave no answer during the turn, as the release names them. */
  readonly faults: readonly FaultRecord[];
  readonly sentencesWithheld: number;
  /** Those of them that the model wrote anew so that they held. */
  readonly sentencesRewritten: number;
  readonly release: Release;
}

export interface Telemetry {
  turn(record: TurnRecord): void;
  /** Something threw. `where` is a name of ours; of the error only its class and stack may be kept. */
  error(where: string, error: unknown): void;
}
