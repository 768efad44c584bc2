import { FilterError, parseFilter } from './upstash-vector-filter.ts';
import { type QueryBody, Refusal, type SparseVector, type StoredRecord } from './upstash-vector-wire.ts';

export interface Ranked {
  readonly record: StoredRecord;
  readonly score: number;
}

/** The vectors a query is asked with; a mode may need only one of them. */
export interface QueryVectors {
  readonly dense?: readonly number[] | undefined;
  readonly sparse?: SparseVector | undefined;
}

/** How many candidates each half of a hybrid query hands on to the fusion. */
const fused = 1000;

/**
 * The best `topK`. `budget` is how many candidates may be held against the filter: a selective one leaves fewer than
 * `topK`, as the service does when its filtering budget is spent.
 */
export function search(
  records: readonly StoredRecord[],
  query: QueryBody,
  vectors: QueryVectors,
  budget: number,
): Ranked[] {
  const ranked = rankBy(records, query, vectors);
  const topK = query.topK ?? 10;
  if (query.filter === undefined || query.filter === '') return ranked.slice(0, topK);
  const keeps = filterOf(query.filter);
  return ranked
    .slice(0, Math.max(budget, topK))
    .filter(({ record }) => keeps(record.metadata ?? {}))
    .slice(0, topK);
}

export function filterOf(filter: string) {
  try {
    return parseFilter(filter);
  } catch (error) {
    if (error instanceof FilterError) throw new Refusal(400, error.message);
    throw error;
  }
}

function rankBy(
  records: readonly StoredRecord[],
  query: QueryBody,
  { dense, sparse }: QueryVectors,
): Ranked[] {
  const byDense = dense ? best(records, (record) => cosine(dense, record.vector)) : [];
  const weights = sparse && weighted(sparse, records, query.weightingStrategy);
  const bySparse = weights
    ? best(records, (record) => dot(weights, record.sparseVector)).filter(({ score }) => score > 0)
    : [];
  if (!sparse) return byDense;
  if (!dense) return bySparse;
  return fuse([byDense.slice(0, fused), bySparse.slice(0, fused)], query.fusionAlgorithm ?? 'RRF');
}

function best(records: readonly StoredRecord[], scoreOf: (record: StoredRecord) => number): Ranked[] {
  return records.map((record) => ({ record, score: scoreOf(record) })).sort(byScore);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.record.id < b.record.id ? -1 : 1);
}

/** Normalised to 0..1, as the service does. */
function cosine(a: readonly number[], b: readonly number[]): number {
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  return lengths === 0 ? 0.5 : (1 + product / lengths) / 2;
}

function weighted(
  sparse: SparseVector,
  records: readonly StoredRecord[],
  strategy: QueryBody['weightingStrategy'],
) {
  const weights = new Map<number, number>();
  for (const [at, index] of sparse.indices.entries()) {
    const holding = records.filter((record) => record.sparseVector.indices.includes(index)).length;
    const idf = strategy === 'IDF' ? Math.log((records.length - holding + 0.5) / (holding + 0.5) + 1) : 1;
    weights.set(index, (sparse.values[at] ?? 0) * idf);
  }
  return weights;
}

function dot(weights: ReadonlyMap<number, number>, { indices, values }: SparseVector): number {
  return indices.reduce((sum, index, at) => sum + (weights.get(index) ?? 0) * (values[at] ?? 0), 0);
}

/** Reciprocal rank fusion, or distribution-based score fusion: (s - (mean - 3 sd)) / (6 sd), summed. */
function fuse(lists: readonly (readonly Ranked[])[], algorithm: 'RRF' | 'DBSF'): Ranked[] {
  const scores = new Map<StoredRecord, number>();
  for (const list of lists) {
    const normal = algorithm === 'DBSF' ? distribution(list) : (_: number, rank: number) => 1 / (rank + 60);
    for (const [at, { record, score }] of list.entries())
      scores.set(record, (scores.get(record) ?? 0) + normal(score, at + 1));
  }
  return [...scores].map(([record, score]) => ({ record, score })).sort(byScore);
}

function distribution(list: readonly Ranked[]): (score: number) => number {
  const mean = list.reduce((sum, { score }) => sum + score, 0) / list.length;
  const deviation = Math.sqrt(list.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / list.length);
  return (score) => (deviation === 0 ? 0.5 : (score - (mean - 3 * deviation)) / (6 * deviation));
}
