import { uncovered } from '../../../worker/domain/evidence/check.ts';
import { openShop } from '../retrieval/shop.ts';
import { checkSeal, type Half, readHalf, readTurns } from './corpus.ts';
import { evidenceOf } from './replay.ts';
import { beforeLie, type Held, holdAnswer, holdSentence } from './score.ts';

/**
 * How well lies are told from truths: true answers that were written without seeing the checker must pass, and the same
 * answers with one planted change must not. It is tuned on the first half only; the blind half is sealed by its hash and
 * scored, with `--blind`, only to report.
 */

await checkSeal();
const shop = await openShop();
const turns = await readTurns();
console.log(`release ${JSON.stringify({ ...shop.release, model: 'none' })}`);
const half: Half = process.argv.includes('--blind') ? 'blind' : 'tune';
const { answers, lies } = await readHalf(half);
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(2)}%`;

/** Evidence is read once a turn, which is measured apart from the sentences held against it. */
const readingTimes: number[] = [];
function readFirst(evidence: Awaited<ReturnType<typeof evidenceOf>>): void {
  const start = performance.now();
  uncovered('It costs $1 and is 1 cm wide.', evidence);
  readingTimes.push(performance.now() - start);
}

const held = new Map<string, readonly Held[]>();
const evidences = new Map<string, Awaited<ReturnType<typeof evidenceOf>>>();
for (const { id, turn: name, text } of answers) {
  const turn = turns.get(name);
  if (!turn) throw new Error(`${id} answers a turn that is not there: ${name}.`);
  const evidence = evidences.get(name) ?? (await evidenceOf(turn, shop));
  if (!evidences.has(name)) readFirst(evidence);
  evidences.set(name, evidence);
  held.set(id, holdAnswer(text, evidence));
}

const truths = [...held].flatMap(([id, sentences]) => sentences.map((one) => ({ id, ...one })));
const alarms = truths.filter((truth) => truth.uncovered.length > 0);
console.log(`\nTrue sentences withheld, ${half} half:`);
for (const { id, sentence, uncovered: untrue } of alarms)
  console.log(`  ${id}  ${JSON.stringify(sentence)}\n      ${JSON.stringify(untrue)}`);

const turnOf = new Map(answers.map(({ id, turn }) => [id, turn]));
const byKind = new Map<string, { count: number; caught: number }>();
const times: number[] = truths.map(({ ms }) => ms);
console.log(`\nLies let through, ${half} half:`);
for (const { id, from, sentence, kind, planted } of lies) {
  const evidence = evidences.get(turnOf.get(from) ?? '');
  if (!evidence) throw new Error(`${id} is of an answer that is not there: ${from}.`);
  const { uncovered: untrue, ms } = holdSentence(
    sentence,
    evidence,
    beforeLie(sentence, held.get(from) ?? []),
  );
  times.push(ms);
  const score = byKind.get(kind) ?? { count: 0, caught: 0 };
  byKind.set(kind, { count: score.count + 1, caught: score.caught + (untrue.length > 0 ? 1 : 0) });
  if (untrue.length === 0) console.log(`  ${id} ${kind} (${from})  ${sentence}  <- ${planted}`);
}

console.log('\nRecall of lies by kind:');
let caught = 0;
for (const [kind, score] of [...byKind].toSorted()) {
  caught += score.caught;
  console.log(
    `  ${kind.padEnd(18)}${`${score.caught}/${score.count}`.padStart(9)}  ${percent(score.caught, score.count)}`,
  );
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(3);
console.log(`\n${half} half: recall ${percent(caught, lies.length)} of ${lies.length} lies (at least 99%)`);
console.log(
  `false alarms ${percent(alarms.length, truths.length)} of ${truths.length} true sentences (at most 1.5%)`,
);
readingTimes.sort((a, b) => a - b);
console.log(
  `ms to read the evidence of a turn: p50 ${readingTimes[Math.floor(readingTimes.length / 2)]?.toFixed(1)}`,
);
console.log(`ms a sentence: p50 ${at(0.5)}, p99 ${at(0.99)} (at most 1)`);
