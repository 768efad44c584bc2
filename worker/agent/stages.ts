import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Outcome, Release, StreamPart } from '../../shared/chat.ts';
import type { Strings } from '../../shared/strings/index.ts';
import type { Item } from '../domain/catalogue.ts';
import type { Circuit } from '../domain/circuit.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Feature } from '../domain/features.ts';
import type { Reading } from '../domain/query.ts';
import type { Reference, References } from '../domain/references.ts';
import type { Refined } from '../domain/refinement.ts';
import type { Clock } from '../ports/clock.ts';
import type { Products } from '../ports/products.ts';
import type { Random } from '../ports/random.ts';
import type { Retrieval } from '../ports/retrieval.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/** What a turn becomes, stage by stage: ChatRequest -> CleanTurn -> ContextTurn -> RoutedTurn -> Draft -> answer. */

/** The shop the assistant speaks for. */
export interface Shop {
  readonly name: string;
  /** Currency meant where the shopper names none. */
  readonly currency: string;
  /** Where a person is reached; the one e-mail address an answer may hold. */
  readonly contact: string;
  /** Absolute root of the shop's own pages. */
  readonly url: string;
}

export interface Deps {
  readonly model: LanguageModelV4;
  /** Whether the model is the rule-based one, which the shopper is told. */
  readonly offline: boolean;
  /** Answers while the first model is away; `name` stands in the release. */
  readonly fallback?: { readonly model: LanguageModelV4; readonly name: string };
  /** The models that have been away of late, as long as the isolate lives. */
  readonly circuits: Map<LanguageModelV4, Circuit>;
  readonly retrieval: Retrieval;
  readonly products: Products;
  readonly clock: Clock;
  readonly random: Random;
  readonly telemetry: Telemetry;
  readonly shop: Shop;
  readonly release: Release;
}

/** Sends a part to the shopper. */
export type Emit = (part: StreamPart) => void;

export interface HistoryMessage {
  readonly from: 'shopper' | 'assistant';
  readonly text: string;
  /** SKUs of the cards shown under it, as displayed. */
  readonly skus: readonly string[];
}

export interface CleanTurn {
  /** Id of the newest message of the shopper: a retry has the same. */
  readonly id: string;
  readonly message: string;
  /** Oldest first, without the newest message. */
  readonly history: readonly HistoryMessage[];
  readonly strings: Strings;
  readonly page: { readonly sku?: string | undefined };
  /** Words of the limit that is to hold no longer, where a button took it away. */
  readonly remove?: string | undefined;
}

export interface ContextTurn extends CleanTurn {
  /** The history as the model reads it, within its budget. */
  readonly conversation: readonly { readonly from: 'shopper' | 'assistant'; readonly text: string }[];
  /** The lists of products the shopper saw, oldest first, as they are on offer today. */
  readonly shown: readonly (readonly Item[])[];
  /** What the message points at. */
  readonly pointed: References;
  /** What the shopper said before, oldest first. */
  readonly earlier: readonly Earlier[];
}

export interface Earlier {
  readonly text: string;
  /** What it pointed at, among what had been shown by then. */
  readonly pointed: References;
  /** The newest list by then. */
  readonly shown: readonly Item[];
}

export interface RoutedTurn extends ContextTurn {
  /** What is searched for: the message's own wish, or the latest search with what the message adds to it. */
  readonly reading: Reading;
  /** What that latest search was for. */
  readonly refined?: Refined['subject'] | undefined;
  readonly references: readonly Reference[];
  /** The shopper's question that this message answers, being a reply to "Which one do you mean?". */
  readonly answers?: string | undefined;
  readonly asked: readonly Feature[];
}

export interface Draft {
  readonly turn: RoutedTurn;
  readonly evidence: Evidence;
  /** What the shopper is told of how the answer was made. */
  readonly notices: Set<'degraded-retrieval' | 'model-unavailable'>;
}

/** Why a turn ends otherwise than with an answer of the model. Each is a normal outcome with words for the shopper. */
export type Stop =
  | { readonly kind: 'refused'; readonly reason: 'injection' | 'safety' }
  | { readonly kind: 'clarified'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'gave-up'; readonly reason: 'step-limit' | 'call-limit' | 'model-unavailable' }
  | { readonly kind: 'failed'; readonly reason: 'model-error' | 'timeout' | 'empty-answer' | 'internal' }
  | { readonly kind: 'aborted' };

export function outcomeOf(stop: Stop): Outcome {
  return stop.kind;
}
