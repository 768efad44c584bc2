import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** What a model looked up in a turn, as it was recorded. */
const turnSchema = z.object({
  id: z.string(),
  message: z.string(),
  calls: z.array(z.object({ name: z.string(), input: z.unknown(), view: z.unknown() })),
});
/** A true answer, written by someone who saw the prompt and the look-ups only. */
const answerSchema = z.object({ id: z.string(), turn: z.string(), text: z.string() });
/** A sentence of a true answer with one planted change that makes it false. */
const lieSchema = z.object({
  id: z.string(),
  from: z.string(),
  sentence: z.string(),
  kind: z.string(),
  planted: z.string(),
});

export type Turn = z.infer<typeof turnSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type Lie = z.infer<typeof lieSchema>;
export type Half = 'tune' | 'blind';

const folder = 'tests/evals/claims';

export async function readTurns(): Promise<ReadonlyMap<string, Turn>> {
  const turns = await readLines(`${folder}/turns.jsonl`, turnSchema);
  return new Map(turns.map((turn) => [turn.id, turn]));
}

export async function readHalf(half: Half) {
  return {
    answers: await readLines(`${folder}/true-${half}.jsonl`, answerSchema),
    lies: await readLines(`${folder}/false-${half}.jsonl`, lieSchema),
  };
}

/** The blind half is what it was when it was sealed, or nothing is measured. */
export async function checkSeal(): Promise<void> {
  const seals = (await readFile(`${folder}/blind.sha256`, 'utf8')).trim().split('\n');
  for (const seal of seals) {
    const [hash, path = ''] = seal.split(/\s+/u);
    const found = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    if (found !== hash) throw new Error(`${path} is not what was sealed.`);
  }
}

async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
