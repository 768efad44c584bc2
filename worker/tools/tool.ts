import type * as z from 'zod';
import type { Comparison } from '../../shared/comparison.ts';
import type { Handoff } from '../../shared/handoff.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import type { Priced } from '../domain/basket.ts';
import type { Found } from '../domain/evidence.ts';
import type { Asked } from '../domain/features.ts';
import type { Limits } from '../domain/limits.ts';
import type { Order } from '../domain/reading/order.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import type { PolicyRules } from '../ports/policy-rules.ts';
import type { Products } from '../ports/products.ts';
import type { Retrieval } from '../ports/retrieval.ts';

/** What a tool may use, and what is known of the turn it runs in. */
export interface ToolContext {
  readonly retrieval: Retrieval;
  readonly products: Products;
  /** SKUs on the shopper's screen: these may be asked about though they keep no limit of the moment. */
  readonly shown: ReadonlySet<string>;
  /** The shopper's own limits, kept whatever a model asks for. */
  readonly limits: Limits;
  /** What the shopper wants most of, and for how many people, where the model's own query says nothing of it. */
  readonly order?: Order | undefined;
  readonly seats?: number | undefined;
  /** Ids of products that a search leaves out: the shopper has seen them and asks for the next ones. */
  readonly seen?: ReadonlySet<string> | undefined;
  /** How many products a search gives; six where it is left out. */
  readonly atMost?: number | undefined;
  /** What the shopper asked to know of a product. */
  readonly asked: readonly Asked[];
  readonly shopCurrency: string;
  /** ISO 3166: where the shop sells, and meant where no country is named. */
  readonly shopCountry: string;
  /** E-mail address at which a person of the shop is reached. */
  readonly shopContact: string;
  readonly policyRules: PolicyRules;
  /** The words a shopper sees that no model wrote, in their language. */
  readonly strings: WorkerStrings;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The words by which a query is read. */
  readonly vocabulary: Vocabulary;
  readonly signal: AbortSignal;
}

export interface ToolResult {
  /** What the model reads: plain JSON, bounded. */
  readonly view: unknown;
  /** What may be said because of it. */
  readonly found: Found;
  /** For the rail: "6 products". */
  readonly note: string;
  /** Ends the turn: a person goes on from here. */
  readonly handoff?: Handoff;
  /** What the shopper sees side by side. */
  readonly comparison?: Comparison;
  /** What the shopper may accept into their cart. */
  readonly cart?: Priced;
  /** It was looked for by simpler means than usual, which the shopper is told. */
  readonly degraded?: true;
}

/** One thing the model can look up. `input` is checked before `run` sees it. */
export interface Tool<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly input: Schema;
  readonly run: (input: z.infer<Schema>, context: ToolContext) => Promise<ToolResult>;
}

/** Keeps the input's type while a tool is written down. */
export function tool<Schema extends z.ZodType>(definition: Tool<Schema>): Tool<Schema> {
  return definition;
}
