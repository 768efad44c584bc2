import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { gate } from '../../../worker/domain/gate.ts';
import { type Measured, measure, type Stratum } from './measure.ts';
import type { Score } from './metrics.ts';
import { checkSeal, readQueries } from './queries.ts';
import { openShop } from './shop.ts';
import { localSystems, type System } from './systems.ts';
import { requireSent, upstashSystems } from './upstash.ts';

/**
 * How well products and policies are found, on queries that whoever wrote them made without seeing engine or texts.
 * Weights and words are tuned on the first half and on practice queries; the blind half is sealed by its hash and
 * scored, with `--blind`, only to report: what is seen while tuning is no longer blind.
 */

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
const figures = ({ hit1, hit5, reciprocalRank, ndcg }: Score) =>
  `${percent(hit1)}${percent(hit5)}${reciprocalRank.toFixed(3).padStart(8)}${ndcg.toFixed(3).padStart(8)}`;
const row = (name: string, score: Score, ms: number) =>
  `${name.padEnd(26)}${figures(score)}${ms.toFixed(2).padStart(8)}`;
const head = `${''.padEnd(26)}  hit@1  hit@5  MRR@10 nDCG@10  ms p50`;

function print(part: string, count: number, measured: ReadonlyMap<string, Measured>): void {
  console.log(`${part}, ${count} queries\n${head}   with the category known: hit@1 hit@5 MRR nDCG`);
  for (const [name, { score, inCategory, ms }] of measured)
    console.log(`${row(name, score, ms)}   ${figures(inCategory)}`);
  const [engine, { byStratum }] = [...measured].at(-1) ?? ['', { byStratum: {} }];
  console.log(`\n  by stratum: ${engine}\n${head}`);
  for (const [name, { count: of, score, ms }] of Object.entries<Stratum>(byStratum))
    console.log(row(`  ${name} (${of})`, score, ms));
  console.log('');
}

async function systemsOf(shop: Awaited<ReturnType<typeof openShop>>): Promise<readonly System[]> {
  if (existsSync('.dev.vars')) process.loadEnvFile('.dev.vars');
  const { UPSTASH_VECTOR_REST_URL: url, UPSTASH_VECTOR_REST_TOKEN: token } = process.env;
  if (!url || !token) return localSystems(shop);
  await requireSent(shop, { url, token });
  return [...localSystems(shop), ...upstashSystems(shop, { url, token })];
}

await checkSeal();
const shop = await openShop();
const systems = await systemsOf(shop);
const release = { ...shop.release, model: 'none', gate };
const catalogue = `${shop.products.length} products, ${shop.sections.length} sections`;
console.log(`${catalogue}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`);
console.log(`release ${JSON.stringify(release)}\n`);
const categoryOf = new Map(shop.products.map(({ id, category }) => [id, category]));
const report: Record<string, unknown> = { release, catalogue, at: new Date().toISOString() };
const isReport = process.argv.includes('--blind');
for (const part of isReport ? (['tune', 'practice', 'blind'] as const) : (['tune', 'practice'] as const)) {
  const queries = await readQueries(part);
  const measured = new Map<string, Measured>();
  for (const system of systems) measured.set(system.name, await measure(system, queries, categoryOf));
  print(part, queries.length, measured);
  report[part] = Object.fromEntries(measured);
}
if (isReport) {
  await mkdir('tests/evals/results', { recursive: true });
  await writeFile('tests/evals/results/retrieval.json', `${JSON.stringify(report, null, 2)}\n`);
}
