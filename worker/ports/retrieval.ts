import type { PolicySection } from '../domain/policy.ts';
import type { Limits } from '../domain/query.ts';

export interface ProductQuery {
  /** What is sought, without its limits. */
  readonly text: string;
  /** Hard limits, applied before anything is ranked. */
  readonly limits: Limits;
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
}

/** The one way things are found: chat, search box, MCP and evals share it. */
export interface Retrieval {
  products(query: ProductQuery): Promise<ProductHits>;
  /** The sections of the shop's policies that best answer a question, best first. */
  policies(question: string, limit: number): Promise<readonly PolicySection[]>;
}
