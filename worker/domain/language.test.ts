import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { guessLanguage, languageOf } from './language.ts';

const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
/** Messages as shoppers write them, one a line. */
const said = (name: string) => linesOf(`tests/fixtures/messages/${name}.txt`);

const foreign: readonly (readonly [Language, string])[] = [
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['it', 'italian'],
  ['pt', 'portuguese'],
  ['nl', 'dutch'],
];

describe.each(foreign)('of messages in %s', (code, name) => {
  const messages = said(name);
  const guesses = messages.map((message) => [message, guessLanguage(message)] as const);

  test('none is taken for another language', () => {
    expect(messages.length).toBeGreaterThanOrEqual(40);
    expect(guesses.filter(([, guess]) => guess !== undefined && guess !== code)).toEqual([]);
  });

  test('nearly all are known', () => {
    const unsure = guesses.filter(([, guess]) => guess === undefined);
    expect(unsure.length, JSON.stringify(unsure)).toBeLessThanOrEqual(messages.length / 20);
  });

  test('typed in capitals they are the same', () => {
    for (const [message, guess] of guesses) expect(guessLanguage(message.toUpperCase()), message).toBe(guess);
  });
});

describe('English', () => {
  const foreignAmong = (messages: readonly string[]) =>
    messages.filter((message) => (guessLanguage(message) ?? 'en') !== 'en');
  /** Queries that others wrote, who knew nothing of this. */
  const queries = ['practice', 'tune'].flatMap((name) =>
    linesOf(`tests/evals/retrieval/${name}.jsonl`).map((line) => JSON.parse(line).query as string),
  );

  test('is taken for no other language, whatever it borrows', () => {
    const messages = said('english');
    expect(messages.length).toBeGreaterThanOrEqual(150);
    expect(foreignAmong(messages)).toEqual([]);
    expect(foreignAmong(queries)).toEqual([]);
  });

  test('is known by its small words', () => {
    const whole = queries.filter((query) => query.split(' ').length > 4);
    const unsure = whole.filter((query) => guessLanguage(query) === undefined);
    expect(unsure.length).toBeLessThan(whole.length / 20);
  });

  test.each(['a lamp under $80 chahiye', 'mujhe reading lamp dikhao'])(
    'is what %j is answered in, which mixes it with Hindi',
    (message) => {
      expect(guessLanguage(message)).toBe('en');
    },
  );
});

test.each(['', '80', '$1,299', 'Aldra', 'Harbor Sofa', 'T-ASTER', '👍', 'Malmö', 'ок', '椅子'])(
  'nothing is guessed of %j',
  (text) => {
    expect(guessLanguage(text)).toBeUndefined();
  },
);

test('whatever is written, it is one of ours or none, and numbers and signs around it change nothing', () => {
  const some = fc.constantFrom(...foreign.flatMap(([, name]) => said(name)));
  fc.assert(
    fc.property(some, fc.stringMatching(/^[\d $€£.,!?-]{0,12}$/), (message, noise) => {
      expect(guessLanguage(`${noise} ${message} ${noise}`)).toBe(guessLanguage(message));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', undefined]).toContain(guessLanguage(text));
    }),
  );
});

describe('a conversation', () => {
  test.each<readonly [string, readonly string[], string | undefined, Language]>([
    ['is in the language of its message', ['Ich suche eine Leselampe'], undefined, 'de'],
    ['keeps it over a name', ['Ich suche eine Leselampe', 'Aldra'], undefined, 'de'],
    ['keeps it over a short message of another', ['Ich suche eine Leselampe', 'grazie'], undefined, 'de'],
    [
      'leaves it for a whole message of another',
      ['Ich suche eine Leselampe', 'show me all of your lamps'],
      undefined,
      'en',
    ],
    [
      'keeps it over the name of a product',
      ['Ich suche eine Leselampe', 'Abbeck Reading Lamp'],
      undefined,
      'de',
    ],
    ['is in the page’s where nothing was said', ['Aldra'], 'nl-BE', 'nl'],
    ['is in English where the page is in none of ours', ['Aldra'], 'sv', 'en'],
    ['is in its own whatever the page is in', ['a chair in teak'], 'de', 'en'],
    ['begins with a word', ['Gracias'], 'de', 'es'],
  ])('%s', (_, messages, locale, language) => {
    expect(languageOf(messages, locale)).toBe(language);
  });
});
