import type { PolicyRule } from '../domain/policy.ts';

/** The shop's policies as what code decides by; their prose is found by `Retrieval`. */
export interface PolicyRules {
  /** Every rule, in the shop's order. */
  rules(): Promise<readonly PolicyRule[]>;
}
