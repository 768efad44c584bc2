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
  const told = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(arbitraryModel, async (make) => {
      const model = make();
      assertLaws(await takeTurn(model, 'a warm reading lamp under $80'), model);
      for (const { kind } of model.heard.lies) told.set(kind, (told.get(kind) ?? 0) + 1);
    }),
    { numRuns: turns, seed },
  );
  for (const { kind } of lies) expect(told.get(kind), kind).toBeGreaterThan(turns / 100);
});

test('every kind of lie is planted in several ways', () => {
  const kinds = Map.groupBy(lies, ({ kind }) => kind);
  for (const [kind, all] of kinds) expect(all.length, kind).toBeGreaterThanOrEqual(4);
});
