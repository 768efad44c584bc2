import { describe, expect, test } from 'vitest';
import { check, nothingBefore } from '../../worker/domain/evidence/check.ts';
import { addFound, type Evidence, emptyEvidence } from '../../worker/domain/evidence.ts';
import { openShop } from '../evals/retrieval/shop.ts';
import { labelledRules } from '../fixtures/labelled-rules.ts';
import { testIndex } from '../fixtures/shop.ts';

/** Sentences on a shop's rules: a figure, a condition or a denial of one of them is of no other. */

type Index = ReturnType<typeof testIndex>;

async function evidenceOf(index: Index, skus: readonly string[], questions: readonly string[]) {
  const evidence = emptyEvidence({ limits: {}, contact: 'help@shop.test', shopUrl: 'https://shop.test/' });
  addFound(evidence, { items: await index.bySku(skus) });
  for (const question of questions) addFound(evidence, await index.policies(question, 3));
  return evidence;
}

const asked = ['return window', 'parcel delivery cost', 'items that cannot be returned final sale'];
const small = await evidenceOf(
  testIndex(),
  ['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK', 'T-EMBER', 'T-HARBOR-SAGE', 'T-HARBOR-RUST'],
  asked,
);
const sample = await evidenceOf(
  (await openShop()).index,
  [
    'SOF-ADLO-SND',
    'SOF-ADLO-SAG',
    'SOF-CALL-CRM',
    'SOF-CALL-NVY',
    'LGT-ESKD-GRN',
    'LGT-ABBE-BRS',
    'SOF-FENN-CHA',
  ],
  [...asked, 'refund methods', 'general warranty'],
);

/** What is withheld of a sentence that names no section, or where one makes that true, the one it names. */
function withheld(sentence: string, evidence: Evidence): unknown[] {
  const cited = [[], ...[...evidence.sections.keys()].map((id) => [id])];
  const results = cited.map((ids) => check(sentence, evidence, nothingBefore, ids).uncovered);
  return results.toSorted((a, b) => a.length - b.length)[0] as unknown[];
}

const shops = { small, sample };

describe.each(Object.entries(labelledRules))('%s', (_, byShop) => {
  for (const [name, evidence] of Object.entries(shops)) {
    const { holds = [], fails = [] } = byShop[name as keyof typeof shops] ?? {};
    if (holds.length > 0)
      test.each(holds)(`in the ${name} shop it is shown: %s`, (sentence) => {
        expect(check(sentence, evidence).uncovered).toEqual([]);
      });
    if (fails.length > 0)
      test.each(fails)(`in the ${name} shop it is withheld, whatever it cites: %s`, (sentence) => {
        expect(withheld(sentence, evidence)).not.toEqual([]);
      });
  }
});
