import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { fill } from '../../shared/strings/index.ts';
import { workerStrings } from '../../shared/strings/worker.ts';
import { smallTalk, writeNothing } from '../../worker/adapters/offline-model/write.ts';
import { rulesWords } from '../../worker/domain/rules-words/index.ts';
import type { Talk } from '../../worker/domain/topics.ts';
import type { PromptData } from '../../worker/domain/views.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { takeTurn, testDeps } from '../fixtures/turn.ts';

/** What code fixed in advance is never withheld by code: each string as the whole answer of a turn without a look-up. */

const { shop } = testDeps(scriptedModel());
const values = { shop: shop.name, contact: shop.contact, sells: shop.categories.join(', ') };

async function shownOf(text: string, language: Language): Promise<string> {
  const turn = await takeTurn(scriptedModel(answer(text)), 'Abbeck', {
    first: { isOffline: true },
    page: { locale: language },
  });
  expect(turn.record.sentencesWithheld, turn.text).toBe(0);
  return turn.text;
}

describe('in English', () => {
  const talks: Readonly<Record<Exclude<Talk, 'person'>, true>> = {
    greeting: true,
    help: true,
    thanks: true,
    'who-are-you': true,
    order: true,
    range: true,
    visit: true,
    elsewhere: true,
  };
  const data = { shop: { ...values, name: shop.name, sells: shop.categories } } as unknown as PromptData;
  const said = (Object.keys(talks) as Talk[]).map(
    (talk) => [talk, smallTalk({ talk, policies: [], about: [] }, data) ?? ''] as const,
  );

  test.each([...said, ['nothing', writeNothing(shop.contact)] as const])('%s: %s', async (_, text) => {
    expect(await shownOf(text, 'en')).toBe(text);
  });
});

const inRecords = /^(?:inStock|onlyLeft|soldOut|madeToOrder|priceOnRequest)/u;

describe.each(Object.keys(rulesWords) as (keyof typeof rulesWords)[])('in %s', (language) => {
  const fixed = Object.entries(rulesWords[language]).filter(([key]) => !inRecords.test(key));

  test.each(fixed)('%s: %s', async (_, template) => {
    const text = fill(template, values);
    expect(await shownOf(text, language)).toBe(text);
  });

  test('the stock of what nobody looked up is none of them', async () => {
    const words = rulesWords[language];
    const { text } = await takeTurn(scriptedModel(answer(fill(words.onlyLeft, { count: 7 }))), 'Abbeck', {
      first: { isOffline: true },
      page: { locale: language },
    });
    expect(text).toBe(workerStrings[language].sentenceWithheld);
  });
});
