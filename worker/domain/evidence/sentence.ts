import type { Placed } from '../claims/claim.ts';
import type { Prose } from '../claims/prose.ts';
import type { Evidence } from '../evidence.ts';
import type { Passage } from './ground.ts';
import type { Known } from './known.ts';
import type { Mention } from './mentions.ts';
import type { Weights } from './policies.ts';

/** What is known of a sentence while its claims are held against the evidence. */
export interface Sentence extends Prose {
  readonly evidence: Evidence;
  readonly known: Known;
  readonly mentions: readonly Mention[];
  /** Whether it names a product. */
  readonly hasNames: boolean;
  /** The sections it names as its source. */
  readonly cited: readonly string[];
  /** What the sections that it may rest on say. */
  readonly passages: readonly Passage[];
  /** What code worked out and the sentence is about. */
  readonly stated: readonly Passage[];
  readonly weights: Weights;
  readonly claims: readonly Placed[];
}
