import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { type Judged, mean, type Score, scoreOf } from './metrics.ts';
import { readQueries, type System, systems } from './systems.ts';

/**
 * How well products and policies are found, on queries that whoever wrote them made without seeing engine or texts.
 * Weights and words are tuned on the first half only; the blind half is sealed by its hash and
 * scored, with `--blind`, only to report: what is seen while tuning is no longer blind.
 */

interface Measured {
  readonly score: Score;
  readonly ms: number;
  readonly byStratum: ReadonlyMap<string, { readonly count: number; readonly score: Score }>;
}

async function measure(system: System, queries: readonly Judged[]): Promise<Measured> {
  const scored: { stratum: string; score: Score }[] = [];
  const times: number[] = [];
  for (const query of queries) {
    const from = performance.now();
    const ranking = await system.rank(query);
    times.push(performance.now() - from);
    scored.push({ stratum: query.stratum, score: scoreOf(ranking, query) });
  }
  const strata = Map.groupBy(scored, ({ stratum }) => stratum);
  return {
    score: mean(scored.map(({ score }) => score)),
    ms: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    byStratum: new Map(
      [...strata].map(([name, all]) => [
        name,
        { count: all.length, score: mean(all.map(({ score }) => score)) },
      ]),
    ),
  };
}

async function checkSeal(): Promise<void> {
  const blind = await readFile('tests/evals/retrieval/blind.jsonl');
  const [sealed] = (await readFile('tests/evals/retrieval/blind.sha256', 'utf8')).split(' ');
  if (createHash('sha256').update(blind).digest('hex') !== sealed)
    throw new Error('the blind half is not the one that was sealed');
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
const row = (name: string, { hit1, hit5, reciprocalRank, ndcg }: Score) =>
  `${name.padEnd(26)}${percent(hit1)}${percent(hit5)}${reciprocalRank.toFixed(3).padStart(8)}${ndcg.toFixed(3).padStart(8)}`;
const head = `${''.padEnd(26)}  hit@1  hit@5  MRR@10 nDCG@10`;

await checkSeal();
const { all, catalogue } = await systems();
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(`${catalogue}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, commit ${commit}\n`);
const report: Record<string, unknown> = { commit, catalogue, at: new Date().toISOString() };
const halves = process.argv.includes('--blind') ? (['tune', 'blind'] as const) : (['tune'] as const);
for (const half of halves) {
  const queries = await readQueries(half);
  console.log(`${half} half, ${queries.length} queries\n${head}   ms p50`);
  const rows: Record<string, unknown> = {};
  let last: Measured | undefined;
  for (const system of all) {
    last = await measure(system, queries);
    rows[system.name] = { ...last.score, ms: last.ms };
    console.log(`${row(system.name, last.score)}${last.ms.toFixed(2).padStart(8)}`);
  }
  console.log(`\n  by stratum, the engine\n${head}`);
  for (const [name, { count, score }] of last?.byStratum ?? [])
    console.log(row(`  ${name} (${count})`, score));
  console.log('');
  report[half] = { systems: rows, strata: Object.fromEntries(last?.byStratum ?? []) };
}
if (halves.length === 2) {
  await mkdir('tests/evals/results', { recursive: true });
  await writeFile('tests/evals/results/retrieval.json', `${JSON.stringify(report, null, 2)}\n`);
}
