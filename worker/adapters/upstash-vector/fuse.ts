/**
 * So near in meaning that it answers although the words do not. A nearest neighbour is always found, and a search for
 * what the shop does not have must find nothing. For bge-small-en-v1.5, whose unrelated texts lie at 0.7 to 0.8.
 */
const near = 0.82;

/**
 * What a place by meaning counts beside a place by words, which are tuned for the shop. At this share a model that
 * knows nothing of meanings cost one of 169 queries its first place, and none its place among five; equal shares cost
 * twelve. To be raised by what a real model is measured to know.
 */
const meaningShare = 0.15;

/** What was found for its meaning, best first; `preference` is a factor for what is known of it besides. */
export interface Found {
  readonly id: string;
  readonly nearness: number;
  readonly preference: number;
}

export interface Fused {
  readonly id: string;
  readonly score: number;
  /** Found by its meaning alone. */
  readonly isNew: boolean;
}

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009) of what was found by meaning with what the index in the
 * worker found by words, both best first. By meaning alone only what is near is taken.
 */
export function fuse(found: readonly Found[], byWords: readonly string[]): Fused[] {
  const scores = new Map(byWords.map((id, at) => [id, reciprocal(at)]));
  const known = new Set(byWords);
  const answering = found.filter(({ id, nearness }) => known.has(id) || nearness >= near);
  for (const [at, { id, preference }] of answering.entries())
    scores.set(id, (scores.get(id) ?? 0) + meaningShare * preference * reciprocal(at));
  return [...scores]
    .map(([id, score]) => ({ id, score, isNew: !known.has(id) }))
    .sort((a, b) => b.score - a.score);
}

function reciprocal(at: number): number {
  return 1 / (60 + at + 1);
}
