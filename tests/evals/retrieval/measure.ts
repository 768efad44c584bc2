import { depth, type Judged, mean, type Score, scoreOf } from './metrics.ts';
import type { System } from './systems.ts';

export interface Measured {
  readonly score: Score;
  /** With the category of the right products known beforehand, as a model may tell it: what a filter by it is worth at most. */
  readonly inCategory: Score;
  /** Median milliseconds a query, without the filter. */
  readonly ms: number;
  readonly byStratum: Readonly<Record<string, Stratum>>;
}

export interface Stratum {
  readonly count: number;
  readonly score: Score;
  readonly ms: number;
}

interface Answered {
  readonly stratum: string;
  readonly score: Score;
  readonly inCategory: Score;
  readonly ms: number;
}

/** Enough for a filter to leave ten of any category. */
const unfiltered = 1000;

export async function measure(
  system: System,
  queries: readonly Judged[],
  categoryOf: ReadonlyMap<string, string>,
): Promise<Measured> {
  const answered: Answered[] = [];
  for (const query of queries) {
    const from = performance.now();
    const ranking = await system.rank(query, depth);
    const ms = performance.now() - from;
    const all = await system.rank(query, unfiltered);
    answered.push({
      stratum: query.stratum,
      score: scoreOf(ranking, query),
      inCategory: scoreOf(ofCategory(all, query, categoryOf), query),
      ms,
    });
  }
  const strata = Map.groupBy(answered, ({ stratum }) => stratum);
  return {
    score: mean(answered.map(({ score }) => score)),
    inCategory: mean(answered.map(({ inCategory }) => inCategory)),
    ms: median(answered),
    byStratum: Object.fromEntries([...strata].map(([name, all]) => [name, stratumOf(all)])),
  };
}

function stratumOf(all: readonly Answered[]): Stratum {
  return { count: all.length, score: mean(all.map(({ score }) => score)), ms: median(all) };
}

/** A query that nothing answers, or that asks of the policies, is of no category. */
function ofCategory(
  ranking: readonly string[],
  { relevant }: Judged,
  categoryOf: ReadonlyMap<string, string>,
): readonly string[] {
  const categories = new Set(Object.keys(relevant).map((id) => categoryOf.get(id)));
  return categories.size === 0 ? ranking : ranking.filter((id) => categories.has(categoryOf.get(id)));
}

function median(answered: readonly Answered[]): number {
  return answered.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answered.length / 2)] ?? 0;
}
