/** A judged query: the documents that answer it, 2 for right and 1 for acceptable; none where the shop has no answer. */
export interface Judged {
  readonly id: string;
  readonly stratum: string;
  readonly query: string;
  readonly relevant: Readonly<Record<string, number>>;
}

export interface Score {
  readonly hit1: number;
  readonly hit5: number;
  readonly reciprocalRank: number;
  readonly ndcg: number;
}

/** Ranks further down are not counted. */
export const depth = 10;

/**
 * How well a ranking of document ids answers a query. A query without an answer is met by an empty ranking, wholly or
 * not at all. nDCG after Järvelin and Kekäläinen (2002), with gains 2^grade - 1.
 */
export function scoreOf(ranking: readonly string[], { relevant }: Judged): Score {
  const grades = Object.values(relevant).toSorted((a, b) => b - a);
  if (grades.length === 0) {
    const met = ranking.length === 0 ? 1 : 0;
    return { hit1: met, hit5: met, reciprocalRank: met, ndcg: met };
  }
  const first = ranking.slice(0, depth).findIndex((id) => relevant[id] !== undefined);
  return {
    hit1: first === 0 ? 1 : 0,
    hit5: first >= 0 && first < 5 ? 1 : 0,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    ndcg: gain(ranking.slice(0, depth).map((id) => relevant[id] ?? 0)) / gain(grades.slice(0, depth)),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export function mean(scores: readonly Score[]): Score {
  const average = (key: keyof Score) => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return {
    hit1: average('hit1'),
    hit5: average('hit5'),
    reciprocalRank: average('reciprocalRank'),
    ndcg: average('ndcg'),
  };
}
