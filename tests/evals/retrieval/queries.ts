import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Judged } from './metrics.ts';

/**
 * `tune` and `blind` are halves of one set; `blind` is sealed by its hash and scored only to report. `practice` was
 * written later by others, who had seen as little, to find what kinds of queries the engine did not know yet.
 */
export type Part = 'tune' | 'practice' | 'blind';

export async function readQueries(part: Part): Promise<Judged[]> {
  const text = await readFile(`tests/evals/retrieval/${part}.jsonl`, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Judged);
}

export async function checkSeal(): Promise<void> {
  const blind = await readFile('tests/evals/retrieval/blind.jsonl');
  const [sealed] = (await readFile('tests/evals/retrieval/blind.sha256', 'utf8')).split(' ');
  if (createHash('sha256').update(blind).digest('hex') !== sealed)
    throw new Error('the blind half is not the one that was sealed');
}
