import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurn } from '../fixtures/turn.ts';
import { honestModel, picks, questions } from './honest.ts';

/** A quarter of those with a model that lies: there is less to go wrong. */
const turns = Number(process.env.ADVERSARY_TURNS ?? 2000) / 4;
const seed = Number(process.env.ADVERSARY_SEED ?? Date.now() % 2 ** 31);

test(`a model that says only what it was told is never withheld (${turns} turns, seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  let wrote = 0;
  const falseAlarms: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...questions), picks, async (question, make) => {
      const model = honestModel(question, make());
      const turn = await takeTurn(model, question.message);
      wrote += model.wrote.length;
      expect(turn.finish.outcome).toBe('answered');
      if (turn.record.sentencesWithheld > 0) falseAlarms.push(`${turn.text} <- ${model.wrote.join(' / ')}`);
    }),
    { numRuns: turns, seed },
  );
  console.info(`${falseAlarms.length} false alarms in ${wrote} sentences that are true`);
  expect(falseAlarms).toEqual([]);
});
