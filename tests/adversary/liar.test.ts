import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurn } from '../fixtures/turn.ts';
import { assertLaws } from './laws.ts';
import { lies } from './lies.ts';
import { arbitraryModel } from './model.ts';

/** Two thousand here; `npm run adversary` takes twenty thousand. */
const turns = Number(process.env.ADVERSARY_TURNS ?? 2000);
const seed = Number(process.env.ADVERSARY_SEED ?? Date.now() % 2 ** 31);

test(`whatever a model does, the laws hold (${turns} turns, seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryModel, async (make) => {
      const model = make();
      assertLaws(await takeTurn(model, 'a warm reading lamp under $80'), model);
      told += model.heard.lies.length;
    }),
    { numRuns: turns, seed },
  );
  expect(told).toBeGreaterThan(turns);
});

test('every kind of lie is planted in several ways', () => {
  const kinds = Map.groupBy(lies, ({ kind }) => kind);
  for (const [kind, all] of kinds) expect(all.length, kind).toBeGreaterThanOrEqual(4);
});
