import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ChatRequest, Release, StreamPart } from '../../shared/chat.ts';
import type { Comparison } from '../../shared/comparison.ts';
import type { Handoff, HandoffReason } from '../../shared/handoff.ts';
import type { Language } from '../../shared/language.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import type { Priced } from '../domain/basket.ts';
import type { Item } from '../domain/catalogue.ts';
import type { Circuit } from '../domain/circuit.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Asked } from '../domain/features.ts';
import type { Reading } from '../domain/query.ts';
import type { Reference, References } from '../domain/references.ts';
import type { Refined } from '../domain/refinement.ts';
import type { Clock } from '../ports/clock.ts';
import type { PolicyRules } from '../ports/policy-rules.ts';
import type { Products } from '../ports/products.ts';
import type { Random } from '../ports/random.ts';
import type { Retrieval } from '../ports/retrieval.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { AnsweredOtherwise } from './answering.ts';
import type { ShopModel, Spending } from './purse.ts';

/** What a turn becomes, stage by stage: ChatRequest -> CleanTurn -> ContextTurn -> RoutedTurn -> Draft -> answer. */

/** The shop the assistant speaks for. */
export interface Shop {
  readonly name: string;
  /** Currency meant where the shopper names none. */
  readonly currency: string;
  /** Where it sells, ISO 3166: meant where the shopper names no country. */
  readonly country: string;
  /** What it sells, by the names of its departments. */
  readonly categories: readonly string[];
  /** Where a person is reached; the one e-mail address an answer may hold. */
  readonly contact: string;
  /** Absolute root of the shop's own pages. */
  readonly url: string;
}

export interface Deps {
  /** The model that is asked first. */
  readonly first: ShopModel;
  /** Answers while the first one is away. */
  readonly fallback?: ShopModel | undefined;
  /** The models that have been away of late, as long as the isolate lives. */
  readonly circuits: Map<LanguageModelV4, Circuit>;
  /** What the models may cost; undefined where none costs anything. */
  readonly spending?: Spending | undefined;
  readonly retrieval: Retrieval;
  readonly products: Products;
  readonly policyRules: PolicyRules;
  readonly clock: Clock;
  readonly random: Random;
  readonly telemetry: Telemetry;
  readonly shop: Shop;
  readonly release: Release;
}

/** A checked request, and whose it is: an opaque key, the same all day for one conversation. */
export interface TurnRequest extends ChatRequest {
  readonly visitor: string;
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
  /** The shopper's. */
  readonly language: Language;
  /** The shop's own sentences in it. */
  readonly strings: WorkerStrings;
  /** How the page writes that a condition is taken away: "Without {words}". */
  readonly withoutCondition: string;
  readonly page: { readonly sku?: string | undefined };
  /** Words of the limit that is to hold no longer, where a button took it away. */
  readonly remove?: string | undefined;
}

export interface ContextTurn extends CleanTurn {
  /** The history as the model reads it, within its budget. */
  readonly conversation: readonly { readonly from: 'shopper' | 'assistant'; readonly text: string }[];
  /** The lists of products the shopper saw, oldest first, as they are on offer today. */
  readonly shown: readonly (readonly Item[])[];
  /** The products the shopper called by their own name or SKU, shown or not. */
  readonly named: readonly Item[];
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
  /** Products that were shown already, where the next ones are asked for. */
  readonly seen?: ReadonlySet<string> | undefined;
  readonly references: readonly Reference[];
  /** The shopper's question that this message answers, being a reply to "Which one do you mean?". */
  readonly answers?: string | undefined;
  readonly asked: readonly Asked[];
  /** Its words are those of a question for the policies, and no limit or thing is named. */
  readonly asksPolicies: boolean;
}

export interface Made {
  handoff?: Handoff;
  /** The newest one stands. */
  comparison?: Comparison;
  /** The newest proposal stands. */
  cart?: Priced;
}

/** What the shopper may be told of how an answer was made. */
export type NoticeKind = 'degraded-retrieval' | 'answer-language' | AnsweredOtherwise;

export interface Draft {
  readonly turn: RoutedTurn;
  readonly evidence: Evidence;
  readonly notices: Set<NoticeKind>;
  /** What tools made for the shopper besides words. */
  readonly made: Made;
}

/** Why a turn ends otherwise than with an answer of the model. Each is a normal outcome with words for the shopper. */
export type Stop =
  | { readonly kind: 'refused'; readonly reason: 'injection' | 'safety' | 'out-of-scope' }
  | { readonly kind: 'clarified'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'handed-off'; readonly reason: HandoffReason; readonly handoff: Handoff }
  | { readonly kind: 'gave-up'; readonly reason: 'step-limit' | 'call-limit' | 'model-unavailable' }
  | { readonly kind: 'failed'; readonly reason: 'model-error' | 'timeout' | 'empty-answer' | 'internal' }
  | { readonly kind: 'aborted' };
