import type { Limits } from '../domain/limits.ts';
import type { PolicySection } from '../domain/policy-section.ts';
import type { Order } from '../domain/reading/order.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';

export interface ProductQuery {
  /** What is sought, without its limits. */
  readonly text: string;
  /** Hard limits, applied before anything is ranked. */
  readonly limits: Limits;
  /** What is wanted most of, among what fits. */
  readonly order?: Order | undefined;
  /** How many people it is for: preferred, not required. */
  readonly seats?: number | undefined;
  /** How many hits at most. */
  readonly limit: number;
}

export interface ProductHit {
  /** The variant of the product that keeps the limits; the first of them in the shop's order. */
  readonly sku: string;
  /** Higher is better; comparable only within one answer. */
  readonly score: number;
}

export interface ProductHits {
  /** Best first, one a product. */
  readonly hits: readonly ProductHit[];
  /** How many products match and keep the limits. */
  readonly found: number;
  /** Something that helps to find was not there, and a simpler search answered. */
  readonly degraded?: true;
}

export interface PolicyHits {
  /** Best first. */
  readonly sections: readonly PolicySection[];
  readonly degraded?: true;
}

/** The one way things are found: chat, search box, MCP and evals share it. */
export interface Retrieval {
  /** The words by which this shop's queries are read. */
  vocabulary(): Promise<Vocabulary>;
  products(query: ProductQuery): Promise<ProductHits>;
  /** Whether a message, by its words, is one for the policies rather than for the products. */
  asksPolicies(text: string): Promise<boolean>;
  /** The sections of the shop's policies that best answer a question, best first. */
  policies(question: string, limit: number): Promise<PolicyHits>;
}
